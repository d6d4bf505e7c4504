import os

# Turns off Pact's usage reports, the only requests it would send to the internet.
os.environ["PACT_DO_NOT_TRACK"] = "true"
