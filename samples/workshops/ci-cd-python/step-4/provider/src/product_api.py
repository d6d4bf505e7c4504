from fastapi import FastAPI, HTTPException

from product import Product


def create_product_api(products: dict[str, Product]) -> FastAPI:
    """The API: `GET /products` and `GET /product/{id}`."""
    app = FastAPI()

    @app.get("/products")
    def list_products():
        return [product.to_json() for product in products.values()]

    @app.get("/product/{product_id}")
    def get_product(product_id: str):
        if product_id not in products:
            raise HTTPException(404, "Product not found")
        return products[product_id].to_json()

    return app
