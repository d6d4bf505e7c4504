import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {outputOf, parseRecording} from '../../plugins/shared/code-blocks/recording';
import {LIMITS, readReport, type Files, type Report, type TestReport} from './protocol';
import {checkFiles, runConsumerTest} from './run';

const LAB = join(process.cwd(), 'samples/workshops/introduction');
/** Without this script, on a busy machine, Pact sometimes reports a request as missing although it received it. */
const WAIT_FOR_MATCHES = join(process.cwd(), 'samples/recordings/wait-for-matches.cjs');
const TEST = 'product-client.pact.test.js';
const CLIENT = 'product-client.js';
/** The steps of the lab whose consumer tests differ from those of the step before, or whose client does. */
const STEPS = [3, 4, 5, 6, 7, 8, 9];

const evaluate = globalThis.eval;

const readStep = (step: number, name: string): string =>
  readFileSync(join(LAB, `step-${step}`, 'consumer', name), 'utf8');

const filesOf = (client: string, testText: string): Files => ({
  client: {name: CLIENT, text: client},
  test: {name: TEST, text: testText},
});

const step = (client: number, tests = client): Files => filesOf(readStep(client, CLIENT), readStep(tests, TEST));

const run = (files: Files): Promise<Report> => runConsumerTest(files, {evaluate});

/** Runs a test file without a client that it needs. */
const runTest = (text: string, client = ''): Promise<Report> => run(filesOf(client, text));

const withoutVersions = (text: string): unknown => {
  const {metadata, ...pact} = JSON.parse(text) as {metadata: {pactSpecification: unknown}};
  return {...pact, specification: metadata.pactSpecification};
};

const pactOf = ({pacts: [pact]}: Report): unknown => withoutVersions(pact?.text ?? assert.fail('no pact'));

const recorded = (name: string): string =>
  outputOf(parseRecording(readFileSync(join(LAB, 'output', `${name}.txt`), 'utf8')), 'stdout', null);

const statuses = ({tests}: Report): string[] => tests.map(({name, status}) => `${status}: ${name}`);

function onlyFailure({tests}: Report): TestReport {
  const failed = tests.filter(({status}) => status === 'failed');
  assert.equal(failed.length, 1);
  return failed[0] ?? assert.fail();
}

/** The lines of a text from one that contains `first` to one that contains `last`, without indents and empty lines. */
function linesBetween(text: string, first: string, last: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const from = lines.findIndex((line) => line.includes(first));
  return lines.slice(from, lines.findIndex((line, index) => index >= from && line.includes(last)) + 1);
}

describe('the pacts of the lab’s consumer tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-test-'));
  before(() => symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir'));
  after(() => rmSync(folder, {recursive: true, force: true}));

  test('of step 3 is the recorded one of Pact JS', async () => {
    const report = await run(step(3));
    assert.deepEqual(pactOf(report), withoutVersions(recorded('pact-file')));
    assert.equal(report.pacts[0]?.name, 'CatalogueWeb-ProductAPI.json');
    const text = recorded('pact-file');
    const end = text.indexOf('"metadata"');
    assert.equal(report.pacts[0]?.text.slice(0, end), text.slice(0, end), 'the same order and the same indents');
  });

  for (const number of STEPS)
    test(`of step ${number} is the one that Pact JS writes`, async () => {
      const home = join(folder, `step-${number}`);
      cpSync(join(LAB, `step-${number}`), home, {
        recursive: true,
        filter: (path) => !/node_modules|\/pacts(?:\/|$)/.test(path.slice(LAB.length)),
      });
      const real = spawnSync(process.execPath, ['--test', `consumer/${TEST}`], {
        cwd: home,
        encoding: 'utf8',
        // Otherwise, this test's own runner takes over the output.
        env: {...process.env, NODE_TEST_CONTEXT: undefined, NODE_OPTIONS: `--require "${WAIT_FOR_MATCHES}"`},
      });
      assert.equal(real.status, 0, real.stdout + real.stderr);
      const report = await run(step(number));
      assert.equal(report.problem, undefined);
      assert.ok(report.tests.every(({status}) => status === 'passed'));
      const [pact] = report.pacts;
      assert.ok(report.tests.length >= 2);
      assert.deepEqual(
        withoutVersions(pact?.text ?? ''),
        withoutVersions(readFileSync(join(home, 'pacts/CatalogueWeb-ProductAPI.json'), 'utf8')),
      );
    });
});

