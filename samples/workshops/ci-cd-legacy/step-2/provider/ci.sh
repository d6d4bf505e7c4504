#!/bin/sh
# A CI system runs this script for each push to the provider. It sets CI, GIT_COMMIT, and GIT_BRANCH.
set -e

npm run test:provider
pact broker can-i-deploy --pacticipant pactflow-example-provider-legacy --version "$GIT_COMMIT" --to prod

if [ "$GIT_BRANCH" = master ]; then
  echo "Deploying the provider to production"
  pact broker create-version-tag --pacticipant pactflow-example-provider-legacy --version "$GIT_COMMIT" --tag prod
fi
