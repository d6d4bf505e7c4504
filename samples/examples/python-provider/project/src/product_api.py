from fastapi import FastAPI, HTTPException
from pydantic import BaseModel


class Product(BaseModel):
    id: str
    type: str
    name: str


products: dict[str, Product] = {}
app = FastAPI()


@app.get("/products")
def list_products() -> list[Product]:
    return list(products.values())


@app.get("/product/{product_id}")
def get_product(product_id: str) -> Product:
    if product_id not in products:
        raise HTTPException(status_code=404)
    return products[product_id]
