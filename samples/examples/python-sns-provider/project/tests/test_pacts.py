import json
import os

from pact import Verifier
from pact.types import Message

from product_event import Product, product_event


# #region message
def product_updated() -> Message:
    pizza = Product(id="42", name="pizza", type="food", version=2)
    message = product_event(pizza, "UPDATED")
    return Message(
        contents=json.dumps(message.body).encode(),
        content_type=message.metadata["contentType"],
        metadata=message.metadata,
    )


# #endregion


# #region source
def add_pacts(verifier: Verifier) -> None:
    version, branch = os.getenv("GIT_COMMIT"), os.getenv("GIT_BRANCH")
    if not version:
        verifier.add_source("pacts")
        return

    (
        verifier.broker_source(selector=True)
        .consumer_version(main_branch=True)
        .consumer_version(deployed_or_released=True)
        .provider_branch(branch)
        .build()
        .set_publish_options(version, branch=branch)
    )


# #endregion


# #region verify
def test_sends_the_messages_that_its_consumers_read() -> None:
    verifier = Verifier("pactflow-example-provider-js-sns")
    verifier.message_handler({"a product event update": product_updated})
    add_pacts(verifier)
    verifier.verify()


# #endregion
