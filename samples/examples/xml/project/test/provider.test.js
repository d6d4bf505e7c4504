import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { Verifier } from '@pact-foundation/pact';
import { createProjectsApi } from '../src/projects-api.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';
// With this variable, Pact would also search a broker for pacts, and fail if it has none.
delete process.env.PACT_BROKER_BASE_URL;

test('the to-do API keeps its contract', async () => {
  const projects = [];
  const server = createProjectsApi(projects).listen(0, '127.0.0.1');
  await once(server, 'listening');

  try {
    await new Verifier({
      provider: 'pactflow-example-provider-java-soap',
      providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
      pactUrls: [join(import.meta.dirname, '../pacts/pactflow-example-consumer-java-soap-pactflow-example-provider-java-soap.json')],
      stateHandlers: {
        'i have a list of projects': async () => {
          const tasks = [
            { id: 1001, name: 'Buy paint', done: true },
            { id: 1002, name: 'Paint the fence', done: false },
          ];
          projects.push({ id: 100, type: 'activity', name: 'Fence', due: '2026-12-05T09:30:00.000Z', tasks });
        },
      },
      logLevel: 'error',
    }).verifyProvider();
  } finally {
    server.close();
  }
});
