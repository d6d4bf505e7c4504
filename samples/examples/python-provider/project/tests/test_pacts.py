import os
import socket
from collections.abc import Iterator
from datetime import date, timedelta
from threading import Thread

import pytest
import uvicorn
from pact import Verifier

from product_api import Product, app, products


# #region server
@pytest.fixture(scope="module")
def api_url() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        thread.join()


# #endregion


# #region states
def product_10_exists() -> None:
    products["10"] = Product(id="10", type="FURNITURE", name="Garden bench")


def product_11_does_not_exist() -> None:
    products.pop("11", None)


STATES = {
    "a product with ID 10 exists": product_10_exists,
    "a product with ID 11 does not exist": product_11_does_not_exist,
}
# #endregion


# #region pacts
def add_pacts(verifier: Verifier) -> None:
    version, branch = os.getenv("GIT_COMMIT"), os.getenv("GIT_BRANCH")
    if not version:
        verifier.add_source("pacts")
        return

    # A build that a webhook started verifies only the changed pact.
    if changed_pact := os.getenv("PACT_URL"):
        verifier.add_source(changed_pact, token=os.getenv("PACT_BROKER_TOKEN"))
        verifier.set_publish_options(version, branch=branch)
        return

    broker = (
        verifier.broker_source(selector=True)
        .consumer_version(main_branch=True)
        .consumer_version(deployed_or_released=True)
        .consumer_version(matching_branch=True)
        .include_pending()
        .provider_branch(branch)
    )
    if branch == "main":
        broker.include_wip_since(date.today() - timedelta(days=30))
    broker.build().set_publish_options(version, branch=branch)


# #endregion


# #region verify
def test_fulfills_the_pacts(api_url: str) -> None:
    verifier = Verifier("pactflow-example-provider-python", host="127.0.0.1")
    verifier.add_transport(url=api_url).state_handler(STATES)
    add_pacts(verifier)
    verifier.verify()


# #endregion
