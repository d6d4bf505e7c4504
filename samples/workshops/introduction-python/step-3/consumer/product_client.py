from dataclasses import dataclass
from typing import Any

import requests


@dataclass(frozen=True)
class Product:
    """A product as the website shows it."""

    id: str
    name: str
    price: float  # in dollars


class ProductClient:
    """A client of the Product API."""

    def __init__(self, base_url: str) -> None:
        self.base_url = base_url

    def list_products(self) -> list[Product]:
        return [_to_product(fields) for fields in _read_json(self._get("/products"))]

    def get_product(self, product_id: str) -> Product:
        return _to_product(_read_json(self._get(f"/products/{product_id}")))

    def _get(self, path: str) -> requests.Response:
        headers = {"Accept": "application/json"}
        return requests.get(f"{self.base_url}{path}", headers=headers, timeout=5)


def _read_json(response: requests.Response) -> Any:
    """Raises `requests.HTTPError` if the status is 4xx or 5xx."""
    response.raise_for_status()
    return response.json()


def _to_product(fields: dict[str, Any]) -> Product:
    """Omits the fields that the website doesn't show."""
    return Product(id=fields["id"], name=fields["name"], price=fields["price"])
