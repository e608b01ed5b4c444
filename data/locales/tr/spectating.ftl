# Watching a match without playing in it

spectate-delay = -# 👀 { $seconds } saniye gecikmeyle izliyorsun.
spectate-wait = 👀 Masayı birazdan görürsün, { $seconds } saniye gecikmeyle.
spectate-paused = 👀 Masa devam ediyor, ama onu bir seferde yalnızca 15 dakika takip edebiliyorum. İzlemeye devam mı?
reply-spectate-stop = 👀 Bu kadar. Masadaki **İzle** seni geri getirir.
