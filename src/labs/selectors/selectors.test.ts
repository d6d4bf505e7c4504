import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {explain} from './explain';
import {SCENARIOS} from './scenarios';
import {
  MAX_LENGTH,
  MAX_SELECTORS,
  SELECTOR_FIELDS,
  formatSelectors,
  parseSelectors,
  type ParsedSelectors,
  type SelectorProblem,
} from './selectors';

function parsed(text: string): ParsedSelectors {
  const result = parseSelectors(text);
  return 'parsed' in result ? result.parsed : assert.fail(result.problems.map(({message}) => message).join('\n'));
}

function problems(text: string): readonly SelectorProblem[] {
  const result = parseSelectors(text);
  return 'problems' in result ? result.problems : assert.fail('no problems');
}

/** The broker's messages about selectors that it rejects. */
function rejections(text: string, branch?: string): SelectorProblem[] {
  const {selectors, locate} = parsed(text);
  const [scenario] = SCENARIOS;
  if (scenario === undefined) throw new Error('no scenario');
  const settings = {
    consumerVersionSelectors: selectors,
    enablePending: true,
    ...(branch !== undefined && {providerVersionBranch: branch}),
  };
  const explanation = explain(scenario.world, {settings, returns: []});
  return explanation.kind === 'rejected' ? locate(explanation.errors) : [];
}

describe('selectors in JSON', () => {
  test('are read with the line of each', () => {
    const {selectors, lines, warnings} = parsed('[\n  {"mainBranch": true},\n\n  {\n    "branch": "feat/x"\n  }\n]\n');
    assert.deepEqual(selectors, [{mainBranch: true}, {branch: 'feat/x'}]);
    assert.deepEqual(lines, [2, 4]);
    assert.deepEqual(warnings, []);
  });

  test('are written with one line for each, and read again', () => {
    const selectors = [{mainBranch: true}, {branch: 'feat/"x"', consumer: 'web-shop'}];
    const text = '[\n  {"mainBranch": true},\n  {"branch": "feat/\\"x\\"", "consumer": "web-shop"}\n]';
    assert.equal(formatSelectors(selectors), text);
    assert.deepEqual(parsed(text).selectors, selectors);
    assert.equal(formatSelectors(parsed('[]').selectors), '[]');
  });

  test('have the line and the reason of a syntax error', () => {
    assert.deepEqual(problems('[\n  {"mainBranch": true},\n]'), [
      {
        severity: 'error',
        message: 'Invalid JSON: A value is missing. Check for a comma after the last value.',
        line: 3,
      },
    ]);
    assert.equal(problems("[\n  {'mainBranch': true}\n]")[0]?.line, 2);
    assert.match(problems('[{"mainBranch": true}] // x')[0]?.message ?? '', /JSON doesn’t have comments/);
  });

  for (const [text, message] of [
    ['', 'The selectors are empty. Write a list, such as [{"mainBranch": true}].'],
    ['\n{"mainBranch": true}', 'Put the selectors in square brackets: [{…}, {…}].'],
    ['"main"', 'Expected a list of selectors, but found a string.'],
    ['[null]', 'Selector 1 must be an object, such as {"mainBranch": true}, not null.'],
    ['[{"mainBranch": "true"}]', 'The value of mainBranch must be true, not a string.'],
    ['[{"tag": "x", "latest": 1}]', 'The value of latest must be true or false, not a number.'],
    ['[{"branch": ["a", "b"]}]', 'The value of branch must be a string in double quotes, not a list.'],
    [`["${'x'.repeat(MAX_LENGTH)}"]`, 'The selectors have 10,004 characters. The limit is 10,000.'],
    [
      JSON.stringify(Array.from({length: MAX_SELECTORS + 1}, () => ({mainBranch: true}))),
      'The lab reads at most 20 selectors, not 21.',
    ],
    ['['.repeat(300) + ']'.repeat(300), 'The document is nested more than 200 levels deep.'],
  ] as const)
    test(`are rejected: ${message}`, () => assert.equal(problems(text)[0]?.message, message));

  test('have all problems with values, each with its line', () => {
    const found = problems('[\n  {"mainBranch": 1},\n  {\n    "tag": "x",\n    "latest": "yes"\n  }\n]');
    assert.deepEqual(
      found.map(({line, index}) => [line, index]),
      [
        [2, 0],
        [5, 1],
      ],
    );
  });

  test('may have unknown fields, which the broker ignores', () => {
    const {warnings} = parsed('[\n  {"mainBranch": true,\n   "enviroment": "production"}, {"x": 1, "__proto__": 2}\n]');
    assert.deepEqual(warnings, [
      {
        severity: 'warning',
        message: 'The broker ignores "enviroment", which isn’t a field of selectors. Did you mean "environment"?',
        line: 3,
        index: 0,
      },
      {severity: 'warning', message: 'The broker ignores "x", which isn’t a field of selectors.', line: 3, index: 1},
      {
        severity: 'warning',
        message: 'The broker ignores "__proto__", which isn’t a field of selectors.',
        line: 3,
        index: 1,
      },
    ]);
    assert.match(parsed('[{"mainbranch": true}]').warnings[0]?.message ?? '', /Did you mean "mainBranch"\?$/);
  });

  test('get a warning for fallbackBranch, which has no effect', () => {
    const {warnings} = parsed('[\n  {"branch": "feat/x", "fallbackBranch": "main"}\n]');
    assert.equal(warnings.length, 1);
    assert.match(warnings[0]?.message ?? '', /accepts fallbackBranch but ignores it/);
  });
});

