import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkInlineCommands, readCli} from './index';
import {checkPackage, packagesOf} from './packages';
import {checkVariable} from './pactCommands';
import {runShellcheck} from './shell';
import {parseShell} from '../../../samples/pact-cli/shell-words.js';
import {at, check} from './testing';

describe('shell', () => {
  for (const text of [
    'npm ci && npm test',
    'export PACT_BROKER_BASE_URL="https://YOUR_ACCOUNT.pactflow.io"\nexport GIT_COMMIT="$(git rev-parse HEAD)"\n',
    'pact broker publish ./pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
    'pact verifier --file pacts/a.json --provider-name A --hostname localhost --port 8080',
    'pact verifier --provider-name A --provider-version 1 --publish \\\n  --enable-pending',
    'npx --package=@pact-foundation/pact-cli@18.1.2 pact broker list-environments',
    'docker run --rm -e PACT_BROKER_BASE_URL -e PACT_BROKER_TOKEN -v "$PWD:/w" pactfoundation/pact-cli:latest broker can-i-deploy -a A -e 1 --to-environment test',
    'cd example\nAPI_EXIT=0\nnpm run test:api > report.txt 2>&1 || API_EXIT=$?',
  ]) {
    test(`accepts ${text}`, async () => assert.deepEqual(await check('sh', text), []));
  }

  for (const [name, text, expected] of [
    [
      'an unclosed block',
      'echo a\nif true; then\n  echo b\n',
      /^page\.mdx:1\d: bash can’t parse this: syntax error.*Look for an unclosed quote/,
    ],
    ['an unclosed quote', 'echo a\necho "b\n', /^page\.mdx:1\d: bash can’t parse this/],
    ['a prompt', 'npm ci\n$ npm test', /^page\.mdx:11: The line starts with a prompt\. Remove it/],
    [
      'a variable without quotes',
      'ls\necho $HOME',
      /^page\.mdx:11: .*\(SC2086\) See https:\/\/www\.shellcheck\.net\/wiki\/SC2086/,
    ],
    [
      'a command that does not exist',
      'ls\npact broker pubish ./pacts -a 1',
      /^page\.mdx:11: pact broker has no command 'pubish'\. Did you mean publish/,
    ],
    [
      'an option that does not exist',
      'pact broker publish ./pacts -a 1 \\\n  --brnach main',
      /^page\.mdx:10: .*--brnach\. Did you mean --branch/,
    ],
    ['a missing option', 'pact broker publish ./pacts', /^page\.mdx:10: .*requires --consumer-app-version/],
    [
      'a command that the image does not have',
      'docker run pactfoundation/pact-cli:latest publish pacts -a 1',
      /^page\.mdx:10: pact has no command 'publish'/,
    ],
    [
      'a variable that isn’t passed to the container',
      'docker run pactfoundation/pact-cli broker list-environments',
      /^page\.mdx:10: .*requires --broker-base-url/,
    ],
    [
      'a legacy command',
      'pact-broker can-i-deploy --pacticipant A --version 1 --to-environment test',
      /^page\.mdx:10: pact-broker is a legacy program\. Use pact broker can-i-deploy instead\..*era: legacy/,
    ],
    [
      'an unknown variable',
      'ls\nexport PACT_BROKER_URL=https://example.pactflow.io',
      /^page\.mdx:11: The Pact CLI doesn’t read the variable PACT_BROKER_URL\. .*PACT_BROKER_BASE_URL/,
    ],
    [
      'an unknown variable before a command',
      'PACT_BROKER_TOKN=a pact broker list-environments',
      /The Pact CLI doesn’t read the variable PACT_BROKER_TOKN/,
    ],
    [
      'a different version of a package',
      'ls\nnpm install --save-dev @pact-foundation/pact@15.0.0',
      /^page\.mdx:11: Expected the version that the samples use, @pact-foundation\/pact@16\.5\.0, but found @pact-foundation\/pact@15\.0\.0\. Write @pact-foundation\/pact@16\.5\.0/,
    ],
    [
      'a different version with npx',
      'npx --yes --package=@pact-foundation/pact-cli@1.0.0 pact broker list-environments',
      /pact-cli@18\.1\.2/,
    ],
    [
      'a package that is not installed',
      'npm i no-such-package',
      /^page\.mdx:10: The package no-such-package isn’t in package-lock\.json.*Use it in a sample/,
    ],
  ] as const) {
    test(`finds ${name}`, async () => assert.match((await check('bash', text)).join('\n'), expected));
  }

  test('legacy commands are accepted on legacy pages', async () => {
    assert.deepEqual(
      await check('sh', 'pact-broker can-i-deploy --pacticipant A --version 1 --to-environment test', {era: 'legacy'}),
      [],
    );
    assert.match((await check('sh', 'pact broker pubish', {era: 'legacy'})).join(), /pubish/);
  });

  test('explains how to install shellcheck if it’s missing', () => {
    assert.throws(
      () => runShellcheck([at('sh', 'ls')], 'no-such-shellcheck'),
      /shellcheck can’t run .*apt-get install shellcheck/,
    );
  });
});

