from typing import Annotated

from fastapi import Depends, FastAPI, Header, HTTPException

from provider.products import StoredProduct
from provider.tokens import is_valid


def check_token(authorization: Annotated[str | None, Header()] = None) -> None:
    if not is_valid(authorization):
        raise HTTPException(401)


def create_product_api(products: dict[str, StoredProduct]) -> FastAPI:
    """The Product API: `GET /products` and `GET /product/{id}`."""
    app = FastAPI(dependencies=[Depends(check_token)])

    @app.get("/products")
    def list_products():
        return list(products.values())

    @app.get("/product/{product_id}")
    def get_product(product_id: str):
        if product_id not in products:
            raise HTTPException(404)
        return products[product_id]

    return app
