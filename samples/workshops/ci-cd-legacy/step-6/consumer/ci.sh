#!/bin/sh
# A CI system runs this script for each push to the consumer. It sets GIT_COMMIT and GIT_BRANCH.
set -e

npm run test:consumer
pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"
pact broker can-i-deploy --pacticipant pactflow-example-consumer-legacy --version "$GIT_COMMIT" --to-environment production

if [ "$GIT_BRANCH" = master ]; then
  echo "Deploying the consumer to production"
  pact broker record-deployment --pacticipant pactflow-example-consumer-legacy --version "$GIT_COMMIT" --environment production
fi
