from unittest.mock import Mock, patch

from consumer.product_client import Product, ProductClient

CLIENT = ProductClient("http://api.example")
ANSWER = {"id": "10", "name": "Garden chair", "price": 49.5}


@patch("requests.get")
def test_lists_the_products(get: Mock) -> None:
    get.return_value.json.return_value = [ANSWER]

    assert CLIENT.list_products() == [Product(**ANSWER)]
    assert get.call_args.args == ("http://api.example/products",)


@patch("requests.get")
def test_gets_one_product(get: Mock) -> None:
    get.return_value.json.return_value = ANSWER

    assert CLIENT.get_product("10") == Product(**ANSWER)
    assert get.call_args.args == ("http://api.example/products/10",)
