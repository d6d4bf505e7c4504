import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {before, describe, test} from 'node:test';
import {createEngine, type MatchEngine} from './engine';
import {loadModule, ModulePanic, type ModuleCall} from './module';
import {
  MAX_BODY_LENGTH,
  type BodyRules,
  type MatchAnswer,
  type MatchTask,
  type RuleList,
  type SelectedRules,
} from './protocol';

const bytes = readFileSync(join(__dirname, 'pact_match.wasm'));

const rulesOf = (...matchers: {match: string; [option: string]: unknown}[]) => ({matchers, combine: 'AND' as const});

/** A regular expression that takes an exponential number of steps. */
const ENDLESS = {match: 'regex', regex: '(a+)+$'};

describe('the matching engine', () => {
  let engine: MatchEngine;
  let call: ModuleCall;
  before(async () => {
    engine = await createEngine(bytes);
    call = await loadModule(bytes);
  });

  const match = (
    expected: string,
    actual: string,
    rules: BodyRules = {},
    options: Partial<MatchTask> = {},
  ): MatchAnswer =>
    engine.match({
      kind: 'match',
      expected,
      actual,
      rules,
      part: 'response',
      contentType: 'application/json',
      ...options,
    });

  const matched = (...parameters: Parameters<typeof match>): Extract<MatchAnswer, {kind: 'matched'}> => {
    const answer = match(...parameters);
    if (answer.kind === 'invalid') assert.fail(answer.message);
    return answer;
  };

  const selectedFor = (path: string, ...parameters: Parameters<typeof match>): SelectedRules => {
    const found = matched(...parameters).selected.find((selected) => selected.path === path);
    return found ?? assert.fail(`No rules were selected for ${path}.`);
  };

  test('contains the version of the library that the README names', () => {
    assert.deepEqual(call({op: 'version'}), {ok: true, pact_matching: '2.1.0'});
    assert.match(readFileSync(join(__dirname, 'crate/README.md'), 'utf8'), /`pact_matching` 2\.1\.0/);
  });

  test('reports mismatches with their paths and the library’s messages', () => {
    assert.deepEqual(matched('{"a": 1, "b": "x"}', '{"a": 2, "b": "x", "c": 3}'), {
      kind: 'matched',
      matches: false,
      mismatches: [
        {
          type: 'BodyMismatch',
          path: '$.a',
          expected: '1',
          actual: '2',
          message: 'Expected 2 (Integer) to be equal to 1 (Integer)',
        },
      ],
      selected: ['$', '$.a', '$.b', '$.c'].map((path) => ({path, rules: [], combine: 'AND', isCascaded: false})),
    });
  });

  test('allows unexpected keys in responses, but not in requests', () => {
    assert.equal(matched('{}', '{"a": 1}').matches, true);
    assert.equal(matched('{"a": 1}', '{"a": 1, "b": 2}').matches, true);
    assert.deepEqual(
      matched('{"a": 1}', '{"a": 1, "b": 2}', {}, {part: 'request'}).mismatches.map(({message}) => message),
      ['Expected a Map with keys [a] but received one with keys [a, b]'],
    );
  });

  test('applies each rule', () => {
    const table: [
      matcher: {match: string; [option: string]: unknown},
      expected: unknown,
      good: unknown,
      bad: unknown,
    ][] = [
      [{match: 'equality'}, 1, 1, 2],
      [{match: 'type'}, 1, 2, 'x'],
      [{match: 'type', min: 2}, [1], [1, 2], [1]],
      [{match: 'type', max: 1}, [1], [1], [1, 2]],
      [{match: 'type', min: 1, max: 2}, [1], [1, 2], [1, 2, 3]],
      [{match: 'regex', regex: '\\d+'}, '1', '42', 'x42'],
      [{match: 'regex', regex: '(a)\\1(?=b).'}, 'aab', 'aab', 'aac'],
      [{match: 'include', value: 'ell'}, 'x', 'hello', 'hullo'],
      [{match: 'number'}, 1, 1.5, '1'],
      [{match: 'integer'}, 1, 5, 5.5],
      [{match: 'decimal'}, 1.5, 2.5, 2],
      [{match: 'boolean'}, true, false, 'x'],
      [{match: 'null'}, null, null, 0],
      [{match: 'date', format: 'yyyy-MM-dd'}, '2000-01-31', '2024-02-29', '29/02/2024'],
      [{match: 'time', format: 'HH:mm:ss'}, '10:15:30', '23:59:59', '25:00:00'],
      [{match: 'datetime', format: "yyyy-MM-dd'T'HH:mm:ssXXX"}, 'x', '2024-02-29T10:00:00+02:00', '2024-02-29'],
      [{match: 'timestamp', timestamp: 'yyyy'}, '2000', '2024', 'x'],
      [{match: 'semver'}, '1.0.0', '2.0.1', '2.0'],
      [{match: 'notEmpty'}, 'x', 'y', ''],
      [{match: 'contentType', value: 'application/json'}, '{}', '{"a": 1}', '<a/>'],
      [{match: 'values'}, {a: 1}, {b: 1}, {b: 2}],
      [{match: 'eachKey', rules: [{match: 'regex', regex: 'k\\d'}]}, {k1: 1}, {k2: 1}, {x: 1}],
      [{match: 'eachValue', rules: [{match: 'integer'}]}, {k1: 1}, {k2: 3}, {k2: 'x'}],
      [
        {match: 'arrayContains', variants: [{index: 0, rules: {'$.a': rulesOf({match: 'type'})}}]},
        [{a: 1}],
        ['x', {a: 5}],
        ['x', {a: 'y'}],
      ],
    ];
    for (const [matcher, expected, good, bad] of table) {
      const rules = {'$.a': rulesOf(matcher)};
      const body = (value: unknown) => JSON.stringify({a: value});
      assert.equal(matched(body(expected), body(good), rules).matches, true, `${JSON.stringify(matcher)}, good`);
      assert.equal(matched(body(expected), body(bad), rules).matches, false, `${JSON.stringify(matcher)}, bad`);
    }
  });

  test('combines rules with AND by default, or with OR', () => {
    const matchers = [{match: 'null'}, {match: 'type'}];
    assert.equal(matched('{"a": "x"}', '{"a": null}', {'$.a': {matchers}}).matches, false);
    assert.equal(matched('{"a": "x"}', '{"a": null}', {'$.a': {matchers, combine: 'OR'}}).matches, true);
  });

  test('selects the rules for each path', () => {
    const rules: Record<string, RuleList> = {
      '$.items': rulesOf({match: 'type', min: 1}),
      "$.items[*]['unit price']": {matchers: [{match: 'decimal'}, {match: 'null'}], combine: 'OR'},
    };
    const bodies = ['{"items": [{"id": 1, "unit price": 1.5}]}', '{"items": [{"id": 7}, {"id": 8}]}', rules] as const;
    assert.deepEqual(
      matched(...bodies).selected.map(({path, from}) => [path, from]),
      [
        ['$', undefined],
        ['$.items', '$.items'],
        ['$.items[0]', '$.items'],
        ['$.items[0].id', '$.items'],
        ["$.items[0]['unit price']", "$.items[*]['unit price']"],
        ['$.items[1]', '$.items'],
        ['$.items[1].id', '$.items'],
      ],
    );
    assert.deepEqual(selectedFor('$.items', ...bodies), {
      path: '$.items',
      from: '$.items',
      rules: [{match: 'type', min: 1}],
      combine: 'AND',
      isCascaded: false,
    });
    assert.equal(selectedFor('$.items[0].id', ...bodies).isCascaded, true);
    assert.deepEqual(selectedFor("$.items[0]['unit price']", ...bodies).combine, 'OR');
  });

  test('marks rules that have the same weight as others, and reports the ones that were applied', () => {
    for (const [first, second] of [
      ['type', 'equality'],
      ['equality', 'type'],
    ] as const) {
      const rules = {'$.a.*': rulesOf({match: first}), '$.*.b': rulesOf({match: second})};
      const {matches, selected} = matched('{"a": {"b": 1}}', '{"a": {"b": 2}}', rules);
      const found = selected.find(({path}) => path === '$.a.b');
      assert.equal(found?.isTied, true);
      assert.equal(matches, found.rules[0]?.match === 'type');
    }
  });

  test('matches XML, forms, text, and empty bodies', () => {
    const xml = {contentType: 'application/xml'};
    const rules = {"$.a['#text']": rulesOf({match: 'integer'})};
    assert.equal(matched('<a>1</a>', '<a>2</a>', rules, xml).matches, true);
    assert.equal(matched('<a>1</a>', '<a>x</a>', rules, xml).matches, false);
    const form = {contentType: 'application/x-www-form-urlencoded'};
    assert.equal(matched('a=1&b=2', 'b=2&a=1', {}, form).matches, true);
    assert.equal(matched('a=1', 'a=2', {}, form).mismatches[0]?.path, '$.a');
    assert.equal(matched('x', 'x', {}, {contentType: 'text/plain'}).matches, true);
    assert.deepEqual(matched('x', 'y', {}, {contentType: 'text/plain'}).selected, []);
    assert.equal(matched('', '').matches, true);
    assert.equal(matched('{}', '').matches, false);
  });

  test('explains bodies that can’t be read', () => {
    const table: [expected: string, actual: string, side: string, message: RegExp, line?: number][] = [
      [
        '{"a": 1,}',
        '{}',
        'expected',
        /^Line 1, column 9: Invalid JSON: A property name in double quotes is missing/,
        1,
      ],
      ['{}', '{\n"a" 1}', 'actual', /^Line 2, column 5: Invalid JSON: A colon/, 2],
      ['{}', 'x', 'actual', /^Line 1, column 1: Invalid JSON/, 1],
      ['{}', '\n[1e999]', 'actual', /^Pact can’t read this body: number out of range at line 2 column 6\.$/, 2],
      ['{}', '"\\ud800"', 'actual', /^Pact can’t read this body: unexpected end of hex escape/, 1],
      ['['.repeat(150) + ']'.repeat(150), '[]', 'expected', /recursion limit exceeded/, 1],
      ['['.repeat(300) + ']'.repeat(300), '[]', 'expected', /^Line 1: .* more than 200 levels deep/, 1],
      ['['.repeat(9999) + ']'.repeat(9999), '[]', 'expected', /more than 200 levels deep/],
      ['"'.padEnd(MAX_BODY_LENGTH, 'x') + '"', '1', 'expected', /has 200,001 characters\. The limit is 200,000\.$/],
    ];
    for (const [expected, actual, side, message, line] of table) {
      const answer = match(expected, actual);
      const name = `${expected.slice(0, 20)} and ${actual.slice(0, 20)}`;
      if (answer.kind !== 'invalid') assert.fail(name);
      assert.equal(answer.side, side, name);
      assert.match(answer.message, message);
      assert.equal(answer.line, line, name);
    }
    for (const [contentType, message] of [
      ['multipart/form-data; boundary=x', 'This lab doesn’t match multipart bodies.'],
      ['nonsense', 'Pact can’t read the content type nonsense.'],
    ] as const)
      assert.deepEqual(match('x', 'y', {}, {contentType}), {kind: 'invalid', side: 'expected', message});
    const xml = match('<a/>', '<a', {}, {contentType: 'application/xml'});
    assert.ok(xml.kind === 'invalid' && xml.side === 'actual' && /XML parsing error/.test(xml.message));
  });

  test('explains rules that can’t be read', () => {
    const table: [path: string, list: unknown, message: RegExp][] = [
      ['$.a[', rulesOf({match: 'type'}), /^Pact can’t read the rules: .*"\$\.a\["/],
      ['a', rulesOf({match: 'type'}), /^The path a must start with a dollar sign/],
      ['$.a', rulesOf({match: 'typ'}), /^The rules for \$\.a contain typ, which isn’t a rule of Pact\. Its rules are /],
      ['$.a', rulesOf({match: 'toString'}), /toString, which isn’t a rule/],
      ['$.a', rulesOf({match: 'statusCode', status: 'success'}), /applies only to the status of a response/],
      ['$.a', rulesOf({match: 'regex'}), /contain regex without its option regex/],
      ['$.a', rulesOf({match: 'regex', regex: 1}), /whose option regex must be a string/],
      ['$.a', rulesOf({match: 'regex', regex: '('}), /isn’t valid: end pattern with unmatched parenthesis\.$/],
      ['$.a', rulesOf({match: 'eachKey', rules: [{match: 'regex', regex: '*'}]}), /isn’t valid: target of repeat/],
      ['$.a', rulesOf({match: 'eachValue', rules: {}}), /whose option rules must be a list of rules/],
      ['$.a', rulesOf({match: 'arrayContains', variants: [{}]}), /whose option variants must be a list of variants/],
      [
        '$.a',
        rulesOf({match: 'arrayContains', variants: [{index: 0, rules: {'$.b': rulesOf({match: 'x'})}}]}),
        /^The rules for \$\.a, in a variant of arrayContains, \$\.b contain x/,
      ],
      ['$.a', rulesOf({match: 'date', format: 'bogus'}), /isn’t valid: Parsing datetime pattern 'bogus' failed\.$/],
      ['$.a', rulesOf({match: 'type', min: -1}), /whose option min must be a whole number/],
      ['$.a', {matchers: []}, /must have at least one matcher/],
      ['$.a', [], /must have at least one matcher/],
      ['$.a', {matchers: [{}]}, /a rule without a name/],
      ['$.a', {matchers: [{match: 'type'}], combine: 'XOR'}, /must be combined with AND or OR/],
      ['$.a', rulesOf(ENDLESS), /^A regular expression takes too many steps with this body/],
    ];
    for (const [path, list, message] of table) {
      const answer = match('{"a": "x"}', `{"a": "${'a'.repeat(30)}!"}`, {[path]: list} as BodyRules);
      const name = JSON.stringify({[path]: list});
      if (answer.kind !== 'invalid') assert.fail(name);
      assert.equal(answer.side, 'rules', name);
      assert.match(answer.message, message);
    }
  });

  test('works after a panic', () => {
    const panic = {
      op: 'match_body',
      expected: '"x"',
      actual: `"${'a'.repeat(30)}!"`,
      matchingRules: {body: {$: rulesOf(ENDLESS)}},
    };
    assert.throws(
      () => call(panic),
      (error) => error instanceof ModulePanic && /retry-limit-in-match/.test(error.message),
    );
    assert.equal(call({op: 'version'}).ok, true);
  });

  test('reports requests that the module can’t read', () => {
    for (const [request, error] of [
      [{}, /Expected 'op' to be a string/],
      [{op: 'x'}, /Expected 'op' to be version, match_body, .* but found 'x'/],
      [{op: 'match_body', expected: 1, actual: ''}, /Expected 'expected' to be a string/],
      [{op: 'match_body', expected: '', actual: '', part: 'x'}, /Expected 'part' to be request or response/],
      [{op: 'match_response', expected: {status: 70000}, actual: {}}, /a number from 0 to 65535/],
    ] as const) {
      const answer = call(request);
      assert.ok(!answer.ok && error.test(answer.error), JSON.stringify(answer));
    }
  });

  test('can’t be created from damaged bytes', async () => {
    await assert.rejects(createEngine(bytes.subarray(0, 1000)), WebAssembly.CompileError);
  });
});
