"""The rooms of the Gallery have addresses: each opens the same screen anywhere, with a way back."""

import pytest
from playwright.sync_api import expect


def path_of(page):
    return page.evaluate("location.pathname")


def heading(page, name):
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def test_the_address_follows_every_step(user):
    page = user.open()
    assert path_of(page) == "/"
    page.get_by_role("button", name="Customers").click()
    heading(page, "Customers")
    assert path_of(page) == "/customers"
    page.go_back()
    heading(page, "Meerkat")
    assert path_of(page) == "/"
    page.go_forward()
    heading(page, "Customers")
    assert path_of(page) == "/customers"


def test_an_address_opens_its_screen_with_a_way_back(user):
    page = user.open(path="/customers/3")
    assert path_of(page) == "/customers/3"
    page.get_by_role("button", name="Customers").click()
    heading(page, "Customers")
    assert path_of(page) == "/customers"


@pytest.mark.parametrize("path", ["/moon", "/customers/x", "/customers/3/moon", "/%FF"])
def test_an_address_that_does_not_fit_is_not_found(user, picture, path):
    page = user.open(path=path, status=404)
    heading(page, "Not found")
    expect(page.get_by_text("There is nothing at")).to_be_visible()
    if path == "/moon":
        picture(page, "not-found")
    page.get_by_role("button", name="Go to the start").click()
    expect(page.get_by_role("heading", name="Not found")).to_have_count(0)
    heading(page, "Meerkat")