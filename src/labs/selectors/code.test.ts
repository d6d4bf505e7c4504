import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {LANGUAGES, toCode, type Language} from './code';
import {SELECTOR_FIELDS, type ConsumerVersionSelector} from './selectors';

const code = (selectors: readonly ConsumerVersionSelector[], language: Language): string =>
  toCode(selectors, language).code;

/** The lines of a file that start with the first line of the code, without the indentation of that line. */
function quoted(file: string, generated: string): string {
  const [first = ''] = generated.split('\n');
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.trim().startsWith(first.trim()));
  assert.notEqual(start, -1, `${file} has no line ${first}`);
  const indentation = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
  const own = /^\s*/.exec(first)?.[0] ?? '';
  return lines
    .slice(start, start + generated.split('\n').length)
    .map((line) => (line.startsWith(indentation) ? own + line.slice(indentation.length) : line))
    .join('\n');
}

const THREE = [{mainBranch: true}, {deployedOrReleased: true}, {matchingBranch: true}];

describe('generated code is in the samples and pages', () => {
  for (const [language, file, selectors] of [
    ['js', 'samples/examples/js-provider/project/test/pacts.test.js', THREE],
    ['js', 'samples/examples/sns-provider/project/test/provider.pact.test.js', THREE.slice(0, 2)],
    [
      'java',
      'samples/examples/java-kafka-provider/project/src/test/java/com/example/catalog/PactBrokerTest.java',
      THREE,
    ],
    ['java', 'samples/examples/java-springboot/project/src/test/java/com/example/catalog/PactBrokerTest.java', THREE],
    ['go', 'samples/examples/go-provider/project/pact_test.go', THREE],
  ] as const)
    test(`${language}: ${file}`, () => {
      const generated = code(selectors, language);
      assert.equal(quoted(file, generated), generated);
    });

  test('python: each call of the sample', () => {
    const calls = code(THREE, 'python').split('\n').slice(1, -1).join('\n');
    assert.equal(quoted('samples/examples/python-provider/project/tests/test_pacts.py', calls), calls);
  });

  test('dotnet: the pages', () => {
    const [main, deployed, matching] = THREE;
    for (const [file, selectors] of [
      ['docs/docs/write-and-verify.mdx', [main, deployed]],
      ['docs/docs/examples/dotnet/provider.mdx', [main, matching, deployed]],
    ] as const) {
      const generated = code(
        selectors.flatMap((selector) => selector ?? []),
        'dotnet',
      );
      assert.equal(quoted(file, generated), generated);
    }
  });

  test('js: the selector for a branch', () => {
    const page = readFileSync('docs/docs/workshops/ci-cd/workshop/verifying-feature-pacts.mdx', 'utf8');
    const generated = code([{mainBranch: true}, {deployedOrReleased: true}, {branch: 'feat/new-field'}], 'js');
    assert.ok(
      page.includes(generated.replace('consumerVersionSelectors: ', 'consumerVersionSelectors = ').slice(0, -1)),
    );
  });
});

/** A selector with all fields, which only the layout matters of. */
const ALL: ConsumerVersionSelector = {
  mainBranch: true,
  branch: 'a',
  fallbackBranch: 'b',
  matchingBranch: true,
  latest: false,
  tag: 'c',
  fallbackTag: 'd',
  deployed: true,
  released: true,
  deployedOrReleased: true,
  environment: 'test',
  consumer: 'web-shop',
};

describe('generated code', () => {
  test('has the names that each library gives to all fields', () => {
    assert.deepEqual(Object.keys(ALL), SELECTOR_FIELDS);
    assert.equal(
      code([ALL], 'python').split('\n')[2],
      '    .consumer_version(main_branch=True, branch="a", fallback_branch="b", matching_branch=True, latest=False, ' +
        'tag="c", fallback_tag="d", deployed=True, released=True, deployed_or_released=True, environment="test", ' +
        'consumer="web-shop")',
    );
    assert.match(code([ALL], 'dotnet'), /\{ MainBranch = true, Branch = "a", FallbackBranch = "b", .*Latest = false, /);
    const {fallbackBranch: _, ...typed} = ALL;
    assert.match(code([typed], 'go'), /&provider\.ConsumerVersionSelector\{MainBranch: true, Branch: "a", .*DeployedO/);
  });

  test('uses the methods of SelectorBuilder, and JSON for other combinations', () => {
    for (const [selector, call] of [
      [{branch: 'feat/x'}, 'branch("feat/x")'],
      [{branch: 'feat/x', consumer: 'web-shop'}, 'branch("feat/x", "web-shop")'],
      [{consumer: 'web-shop', fallbackBranch: 'main', branch: 'feat/x'}, 'branch("feat/x", "web-shop", "main")'],
      [{branch: 'feat/x', fallbackBranch: 'main'}, 'branch("feat/x", null, "main")'],
      [{environment: 'test', deployed: true}, 'deployedTo("test")'],
      [{released: true, environment: 'test'}, 'releasedTo("test")'],
      [{environment: 'test'}, 'environment("test")'],
      [{tag: 'dev', latest: true}, 'latestTag("dev")'],
      [{tag: 'dev', latest: false}, 'tag("dev")'],
    ] as const) {
      const generated = toCode([selector], 'java');
      assert.ok(generated.code.includes(`new SelectorBuilder().${call};`), generated.code);
      assert.deepEqual(generated.notes, []);
    }
    const {code: json, notes} = toCode([{mainBranch: true, consumer: 'web-shop'}], 'java');
    assert.ok(json.includes(String.raw`.rawSelectorJson("{\"mainBranch\":true,\"consumer\":\"web-shop\"}");`), json);
    assert.equal(notes.length, 1);
  });

  test('uses a map for the field that Pact Go doesn’t have', () => {
    const {code: map, notes} = toCode([{branch: 'a', fallbackBranch: 'b'}], 'go');
    assert.ok(map.includes('\t&provider.UntypedConsumerVersionSelector{"branch": "a", "fallbackBranch": "b"},\n'), map);
    assert.equal(notes.length, 1);
  });

  test('breaks long lines', () => {
    const selectors = Array.from({length: 4}, (_, index) => ({branch: `feat/a-longer-name-${index}`}));
    for (const language of Object.keys(LANGUAGES) as Language[])
      for (const line of code(selectors, language).split('\n')) assert.ok(line.length <= 110, line);
    assert.match(code(selectors, 'js'), /^consumerVersionSelectors: \[\n {2}\{ branch: 'feat\/a-longer-name-0' \},\n/);
  });

  test('escapes strings', () => {
    const selectors = [{branch: 'it\'s "x"\\\n'}];
    assert.equal(code(selectors, 'js'), String.raw`consumerVersionSelectors: [{ branch: 'it\'s "x"\\\n' }],`);
    for (const language of ['java', 'python', 'go', 'dotnet'] as const)
      assert.ok(code(selectors, language).includes(String.raw`"it's \"x\"\\\n"`), language);
    const evaluated = new Function(`return {${code(selectors, 'js')}}`) as () => unknown;
    assert.deepEqual(evaluated(), {consumerVersionSelectors: selectors});
  });

  test('is valid without selectors', () => {
    assert.deepEqual(
      (Object.keys(LANGUAGES) as Language[]).map((language) => code([], language).split('\n')[0]),
      [
        'consumerVersionSelectors: [],',
        '  @PactBrokerConsumerVersionSelectors',
        'broker = (',
        'request.ConsumerVersionSelectors = []provider.Selector{}',
        '.ConsumerVersionSelectors()',
      ],
    );
  });
});
