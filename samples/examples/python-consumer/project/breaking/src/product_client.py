from dataclasses import dataclass

import requests


@dataclass(frozen=True)
class Product:
    id: str
    type: str
    name: str
    price: float


class ProductClient:
    def __init__(self, base_url: str) -> None:
        self.base_url = base_url

    def get_product(self, product_id: str) -> Product | None:
        response = requests.get(f"{self.base_url}/product/{product_id}", timeout=5)
        if response.status_code == 404:
            return None
        response.raise_for_status()
        body = response.json()
        return Product(
            id=body["id"], type=body["type"], name=body["name"], price=body["price"]
        )