describe('the broker', () => {
  test('accepts each field in a selector that makes sense', () => {
    const accepted = [
      {mainBranch: true},
      {branch: 'a', fallbackBranch: 'b', consumer: 'web-shop'},
      {matchingBranch: true},
      {tag: 'a', latest: true, fallbackTag: 'b'},
      {deployed: true, environment: 'production'},
      {released: true},
      {deployedOrReleased: true},
    ];
    assert.deepEqual(new Set(accepted.flatMap((selector) => Object.keys(selector))), new Set(SELECTOR_FIELDS));
    assert.deepEqual(rejections(formatSelectors(accepted), 'main'), []);
  });

  test('rejects contradictions with its own messages, on the lines of the selectors', () => {
    const text = formatSelectors([
      {mainBranch: true},
      {mainBranch: true, environment: 'production'},
      {tag: 'a', branch: 'b'},
      {consumer: 'web-shop'},
      {environment: 'prod'},
      {deployed: true, released: true},
    ]);
    const messages = rejections(text, 'main').map(({line, message}) => `${line}: ${message}`);
    assert.deepEqual(messages, [
      '3: cannot specify mainBranch=true with any other criteria apart from consumer',
      '3: cannot specify the field mainBranch with the field environment',
      '4: cannot specify both a tag and a branch',
      '5: must specify a value for environment or tag or branch, or specify mainBranch=true, matchingBranch=true, ' +
        'latest=true, deployed=true, released=true or deployedOrReleased=true',
      "6: environment with name 'prod' does not exist",
      '7: cannot specify both deployed=true and released=true',
    ]);
  });

  test('rejects a value, on the line of the field', () => {
    const [problem] = rejections('[\n  {\n    "consumer": "web-shop",\n    "mainBranch": false\n  }\n]');
    assert.deepEqual(problem, {severity: 'error', message: 'mainBranch must be one of: true', line: 4, index: 0});
  });

  test('rejects settings outside of the selectors', () => {
    assert.match(rejections('[{"matchingBranch": true}]')[0]?.message ?? '', /^the providerVersionBranch must be/);
    const [problem] = rejections('[{"mainBranch": true}]', '');
    assert.match(problem?.message ?? '', /^providerVersionBranch: when pending or WIP pacts are enabled/);
    assert.equal(problem?.line, undefined);
  });
});