describe('a test that fails', () => {
  test('because of a wrong path has Pact’s message, and the pact lacks its interaction', async () => {
    const files = filesOf(readStep(5, CLIENT), readStep(5, TEST).replace("'/product/10'", "'/products/10'"));
    const report = await run(files);
    const {problem, mismatches = ''} = onlyFailure(report);
    assert.match(problem?.message ?? '', /^http:\/\/127\.0\.0\.1:\d+\/product\/10 returned 500$/);
    assert.deepEqual(problem?.place, {role: 'client', line: 32}, 'as in the stack of the recorded run');
    // Node.js sends headers that a browser doesn't have.
    const isSent = (line: string) => !/^(?:accept-|connection|host|sec-fetch|user-agent)/.test(line);
    const names = ['The following request was not expected', 'Accept: application/json'] as const;
    assert.deepEqual(
      linesBetween(mismatches, ...names),
      linesBetween(recorded('client-alone'), ...names).filter(isSent),
    );
    assert.equal((pactOf(report) as {interactions: unknown[]}).interactions.length, 1);
  });

  test('because an interaction is never called has Pact’s message', async () => {
    const text = readStep(3, TEST).replace(/^.*await client\.getProduct.*\n/m, '');
    const {problem} = onlyFailure(await run(filesOf(readStep(3, CLIENT), text)));
    const names = ['Test failed for the following reasons', 'Accept: application/json'] as const;
    const lines = linesBetween(recorded('forgotten-call').replace('Error: ', ''), ...names);
    assert.equal(lines.length, 7);
    assert.deepEqual(linesBetween(problem?.message ?? '', ...names), lines);
  });

  test('because of a missing header has Pact’s message', async () => {
    const report = await run(step(8, 9));
    assert.equal(report.tests.filter(({status}) => status === 'failed').length, 4);
    const names = ['Test failed for the following reasons', 'Expected a header'] as const;
    const text = recorded('token-first').replace(/^.*ERROR.*pact@[\d.]+: /m, '');
    assert.deepEqual(linesBetween(report.tests[0]?.mismatches ?? '', ...names), linesBetween(text, ...names));
  });

  test('because the client throws an error has no mismatches', async () => {
    const report = await run(step(5, 6));
    const {problem, mismatches} = onlyFailure(report);
    assert.match(problem?.message ?? '', /\/product\/11 returned 404$/);
    assert.equal(mismatches, undefined);
  });

  test('because of an assertion shows both values and the line', async () => {
    const text = readStep(3, TEST).replace('price: 49.5 };\nconst like', 'price: 50 };\nconst like');
    const report = await run(filesOf(readStep(3, CLIENT), text));
    assert.deepEqual(
      report.tests.map(({status}) => status),
      ['failed', 'failed'],
    );
    const {problem} = report.tests[1] ?? assert.fail();
    assert.match(
      problem?.message ?? '',
      /deep-equal:\n {2}actual: {3}\{ .*price: 49\.5 \}\n {2}expected: .*price: 50 \}/,
    );
    assert.equal(report.pacts.length, 0);
  });
});

const INTERACTION = `
import {test} from 'node:test';
import {Matchers, Pact} from '@pact-foundation/pact';
const pact = new Pact({consumer: 'Web', provider: 'API'});
const define = (headers = {}) => pact.addInteraction().uponReceiving('a request')
  .withRequest('GET', '/a', (request) => request.headers(headers)).willRespondWith(200);
`;

