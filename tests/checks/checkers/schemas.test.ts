import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {ROOT} from './repository';
import {at, check, checkAll} from './testing';

const checkAs = (by: string, text: string, lang = 'yaml') => check(lang, text, {by});

describe('a pact file', () => {
  const pact = (version: string, interaction: object, rest: object = {}) =>
    JSON.stringify(
      {
        consumer: {name: 'A'},
        provider: {name: 'B'},
        interactions: [interaction],
        metadata: {pactSpecification: {version}},
        ...rest,
      },
      null,
      2,
    );
  const HTTP = {description: 'x', request: {method: 'GET', path: '/x'}, response: {status: 200}};
  const HTTP4 = {...HTTP, type: 'Synchronous/HTTP'};

  test('in the samples is accepted', async () => {
    const files = readdirSync(join(ROOT, 'samples'), {recursive: true, encoding: 'utf8'}).filter(
      (name) =>
        /(^|\/)pact[^/]*\.json$/.test(name) &&
        !name.includes('node_modules') &&
        /(cases|options|contracts)\//.test(name),
    );
    assert.ok(files.length > 80, `${files.length} pact files`);
    const problems = await checkAll(
      files.map((name) => at('json', readFileSync(join(ROOT, 'samples', name), 'utf8'), {by: 'pact', file: name})),
    );
    assert.deepEqual(problems, []);
  });

  for (const [name, text] of [
    ['version 1', pact('1.0.0', {...HTTP, providerState: 'a'})],
    ['version 2', pact('2.0.0', {...HTTP, response: {status: 200, matchingRules: {'$.body.id': {match: 'type'}}}})],
    [
      'version 3',
      pact('3.0.0', {
        ...HTTP,
        providerStates: [{name: 'a', params: {id: 1}}],
        response: {status: 200, matchingRules: {body: {'$.id': {matchers: [{match: 'integer'}], combine: 'AND'}}}},
      }),
    ],
    [
      'version 3 with messages',
      pact('3.0.0', HTTP, {interactions: undefined, messages: [{description: 'a', contents: {id: 1}, metadata: {}}]}),
    ],
    [
      'version 4',
      pact('4.0', {
        ...HTTP4,
        key: 'a',
        pending: false,
        response: {
          status: 200,
          headers: {A: ['b']},
          body: {content: {id: 1}, contentType: 'application/json', encoded: false},
        },
      }),
    ],
    [
      'version 4 with messages',
      pact('4.0', {
        type: 'Asynchronous/Messages',
        description: 'a',
        contents: {content: {id: 1}, contentType: 'application/json', encoded: false},
      }),
    ],
    [
      'version 4 with synchronous messages',
      pact('4.0', {
        type: 'Synchronous/Messages',
        description: 'a',
        request: {contents: {content: 'a'}},
        response: [{contents: {content: 'b'}}],
      }),
    ],
  ] as const) {
    test(`of ${name} is accepted`, async () => assert.deepEqual(await checkAs('pact', text, 'json'), []));
  }

  for (const [name, text, expected] of [
    ['no version', pact('4.0', HTTP4, {metadata: {}}), /has no version of the Pact specification.*Add "metadata"/],
    ['a version that doesn’t exist', pact('5.0', HTTP4), /^page\.mdx:\d\d: There is no version 5\.0/],
    [
      'an unknown key',
      pact('4.0', {...HTTP4, providerState: 'a'}),
      /interactions\.0\.providerState isn’t allowed\. See version 4/,
    ],
    [
      'a request without a path',
      pact('3.0.0', {...HTTP, request: {method: 'GET'}}),
      /interactions\.0\.request doesn’t have the required property path/,
    ],
    ['an unknown type', pact('4.0', {...HTTP, type: 'HTTP'}), /interactions\.0\.type must be one of Synchronous\/HTTP/],
    [
      'rules of a different version',
      pact('2.0.0', {...HTTP, response: {status: 200, matchingRules: {body: {}}}}),
      /matchingRules\.body isn’t allowed\. See version 2/,
    ],
    [
      'an unknown matcher',
      pact('3.0.0', {...HTTP, response: {status: 200, matchingRules: {body: {'$.id': {matchers: [{match: 'int'}]}}}}}),
      /match must be one of equality, regex/,
    ],
    ['a string as the status', pact('3.0.0', {...HTTP, response: {status: '200'}}), /response\.status must be integer/],
    [
      'no consumer',
      pact('3.0.0', HTTP, {consumer: undefined}),
      /The document doesn’t have the required property consumer/,
    ],
    ['a trailing comma', '{"a": 1,}', /Remove the comma/],
  ] as const) {
    test(`with ${name} is reported`, async () =>
      assert.match((await checkAs('pact', text, 'json')).join('\n'), expected));
  }

  test('is reported with the lines of its problems', async () => {
    const text = pact('4.0', {...HTTP4, respons: {}});
    const line = text.split('\n').findIndex((part) => part.includes('respons"')) + 10;
    assert.match(
      (await checkAs('pact', text, 'json')).join('\n'),
      new RegExp(`^page\\.mdx:${line}: interactions\\.0\\.respons isn’t allowed`),
    );
  });
});

