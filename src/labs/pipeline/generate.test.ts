import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {parse} from 'yaml';
import {defaultsFor, readChoices, type Choices} from './choices';
import {generate} from './generate';
import {wrap} from './writing';

const SITE = 'https://docs.example.com/base';

const filesOf = (choices: Partial<Choices>): Record<string, string> =>
  Object.fromEntries(
    generate({...defaultsFor(choices.role), ...choices}, SITE).files.map(({path, text}) => [path, text]),
  );

const textOf = (choices: Partial<Choices>): string => Object.values(filesOf(choices)).join('\n');

const CI_SYSTEMS = ['github', 'gitlab', 'circleci', 'azure', 'jenkins', 'buildkite', 'bitbucket'] as const;

describe('the steps', () => {
  test('of a consumer publish the pacts with the commit and the branch, and never publish a description', () => {
    for (const ci of CI_SYSTEMS) {
      const text = textOf({ci}).replaceAll('$$', '$');
      assert.match(text, /pact broker publish pacts --consumer-app-version "\$GIT_COMMIT" --branch "\$GIT_BRANCH"/);
      assert.doesNotMatch(text, /publish-provider-contract|create-webhook|PACT_URL/);
    }
  });

  test('of a provider verify pacts, or publish the description with its outcome, but no pacts', () => {
    for (const ci of CI_SYSTEMS) {
      const verifies = textOf({role: 'provider', ci, language: 'java'});
      assert.match(verifies, /-Dpact\.verifier\.publishResults=true/);
      assert.doesNotMatch(verifies, /pact broker publish |publish-provider-contract/);
      const compares = textOf({role: 'provider', ci, approach: 'bi-directional'}).replaceAll('$$', '$');
      assert.match(compares, /--verification-exit-code "\$API_TEST_EXIT"/);
      assert.match(compares, /test "\$API_TEST_EXIT" -eq 0/);
      assert.doesNotMatch(compares, /PACT_URL|webhook/);
    }
  });

  test('deploy only from the main branch, after a check, and record at the end', () => {
    for (const ci of CI_SYSTEMS) {
      const text = textOf({ci, environments: 'test, production', record: 'release'});
      const positions = [
        'to-environment test',
        'with your deployment to test',
        'record-deployment',
        'with your release to production',
        'record-release',
      ].map((part) => text.indexOf(part));
      assert.ok(!positions.includes(-1), `${ci}: ${positions.join()}`);
      assert.deepEqual(
        positions,
        [...positions].sort((one, other) => one - other),
        ci,
      );
    }
  });

  test('wait for another build’s result only if a webhook starts it, or if PactFlow compares contracts', () => {
    assert.match(textOf({webhook: 'yes'}), /--retry-while-unknown 30/);
    assert.doesNotMatch(textOf({webhook: 'no'}), /--retry-while-unknown/);
    assert.doesNotMatch(textOf({role: 'provider', webhook: 'yes'}), /--retry-while-unknown/);
    assert.match(textOf({role: 'provider', approach: 'bi-directional'}), /--retry-while-unknown 5/);
  });

  test('check feature branches only if they’re built', () => {
    for (const ci of CI_SYSTEMS) {
      assert.match(textOf({ci, branches: 'all'}), /Checks whether the branch can be merged/);
      assert.doesNotMatch(textOf({ci, branches: 'main'}), /Checks whether the branch can be merged/);
    }
  });

  test('each have a reason and a link to an existing page and heading, which the links of tasks also have', () => {
    let links = 0;
    for (const ci of CI_SYSTEMS)
      for (const role of ['consumer', 'provider', 'both'] as const)
        for (const language of ['js', 'java', 'python', 'go', 'dotnet'] as const)
          for (const approach of ['consumer-driven', 'bi-directional'] as const) {
            const {steps, tasks} = generate(
              {
                ...defaultsFor(role),
                ci,
                language,
                approach,
                broker: 'on-premises-ca',
                mainBranch: 'trunk',
                environments: 'qa, prod',
                record: language === 'go' ? 'release' : 'deployment',
              },
              SITE,
            );
            assert.ok(steps.length > 6);
            for (const sentence of [...steps.map(({why}) => why), ...tasks]) assert.match(sentence, /^[A-Z].*\.$/);
            const linked = [...tasks.join(' ').matchAll(/\]\((\/[^)]*)\)/g)].map(([, target = '']) => target);
            assert.ok(linked.length > 1);
            for (const page of [...steps.map((step) => step.page), ...linked]) {
              const [path = '', id] = page.split('#');
              const file = [`docs${path}.mdx`, `docs${path}/index.mdx`].find((name) => existsSync(name));
              assert.ok(file !== undefined, `${page} doesn't exist`);
              const source = readFileSync(file, 'utf8');
              const ids = [...source.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => {
                const explicit = /\{\/\* #([\w-]+) \*\/\}/.exec(heading)?.[1];
                return (
                  explicit ??
                  heading
                    .toLowerCase()
                    .replace(/[^\w -]/g, '')
                    .replaceAll(' ', '-')
                );
              });
              assert.ok(id === undefined || ids.includes(id), `${page}: no such heading`);
              links += 1;
            }
          }
    assert.ok(links > 1000);
  });

  test('have the URL of their page in the comments', () =>
    assert.match(textOf({}), /^ +# https:\/\/docs\.example\.com\/base\/docs\/install-pact-cli#connect$/m));
});

describe('secrets', () => {
  test('come from the CI system, and no file contains a value', () => {
    for (const ci of CI_SYSTEMS)
      for (const broker of ['cloud', 'pact-broker'] as const)
        for (const [path, text] of Object.entries(filesOf({role: 'both', ci, broker}))) {
          const name = broker === 'cloud' ? 'PACT_BROKER_TOKEN' : 'PACT_BROKER_PASSWORD';
          const other = broker === 'cloud' ? 'PACT_BROKER_PASSWORD' : 'PACT_BROKER_TOKEN';
          assert.ok(!text.includes(other), `${path} contains ${other}`);
          for (const [, value = ''] of text.matchAll(new RegExp(`${name}[:=] *(\\S*)`, 'g')))
            assert.match(value, /^(?:\$\{\{|\$\(|credentials\()/, `${ci} ${path}`);
        }
  });

  test('of a webhook are PactFlow secrets, or a variable for the open-source broker', () => {
    for (const ci of CI_SYSTEMS) {
      assert.match(textOf({role: 'provider', ci}), /\$\{user\.\w+\}/);
      const openSource = textOf({role: 'provider', ci, broker: 'pact-broker'});
      assert.doesNotMatch(openSource, /\{user\./);
      assert.match(openSource, /\$WEBHOOK_TOKEN/);
    }
  });
});

test('a private certificate authority is trusted by each job, and by Java’s own store', () => {
  for (const ci of CI_SYSTEMS) {
    const text = textOf({role: 'provider', language: 'java', ci, broker: 'on-premises-ca'});
    assert.match(text, /SSL_CERT_FILE/);
    assert.ok(text.indexOf('keytool') < text.indexOf('mvn'), ci);
    assert.match(text, /JAVA_TOOL_OPTIONS/);
    assert.doesNotMatch(textOf({role: 'provider', language: 'java', ci}), /SSL_CERT_FILE|keytool|JAVA_TOOL_OPTIONS/);
  }
});

test('the setup script is written only if something has to be created', () => {
  assert.deepEqual(Object.keys(filesOf({})), ['.github/workflows/build.yml']);
  assert.match(filesOf({mainBranch: 'trunk'})['setup-pact.sh'] ?? '', /--main-branch trunk/);
  const created = filesOf({environments: 'qa, production'})['setup-pact.sh'] ?? '';
  assert.match(created, /create-environment --name qa$/m);
  assert.doesNotMatch(created, /--name production/);
  assert.match(filesOf({environments: 'live'})['setup-pact.sh'] ?? '', /--name live --production/);
});

/** Names that would break files without quotation marks or escape sequences. */
const HOSTILE = [
  `Bob's "best" shop`,
  `'; rm -rf / #`,
  `" && exit 1 || "`,
  `a: b # c`,
  `'''`,
  `*anchor & | !tag %x @y`,
  `[a, {b: c}]`,
  `true`,
  `1.0`,
  `ünïcode – 名前`,
  `{{ x }} ~`,
  `a;b(c)!d?e^f=g`,
];

describe('a hostile application name', () => {
  for (const application of HOSTILE) {
    test(`${application} passes the check of the form`, () => {
      const {choices, invalid} = readChoices(`?${new URLSearchParams({application}).toString()}`);
      assert.deepEqual(invalid, []);
      assert.equal(choices.application, application);
    });

    test(`${application} is the same in the YAML of each CI system`, () => {
      for (const ci of CI_SYSTEMS.filter((each) => each !== 'jenkins')) {
        const [file = ''] = Object.values(filesOf({ci, role: 'both', application}));
        const found: unknown[] = [];
        JSON.stringify(parse(file), (key, value: unknown) => {
          if (key === 'PACTICIPANT') found.push(value);
          if (typeof value === 'object' && value !== null && 'name' in value && value.name === 'PACTICIPANT')
            found.push((value as {value?: unknown}).value);
          if (typeof value === 'string' && value.startsWith('export PACTICIPANT='))
            found.push(shell(`${value}\nprintf %s "$PACTICIPANT"`));
          return value;
        });
        assert.ok(found.length > 0, ci);
        assert.deepEqual([...new Set(found)], [application], ci);
      }
    });

    test(`${application} is one argument in the setup script`, () => {
      const script = filesOf({role: 'provider', application, mainBranch: 'trunk'})['setup-pact.sh'] ?? '';
      const words = shell(
        `cat() { echo body; }\npact() { printf '%s\\n' "$@"; }\n${script.replace(/^#!.*\n/, '')}`,
      ).split('\n');
      assert.equal(words.filter((word) => word === application).length, 2);
      assert.ok(words.includes(`Verify changed pacts of ${application}`));
      assert.equal(words[words.indexOf('--provider') + 1], application);
    });

    test(`${application} is one string in the Jenkinsfile`, () => {
      const line = /PACTICIPANT = (.*)$/m.exec(filesOf({ci: 'jenkins', application}).Jenkinsfile ?? '')?.[1] ?? '';
      assert.match(line, /^'(?:[^'\\]|\\['\\])*'$/);
      assert.equal(line.slice(1, -1).replace(/\\(.)/g, '$1'), application);
    });
  }
});

/** Runs a script with Bash, and returns its output. */
function shell(script: string): string {
  const {stdout, stderr, status} = spawnSync('bash', ['-c', script], {encoding: 'utf8'});
  assert.equal(status, 0, stderr);
  return stdout;
}

test('comments wrap without losing a word', () => {
  const text = 'one two three four five six';
  assert.deepEqual(wrap(text, 9), ['one two', 'three', 'four five', 'six']);
  assert.deepEqual(wrap('incomprehensibilities are long', 10), ['incomprehensibilities', 'are long']);
  assert.deepEqual(wrap('short', 10), ['short']);
});
