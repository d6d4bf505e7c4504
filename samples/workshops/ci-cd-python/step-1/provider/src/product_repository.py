from product import Product

STOCK = [
    Product("09", "LIGHTING", "Desk lamp"),
    Product("10", "FURNITURE", "Garden chair"),
    Product("11", "KITCHEN", "Tea pot"),
]


def create_products() -> dict[str, Product]:
    """Returns all products of the shop, by ID."""
    return {product.id: product for product in STOCK}
