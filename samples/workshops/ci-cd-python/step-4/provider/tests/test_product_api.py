from collections.abc import Iterator

import pytest
import requests

from product_api import create_product_api
from product_repository import create_products
from server import run


@pytest.fixture(scope="module")
def api_url() -> Iterator[str]:
    with run(create_product_api(create_products())) as url:
        yield url


def test_lists_all_products(api_url: str) -> None:
    response = requests.get(f"{api_url}/products", timeout=5)
    assert [product["id"] for product in response.json()] == ["09", "10", "11"]


def test_returns_404_for_a_product_that_does_not_exist(api_url: str) -> None:
    assert requests.get(f"{api_url}/product/99", timeout=5).status_code == 404
