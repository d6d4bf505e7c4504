import json
from typing import Any

from products import Products

products = Products()


# #region adapter
def lambda_handler(event: dict[str, Any], context: object) -> None:
    for record in event["Records"]:
        products.handle(json.loads(record["Sns"]["Message"]))


# #endregion
