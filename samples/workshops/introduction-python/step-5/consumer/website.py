import sys

import requests

from consumer.product_client import ProductClient


def show_catalog(api_url: str) -> None:
    """Prints what a visitor sees: all products, then one of them in detail."""
    client = ProductClient(api_url)
    try:
        print("Our products")
        for product in client.list_products():
            print(f"  {product.id}  {product.name}")

        product = client.get_product("10")
        print(f"{product.name}: ${product.price:.2f}")
    except requests.RequestException as error:
        sys.exit(f"This page cannot be shown: {error}")
