# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = Aquí se dijo un número
button-no-number = No era un número

violation-line = -# 🤐 “{ $words }”: { $why }. Cuenta para esta partida.
violation-line-removed = -# 🤐 Se eliminó un mensaje de { $name }: { $why }. Cuenta para esta partida.
violation-costs = -# Si nadie lo retira en { $seconds } segundos, aquí cuesta una vida, o la fila.
reply-violation-taken-back = -# 🤐 Retirado: no era un número.

# Why something was heard
number-digits = eso es un número
number-words = eso es un número en palabras
number-veiled = eso es un número disfrazado
number-roman = eso es un número romano
number-likeness = eso representa un número
number-bound = eso delata un límite
number-range = eso delata un intervalo
number-decade = eso delata la decena
number-sum = eso, sumado, da un valor
number-ordinal = eso es un número ordinal
number-compared = eso compara con un valor
trick-talk = en este servidor no se habla del salto atrás
public-value = en este servidor tampoco se dicen los valores que están en la mesa

violations = 🤐 { $count ->
    [0] No se dijo ningún número
    [one] Se dijo 1 número
   *[other] Se dijeron { $count } números
}{ $back ->
    [0] .
    [one] {""}; 1 aviso retirado.
   *[other] {""}; { $back } avisos retirados.
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 Aquí no puedo leer los mensajes. Si alguien escribe un número: mantén pulsado el mensaje o haz clic derecho en él, Aplicaciones, “{ $menu }”.

# Flagging by hand
reply-violation = 🤐 Gracias, cuenta para esta partida. { $said }
reply-violation-before = 🤐 Este mensaje ya cuenta.
reply-violation-settled = 🤐 Alguien ya revisó este mensaje: no era un número.
watch-watch-off = La escucha de números está desactivada en este servidor. Quien lo gestiona puede activarla con `/settings watch`.
watch-not-a-players-message = Solo puedes avisar de mensajes de gente de esta mesa.
watch-written-before = Eso se escribió antes de empezar esta partida, así que no cuenta.

# /settings
command-settings = Cómo se comportan las mesas en este servidor
command-settings-all = Todos los ajustes de este servidor en un mensaje
command-settings-watch = Con cuánta atención escucho los números dichos
option-strictness = Con cuánto rigor
option-reaction = Poner 🤐 en un mensaje que dice un número
option-line = Decir debajo, durante unos segundos, qué se oyó
option-removal = Eliminar esos mensajes
option-languages = Idiomas que escucho, como en, de, fr; auto es el de la mesa y el inglés
strictness-strict = estricto: también cuentan los valores de la mesa y hablar del salto atrás
strictness-standard = normal: cuenta todo lo que dice el valor de una carta
strictness-lenient = flexible: solo cuenta lo que dice con bastante seguridad el valor de una carta
strictness-off = desactivado: cada cual vigila lo que dice

settings-watch = { "" }**La escucha de números en este servidor**
settings-watch-strictness = { $strictness ->
    [strict] **Estricto:** también cuentan los valores de la mesa y hablar del salto atrás.
    [standard] **Normal:** cuenta todo lo que dice el valor de una carta.
    [lenient] **Flexible:** solo cuenta lo que dice con bastante seguridad el valor de una carta.
   *[off] **Desactivado:** cada cual vigila lo que dice.
}
settings-watch-reaction = { $on ->
    [yes] Un mensaje que dice un número recibe un 🤐.
   *[no] Un mensaje que dice un número no recibe ningún 🤐.
}
settings-watch-line = { $on ->
    [yes] Durante unos segundos, una línea debajo dice qué oí.
   *[no] No escribo ninguna línea sobre lo que oí.
}
settings-watch-removal = { $on ->
    [yes] Elimino esos mensajes.
   *[no] No elimino esos mensajes.
}
settings-watch-languages = Escucho números en { $languages }.
settings-watch-languages-auto = Escucho números en el idioma de la mesa, en el del servidor y en inglés.
settings-languages-auto = el de la mesa, el del servidor y el inglés
settings-removal-lacks = ⚠️ No puedo eliminar mensajes en este canal. Se quedan hasta que tenga el permiso “Gestionar mensajes”.
settings-not-listening = ⚠️ No puedo leer mensajes: el intent Message Content está desactivado. Quien juega puede avisar de un número: mantener pulsado el mensaje o hacer clic derecho en él, Aplicaciones, “{ $menu }”.
watch-not-allowed-to-set = Los ajustes solo los cambia quien puede gestionar este servidor. Pídeselo a alguien con ese permiso.
watch-language-unknown = No conozco el idioma “{ $language }”. Conozco { $known }. Separa varios con comas.
