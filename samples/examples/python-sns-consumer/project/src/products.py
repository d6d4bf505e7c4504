from dataclasses import dataclass


@dataclass(frozen=True)
class Product:
    id: str
    name: str
    type: str


class Products:
    """Stores products. It doesn't depend on SNS."""

    def __init__(self) -> None:
        self._products: dict[str, Product] = {}

    def find(self, product_id: str) -> Product | None:
        return self._products.get(product_id)

    def handle(self, event: dict[str, str]) -> None:
        if event["event"] == "DELETED":
            self._products.pop(event["id"], None)
            return
        self._products[event["id"]] = Product(
            id=event["id"], name=event["name"], type=event["type"]
        )
