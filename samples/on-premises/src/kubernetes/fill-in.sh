#!/bin/sh
# Replaces the placeholders in the manifests. Run it once, in the folder that contains them.
set -eu
: "${PACTFLOW_TAG:?Set it to the version to run, such as 2.3.0}"
: "${HOST_NAME:?Set it to the public hostname, such as pactflow.example.com}"
: "${USER_ID:?Set it to the number of the user in the image}"
: "${INGRESS_CLASS:?Set it to a name that kubectl get ingressclass prints}"
: "${INGRESS_NAMESPACE:?Set it to the namespace of the ingress controller}"

for file in *.yaml; do
  sed -e "s/THE_VERSION_TO_RUN/$PACTFLOW_TAG/" \
    -e "s/THE_HOST_NAME/$HOST_NAME/" \
    -e "s/THE_USER_ID/$USER_ID/" \
    -e "s/THE_INGRESS_CLASS/$INGRESS_CLASS/" \
    -e "s/THE_INGRESS_NAMESPACE/$INGRESS_NAMESPACE/" \
    "$file" > "$file.new"
  mv "$file.new" "$file"
done
