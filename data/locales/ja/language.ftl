# The language of what everyone sees.

command-settings-language = このサーバーで全員に見えるものの言語
option-language = テーブルなど、全員に見えるものすべての言語
settings-language-server = サーバー自体の言語
settings-language = { $chosen ->
    [server] テーブルなど、ここで全員に見えるものは、サーバーの言語に合わせます：**{ $language }**。
   *[own] テーブルなど、ここで全員に見えるものの言語：**{ $language }**。
}自分だけに見えるものは、自分の言語のままです。
language-unknown = 🌍 { $language }はまだ話せないので、英語でお話しします。
