import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {parse} from 'yaml';
import {sinceIn, variableNamed, worksIn} from '../../src/data/environmentVariablesRules';
import {compareVersions} from '../../src/data/releaseLineRules';
import {defaultsFor, type Choices, type ReleaseLine} from '../../src/components/ConfigurationBuilder/choices';
import {generate} from '../../src/components/ConfigurationBuilder/generate';
import {USER_ID} from '../../src/components/ConfigurationBuilder/podSettings';
import {combinationsOf} from './configurationBuilder/combinations';
import {parseEnvironment} from './configurationBuilder/environmentFile';
import {readManifests, referenceProblems, valuesOf, type Manifest} from './configurationBuilder/manifests';
import {findNginx, prepareNginx, reasonToSkip, type NginxTest} from './configurationBuilder/proxyFile';

const RELEASE_LINES: readonly ReleaseLine[] = ['1.x', '2.x'];

const kubernetes = (choices: Partial<Choices> = {}): Choices => ({
  ...defaultsFor(choices.releaseLine ?? '2.x', choices.database, 'kubernetes'),
  ...choices,
});

const textsOf = (choices: Choices): string[] => generate(choices).files.map(({text}) => text);

/** Reads a file in which a reader has replaced the placeholder for the user ID. */
const readFilledIn = (text: string) => readManifests(text.replaceAll(`: ${USER_ID}`, ': 1234'));

const manifestsOf = (texts: readonly string[]): Manifest[] => texts.flatMap((text) => readFilledIn(text).manifests);

/** Everything that is wrong with the manifests for some choices. */
function problemsIn(texts: readonly string[], {releaseLine, release}: Choices): string[] {
  const files = texts.map(readFilledIn);
  const problems = files.flatMap((file) => file.problems);
  const manifests = files.flatMap((file) => file.manifests);
  const [configMap] = manifests.filter(({kind}) => kind === 'ConfigMap');
  const [secret] = manifests.filter(({kind}) => kind === 'Secret');
  const settings = Object.keys((configMap?.data ?? {}) as object);
  const secrets = Object.entries((secret?.stringData ?? {}) as Record<string, string>);
  const unknown = [...settings, ...secrets.map(([name]) => name)].flatMap((name) => {
    // A variable of PostgreSQL's client library.
    if (name === 'PGSSLROOTCERT') return [];
    const variable = variableNamed(name);
    if (variable === undefined) return [`${name} isn't in the data`];
    const since = sinceIn(variable, releaseLine);
    if (!worksIn(variable, releaseLine) || (since !== undefined && compareVersions(release, since) < 0))
      return [`${name} has no effect in ${release}`];
    return variable.secret === true && settings.includes(name) ? [`the secret ${name} is in the ConfigMap`] : [];
  });
  const filled = secrets.filter(([, value]) => value !== '').map(([name]) => `the secret ${name} has a value`);
  const images = valuesOf(manifests, 'image').filter((image) => !String(image).endsWith('scim-api:THE_SCIM_API_TAG'));
  const tags = images
    .filter((image) => image !== `quay.io/pactflow/enterprise:${release}`)
    .map((image) => `${String(image)} isn't release ${release}`);
  return [...problems, ...referenceProblems(manifests, texts.join('\n')), ...unknown, ...filled, ...tags];
}