describe('the mock provider', () => {
  test('accepts two requests for one interaction, as Pact does', async () => {
    const report = await runTest(
      `${INTERACTION}test('twice', () => define().executeTest(async ({url}) => { await fetch(url + '/a'); await fetch(url + '/a'); }));`,
    );
    assert.deepEqual(statuses(report), ['passed: twice']);
  });

  // The messages are those of Pact JS 16.5.0.
  for (const [name, headers, request, message] of [
    [
      'another value',
      "{Accept: 'application/json'}",
      "'/a', {headers: {Accept: 'text/plain'}}",
      "Mismatch with header 'Accept': Expected header 'Accept' to have value 'application/json' but was 'text/plain'",
    ],
    [
      'a value that doesn’t match the pattern',
      "{Authorization: Matchers.regex('^Bearer .+$', 'Bearer x')}",
      "'/a', {headers: {Authorization: 'Basic'}}",
      "Mismatch with header 'Authorization': Expected 'Basic' to match '^Bearer .+$'",
    ],
    ['a query', '{}', "'/a?q=1'", "Unexpected query parameter 'q' received"],
  ] as const)
    test(`rejects ${name}`, async () => {
      const [path, ...rest] = request.split(', ');
      const report = await runTest(
        `${INTERACTION}test('t', () => define(${headers}).executeTest(({url}) => fetch(${[`url + ${path}`, ...rest].join(', ')})));`,
      );
      assert.ok(onlyFailure(report).problem?.message.includes(` 1.0 ${message}`), onlyFailure(report).problem?.message);
    });

  test('is the only server, and only runs during executeTest', async () => {
    const report = await runTest(
      `${INTERACTION}test('other', () => define().executeTest(() => fetch('https://example.com/')));
       let old; test('a', () => define().executeTest(({url}) => fetch((old = url) + '/a'))); test('late', () => fetch(old));`,
    );
    assert.deepEqual(statuses(report), ['failed: other', 'passed: a', 'failed: late']);
    assert.match(
      report.tests[0]?.problem?.message ?? '',
      /this lab has no network.*only call the mock provider at http/,
    );
    assert.match(report.tests[2]?.problem?.message ?? '', /A mock provider only runs during executeTest/);
  });

  test('sorts interactions, and replaces one with the same description and states', async () => {
    const add = (description: string, state: string, path: string) =>
      `test('${path}', () => pact.addInteraction().given('${state}').uponReceiving('${description}')
        .withRequest('GET', '${path}').willRespondWith(204).executeTest(({url}) => fetch(url + '${path}')));`;
    const report = await runTest(
      INTERACTION + add('b', 'z', '/1') + add('b', 'y', '/2') + add('a', 'z', '/3') + add('b', 'z', '/4'),
    );
    const {interactions} = pactOf(report) as {interactions: {request: {path: string}}[]};
    assert.deepEqual(
      interactions.map(({request}) => request.path),
      ['/3', '/2', '/4'],
    );
  });

  test('writes the rules of nested matchers as Pact does', async () => {
    const report = await runTest(
      `${INTERACTION}test('t', () => pact.addInteraction().uponReceiving('m').withRequest('GET', '/m').willRespondWith(200, (r) => r
        .headers({Location: Matchers.regex(/\\/a\\/\\d+/, '/a/1')})
        .jsonBody(Matchers.eachLike({id: Matchers.string('1'), k: [Matchers.integer(1)], 'odd key': Matchers.like({x: 1})}, 2)))
        .executeTest(({url}) => fetch(url + '/m')));`,
    );
    const {interactions} = pactOf(report) as {interactions: {response: {matchingRules: unknown}}[]};
    const and = (...matchers: object[]) => ({combine: 'AND', matchers});
    const type = {match: 'type'};
    assert.deepEqual(interactions[0]?.response.matchingRules, {
      body: {
        $: and({match: 'type', min: 2}),
        '$[*].id': and(type, type),
        '$[*].k[0]': and({match: 'integer'}, {match: 'integer'}),
        "$[*]['odd key']": and(type, type),
      },
      header: {Location: and({match: 'regex', regex: '\\/a\\/\\d+'})},
    });
  });

  for (const [name, call, message] of [
    ['a matcher', "Matchers.uuid('x')", /doesn’t support Matchers\.uuid\. It supports like, eachLike/],
    [
      'a method of a request',
      "pact.addInteraction().withRequest('GET', '/', (r) => r.query({}))",
      /the request\.query/,
    ],
    ['a method of Pact', 'pact.addInteraction().usingPlugin({})', /doesn’t support the interaction\.usingPlugin/],
    ['a status', "pact.addInteraction().withRequest('GET', '/').willRespondWith(100)", /integer from 200 to 599/],
  ] as const)
    test(`names ${name} that it doesn’t support`, async () => {
      const report = await runTest(`${INTERACTION}test('t', () => { ${call}; });`);
      assert.match(onlyFailure(report).problem?.message ?? '', message);
    });
});

