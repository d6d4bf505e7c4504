from pact import Verifier

from provider.product_api import create_product_api
from provider.products import products
from provider.server import run


def test_product_api_keeps_its_contracts() -> None:
    app = create_product_api(products)
    with run(app) as api_url:
        verifier = Verifier("ProductAPI", host="127.0.0.1")
        verifier.add_transport(url=api_url)
        verifier.add_source("pacts")
        verifier.verify()