describe('the Kubernetes manifests', () => {
  for (const releaseLine of RELEASE_LINES)
    test(`of every pair of choices in ${releaseLine} are valid, and refer only to objects that exist`, (t) => {
      const {combinations, pairs} = combinationsOf(releaseLine, 'kubernetes');
      let count = 0;
      for (const choices of combinations) {
        const texts = textsOf(choices);
        assert.deepEqual(problemsIn(texts, choices), [], JSON.stringify(choices));
        count += texts.join('').split('\nkind: ').length - 1;
      }
      assert.ok(pairs > 500, `expected more than 500 pairs, but found ${pairs}`);
      t.diagnostic(
        `builder, Kubernetes, ${releaseLine}: ${combinations.length} combinations, ${pairs} pairs of choices, ${count} manifests`,
      );
    });

  test('contain each kind that an installation needs', () => {
    const kinds = manifestsOf(textsOf(kubernetes())).map(({kind}) => kind);
    const expected = [
      'ConfigMap',
      'CronJob',
      'Deployment',
      'Ingress',
      'Job',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ];
    assert.deepEqual(kinds.sort(), expected);
  });

  test('have the probes of their release line', () => {
    const heartbeat = {path: '/diagnostic/status/heartbeat', port: 'http'};
    for (const releaseLine of RELEASE_LINES) {
      const manifests = manifestsOf(textsOf(kubernetes({releaseLine})));
      const [startup, readiness, liveness] = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
        (probe) => valuesOf(manifests, probe) as {httpGet?: object; exec?: {command: string[]}}[],
      );
      assert.deepEqual(startup?.[0]?.httpGet, heartbeat);
      assert.deepEqual(readiness?.[0]?.httpGet, heartbeat);
      assert.deepEqual(liveness?.[0]?.httpGet, releaseLine === '1.x' ? heartbeat : undefined);
      assert.deepEqual(liveness?.[0]?.exec?.command[0], releaseLine === '1.x' ? undefined : 'supervisorctl');
    }
  });

  test('need the user ID, and say how to find it', () => {
    for (const text of textsOf(kubernetes()).filter((each) => each.includes('runAsNonRoot'))) {
      assert.match(readManifests(text).problems.join(), /runAsUser: type .*integer/);
      assert.match(text, /^# First, replace THE_USER_ID .*\n# docker run --rm --entrypoint id quay/m);
    }
  });

  test('keep special characters in values', () => {
    const webhookHosts = '/.*\\.example\\.com$/ a.example.com';
    const [settings = ''] = textsOf(kubernetes({webhookHosts}));
    const [configMap] = readManifests(settings).manifests;
    assert.equal((configMap?.data as Record<string, string>).PACTFLOW_WEBHOOK_HOST_WHITELIST, webhookHosts);
  });

  test('give the migration only variables that it reads, and those of libraries', () => {
    const texts = textsOf(kubernetes({database: 'rds-iam', sslmode: 'require'}));
    const [job] = manifestsOf(texts).filter(({kind}) => kind === 'Job');
    const [env] = valuesOf(job, 'env') as [{name: string}[]];
    assert.deepEqual(
      env.map(({name}) => name),
      ['PACTFLOW_DATABASE_URL', 'PACTFLOW_DATABASE_SSLMODE', 'AWS_REGION'],
    );
  });

  const texts = textsOf(kubernetes());
  const DEFECTS: [name: string, from: RegExp, to: string, expected: RegExp][] = [
    ['a missing required property', /containerPort: 9292/, 'hostIP: a', /containerPort/],
    ['a value of the wrong type', /replicas: 2/, 'replicas: two', /replicas/],
    ['a misspelled property', /imagePullSecrets:/, 'imagePullSecret:', /imagePullSecret: Kubernetes has no such prop/],
    ['an unknown kind', /kind: PodDisruptionBudget/, 'kind: DisruptionBudget', /has no DisruptionBudget in policy\/v1/],
    ['a number as an environment variable', /value: require/, 'value: 1', /value/],
    ['invalid YAML', /replicas: 2/, 'replicas: [', /./],
    [
      'a Service that selects nothing',
      /component: application\n {2}ports/,
      'component: web\n  ports',
      /selects no pods/,
    ],
    ['a Secret that nothing creates', /secretName: pactflow-tls/, 'secretName: tls', /nothing creates the Secret tls/],
    ['a Service that doesn’t exist', /name: pactflow\n( +)port:/, 'name: web\n$1port:', /creates the Service web/],
    ['a key that the Secret doesn’t have', /key: PACTFLOW_DATABASE_URL/, 'key: URL', /the Secret has no URL/],
    ['a file that no command creates', /--from-file=pactflow-onprem\.lic/, '', /no command creates pactflow-onprem/],
    ['service links', /enableServiceLinks: false/, 'enableServiceLinks: true', /enableServiceLinks isn't false/],
    ['a secret with a value', /REDIS_URL: ""/, 'REDIS_URL: "redis://a"', /the secret REDIS_URL has a value/],
    ['an unknown variable', /TZ: /, 'TIMEZONE: ', /TIMEZONE isn't in the data/],
    [
      'another tag',
      /image: quay\.io\/pactflow\/enterprise:2\.3\.0/,
      'image: quay.io/pactflow/enterprise:latest',
      /isn't release 2\.3\.0/,
    ],
    ['a user without a number', /runAsUser: THE_USER_ID/, 'runAsUser: app', /runAsUser/],
  ];
  for (const [name, from, to, expected] of DEFECTS)
    test(`are rejected with ${name}`, () => {
      const changed = texts.map((text) => text.replace(from, to));
      assert.notDeepEqual(changed, texts);
      assert.match(problemsIn(changed, kubernetes()).join('\n'), expected);
    });
});

describe('the complete environment file', () => {
  for (const releaseLine of RELEASE_LINES)
    test(`of every pair of choices in ${releaseLine} has all variables, and no secret has a value`, (t) => {
      const {combinations, pairs} = combinationsOf(releaseLine, 'env');
      for (const choices of combinations) {
        const {files, settings, supplied} = generate(choices);
        const [container, scim] = files.map(({text}) => parseEnvironment(text));
        assert.deepEqual(
          [...(container ?? [])].sort(),
          settings.map(({name, value}) => [name, value]).sort(),
          JSON.stringify(choices),
        );
        for (const {name, secret} of supplied) if (secret) assert.equal(container?.get(name), '');
        assert.deepEqual([...(scim?.keys() ?? [])], choices.scim === 'yes' ? ['PACTFLOW_URL'] : []);
      }
      t.diagnostic(
        `builder, environment file, ${releaseLine}: ${combinations.length} combinations, ${pairs} pairs of choices`,
      );
    });

  test('can’t contain a line that isn’t a variable, or a variable twice', () => {
    assert.throws(() => parseEnvironment('A=1\noops'), /^Error: line 2 is neither a comment nor NAME=value: oops$/);
    assert.throws(() => parseEnvironment('# a\nA=1\nA=2'), /^Error: line 3 sets A again$/);
  });
});

describe('the proxy file', () => {
  const nginx = findNginx();
  let tester: NginxTest | undefined;
  before(() => {
    if (nginx !== undefined) tester = prepareNginx(nginx);
  });
  after(() => tester?.remove());

  const proxyFileOf = (choices: Choices): string => {
    const [compose = ''] = textsOf(choices);
    const {configs} = parse(compose) as {configs?: {proxy?: {content: string}}};
    // Compose reads two dollar signs as one.
    return (configs?.proxy?.content ?? '').replaceAll('$$', '$');
  };
  const isMissing = (t: {skip: (message: string) => void}): boolean => {
    if (tester !== undefined) return false;
    t.skip(reasonToSkip(process.env.CI));
    return true;
  };

  test('of every combination is accepted by nginx -t', (t) => {
    const files = new Set<string>();
    for (const releaseLine of RELEASE_LINES)
      for (const choices of combinationsOf(releaseLine, 'compose').combinations)
        if (choices.tls === 'proxy') files.add(proxyFileOf(choices));
    assert.ok(files.size >= 2, `expected a file with SCIM and one without, but found ${files.size}`);
    if (isMissing(t)) return;
    for (const file of files) assert.equal(tester?.problemOf(file), undefined);
    t.diagnostic(`builder, nginx -t: ${files.size} different proxy files`);
  });

  test('is rejected with an unknown directive, variable, or a missing certificate', (t) => {
    if (isMissing(t)) return;
    const file = proxyFileOf({...defaultsFor('2.x'), tls: 'proxy'});
    assert.match(tester?.problemOf(file.replace('listen 80', 'listens 80')) ?? '', /unknown directive "listens"/);
    assert.match(tester?.problemOf(file.replace('$server_port', '$port')) ?? '', /unknown "port" variable/);
    assert.match(tester?.problemOf(file.replace('tls-key;', 'key;')) ?? '', /cannot load certificate key/);
  });

  test('is skipped without nginx, unless CI is set', () => {
    assert.match(reasonToSkip(undefined), /^nginx isn’t installed, so the proxy files are not checked\./);
    assert.throws(() => reasonToSkip('true'), /Nothing may be skipped because CI is set/);
  });

  test('redirects HTTP, and forwards the host, the port, and the scheme', () => {
    const file = proxyFileOf({...defaultsFor('2.x'), tls: 'proxy', scim: 'yes'});
    assert.match(file, /listen 80;\s+return 301 https:\/\/\$host\$request_uri;/);
    for (const header of ['X-Forwarded-Host $http_host', 'X-Forwarded-Port $server_port', 'X-Forwarded-Proto https'])
      assert.equal(file.split(`proxy_set_header ${header};`).length - 1, 2, header);
  });
});
