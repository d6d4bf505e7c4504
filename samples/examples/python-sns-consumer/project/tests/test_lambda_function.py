import json

import pytest

from lambda_function import lambda_handler, products


def sns_event(*messages: dict[str, str]) -> dict:
    return {"Records": [{"Sns": {"Message": json.dumps(each)}} for each in messages]}


# #region lambda-test
def test_handles_every_record() -> None:
    pizza = {"id": "42", "name": "pizza", "type": "food", "event": "CREATED"}
    lamp = {"id": "43", "name": "lamp", "type": "lighting", "event": "CREATED"}

    lambda_handler(sns_event(pizza, lamp), None)

    assert products.find("42") is not None
    assert products.find("43") is not None


def test_fails_if_an_event_is_invalid() -> None:
    with pytest.raises(KeyError):
        lambda_handler(sns_event({"id": "44"}), None)


# #endregion
