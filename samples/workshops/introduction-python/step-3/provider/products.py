from dataclasses import dataclass


@dataclass(frozen=True)
class StoredProduct:
    id: str
    name: str
    type: str
    price: float  # in dollars


# By ID
products = {
    "10": StoredProduct(id="10", name="Desk lamp", type="LIGHTING", price=19),
    "11": StoredProduct(id="11", name="Bookshelf", type="FURNITURE", price=89),
}
