// The stand-in sends no webhooks, but keeps what it would have sent. This shows the body of the last one.
const response = await fetch(`${process.env.PACT_BROKER_BASE_URL ?? 'http://127.0.0.1:9292'}/triggered-webhooks/latest`);
const { request, errors } = await response.json();
console.log(request?.body ?? errors ?? 'No webhook was triggered yet.');
