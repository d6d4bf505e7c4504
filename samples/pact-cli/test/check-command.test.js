import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { checkCommandLine, findPactCommands } from '../checkCommand.js';
import { readDescription } from '../describe.js';

const cli = readDescription();
const SET = ['PACT_BROKER_BASE_URL'];

const good = [
  'pact broker publish ./pacts -a "$GIT_COMMIT" --branch "$GIT_BRANCH"',
  'pact broker publish pacts/*.json --auto-detect-version-properties',
  'pact broker publish pacts -ra1 --tag main qa',
  'pact broker can-i-deploy --pacticipant A --version 1 --pacticipant B --latest --output json',
  'pact broker can-i-deploy -a A -e 1 --to-environment production --retry-while-unknown 5 --retry-interval 0',
  'pactflow publish-provider-contract openapi.yaml --provider A --provider-app-version=1 --verification-exit-code "$?"',
  `pact verifier --provider-name A --provider-version 1 --publish --consumer-version-selectors '{"mainBranch":true}' --no-color`,
  'pact verifier --file pacts/a.json --provider-name A --hostname localhost --port 8080',
  'pact broker help publish',
  'pact broker --output json list-environments',
  'pact broker create-environment --help',
];

/** @type {[line: string, kind: string, message: RegExp, hint: RegExp][]} */
const bad = [
  ['pact broker pubish ./pacts -a 1', 'unknown-command', /no command 'pubish'/, /Did you mean publish\?/],
  ['pact broker publish ./pacts -a 1 --brnach main', 'unknown-option', /no option --brnach/, /Did you mean --branch\?/],
  ['pact broker create-environment --name x --no-production', 'unknown-option', /--no-production/, /--production/],
  ['pact broker publish ./pacts -a 1 -z', 'unknown-option', /-z/, /./],
  ['pact broker publish ./pacts -a 1 --branch', 'missing-value', /--branch requires a value/, /--branch <branch>/],
  ['pact broker publish ./pacts --consumer-app-version --branch main', 'missing-value', /--consumer-app-version/, /./],
  ['pact broker publish ./pacts -a 1 --output yaml', 'bad-value', /doesn't accept the value 'yaml'/, /json, text, pretty/],
  ['pact broker publish ./pacts -a 1 --merge=yes', 'bad-value', /--merge doesn't accept a value/, /=yes/],
  [
    'pact broker publish ./pacts --branch main',
    'missing-option',
    /--consumer-app-version or --auto-detect/,
    /Add --consumer-app-version/,
  ],
  ['pact verifier --provider-name A --publish', 'missing-option', /--publish requires --provider-version/, /Add --provider-version/],
  ['pact verifier --file pacts/a.json', 'missing-option', /PACT_BROKER_BASE_URL requires --provider-name/, /Add --provider-name/],
  ['pact broker publish -a 1', 'missing-argument', /PACT_FILES_DIRS_OR_GLOBS/, /Usage/],
  ['pact broker publish -a 1 --tag main ./pacts', 'missing-argument', /PACT_FILES_DIRS_OR_GLOBS/, /Usage/],
  [
    'pact broker record-deployment --pacticipant A --version 1 --environment test now',
    'unexpected-argument',
    /accepts 0 argument\(s\), but the command has 1/,
    /Usage/,
  ],
];

for (const line of good) {
  test(`accepts ${line}`, () => assert.deepEqual(checkCommandLine(line, cli, SET), []));
}

for (const [line, kind, message, hint] of bad) {
  test(`reports ${line}`, () => {
    const problems = checkCommandLine(line, cli, SET);
    assert.deepEqual(
      problems.map((problem) => problem.kind),
      [kind],
    );
    assert.match(problems[0].message, message);
    assert.match(problems[0].hint, hint);
  });
}

test('the CLI exits with code 2 for each bad line, and with a different code for each good line', () => {
  const { pactFullPath } = createRequire(import.meta.url)('@pact-foundation/pact-cli/src/pact-standalone.js').standalone();
  const programs = `pact() { '${pactFullPath}' "$@"; }; pactflow() { pact pactflow "$@"; };`;
  const env = {
    PACT_DO_NOT_TRACK: 'true',
    PACT_BROKER_HTTP_RETRIES: '0',
    PACT_BROKER_BASE_URL: 'http://localhost:1',
    GIT_COMMIT: '1',
    GIT_BRANCH: 'main',
  };
  for (const line of [...good, ...bad.map(([text]) => text)]) {
    const { status, stderr } = spawnSync('sh', ['-c', `${programs} ${line}`], { env, encoding: 'utf8' });
    assert.equal(status === 2, !good.includes(line), `${line}\n${stderr}`);
  }
});

test('an unknown command is reported, although pact prints its help text and exits with code 1', () => {
  const [problem] = checkCommandLine('pact brokr publish', cli);
  assert.deepEqual([problem.message, problem.hint], ["pact has no command 'brokr'.", 'Did you mean broker?']);
});

test('variables satisfy a requirement if the caller, the command, an export, or env sets them', () => {
  const line = 'pact broker list-environments';
  assert.deepEqual(
    checkCommandLine(line, cli).map(({ message }) => message),
    ['pact broker list-environments requires --broker-base-url (or PACT_BROKER_BASE_URL).'],
  );
  for (const script of [
    `PACT_BROKER_BASE_URL=x ${line}`,
    `export PACT_BROKER_BASE_URL=x\n${line}`,
    `PACT_BROKER_BASE_URL=x\n${line}`,
    `env PACT_BROKER_BASE_URL=x ${line}`,
  ]) {
    assert.deepEqual(checkCommandLine(script, cli), [], script);
  }
});

test('options that select a version must follow --pacticipant, with a space', () => {
  for (const line of [
    'pact broker can-i-deploy --pacticipant A --to-environment production --version 1',
    'pact broker can-i-deploy --pacticipant=A --version=1 --to-environment production',
    'pact broker can-i-merge --version 1 --pacticipant A',
  ]) {
    const problems = checkCommandLine(line, cli, SET);
    assert.ok(problems.length > 0 && problems.every(({ kind }) => kind === 'order'), line);
  }
});

test('legacy programs are reported with their replacement and its differences', () => {
  const [deploy] = checkCommandLine('pact-broker can-i-deploy --pacticipant A --latest', cli, SET);
  assert.deepEqual([deploy.kind, deploy.hint], ['legacy', 'Use pact broker can-i-deploy instead.']);
  const [verify] = checkCommandLine('pact-provider-verifier a.json --provider-base-url http://localhost:8080', cli, SET);
  assert.match(verify.hint, /Use pact verifier instead\. Note: pact verifier has no option --provider-base-url/);
  assert.match(checkCommandLine('pact-message update', cli)[0].hint, /no replacement/);
});

test('commands are found wherever a shell runs them', () => {
  /** @param {string} script */
  const found = (script) =>
    findPactCommands(script).map(({ program, words }) => [program, ...words.map(({ text }) => text)].join(' '));
  assert.deepEqual(found('npx --yes --package=@pact-foundation/pact-cli@18.1.2 pact broker x'), ['pact broker x']);
  assert.deepEqual(found('npx -p @pact-foundation/pact-cli pact a; npm exec -- pact b; ./node_modules/.bin/pact c'), [
    'pact a',
    'pact b',
    'pact c',
  ]);
  assert.deepEqual(found('if ! pact a; then pact b || exit 1; fi'), ['pact a', 'pact b']);
  assert.deepEqual(found('ID=$(pact a "x y") && echo `pact b` | pact c > out 2>&1 # pact d'), ['pact a x y', 'pact b', 'pact c']);
  assert.deepEqual(found('pact a \\\n  --b \\\n  c\npact d'), ['pact a --b c', 'pact d']);
  assert.deepEqual(found("cat <<'EOF'\npact a\nEOF\npact b"), ['pact b']);
  assert.deepEqual(found("echo pact; ls pact; pact 'a'\\''b'"), ["pact a'b"]);
});

test('commands are found after the image whose entrypoint is pact', () => {
  /** @param {string} script */
  const found = (script) =>
    findPactCommands(script).map(({ program, words, environment }) => [
      [program, ...words.map(({ text }) => text)].join(' '),
      ...environment,
    ]);
  assert.deepEqual(found('docker run --rm -e A=1 -e B --env=C=3 -v "$PWD:/w" pactfoundation/pact-cli:1.2 broker x --y z'), [
    ['pact broker x --y z', 'A', 'B', 'C'],
  ]);
  assert.deepEqual(found('export A=1; sudo podman run ghcr.io/pact-foundation/pact-cli broker x'), [['pact broker x']]);
  assert.deepEqual(found('docker run --rm -e A pactfoundation/pact:1.2 broker x'), [['pact broker x', 'A']]);
  assert.deepEqual(found('docker container run docker.io/pactfoundation/pact-cli@sha256:0a pactflow x && pact y'), [
    ['pact pactflow x'],
    ['pact y'],
  ]);
  assert.deepEqual(found('docker run --entrypoint sh pactfoundation/pact-cli -c x'), []);
  assert.deepEqual(found('docker pull pactfoundation/pact-cli; docker run pactfoundation/pact-broker; docker run a/b pact'), []);
  const [problem] = checkCommandLine('docker run -e PACT_BROKER_BASE_URL pactfoundation/pact-cli:latest publish pacts', cli);
  assert.deepEqual([problem.kind, problem.message], ['unknown-command', "pact has no command 'publish'."]);
});

test('a problem has the line of its command', () => {
  const script = 'set -e\n\npact broker \\\n  list-environments\npact broker nonsense # here';
  assert.deepEqual(
    checkCommandLine(script, cli, SET).map(({ line }) => line),
    [5],
  );
  assert.deepEqual(
    checkCommandLine('cat <<EOF\nx\ny\nEOF\npact nonsense\n', cli).map(({ line }) => line),
    [5],
  );
});

test('npx with only the name of the package is reported, because it runs nothing', () => {
  const [problem] = checkCommandLine('npx @pact-foundation/pact-cli@18.1.2 broker list-environments', cli);
  assert.match(problem.hint, /npx --package=@pact-foundation\/pact-cli@18\.1\.2 pact/);
});
