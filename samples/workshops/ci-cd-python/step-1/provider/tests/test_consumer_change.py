import os

import pytest
from pact import Verifier


def test_keeps_the_one_contract_that_has_changed(verifier: Verifier) -> None:
    pact_url = os.getenv("PACT_URL")
    if not pact_url:
        pytest.fail("Set PACT_URL: there is nothing to verify.", pytrace=False)
    verifier.add_source(pact_url, token=os.getenv("PACT_BROKER_TOKEN"))
    verifier.verify()
