# #region pact
import json
from collections.abc import Iterator

import pytest
from pact import Pact, match

from products import Product, Products


@pytest.fixture(scope="module")
def pact() -> Iterator[Pact]:
    pact = Pact(
        "pactflow-example-consumer-python-sns", "pactflow-example-provider-js-sns"
    )
    yield pact.with_specification("V3")
    pact.write_file("pacts", overwrite=True)


# #endregion


# #region consumer-test
def test_stores_the_product_of_an_event(pact: Pact) -> None:
    products = Products()
    (
        pact.upon_receiving("a product event update", "Async")
        .with_body(
            {
                "id": match.str("42"),
                "name": match.str("pizza"),
                "type": match.str("food"),
                "event": match.regex("UPDATED", regex="^(CREATED|UPDATED|DELETED)$"),
            },
            "application/json",
        )
        .with_metadata({"topic": "products"})
    )

    pact.verify(lambda body, metadata: products.handle(json.loads(body)), "Async")

    assert products.find("42") == Product(id="42", name="pizza", type="food")


# #endregion
