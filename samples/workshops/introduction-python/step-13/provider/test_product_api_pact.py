import os
from datetime import UTC, datetime

from fastapi import Request, Response
from pact import Verifier
from starlette.datastructures import MutableHeaders
from starlette.middleware.base import RequestResponseEndpoint

from provider.product_api import create_product_api
from provider.products import StoredProduct
from provider.server import run

products: dict[str, StoredProduct] = {}
LAMP = {"name": "Desk lamp", "type": "LIGHTING", "price": 19}


def products_exist() -> None:
    products.clear()
    products["10"] = StoredProduct(id="10", **LAMP)


def the_catalog_is_empty() -> None:
    products.clear()


def a_product_exists(parameters: dict[str, str]) -> None:
    products.clear()
    products[parameters["id"]] = StoredProduct(id=parameters["id"], **LAMP)


def no_product_exists(parameters: dict[str, str]) -> None:
    products.pop(parameters["id"], None)


# A handler for each provider state in the pact. None depends on the data of the
# previous state.
STATES = {
    "products exist": products_exist,
    "the catalog is empty": the_catalog_is_empty,
    "a product exists": a_product_exists,
    "no product exists": no_product_exists,
}


async def renew_token(request: Request, call_next: RequestResponseEndpoint) -> Response:
    """Renews a request's token. Requests without a token stay unchanged."""
    headers = MutableHeaders(scope=request.scope)
    if "Authorization" in headers:
        headers["Authorization"] = f"Bearer {datetime.now(UTC).isoformat()}"
    return await call_next(request)


def add_broker(verifier: Verifier) -> None:
    version, branch = os.environ["GIT_COMMIT"], os.environ["GIT_BRANCH"]
    (
        # Pact reads PACT_BROKER_BASE_URL and PACT_BROKER_TOKEN itself.
        verifier.broker_source(selector=True)
        .consumer_version(main_branch=True)
        .consumer_version(deployed_or_released=True)
        .consumer_version(matching_branch=True)
        .provider_branch(branch)
        .build()
    )
    if os.getenv("CI") == "true":
        verifier.set_publish_options(version, branch=branch)


def test_product_api_keeps_its_contracts() -> None:
    app = create_product_api(products)
    app.middleware("http")(renew_token)
    with run(app) as api_url:
        verifier = Verifier("ProductAPI", host="127.0.0.1")
        verifier.add_transport(url=api_url)
        verifier.state_handler(STATES)
        add_broker(verifier)
        verifier.verify()
