#!/bin/sh
# A CI system runs this script for each push to the consumer. It sets GIT_COMMIT and GIT_BRANCH.
set -e

npm run test:consumer
pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --tag "$GIT_BRANCH"
pact broker can-i-deploy --pacticipant pactflow-example-consumer-legacy --version "$GIT_COMMIT" --to prod

if [ "$GIT_BRANCH" = master ]; then
  echo "Deploying the consumer to production"
  pact broker create-version-tag --pacticipant pactflow-example-consumer-legacy --version "$GIT_COMMIT" --tag prod
fi
