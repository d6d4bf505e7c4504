import os

# Turns off Pact's usage report, the only request that it would send to the internet.
os.environ["PACT_DO_NOT_TRACK"] = "true"
