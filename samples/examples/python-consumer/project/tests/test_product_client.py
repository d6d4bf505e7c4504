# #region pact
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pact import Pact, match

from product_client import Product, ProductClient

PACTS = Path("pacts")


@pytest.fixture(scope="module", autouse=True)
def remove_previous_pact() -> None:
    shutil.rmtree(PACTS, ignore_errors=True)


@pytest.fixture
def pact() -> Iterator[Pact]:
    pact = Pact("pactflow-example-consumer-python", "pactflow-example-provider-python")
    yield pact
    pact.write_file(PACTS)


# #endregion


# #region product
def test_gets_a_product(pact: Pact) -> None:
    product = {"id": "10", "type": "FURNITURE", "name": "Garden chair"}
    (
        pact.upon_receiving("a request for product 10")
        .given("a product with ID 10 exists")
        .with_request("GET", "/product/10")
        .will_respond_with(200)
        .with_body(match.like(product), content_type="application/json")
    )

    with pact.serve() as server:
        client = ProductClient(server.url)
        assert client.get_product("10") == Product(**product)


# #endregion


# #region missing
def test_returns_none_for_a_missing_product(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for product 11")
        .given("a product with ID 11 does not exist")
        .with_request("GET", "/product/11")
        .will_respond_with(404)
    )

    with pact.serve() as server:
        client = ProductClient(server.url)
        assert client.get_product("11") is None


# #endregion
