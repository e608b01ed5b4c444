# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = A number was spoken
button-no-number = That was no number

heard-line = -# 🤐 “{ $words }”: { $why }. It counts for this match.
heard-removed = -# 🤐 A message of { $name } was taken away: { $why }. It counts for this match.
heard-taken-back = -# 🤐 Taken back: that was no number.

# Why something was heard
number-digits = that is a number
number-words = that is a number in words
number-veiled = that is a number in disguise
number-roman = that is a Roman numeral
number-bound = that tells above or below which value
number-range = that tells between which values
number-decade = that tells the tens
number-sum = that adds up to a value
number-ordinal = that is a number with an ending
number-compared = that compares with a value
trick-talk = the trick is not talked about on this server
public-value = values on the table are not named on this server, either

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
footer-deaf = -# 🤐 I cannot read what is written here. If a number is spoken: hold or right-click the message, Apps, “{ $menu }”.

# Flagging by hand
flagged = 🤐 Noted; it counts for this match. { $said }
flagged-before = 🤐 This message has been counted already.
flagged-settled = 🤐 This message was looked at already: it was no number.
watch-watch-off = The watch is off on this server. Those who manage it can turn it on with `/settings watch`.
watch-not-a-players-message = Only what somebody at this table wrote can be flagged.
watch-written-before = That was written before this match began, so it cannot be flagged.

# /settings
command-settings = How tables behave on this server
command-settings-watch = How closely tables listen for spoken numbers
option-strictness = How much is flagged
option-reaction = Put 🤐 on a message that tells a number
option-line = Say below it what was heard, for some seconds
option-removal = Remove such messages
option-languages = Languages to listen for, such as en, de, fr; auto means the table's own and English
strictness-strict = strict: open values and trick talk, too
strictness-standard = standard: every way to tell a card's value
strictness-off = off: players watch over themselves

settings-watch = **The watch on this server**
    Strictness: { $strictness }
    Reaction 🤐: { $reaction }
    Line below the message: { $line }
    Removal of the message: { $removal }
    Languages: { $languages }
settings-on = on
settings-off = off
settings-languages-auto = the table's own and English
settings-removal-lacks = ⚠️ I may not remove messages in this channel. Give me the permission “Manage Messages”; until then they stay.
settings-deaf = ⚠️ I cannot read messages: the Message Content intent is off. Players can flag by hand: hold or right-click the message, Apps, “{ $menu }”.
table-settings-not-saved = The settings could not be saved, so they stay as they were. Please try again in a moment.
watch-not-allowed-to-set = Only those who may manage this server can change its settings. Ask one of them.
watch-language-unknown = I do not listen for “{ $language }”. I know: { $known }. Separate several with commas.
