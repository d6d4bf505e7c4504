import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import uvicorn
from fastapi import FastAPI

from product_api import create_product_api
from product_repository import create_products


@contextmanager
def run(app: FastAPI) -> Iterator[str]:
    """Runs an app in the background on a free port, and returns its URL."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 8080)) as listener:
        print("Provider API listening on port 8080...", flush=True)
        app = create_product_api(create_products())
        uvicorn.Server(uvicorn.Config(app, log_level="warning")).run([listener])
