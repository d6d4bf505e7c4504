from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Product:
    id: str
    name: str
    type: str
    version: int


@dataclass(frozen=True)
class Message:
    body: dict[str, Any]
    metadata: dict[str, str]


def product_event(product: Product, event: str) -> Message:
    return Message(
        body={
            "id": product.id,
            "name": product.name,
            "type": product.type,
            "version": f"v{product.version}",
            "event": event,
        },
        metadata={"contentType": "application/json", "topic": "products"},
    )
