// Prints the body of the last call that the broker sent for the consumer's latest pact, as the broker logged it.
// A broker sends a call five seconds after the event, so there's nothing to print before that.
const broker = process.env.PACT_BROKER_BASE_URL ?? 'http://127.0.0.1:9292';
const token = process.env.PACT_BROKER_TOKEN;

const pact = await get(`${broker}/pacts/provider/pactflow-example-provider/consumer/pactflow-example-consumer/latest`);
const { _embedded } = await get(pact._links['pb:triggered-webhooks'].href);
const logs = await Promise.all(_embedded.triggeredWebhooks.map(({ _links }) => get(_links['pb:logs'].href)));

// The list begins with the latest webhook, and a log ends with the latest attempt. The request's body is its first JSON line.
const attempt = logs.flatMap(({ executions }) => executions.slice(-1))[0];
const [, body] = attempt?.logs.match(/ INFO: (\{.*\})$/m) ?? [];
console.log(body ? JSON.stringify(JSON.parse(body), null, 2) : 'No webhook was triggered yet.');

/** @param {string} url */
async function get(url) {
  const response = await fetch(url, {
    headers: { Accept: 'application/hal+json', ...(token && { Authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw new Error(`GET ${url} returned ${response.status}`);
  return response.json();
}
