from pact import Verifier

from provider.product_api import create_product_api
from provider.products import StoredProduct
from provider.server import run

products: dict[str, StoredProduct] = {}
LAMP = {"name": "Desk lamp", "type": "LIGHTING", "price": 19}


def products_exist() -> None:
    products.clear()
    products["10"] = StoredProduct(id="10", **LAMP)


def a_product_exists(parameters: dict[str, str]) -> None:
    products.clear()
    products[parameters["id"]] = StoredProduct(id=parameters["id"], **LAMP)


def no_product_exists(parameters: dict[str, str]) -> None:
    products.pop(parameters["id"], None)


# A handler for each provider state in the pact. None depends on the data of the
# previous state.
STATES = {
    "products exist": products_exist,
    "a product exists": a_product_exists,
    "no product exists": no_product_exists,
}


def test_product_api_keeps_its_contracts() -> None:
    app = create_product_api(products)
    with run(app) as api_url:
        verifier = Verifier("ProductAPI", host="127.0.0.1")
        verifier.add_transport(url=api_url)
        verifier.add_source("pacts")
        verifier.state_handler(STATES)
        verifier.verify()
