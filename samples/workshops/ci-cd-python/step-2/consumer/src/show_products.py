import os

from products import get_all_products

for product in get_all_products(os.getenv("API_BASE_URL", "http://127.0.0.1:8080")):
    print(product)