describe('an API description', () => {
  const COMPLETE = `openapi: 3.0.3
info: {title: A, version: '1'}
paths:
  /a/{id}:
    get:
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
      responses:
        '200':
          description: x
          content:
            application/json:
              schema: {$ref: '#/components/schemas/A'}
              example: {id: 1}
components:
  schemas:
    A: {type: object, properties: {id: {type: integer}}}
`;
  const PARTIAL = COMPLETE.slice(COMPLETE.indexOf('paths:'), COMPLETE.indexOf('components:'));

  test('is accepted if complete, partial, or in JSON', async () => {
    assert.deepEqual(await checkAs('openapi', COMPLETE), []);
    assert.deepEqual(await checkAs('openapi', PARTIAL), []);
    assert.deepEqual(
      await checkAs('openapi', '{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "paths": {}}', 'json'),
      [],
    );
  });

  for (const [name, text, expected] of [
    [
      'an unknown field',
      COMPLETE.replace('responses:', 'answers:'),
      /^page\.mdx:1\d: .*(answers|responses).*\(struct\)/,
    ],
    ['an unresolved reference', COMPLETE.replace('schemas/A', 'schemas/B'), /^page\.mdx:22: .*\(no-unresolved-refs\)/],
    ['a reference to another file', COMPLETE.replace("'#/components/schemas/A'", './a.yaml'), /^page\.mdx:22: /],
    [
      'an example that doesn’t match its schema',
      COMPLETE.replace('example: {id: 1}', 'example: {id: x}'),
      /^page\.mdx:23: .*no-invalid-media-type-examples/,
    ],
    [
      'a wrong type in a partial description',
      PARTIAL.replace('required: true', 'required: maybe'),
      /^page\.mdx:14: .*boolean/,
    ],
    ['a version that doesn’t exist', COMPLETE.replace('3.0.3', '9.0.0'), /^page\.mdx:10: /],
    ['invalid YAML', COMPLETE.replace('info:', 'info'), /isn’t valid YAML/],
    ['text', 'just text', /Expected a map for the openapi description/],
  ] as const) {
    test(`with ${name} is reported`, async () => assert.match((await checkAs('openapi', text)).join('\n'), expected));
  }

  test('may be an AsyncAPI description', async () => {
    const asyncapi =
      "asyncapi: 3.0.0\ninfo: {title: A, version: '1'}\nchannels:\n  a:\n    messages:\n      b: {payload: {type: object}}\n";
    assert.deepEqual(await checkAs('asyncapi', asyncapi), []);
    assert.match(
      (await checkAs('asyncapi', asyncapi.replace('messages', 'mesages'))).join(),
      /^page\.mdx:14: .*mesages.*\(struct\)/,
    );
  });
});

