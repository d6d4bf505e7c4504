// Prints the response to a request: its status, its media type, and its body.
const { PACT_BROKER_BASE_URL: baseUrl } = process.env;
const [method, path, body] = process.argv.slice(2);

const response = await fetch(`${baseUrl}${path}`, {
  method,
  headers: { Accept: 'application/hal+json', ...(body && { 'Content-Type': 'application/json' }) },
  body,
});
console.log(response.status, response.headers.get('content-type'));
console.log(JSON.stringify(await response.json(), null, 2));
process.exitCode = response.ok ? 0 : 1;
