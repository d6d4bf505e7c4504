from product import Product

STOCK = [
    Product("09", "LIGHTING", "Desk lamp", "black"),
    Product("10", "FURNITURE", "Garden chair", "green"),
    Product("11", "KITCHEN", "Tea pot", "white"),
]


def create_products() -> dict[str, Product]:
    """Returns all products of the shop, by ID."""
    return {product.id: product for product in STOCK}