describe('packages', () => {
  const packages = (script: string) => parseShell(script).flatMap(packagesOf);
  const locked = new Map([
    ['a', new Set(['16.5.0'])],
    ['@b/c', new Set(['1.0.0', '2.0.0'])],
  ]);

  test('are found in commands of npm, pnpm, yarn, and npx', () => {
    assert.deepEqual(packages('npm install --save-dev a @b/c@1 && npm i -g x@2; npm install'), ['a', '@b/c@1', 'x@2']);
    assert.deepEqual(
      packages(
        'npx --yes -p @b/c@1 c; npx a@1 y; npx local-program; npm exec --package=a -- b; pnpm add a; yarn dlx a@3',
      ),
      ['@b/c@1', 'a@1', 'a', 'a', 'a@3'],
    );
    assert.deepEqual(packages('npm install ./local.tgz file:../x "$PACKAGE"; npm ci; npm install --prefix folder a'), [
      'a',
    ]);
  });

  test('may have no version, the installed version, or a range that includes it', () => {
    for (const wanted of ['a', 'a@16.5.0', 'a@16', 'a@16.5', 'a@^16.0.0', 'a@~16.5.0', '@b/c@2.0.0'])
      assert.equal(checkPackage(wanted, locked), undefined, wanted);
    for (const wanted of ['a@16.5.1', 'a@17', 'a@^15.0.0', 'a@^16.6.0', 'a@latest', '@b/c@3', 'd'])
      assert.notEqual(checkPackage(wanted, locked), undefined, wanted);
    assert.equal(checkPackage('d', locked, new Map([['d', 'for a test']])), undefined);
  });
});

test('variables with Pact’s prefixes must be known', () => {
  for (const name of ['PACT_BROKER_TOKEN', 'PACT_DO_NOT_TRACK', 'GIT_COMMIT', 'PACTS'])
    assert.equal(checkVariable(name), undefined, name);
  for (const name of ['PACT_BROKER_URL', 'PACT_BROKER_HTTP_RETRY', 'PACTFLOW_TOKEN'])
    assert.match(checkVariable(name)?.message ?? '', /doesn’t read the variable/, name);
});

describe('inline code', () => {
  const cli = readCli();
  const PAGE = '---\ntitle: "`pact nonsense`"\n---\n\nimport X from "y";\n\n';

  test('may be an incomplete command', () => {
    const text = `${PAGE}Use \`pact broker can-i-deploy\`, \`pact broker publish … --branch <branch>\`, \`pact verifier --publish\`, \`pactflow publish-provider-contract\`, \`pact broker\`, \`pacts/\` or \`pact\`.\n<X>{1 + 1}</X>\n`;
    assert.deepEqual(checkInlineCommands(text, cli), []);
  });

  for (const [code, expected] of [
    ['pact broker pubish', /^7: pact broker has no command 'pubish'\. Did you mean publish/],
    ['pact broker publish --brnach', /^7: .*no option --brnach/],
    ['pact broker publish --output yaml', /^7: .*doesn't accept the value 'yaml'/],
    ['pactflow publish-contract', /^7: pact pactflow has no command 'publish-contract'/],
    ['pact-broker can-i-deploy', /^7: pact-broker is a legacy program\. Use pact broker can-i-deploy instead\.$/],
  ] as const) {
    test(`finds ${code}`, () =>
      assert.match(
        checkInlineCommands(`${PAGE}Use \`${code}\` here.\n`, cli)
          .map(({line, message, hint}) => `${line}: ${message} ${hint}`)
          .join('\n'),
        expected,
      ));
  }

  test('may be a legacy command on a legacy page', () =>
    assert.deepEqual(checkInlineCommands('`pact-broker can-i-deploy`', cli, 'legacy'), []));
});
