"""Command descriptions in every language there are words for."""

from discord import Locale, app_commands

from bot.words.words import DEFAULT, words

_CODE = "code"


def localise(code: str) -> app_commands.locale_str:
    """Return a text for Discord's command list, English with its translations to come."""
    return app_commands.locale_str(words(DEFAULT)(code), code=code)


class WordsTranslator(app_commands.Translator):
    """Finds a description's translation by its code."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words in another language, or `None` where English stands."""
        del context
        code = string.extras.get(_CODE)
        texts = words(str(locale))
        if not isinstance(code, str) or texts.language == DEFAULT:
            return None
        return texts(code)
