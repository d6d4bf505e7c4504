// Publishes a verification result, as the provider's build would: node publish-result.js CONSUMER_VERSION PROVIDER_VERSION true|false
const { PACT_BROKER_BASE_URL: baseUrl } = process.env;
const [consumerVersion, providerApplicationVersion, success] = process.argv.slice(2);

const pact = await (await fetch(`${baseUrl}/pacts/provider/ProductAPI/consumer/CatalogueWeb/version/${consumerVersion}`)).json();
const response = await fetch(pact._links['pb:publish-verification-results'].href, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ success: success === 'true', providerApplicationVersion }),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
