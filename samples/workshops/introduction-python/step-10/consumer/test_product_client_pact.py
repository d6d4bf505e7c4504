import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
from pact import Pact, match

from consumer.product_client import Product, ProductClient

PACTS = Path("pacts")
CHAIR = Product(id="10", name="Garden chair", price=49.5)
LIKE_CHAIR = {
    "id": "10",
    "name": match.str("Garden chair"),
    "price": match.number(49.5),
}
ASKS_FOR_JSON = {"Accept": "application/json"}
TOKEN = "2026-01-15T09:30:00.000Z"
ASKS_WITH_TOKEN = {
    **ASKS_FOR_JSON,
    "Authorization": match.regex(f"Bearer {TOKEN}", regex="^Bearer .+$"),
}
JSON = "application/json"


# Pact adds interactions to an existing file, so delete it: a renamed interaction would
# keep its old name, too.
@pytest.fixture(scope="module", autouse=True)
def remove_previous_pact() -> None:
    shutil.rmtree(PACTS, ignore_errors=True)


@pytest.fixture
def pact() -> Iterator[Pact]:
    pact = Pact("CatalogueWeb", "ProductAPI")
    yield pact
    pact.write_file(PACTS)


def test_lists_the_products(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for all products")
        .given("products exist")
        .with_request("GET", "/products")
        .with_headers(ASKS_WITH_TOKEN)
        .will_respond_with(200)
        .with_body(match.each_like({**LIKE_CHAIR, "id": match.str("10")}), JSON)
    )
    with pact.serve() as server:
        client = ProductClient(server.url, lambda: TOKEN)
        assert client.list_products() == [CHAIR]


def test_shows_an_empty_catalog(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for all products")
        .given("the catalog is empty")
        .with_request("GET", "/products")
        .with_headers(ASKS_WITH_TOKEN)
        .will_respond_with(200)
        .with_body([], JSON)
    )
    with pact.serve() as server:
        client = ProductClient(server.url, lambda: TOKEN)
        assert client.list_products() == []


def test_gets_one_product(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for product 10")
        .given("a product exists", id="10")
        .with_request("GET", "/product/10")
        .with_headers(ASKS_WITH_TOKEN)
        .will_respond_with(200)
        .with_body(LIKE_CHAIR, JSON)
    )
    with pact.serve() as server:
        client = ProductClient(server.url, lambda: TOKEN)
        assert client.get_product("10") == CHAIR


def test_returns_none_for_a_product_that_does_not_exist(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for product 11")
        .given("no product exists", id="11")
        .with_request("GET", "/product/11")
        .with_headers(ASKS_WITH_TOKEN)
        .will_respond_with(404)
    )
    with pact.serve() as server:
        client = ProductClient(server.url, lambda: TOKEN)
        assert client.get_product("11") is None


@pytest.mark.parametrize("path", ["/products", "/product/10"])
def test_is_refused_without_a_token(pact: Pact, path: str) -> None:
    (
        pact.upon_receiving(f"a request for {path} without a token")
        .given("a product exists", id="10")
        .with_request("GET", path)
        .with_headers(ASKS_FOR_JSON)
        .will_respond_with(401)
    )
    with pact.serve() as server:
        client = ProductClient(server.url)
        with pytest.raises(requests.HTTPError, match="^401 "):
            if path == "/products":
                client.list_products()
            else:
                client.get_product("10")
