import os
from collections.abc import Callable, Iterator

import pytest
from pact import Verifier

from product import Product
from product_api import create_product_api
from server import run

# Turns off Pact's usage reports, the only requests it would send to the internet.
os.environ["PACT_DO_NOT_TRACK"] = "true"


@pytest.fixture
def branch() -> str:
    return os.getenv("GIT_BRANCH", "master")


@pytest.fixture
def verifier(branch: str) -> Iterator[Verifier]:
    """
    Sends requests to the API, which runs on a free port.

    A test adds the pacts and calls `verify`. Pact publishes the results only if
    PACT_BROKER_PUBLISH_VERIFICATION_RESULTS is `true`.
    """
    products: dict[str, Product] = {}
    with run(create_product_api(products)) as api_url:
        verifier = Verifier("pactflow-example-provider", host="127.0.0.1")
        verifier.add_transport(url=api_url)
        verifier.state_handler(state_handlers(products))
        if os.getenv("PACT_BROKER_PUBLISH_VERIFICATION_RESULTS") == "true":
            verifier.set_publish_options(os.environ["GIT_COMMIT"], branch=branch)
        yield verifier


def state_handlers(products: dict[str, Product]) -> dict[str, Callable[[], None]]:
    """Returns a function for each provider state. Pact calls it before each request."""

    def product_10_exists() -> None:
        products["10"] = Product("10", "FURNITURE", "Garden chair")

    def product_11_does_not_exist() -> None:
        products.pop("11", None)

    return {
        "a product with ID 10 exists": product_10_exists,
        "products exist": product_10_exists,
        "a product with ID 11 does not exist": product_11_does_not_exist,
    }
