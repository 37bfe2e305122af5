"""An evening in the page: flags, the vote, chairs that pass on, and the image of it all."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import accessible
from tests.browser.people import Person, on_turn
from tests.serving import Server

from cryptonym.messages import LOCALES, Messages

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

CLUES = {"en": ("journey", "winter"), "pl": ("podróż", "zima"), "it": ("viaggio", "inverno")}


class Four:
    """Two teams of two; the host guesses for red."""

    def __init__(self, browser: Browser, server: Server, language: str = "en", **host: object) -> None:
        self.language = language
        self.t = Messages(language).format
        locale = LOCALES[language]
        self.host = Person(browser, locale=locale, **host)  # type: ignore[arg-type]
        self.red, self.blue, self.guest = (Person(browser, locale=locale) for _ in range(3))
        link = self.host.open_table(server.url)
        for person, team, role in (
            (self.red, "red", "spymaster"),
            (self.blue, "blue", "spymaster"),
            (self.guest, "blue", "operative"),
        ):
            person.come(link)
            person.sit(team, role)

    @property
    def all(self) -> tuple[Person, ...]:
        return self.host, self.red, self.blue, self.guest

    def play(self, clue: str, spymasters: tuple[Person, Person] | None = None) -> None:
        """One clue, then the assassin."""
        for person in self.all:
            person.screen("table")
        red, blue = spymasters or (self.red, self.blue)
        team, giver = on_turn(red, blue)
        others = [person for person in self.all if person not in (red, blue)]
        assassin = int(giver.page.locator(".card.key.ass").get_attribute("data-card") or -1)
        giver.give_clue(clue, 2)
        for person in others:
            person.page.locator(".slip .clue").wait_for()
        guesser = next(one for one in others if one.page.locator(".card.press").count())
        guesser.touch(assassin)
        for person in self.all:
            person.screen("end")
        assert team

    def again(self) -> None:
        self.host.page.locator(".next .btn.main").click()


def test_an_evening_from_the_vote_to_the_image(browser: Browser, server: Server, tmp_path: Path) -> None:
    four = Four(browser, server)
    host, guest, t = four.host, four.guest, four.t
    host.deal()
    four.play("journey")
    assert host.page.locator(".flags").count() == 0, "one game is no evening"
    assert host.page.locator(".eveningp").count() == 0
    for voter in (host, guest):
        expect(voter.page.locator(".voteslip")).to_have_count(1)
        voter.page.locator(".voteslip").click()
        expect(voter.page.locator(".voteslip[aria-pressed=true]")).to_contain_text("journey")
    expect(host.page.locator(".ballot")).to_contain_text(t("evening-voted", {"n": 2}))
    host.page.reload()
    expect(host.page.locator(".voteslip[aria-pressed=true]")).to_have_count(1)
    givers = [one for one in (four.red, four.blue) if one.page.locator(".voteslip").count() == 0]
    assert len(givers) == 1, "whoever gave the one clue has none to vote for"
    four.again()
    four.play("winter")
    expect(host.page.locator(".flags .flag")).to_have_count(2, timeout=30_000)  # the first review starts a process
    last = host.page.locator(".flags .flag").last
    winner = (last.get_attribute("class") or "").split()[-1]
    expect(last).to_have_attribute("aria-label", t("evening-flag", {"n": 2, "winner": winner}))
    expect(host.page.locator(".voteslip[aria-pressed=true]")).to_have_count(0)
    host.page.get_by_role("button", name=t("evening-make")).click()
    picture = host.page.locator(".makeimage img")
    expect(picture).to_be_visible()
    for shape, size in (("wide", (1200, 630)), ("tall", (1080, 1350))):
        host.page.locator(".makeimage .seg label", has_text=t(f"evening-{shape}")).click()
        expect(host.page.locator(f".makeimage img[data-shape={shape}]")).to_be_visible()
        host.page.wait_for_function(f"() => document.querySelector('.makeimage img').naturalWidth === {size[0]}")
        with host.page.expect_download() as saving:
            host.page.get_by_role("button", name=t("evening-save")).click()
        saving.value.save_as(tmp_path / f"{shape}.png")
        image = (tmp_path / f"{shape}.png").read_bytes()
        assert tuple(int.from_bytes(image[at : at + 4], "big") for at in (16, 20)) == size
    assert accessible.run(host.page) == []
    assert host.complaints == []


@pytest.mark.parametrize("language", ["en"])
def test_chairs_and_sides_pass_on_by_themselves(browser: Browser, server: Server, language: str) -> None:
    four = Four(browser, server, language)
    host, t = four.host, four.t
    host.deal()
    four.play("journey")
    expect(host.page.locator(".passingp")).to_contain_text(t("passing-stay-line"))
    assert four.guest.page.locator(".passingp").count() == 0, "it is the host's switch"
    host.page.locator(".passing label", has_text=t("passing-sides")).click()
    expect(host.page.locator(".passing label.on")).to_have_text(t("passing-sides"))
    expect(host.page.locator(".passingp [role=status]")).not_to_have_text(t("passing-stay-line"))
    four.again()
    four.play("winter", (host, four.guest))
    host.page.reload()
    expect(host.page.locator(".passing label.on")).to_have_text(t("passing-sides"))


def test_the_end_can_be_used_by_keyboard(browser: Browser, server: Server) -> None:
    four = Four(browser, server)
    four.host.deal()
    four.play("journey")
    slip = four.host.page.locator(".voteslip").first
    slip.focus()
    four.host.page.keyboard.press("Enter")
    expect(slip).to_have_attribute("aria-pressed", "true")
    expect(four.host.page.locator(".ballot [role=status]")).to_have_text(four.t("evening-thanks", {"clue": "journey"}))
    four.host.page.keyboard.press("Space")
    expect(slip).to_have_attribute("aria-pressed", "false")
    expect(four.host.page.locator(".ballot [role=status]")).to_have_text(four.t("evening-back"))
