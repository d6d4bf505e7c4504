import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { Matchers, Pact, XmlBuilder } from '@pact-foundation/pact';
import { getProjects } from '../src/projects-client.js';

// Turns off Pact's usage report, the only call it would make to the internet.
process.env.PACT_DO_NOT_TRACK = 'true';

const dir = join(import.meta.dirname, '../pacts');
const pact = new Pact({
  consumer: 'pactflow-example-consumer-java-soap',
  provider: 'pactflow-example-provider-java-soap',
  dir,
  logLevel: 'error',
});

// Pact adds to an existing file. Without this line, a renamed interaction would appear in the pact under both names.
before(() => rmSync(dir, { recursive: true, force: true }));

const { boolean, datetime, equal, integer, like, string } = Matchers;

const id = integer(1);
const type = equal('activity');
const name = string('Garden');
const due = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", '2026-12-01T08:00:00.000Z');
const done = boolean(true);

const document = new XmlBuilder('1.0', 'UTF-8', 'ns1:projects').build((root) => {
  root.setAttributes({ id: '1234', 'xmlns:ns1': 'http://some.namespace/and/more/stuff' });
  root.eachLike('project', { id, type, name, due }, (project) =>
    project.appendElement('tasks', {}, (tasks) => tasks.eachLike('task', { id, name, done })),
  );
});

// #region rules
// The builder writes its rules for ns1:projects. The verifier looks them up by the namespace URI.
const project = "$['http://some.namespace/and/more/stuff:projects'].project";
const task = `${project}.tasks.task`;
const rules = [
  { path: project, rules: [like('')] },
  { path: `${project}['@id']`, rules: [id] },
  { path: `${project}['@type']`, rules: [type] },
  { path: `${project}['@due']`, rules: [due] },
  { path: task, rules: [like('')] },
  { path: `${task}['@id']`, rules: [id] },
];
// #endregion

test('lists projects with their tasks', () =>
  pact
    .addInteraction()
    .given('i have a list of projects')
    .uponReceiving('a request for projects in XML')
    .withRequest('GET', '/projects', (request) => request.query({ from: 'today' }).headers({ Accept: 'application/xml' }))
    .willRespondWith(200, (response) => {
      response.xmlBody(document);
      response.matchingRules({ body: rules });
    })
    .executeTest(async (mockServer) => {
      assert.deepEqual(await getProjects(mockServer.url), [
        {
          id: 1,
          type: 'activity',
          name: 'Garden',
          due: new Date('2026-12-01T08:00:00Z'),
          tasks: [{ id: 1, name: 'Garden', done: true }],
        },
      ]);
    }));
