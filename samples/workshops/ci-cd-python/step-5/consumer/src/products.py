from dataclasses import dataclass
from typing import Any

import requests


@dataclass(frozen=True)
class Product:
    """The fields that the shop shows."""

    id: str
    type: str
    name: str
    color: str


def get_all_products(base_url: str) -> list[Product]:
    """`base_url` is the provider's URL, such as `http://127.0.0.1:8080`."""
    response = requests.get(f"{base_url}/products", timeout=5)
    response.raise_for_status()
    return [_to_product(fields) for fields in response.json()]


def get_product(base_url: str, product_id: str) -> Product | None:
    """Returns `None` if the product doesn't exist."""
    response = requests.get(f"{base_url}/product/{product_id}", timeout=5)
    if response.status_code == 404:
        return None
    response.raise_for_status()
    return _to_product(response.json())


def _to_product(fields: dict[str, Any]) -> Product:
    """Omits the fields that the shop doesn't show."""
    return Product(
        id=fields["id"],
        type=fields["type"],
        name=fields["name"],
        color=fields["color"],
    )
