from fastapi import FastAPI, HTTPException

from provider.products import StoredProduct


def create_product_api(products: dict[str, StoredProduct]) -> FastAPI:
    """The Product API: `GET /products` and `GET /product/{id}`."""
    app = FastAPI()

    @app.get("/products")
    def list_products():
        return list(products.values())

    @app.get("/product/{product_id}")
    def get_product(product_id: str):
        if product_id not in products:
            raise HTTPException(404)
        return products[product_id]

    return app
