#!/bin/sh
# Stops at the first command that fails.
set -e
pact broker can-i-deploy --pacticipant ProductAPI --version "$1" --to-environment production
echo "Your own command that deploys goes here"
pact broker record-deployment --pacticipant ProductAPI --version "$1" --environment production
