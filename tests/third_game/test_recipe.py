from tests.third_game.tree import LANGUAGES, REGISTRY, is_at, list_added_files, recipe

FILES = [*list_added_files(), REGISTRY]


def test_the_recipe_names_every_file_that_a_third_game_adds_or_changes() -> None:
    assert [name for name in FILES if not any(is_at(name, place) for place in recipe())] == []


def test_a_third_game_adds_or_changes_something_at_every_place_of_the_recipe() -> None:
    assert [place for place in recipe() if not any(is_at(name, place) for name in FILES)] == []
    assert len(recipe()) == len(set(recipe()))


def test_a_third_game_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        assert f"data/locales/{language}/low-tide.ftl" in FILES
