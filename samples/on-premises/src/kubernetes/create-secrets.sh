#!/bin/sh
# Creates the two secrets in the current namespace. Run it once, in the folder that contains the license file.
set -eu
: "${DATABASE_URL:?Set it to the URL of the database, with its user and password}"
: "${STORE_URL:?Set it to the URL of the Redis-compatible store, with its password}"
: "${QUAY_USER:?Set it to the name of the robot account}"
: "${QUAY_TOKEN:?Set it to the token of the robot account}"

# #region secret
kubectl create secret generic pactflow \
  --from-literal=database-url="$DATABASE_URL" \
  --from-literal=redis-url="$STORE_URL" \
  --from-literal=master-encryption-key="$(openssl rand -hex 32)" \
  --from-literal=cookie-secret="$(openssl rand -hex 32)" \
  --from-literal=admin-api-key="$(openssl rand -hex 32)" \
  --from-file=pactflow-onprem.lic
# #endregion

kubectl create secret docker-registry pactflow-quay \
  --docker-server=quay.io \
  --docker-username="$QUAY_USER" \
  --docker-password="$QUAY_TOKEN"
