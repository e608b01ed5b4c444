# Pictures, emojis and files, and who wants which.

attach-files-missing = 📎 Jest tu dla ciebie plik, ale nie masz na tym kanale uprawnienia „Załączanie plików”, więc Discord nie pozwala mi go dać. Zapytaj moderację albo spróbuj na innym kanale.
