from __future__ import annotations

from pathlib import Path

from carteblanche.store import decisions
from carteblanche.store.decisions import HouseWord, Precedent
from carteblanche.store.store import Store
from drivers.server.stores import within


def test_a_word_that_is_taken_out_keeps_its_row(place: Path | str) -> None:
    async def story(store: Store) -> None:
        for day, word in (("2026-01-01", "ZUZU"), ("2026-01-02", "ABER")):
            await store.write(decisions.insert_word(HouseWord("de", word, day, yes=(0, 2), no=(1,))))
        await store.write(decisions.insert_word(HouseWord("en", "OTHER", "2026-01-03")))
        assert await decisions.read_words(store, "de") == ["ABER", "ZUZU"]
        await store.write(decisions.remove_words("de", ["ZUZU"], "2026-02-01"))
        assert await decisions.read_words(store, "de") == ["ABER"]
        history = await decisions.read_word_history(store, 10, "de")
        assert [(word.word, word.removed) for word in history] == [("ABER", ""), ("ZUZU", "2026-02-01")]
        assert (history[0].yes, history[0].no) == ((0, 2), (1,))
        assert [word.word for word in await decisions.read_word_history(store, 1)] == ["OTHER"]

    within(place, story)


def test_precedents_hold_for_a_deck_or_without_one_for_tables_of_a_host(place: Path | str) -> None:
    def ruled(text: str, deck: str | None, host: str | None) -> Precedent:
        return Precedent("card", text, "2026-01-01", deck, host, None)

    async def story(store: Store) -> None:
        for one in (ruled("first", None, "ada"), ruled("second", None, "ada"), ruled("other", None, "ben")):
            await store.write(decisions.insert_precedent(one))
        found = await decisions.read_precedents(store, 10, None, "ada")
        assert [one.text for one in found] == ["first", "second"]
        await store.write(decisions.remove_precedent(found[0].id, "2026-01-02"))
        assert [one.text for one in await decisions.read_all_precedents(store, 10)] == ["other", "second"]
        await store.write(decisions.clear_host("ada"))
        assert await decisions.read_precedents(store, 10, None, "ada") == []
        assert len(await decisions.read_all_precedents(store, 10)) == 2

    within(place, story)