describe('a Compose file', () => {
  const FILE =
    'services:\n  broker:\n    image: pactfoundation/pact-broker:latest\n    ports:\n      - "9292:9292"\n    depends_on:\n      db: {condition: service_healthy}\n  db:\n    image: postgres:16\n    healthcheck: {test: [CMD, pg_isready], interval: 1m30s}\n  publish:\n    image: pactfoundation/pact-cli:1\n    command: broker publish /pacts -a 1\n';
  test('is accepted', async () => assert.deepEqual(await checkAs('compose', FILE), []));
  for (const [name, text, expected] of [
    [
      'an unknown key',
      FILE.replace('depends_on', 'depend_on'),
      /^page\.mdx:15: services\.broker\.depend_on isn’t allowed\. See the Compose specification/,
    ],
    [
      'a wrong type',
      FILE.replace('image: postgres:16', 'image: [postgres]'),
      /^page\.mdx:18: services\.db\.image must be string/,
    ],
    ['an unknown condition', FILE.replace('service_healthy', 'healthy'), /^page\.mdx:16: [^\n]*service_healthy[^\n]*$/],
    [
      'a pact command that does not exist',
      FILE.replace('publish /pacts', 'pubish /pacts'),
      /^page\.mdx:22: .*no command 'pubish'/,
    ],
  ] as const) {
    test(`with ${name} is reported`, async () => assert.match((await checkAs('compose', text)).join('\n'), expected));
  }
});

describe('a workflow', () => {
  const STEPS =
    '- uses: actions/checkout@v4\n- run: |\n    npm ci\n    pact broker publish pacts -a "$GITHUB_SHA"\n  env:\n    PACT_BROKER_BASE_URL: ${{ vars.PACT_BROKER_BASE_URL }}\n';
  const JOBS = `jobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${STEPS.replace(/^/gm, '      ').trimEnd()}\n`;
  const COMPLETE = `name: Test\non: [push]\n${JOBS}`;
  test('is accepted if complete or partial', async () => {
    for (const text of [COMPLETE, JOBS, STEPS, `steps:\n${STEPS.replace(/^(?=.)/gm, '  ')}`])
      assert.deepEqual(await checkAs('workflow', text), []);
  });
  for (const [name, text, expected] of [
    ['an unknown key', COMPLETE.replace('runs-on', 'run-on'), /^page\.mdx:1\d: .*run-on/],
    ['an unknown context in an expression', COMPLETE.replace('vars.PACT', 'var.PACT'), /^page\.mdx:21: .*var/],
    ['an unknown key in steps', STEPS.replace('uses:', 'use:'), /^page\.mdx:10: GitHub cannot read/],
    [
      'a pact command that does not exist',
      COMPLETE.replace('publish pacts', 'pubish pacts'),
      /^page\.mdx:19: .*no command 'pubish'/,
    ],
    [
      'a pact option that does not exist, in steps',
      STEPS.replace('-a "', '--app "'),
      /^page\.mdx:13: .*no option --app/,
    ],
  ] as const) {
    test(`with ${name} is reported`, async () => assert.match((await checkAs('workflow', text)).join('\n'), expected));
  }
});

describe('front matter', () => {
  const PAGE = `---\ntitle: A page\ndescription: ${'d'.repeat(60)}\nkind: how-to\naudience: [developer]\nedition: [cloud]\n---\n`;
  test('is accepted', async () => {
    assert.deepEqual(await checkAs('front-matter', PAGE), []);
    assert.deepEqual(
      await checkAs(
        'front-matter',
        `title: A\n`.replace('A', 'A notice') +
          `description: ${'d'.repeat(60)}\nslug: a\ndate: 2026-01-02\ntags: [release]\n`,
      ),
      [],
    );
  });
  test('with an unknown key is reported', async () =>
    assert.match(
      (await checkAs('front-matter', PAGE.replace('kind:', 'sort:'))).join('\n'),
      /page\.mdx:13: sort is not an allowed key\. Allowed keys: title/,
    ));
  test('with an invalid value is reported', async () =>
    assert.match(
      (await checkAs('front-matter', PAGE.replace('how-to', 'guide'))).join('\n'),
      /^page\.mdx:13: kind: expected one of tutorial, how-to, reference, explanation, but found "guide"/,
    ));
});
