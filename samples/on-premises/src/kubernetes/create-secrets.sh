#!/bin/sh
# Creates the three secrets in the current namespace. Run it once, in the folder that contains the license file.
set -eu
: "${DATABASE_URL:?Set it to the URL of the database, with its user and password}"
: "${STORE_URL:?Set it to the URL of the Redis-compatible store, with its password}"
: "${QUAY_USER:?Set it to the name of the robot account}"
: "${QUAY_TOKEN:?Set it to the token of the robot account}"

# #region secret
kubectl create secret generic pactflow \
  --from-literal=PACTFLOW_DATABASE_URL="$DATABASE_URL" \
  --from-literal=REDIS_URL="$STORE_URL" \
  --from-literal=PACTFLOW_MASTER_ENCRYPTION_KEY="$(openssl rand -hex 32)" \
  --from-literal=PACTFLOW_COOKIE_SECRET="$(openssl rand -hex 32)" \
  --from-literal=PACTFLOW_ADMIN_API_KEY="$(openssl rand -hex 32)"

kubectl create secret generic pactflow-files --from-file=pactflow-onprem.lic
# #endregion

kubectl create secret docker-registry pactflow-quay \
  --docker-server=quay.io \
  --docker-username="$QUAY_USER" \
  --docker-password="$QUAY_TOKEN"
