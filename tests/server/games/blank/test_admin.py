from __future__ import annotations

from drivers.server.clients import Server


def test_the_admin_hands_a_deck_on(house: Server) -> None:
    ada, ben = house.person("Ada who hands on"), house.person("Ben who is handed")
    deck = house.ask("POST", "/api/decks", {"name": "Home", "mark": "H"}, cookie=ada)[1]["id"]
    people = {one["name"]: one["id"] for one in house.admin("GET", "/api/admin")["people"]}
    house.admin("POST", f"/api/admin/decks/{deck}/owners/{people['Ben who is handed']}")
    [shown] = [one for one in house.admin("GET", "/api/admin")["decks"] if one["id"] == deck]
    assert (shown["name"], shown["mark"], shown["version"]) == ("Home", "H", 0)
    assert [one["name"] for one in shown["owners"]] == ["Ada who hands on", "Ben who is handed"]
    seen = house.ask("GET", "/api/decks", cookie=ben)[1]
    assert [one["owned"] for one in seen if one["id"] == deck] == [True]
    path = f"/api/admin/decks/{deck}/owners/"
    assert house.ask("POST", path + people["Ada who hands on"], cookie=ada)[0] == 401
