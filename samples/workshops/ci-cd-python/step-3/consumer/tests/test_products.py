import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pact import Pact, match

from products import get_all_products, get_product

PACTS = Path(__file__).parent.parent / "pacts"

EXPECTED_PRODUCT = {
    "id": "10",
    "type": "FURNITURE",
    "name": "Garden chair",
    "color": "green",
}


# Pact adds interactions to an existing file, so delete it. Otherwise, old expectations
# would stay in the pact.
@pytest.fixture(scope="module", autouse=True)
def remove_previous_pact() -> None:
    shutil.rmtree(PACTS, ignore_errors=True)


@pytest.fixture
def pact() -> Iterator[Pact]:
    pact = Pact("pactflow-example-consumer", "pactflow-example-provider")
    yield pact
    pact.write_file(PACTS)


def test_gets_a_product_that_exists(pact: Pact) -> None:
    (
        pact.upon_receiving("a request to get a product")
        .given("a product with ID 10 exists")
        .with_request("GET", "/product/10")
        .will_respond_with(200)
        .with_body(match.like(EXPECTED_PRODUCT), "application/json")
    )
    with pact.serve() as server:
        product = get_product(server.url, "10")
    assert vars(product) == EXPECTED_PRODUCT


def test_says_when_there_is_no_such_product(pact: Pact) -> None:
    (
        pact.upon_receiving("a request to get a product that does not exist")
        .given("a product with ID 11 does not exist")
        .with_request("GET", "/product/11")
        .will_respond_with(404)
    )
    with pact.serve() as server:
        assert get_product(server.url, "11") is None


def test_gets_all_products(pact: Pact) -> None:
    (
        pact.upon_receiving("a request to get all products")
        .given("products exist")
        .with_request("GET", "/products")
        .will_respond_with(200)
        .with_body(match.each_like(EXPECTED_PRODUCT), "application/json")
    )
    with pact.serve() as server:
        products = get_all_products(server.url)
    assert [vars(product) for product in products] == [EXPECTED_PRODUCT]
