// Fills in the manifests as a reader does, and checks that everything that they refer to exists.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { documentedVariables, filesIn, folderOf, read } from './files.js';
import { problemsIn, readManifests, secretsIn, serviceLinks } from './manifests.js';

const source = folderOf('kubernetes');
const values = { PACTFLOW_TAG: '2.3.0', HOST_NAME: 'pactflow.example.com', USER_ID: '1234', INGRESS_CLASS: 'nginx', INGRESS_NAMESPACE: 'ingress' };
const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const fillIn = (env) => spawnSync('sh', ['fill-in.sh'], { cwd: folder, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' });

cpSync(source, folder, { recursive: true });
const filled = fillIn(values);
const manifests = readManifests(folder);
const secrets = secretsIn(readFileSync(`${source}/create-secrets.sh`, 'utf8'));
const variables = documentedVariables();

test('fill-in.sh replaces all placeholders', () => {
  assert.deepEqual([filled.status, filled.stderr], [0, '']);
  const texts = filesIn(folder, '.yaml').map((name) => readFileSync(join(folder, name), 'utf8'));
  assert.doesNotMatch(texts.join('\n'), /THE_/);
  assert.match(texts.join('\n'), /quay\.io\/pactflow\/enterprise:2\.3\.0\n/);
});

test('fill-in.sh names the value that is missing', () => {
  const { USER_ID: _, ...rest } = values;
  assert.match(fillIn(rest).stderr, /USER_ID: Set it to the number/);
});

test('everything that the manifests refer to exists', (t) => {
  assert.ok(manifests.length >= 8 && secrets.size === 2 && secrets.get('pactflow').length === 5 && variables.size > 70);
  assert.deepEqual(problemsIn(manifests, secrets, variables), []);
  t.diagnostic(`${manifests.length} manifests, ${[...secrets.values()].flat().length} secret keys, ${variables.size} documented variables`);
});

test('a pod runs as two replicas, becomes ready by the heartbeat, and is replaced without downtime', () => {
  const { replicas, strategy, template } = manifests.find(({ kind }) => kind === 'Deployment').spec;
  const [container] = template.spec.containers;
  assert.equal(replicas, 2);
  assert.equal(strategy.rollingUpdate.maxUnavailable, 0);
  assert.equal(container.ports[0].containerPort, 9292);
  for (const probe of ['startupProbe', 'readinessProbe']) assert.equal(container[probe].httpGet.path, '/diagnostic/status/heartbeat');
  assert.deepEqual(container.livenessProbe.exec.command, ['supervisorctl', 'status', 'haproxy', 'marko', 'pactflow']);
});

test('the page names Services whose links would set variables of PactFlow', () => {
  const page = read('docs/docs/on-premises-2x/kubernetes.mdx');
  for (const name of ['pactflow-http', 'pactflow-database']) {
    assert.ok(page.includes(`\`${name}\``), name);
    assert.ok(serviceLinks(name).some((link) => variables.has(link)), name);
  }
  assert.ok(!serviceLinks('pactflow').some((link) => variables.has(link)));
});

describe('a mistake is reported', () => {
  const change = (kind, edit) => {
    const copy = structuredClone(manifests);
    edit(copy.find((one) => one.kind === kind));
    return problemsIn(copy, secrets, variables).join('\n');
  };
  const pod = ({ spec }) => spec.template.spec;
  for (const [name, kind, edit, message] of [
    ['an unknown secret key', 'Job', (one) => (pod(one).containers[0].env[0].valueFrom.secretKeyRef.key = 'x'), /the secret pactflow has no key x/],
    ['an unknown secret', 'Deployment', (one) => (pod(one).containers[0].envFrom[1].secretRef.name = 'x'), /no secret x/],
    ['an unknown volume', 'Deployment', (one) => (pod(one).containers[0].volumeMounts[0].name = 'x'), /no volume x/],
    ['an unknown variable', 'ConfigMap', (one) => (one.data.PACTFLOW_PORT = '1'), /PACTFLOW_PORT isn't a documented variable/],
    ['a value that isn’t a string', 'ConfigMap', (one) => (one.data.TZ = false), /TZ must be a string/],
    ['an unknown ConfigMap', 'Deployment', (one) => (pod(one).containers[0].envFrom[0].configMapRef.name = 'x'), /no ConfigMap x/],
    ['service links', 'Deployment', (one) => delete pod(one).enableServiceLinks, /expected enableServiceLinks: false/],
    ['a user ID in quotation marks', 'Job', (one) => (pod(one).securityContext.runAsUser = '1234'), /expected a number in runAsUser/],
    ['another image', 'Job', (one) => (pod(one).containers[0].image = 'x'), /expected one image/],
    ['a wrong port', 'Service', (one) => (one.spec.ports[0].targetPort = 'x'), /no container has the port x/],
    ['a wrong selector', 'PodDisruptionBudget', (one) => (one.spec.selector.matchLabels = { a: 'b' }), /matches 0 pod templates/],
    ['a budget that blocks every eviction', 'PodDisruptionBudget', (one) => (one.spec.minAvailable = 2), /leaves no pod/],
    ['a wrong Service', 'Ingress', (one) => (one.spec.rules[0].http.paths[0].backend.service.name = 'x'), /no Service x/],
    ['a wrong file in a volume', 'Deployment', (one) => (pod(one).containers[0].volumeMounts[0].subPath = 'x'), /the secret pactflow-files has no key x/],
  ])
    test(name, () => assert.match(change(kind, edit), message));
});
