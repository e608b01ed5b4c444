# The language of what everyone sees.

command-settings-language = Bu sunucuda hepinizin gördüğü her şeyin dili
option-language = Masaların ve hepinizin gördüğü diğer her şeyin dili
settings-language-server = sunucunun kendi dili
settings-language = { $chosen ->
    [server] Buradaki masalar ve hepinizin gördüğü diğer her şey sunucunun diline uyuyor: **{ $language }**.
   *[own] Buradaki masaların ve hepinizin gördüğü diğer her şeyin dili: **{ $language }**.
} Yalnızca senin gördüklerin kendi dilinde kalır.
language-unknown = 🌍 Şu dili henüz bilmiyorum: { $language }. Bu yüzden seninle İngilizce konuşuyorum.
