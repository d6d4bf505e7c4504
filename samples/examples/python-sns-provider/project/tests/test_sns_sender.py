import json
from unittest.mock import Mock

from product_event import Product, product_event
from sns_sender import SnsSender

TOPIC_ARNS = {"products": "arn:aws:sns:eu-west-1:000000000000:products"}


def test_publishes_an_event_to_its_topic() -> None:
    client = Mock()
    pizza = Product(id="42", name="pizza", type="food", version=2)

    SnsSender(client, TOPIC_ARNS).send(product_event(pizza, "UPDATED"))

    sent = client.publish.call_args.kwargs
    assert sent["TopicArn"] == TOPIC_ARNS["products"]
    assert json.loads(sent["Message"])["event"] == "UPDATED"