describe('the modules', () => {
  const problemWith = (text: string, client = '') => checkFiles(filesOf(client, text));

  test('have clear messages for syntax errors, with file and line', async () => {
    const report = await runTest("import {test} from 'node:test';\ntest('a', () => {\n  const a = ;\n});");
    assert.deepEqual(report.problem, {
      message: `Syntax error in ${TEST}, line 3: Unexpected token.`,
      place: {role: 'test', line: 3},
    });
    assert.deepEqual(problemWith('', 'export const = 1;')?.place, {role: 'client', line: 1});
  });

  for (const [name, text, message] of [
    [
      'an unknown module',
      "import x from 'axios';",
      /line 1: this lab can’t import `axios`\. It can import `\.\/product-/,
    ],
    ['an unknown file', "\nimport './other.js';", /line 2: this lab can’t import `\.\/other\.js`/],
    ['an unknown export', "import {get} from './product-client.js';", /doesn’t export `get`\. It exports `list`/],
    ['an unknown function', "import {mock} from 'node:test';", /`node:test` doesn’t have `mock`\. It has `test`/],
    ['a dynamic import', "await import('node:test');", /doesn’t support `import\(\)`/],
    ['a code that’s too long', `//${'a'.repeat(LIMITS.file)}`, /The limit is 100,000\./],
    ['an inherited name', "import x from 'constructor';", /can’t import `constructor`/],
  ] as const)
    test(`reject ${name}`, () =>
      assert.match(problemWith(text, 'export function list() {}')?.message ?? 'no problem', message));

  test('reject a file without tests', async () =>
    assert.match((await runTest('const a = 1;')).problem?.message ?? '', /has no tests/));

  test('support all kinds of exports, and name the lines of errors', async () => {
    const client = [
      'export const {a, b: [c = 3, ...d], ...e} = {a: 1, b: [undefined, 4], f: 5}; export class F {}',
      'const g = 7; export {g as "g g", h}; function h() { throw new Error("in h"); }',
      'export default class { static i = import.meta.filename; }',
    ].join('\n');
    const report = await runTest(
      `import I, {a, c, d, e, F, h, 'g g' as g} from './product-client.js'; import * as all from './product-client.js';
       import assert from 'node:assert/strict'; import {test} from 'node:test';
       test('all', () => assert.deepEqual([a, c, d, e, new F() instanceof all.F, g, I.i], [1, 3, [4], {f: 5}, true, 7, '/lab/consumer/${CLIENT}']));
       test('line', () => h());`,
      client,
    );
    assert.deepEqual(statuses(report), ['passed: all', 'failed: line'], JSON.stringify(report));
    assert.deepEqual(onlyFailure(report).problem?.place, {role: 'client', line: 2});
  });
});

describe('a run', () => {
  test('reports tests in suites, with hooks, and skipped tests', async () => {
    const report = await runTest(
      `import {after, before, beforeEach, describe, it, test} from 'node:test';
       const log = (text) => () => console.log(text);
       before(log('before')); after(log('after')); beforeEach(log('each'));
       describe('suite', () => { it('inner', log('inner')); it.skip('left out', log('never')); });
       test('outer', async () => { await null; throw {reason: [1, 'a']}; });`,
    );
    assert.deepEqual(statuses(report), ['passed: suite > inner', 'skipped: suite > left out', 'failed: outer']);
    assert.equal(report.output, 'before\neach\ninner\neach\nafter\n');
    assert.equal(report.tests[2]?.problem?.message, "The code threw { reason: [ 1, 'a' ] }.");
  });

  test('limits the output, the messages, and the number of tests', async () => {
    const {output} = await runTest(
      "import {test} from 'node:test'; test('a', () => { for (let i = 0; i < 1e5; i++) console.log('x'.repeat(100)); });",
    );
    assert.ok(output.length < LIMITS.output + 100);
    assert.match(output, /cut after 20,000 characters/);
    const long = await runTest(
      "import {test} from 'node:test'; test('a', () => { throw new Error('x'.repeat(1e6)); });",
    );
    assert.ok((onlyFailure(long).problem?.message.length ?? 0) < LIMITS.message + 100);
    const many = await runTest("import {test} from 'node:test'; for (let i = 0; i < 1e4; i++) test('a', () => {});");
    assert.match(many.problem?.message ?? '', /at most 200 tests/);
  });

  describe('an error that no code caught', () => {
    const files = filesOf(
      '',
      `import {test} from 'node:test';
       test('a', () => { report(new Error('boom')); });
       test('b', () => new Promise((resolve) => setTimeout(resolve, 1)));
       test('c', () => { setTimeout(() => report(new TypeError('late')), 1); });`,
    );
    test('belongs to the running test, or to the report if no test is running', async () => {
      const report = await runConsumerTest(files, {
        evaluate,
        prepare: (_, addUncaught) => Object.assign(globalThis, {report: addUncaught}),
      });
      Reflect.deleteProperty(globalThis, 'report');
      assert.deepEqual(statuses(report), ['failed: a', 'passed: b', 'passed: c']);
      assert.equal(report.tests[0]?.problem?.message, 'boom');
      assert.equal(
        report.problem?.message,
        'No test waited for the following error. Return or await each promise: TypeError: late',
      );
    });
  });

  const text = readStep(3, TEST);
  const last = text.indexOf("test('gets one product'");
  for (const [name, changed] of [
    [
      'calls executeTest without returning its promise',
      text.slice(last).replace('=>', '=> {').replace('}));', '})});'),
    ],
    ['doesn’t call executeTest', text.slice(last).replace(/\s+\.executeTest[^]*/, ');\n')],
  ] as const)
    test(`has a note if a test ${name}`, async () => {
      const {tests, problem} = await run(filesOf(readStep(3, CLIENT), text.slice(0, last) + changed));
      assert.equal(problem, undefined);
      assert.deepEqual(
        tests.map(({status, note}) => [status, note?.slice(-60)]),
        [
          ['passed', undefined],
          ['passed', 'interaction. Call executeTest, and return or await its promise.'.slice(-60)],
        ],
      );
    });

  test('reports the running test before its end', async () => {
    const running: unknown[] = [];
    await runConsumerTest(step(3), {evaluate, onProgress: ({running: name}) => running.push(name)});
    assert.deepEqual(running, ['lists the products', 'gets one product']);
  });

  test('doesn’t end with an error for values that can’t be shown', async () => {
    const report = await runTest(
      `import {test} from 'node:test';
       const circular = {}; circular.self = circular;
       const proxy = new Proxy({}, {ownKeys() { throw new Error('no'); }});
       test('a', () => { console.log(circular, proxy, [new Map([[1, new Set(['a'])]])], -0, 10n, undefined); throw null; });`,
    );
    assert.match(report.output, /\{ self: \[Circular\] \} \[value that can’t be shown\] \[ Map \{ 1 => Set/);
    assert.equal(onlyFailure(report).problem?.message, 'The code threw null.');
  });
});

describe('assertions', () => {
  const body = (code: string) =>
    runTest(
      `import assert from 'node:assert/strict'; import {test} from 'node:test'; test('a', async () => { ${code} });`,
    );
  for (const code of [
    'assert(true); assert.ok(1); assert.equal(NaN, NaN); assert.notEqual(1, "1")',
    'assert.deepEqual({a: [1, {b: new Date(0)}]}, {a: [1, {b: new Date(0)}]}); assert.notDeepEqual([1], ["1"])',
    'assert.throws(() => { throw new TypeError("x"); }, TypeError); assert.match("abc", /b/)',
    'await assert.rejects(Promise.reject(new Error("no")), {message: /^no$/}); await assert.rejects(async () => { throw new Error("no"); }, /no/)',
  ])
    test(`pass: ${code}`, async () => assert.deepEqual(statuses(await body(code)), ['passed: a']));
  for (const code of [
    'assert(0)',
    'assert.equal(1, "1")',
    'assert.deepEqual({a: undefined}, {})',
    'assert.deepEqual(new Date(0), new Date(1))',
    'assert.throws(() => undefined)',
    'await assert.rejects(Promise.resolve())',
    'await assert.rejects(Promise.reject(new Error("no")), /yes/)',
    'assert.fail("x")',
  ])
    test(`fail: ${code}`, async () =>
      assert.match(onlyFailure(await body(code)).problem?.message ?? '', /^AssertionError/));
});

test('a report that isn’t one is empty, and parts of it that are too long are cut', () => {
  const empty = {tests: [], output: '', pacts: []};
  for (const value of [undefined, null, 1, 'x', [], {tests: 1, output: {}, pacts: [null, {name: 1}], problem: []}])
    assert.deepEqual(readReport(value), empty);
  const {tests, pacts} = readReport({
    tests: [{name: 'a', status: 'passed'}, {name: 'b', status: 'unknown'}, ...Array.from({length: 1000}, () => ({}))],
    pacts: [{name: 'p', text: 'x'.repeat(LIMITS.pact * 2)}],
  });
  assert.deepEqual(tests, [{name: 'a', status: 'passed'}]);
  assert.ok((pacts[0]?.text.length ?? 0) < LIMITS.pact + 100);
});
