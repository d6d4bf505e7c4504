"""Writes a pact with an interaction for each body."""

import os

# Turns off Pact's usage report, the only request that it would send to the internet.
os.environ["PACT_DO_NOT_TRACK"] = "true"
from pathlib import Path

import requests
from pact import Pact

from bodies import BODIES


def test_bodies() -> None:
    pact = Pact("matchers-python", "lab")
    for name, body in BODIES.items():
        (
            pact.upon_receiving(name)
            .with_request("GET", f"/{name}")
            .will_respond_with(200)
            .with_body(body, content_type="application/json")
        )
    with pact.serve() as server:
        for name in BODIES:
            assert requests.get(f"{server.url}/{name}", timeout=10).status_code == 200
    pact.write_file(Path("pacts"))
