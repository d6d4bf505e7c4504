from consumer.website import show_catalog
from provider.product_api import create_product_api
from provider.products import products
from provider.server import run

# Runs both applications, as a shared test environment does.
with run(create_product_api(products)) as api_url:
    show_catalog(api_url)
