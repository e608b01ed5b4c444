# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = A number was spoken
button-no-number = That wasn't a number

violation-line = -# 🤐 “{ $words }”: { $why }. It counts for this match.
violation-line-removed = -# 🤐 A message from { $name } was removed: { $why }. It counts for this match.
violation-costs = -# Unless somebody takes it back within { $seconds } seconds, it costs a life here, or the row.
reply-violation-taken-back = -# 🤐 Taken back: that wasn't a number.

# Why something was heard
number-digits = that's a number
number-words = that's a number in words
number-veiled = that's a number in disguise
number-roman = that's a Roman numeral
number-likeness = that stands for a number
number-bound = that gives away a limit
number-range = that gives away a range
number-decade = that gives away the tens
number-sum = that adds up to a value
number-ordinal = that's a number with an ending
number-compared = that compares with a value
trick-talk = nobody talks about the trick on this server
public-value = even values on the table stay unsaid on this server

violations = 🤐 { $count ->
    [0] No number was spoken
    [one] 1 number was spoken
   *[other] { $count } numbers were spoken
}{ $back ->
    [0] .
    [one] {""}; 1 alarm was taken back.
   *[other] {""}; { $back } alarms were taken back.
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 I can't read along here. If somebody writes a number: hold or right-click the message, Apps, “{ $menu }”.

# Flagging by hand
reply-violation = 🤐 Thanks, that counts for this match. { $said }
reply-violation-before = 🤐 This message already counts.
reply-violation-settled = 🤐 Somebody already looked at this message: it wasn't a number.
watch-watch-off = Listening for numbers is off on this server. Its managers can turn it on with `/settings watch`.
watch-not-a-players-message = You can only report messages from people at this table.
watch-written-before = That was written before this match began, so it doesn't count.

# /settings
command-settings = How tables behave on this server
command-settings-all = All settings of this server in one message
command-settings-watch = How closely I listen for spoken numbers
option-strictness = How strict to be
option-reaction = Put 🤐 on a message that gives away a number
option-line = Say below it for a few seconds what I heard
option-removal = Remove such messages
option-languages = Languages to listen for, such as en, de, fr; auto means the table's own and English
strictness-strict = strict: values on the table and talk of the trick count, too
strictness-standard = standard: everything that gives away a card counts
strictness-lenient = lenient: only what clearly gives away a card counts
strictness-off = off: players look out for it themselves

settings-watch = { "" }**Listening for numbers on this server**
settings-watch-strictness = { $strictness ->
    [strict] **Strict:** values on the table and talk of the trick count, too.
    [standard] **Standard:** everything that gives away a card counts.
    [lenient] **Lenient:** only what clearly gives away a card counts.
   *[off] **Off:** players look out for it themselves.
}
settings-watch-reaction = { $on ->
    [yes] A message that gives away a number gets a 🤐.
   *[no] A message that gives away a number gets no 🤐.
}
settings-watch-line = { $on ->
    [yes] For a few seconds, a line below it says what I heard.
   *[no] I write no line about what I heard.
}
settings-watch-removal = { $on ->
    [yes] I remove such messages.
   *[no] I don't remove such messages.
}
settings-watch-languages = I listen for { $languages }.
settings-watch-languages-auto = I listen for the table's own language, the server's and English.
settings-languages-auto = the table's own, the server's and English
settings-removal-lacks = ⚠️ I'm not allowed to remove messages in this channel. They stay until I get the permission “Manage Messages”.
settings-not-listening = ⚠️ I can't read messages: the Message Content intent is off. Players can report numbers themselves: hold or right-click the message, Apps, “{ $menu }”.
watch-not-allowed-to-set = Only people who may manage this server can change its settings. Ask one of them.
watch-language-unknown = I don't know the language “{ $language }”. I know { $known }. Separate several with commas.
