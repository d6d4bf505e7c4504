import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {before, describe, test} from 'node:test';
import {knownErrors as verificationErrors} from '../../data/errors/verification';
import {matchers} from '../../data/matchers';
import {createEngine, type MatchEngine} from './engine';
import {exampleNames} from './exampleNames';
import {EXAMPLES} from './examples';
import {describeResult, explain, explainMismatch, FIXES, innermostFailures} from './explain';
import {ANY, formatPath, parsePath, pathKey} from './jsonPath';
import {toPactPart} from './pactFile';
import {readPasted} from './read';
import {
  allRules,
  flatten,
  initialChoice,
  matcherOf,
  matchersFor,
  readRules,
  rulesOf,
  toRows,
  type Choice,
  type Choices,
  type MatcherId,
} from './rules';
import {EMPTY, fromText, isSame, readState, replace, restore, taskOf, toText, type Task} from './state';
import {formatBody, rangeOf, readBody, type BodyValue} from './tree';

function bodyOf(text: string): BodyValue {
  const body = readBody(text);
  if ('problem' in body) assert.fail(body.problem.message);
  return body.root;
}

const rowsOf = (example: unknown, choices: Choices) => toRows(bodyOf(JSON.stringify(example)), choices);
const use = (id: MatcherId, options: Choice['options'] = {}): Choice => ({id, options});
const and = (...all: object[]) => ({combine: 'AND', matchers: all});

describe('paths', () => {
  for (const [path, segments] of [
    ['$', []],
    ['$.items[*].id', ['items', ANY, 'id']],
    ["$['first name'].*", ['first name', ANY]],
    ["$['it\\'s'][0]", ["it's", 0]],
    ['$["a.b"]', ['a.b']],
  ] as const)
    test(`${path} is read`, () => assert.deepEqual(parsePath(path), segments));

  test('are written as in a pact', () => {
    assert.equal(formatPath(['items', ANY, 'first name'], new Set([1])), "$.items[*]['first name']");
    assert.equal(formatPath(['map', ANY, "it's"]), "$.map.*['it\\'s']");
  });

  test('of other things than a body aren’t read', () =>
    assert.deepEqual([parsePath('body.a'), parsePath('$['), parsePath('$..a')], [undefined, undefined, undefined]));

  test('mean the same value whether a key is a number or a text', () =>
    assert.equal(pathKey(['a', 0]), pathKey(['a', '0'])));
});

describe('a body', () => {
  test('keeps numbers as they’re written, and the last of two equal keys', () => {
    const {children} = bodyOf('{"a": 1, "a": 2.0, "b": 12345678901234567890}');
    assert.deepEqual(
      children.map(({path, raw}) => [path, raw]),
      [
        ['$.a', '2.0'],
        ['$.b', '12345678901234567890'],
      ],
    );
  });

  for (const [text, message, line] of [
    ['', 'The body is empty.', undefined],
    ['{"a": 1,\n}', 'Invalid JSON: A property name', 2],
    [' '.repeat(200_001) + 'x', 'The body has 200,002 characters. The limit is 200,000.', undefined],
    ['['.repeat(300) + ']'.repeat(300), 'The document is nested more than 200 levels deep.', 1],
  ] as const)
    test(`${JSON.stringify(text.slice(0, 12))} has a problem`, () => {
      const body = readBody(text);
      assert.ok('problem' in body && body.problem.message.startsWith(message), JSON.stringify(body));
      assert.equal(body.problem.line, line);
    });

  test('has an exact place for each value, or the closest one', () => {
    const text = '{"items": [{"id": 1}]}';
    const at = (...segments: (string | number)[]) => {
      const {from, to} = rangeOf(text, segments) ?? {from: 0, to: 0};
      return text.slice(from, to);
    };
    assert.equal(at('items', 0, 'id'), '"id": 1');
    assert.equal(at('items', 0, 'name'), '{"id": 1}');
    assert.equal(at(), text);
  });
});

/** An example for each matcher. */
const EACH: Readonly<Record<MatcherId, readonly [example: unknown, choice: Choice, rules: object]>> = {
  equality: ['a', use('equality'), {'$.v': and({match: 'equality'})}],
  type: ['a', use('type'), {'$.v': and({match: 'type'})}],
  integer: [1, use('integer'), {'$.v': and({match: 'integer'})}],
  decimal: [1.5, use('decimal'), {'$.v': and({match: 'decimal'})}],
  number: [1, use('number'), {'$.v': and({match: 'number'})}],
  boolean: [true, use('boolean'), {'$.v': and({match: 'boolean'})}],
  null: [null, use('null'), {'$.v': and({match: 'null'})}],
  regex: ['ab', use('regex', {regex: '^\\w+$'}), {'$.v': and({match: 'regex', regex: '^\\w+$'})}],
  date: ['2026-01-02', use('date', {format: 'yyyy-MM-dd'}), {'$.v': and({match: 'date', format: 'yyyy-MM-dd'})}],
  time: ['10:00', use('time', {format: 'HH:mm'}), {'$.v': and({match: 'time', format: 'HH:mm'})}],
  datetime: [
    '2026-01-02T10:00:00',
    use('datetime', {format: "yyyy-MM-dd'T'HH:mm:ss"}),
    {'$.v': and({match: 'datetime', format: "yyyy-MM-dd'T'HH:mm:ss"})},
  ],
  include: ['a sofa', use('include', {value: 'sofa'}), {'$.v': and({match: 'include', value: 'sofa'})}],
  'not-empty': ['a', use('not-empty'), {'$.v': and({match: 'notEmpty'})}],
  semver: ['1.0.0', use('semver'), {'$.v': and({match: 'semver'})}],
  'each-like': [['a'], use('each-like', {min: '1', max: '3'}), {'$.v': and({match: 'type', min: 1, max: 3})}],
  'array-contains': [
    [1],
    use('array-contains'),
    {'$.v': and({match: 'arrayContains', variants: [{index: 0, rules: {}}]})},
  ],
  values: [{a: 1}, use('values'), {'$.v': and({match: 'values'})}],
  'each-key': [
    {a: 1},
    use('each-key', {regex: '[a-z]'}),
    {'$.v': and({match: 'eachKey', rules: [{match: 'regex', regex: '[a-z]'}], value: '{"a":1}'})},
  ],
  'each-value': [
    {a: 1},
    use('each-value', {rule: 'integer'}),
    {'$.v': and({match: 'eachValue', rules: [{match: 'integer'}], value: '{"a":1}'})},
  ],
};

describe('each matcher', () => {
  for (const {id, since} of matchers)
    test(`${id} becomes a rule, is read again, and has a place in pact files since version ${since}`, () => {
      const [value, choice, rules] = EACH[id];
      const example = {v: value};
      const row = rowsOf(example, {'$.v': choice});
      assert.deepEqual(
        flatten(row).flatMap(({problem}) => problem ?? []),
        [],
      );
      assert.deepEqual(rulesOf(row), rules);
      assert.deepEqual(readRules(row.value, rulesOf(row)), {choices: {'$.v': choice}, kept: {}});
      for (const version of [2, 3, 4] as const) {
        const {text, notes} = toPactPart(row, JSON.stringify(example), {}, 'response', version);
        assert.equal(notes.length, version < since ? 1 : 0, `version ${version}`);
        const pasted = readPasted(text);
        assert.ok(pasted.kind === 'parts' && pasted.parts[0] !== undefined, text);
        assert.deepEqual(JSON.parse(pasted.parts[0].body), example);
        const read = readRules(row.value, pasted.parts[0].rules);
        assert.deepEqual(read, {choices: version < since ? {} : {'$.v': choice}, kept: {}}, `version ${version}`);
      }
    });

  test('starts with options that the example passes', () => {
    for (const {id} of matchers) {
      const [value] = EACH[id];
      const root = bodyOf(JSON.stringify({v: value}));
      const [child] = root.children;
      assert.ok(child);
      const {problem} = toRows(root, {'$.v': initialChoice(id, child)}).children[0] ?? {};
      assert.equal(problem, undefined, `${id}: ${problem}`);
      assert.ok(matchersFor(child.type).some((one) => one.id === id));
    }
  });

  test('is offered only for types that it applies to', () => {
    const [row] = rowsOf({v: 'text'}, {'$.v': use('integer')}).children;
    assert.match(row?.problem ?? '', /doesn’t apply to a string/);
    assert.equal(row?.choice, undefined);
  });

  test('without an ID in the catalog is a bug', () => assert.throws(() => matcherOf('no' as MatcherId), /no matcher/));
});

describe('a matcher that doesn’t fit its example has a problem', () => {
  for (const [example, choice, problem] of [
    ['ab', use('regex', {regex: 'a'}), /doesn’t match this expression completely/],
    ['ab', use('regex', {regex: ''}), /Enter a regular expression/],
    [1.5, use('integer'), /isn’t an integer/],
    [1, use('decimal'), /Write 1\.0/],
    ['x', use('semver'), /isn’t a semantic version/],
    ['x', use('include', {value: 'y'}), /doesn’t contain/],
    ['x', use('include', {value: ''}), /Enter the text/],
    ['x', use('date', {format: ''}), /Enter a format/],
    ['', use('not-empty'), /is empty/],
    [[], use('each-like', {min: '1'}), /needs an element/],
    [[1], use('each-like', {min: '3', max: '1'}), /greater than/],
    [[1], use('each-like', {min: 'x'}), /whole numbers/],
    [[1, 2], use('each-like', {max: '1'}), /more than 1/],
    [{}, use('values'), /needs a key/],
    [[], use('array-contains'), /at least one element/],
    [{a: 1}, use('each-key', {regex: 'b'}), /The key "a"/],
    [{a: 1}, use('each-value', {rule: 'regex', regex: 'b'}), /The value "1"/],
  ] as const)
    test(`${choice.id} of ${JSON.stringify(example)}`, () =>
      assert.match(rowsOf({v: example}, {'$.v': choice}).children[0]?.problem ?? '', problem));

  test('unless JavaScript can’t read its expression', () =>
    assert.equal(rowsOf({v: 'x'}, {'$.v': use('regex', {regex: '(?i)X'})}).children[0]?.problem, undefined));
});

describe('rules', () => {
  test('below an array and below any keys have wildcards', () => {
    const row = rowsOf(
      {items: [{id: 1}, {id: 2}], map: {k: {id: 1}}},
      {
        '$.items': use('each-like', {min: '2'}),
        '$.items[0].id': use('integer'),
        '$.map': use('values'),
        '$.map.k.id': use('integer'),
      },
    );
    assert.deepEqual(Object.keys(rulesOf(row)), ['$.items', '$.items[*].id', '$.map', '$.map.*.id']);
  });

  test('that the lab can’t show are kept, and apply', () => {
    const root = bodyOf('{"a": 1, "list": [1], "b": "x"}');
    const rules = {
      '$.a': {combine: 'OR', matchers: [{match: 'null'}, {match: 'integer'}]},
      '$.list[*]': and({match: 'integer'}),
      '$.gone': and({match: 'type'}),
      '$.b': and({match: 'credit-card'}),
      '$..x': and({match: 'type'}),
    };
    const read = readRules(root, rules);
    assert.deepEqual(read.choices, {});
    assert.deepEqual(read.kept, rules);
    assert.deepEqual(allRules(toRows(root, read.choices), read.kept), rules);
  });

  test('that are combined with more than one matcher are kept, but not repeated ones', () => {
    const root = bodyOf('{"list": [{"id": 1}], "b": "xy"}');
    const both = and({match: 'include', value: 'x'}, {match: 'include', value: 'y'});
    const read = readRules(root, {
      '$.list': and({match: 'type', min: 2}),
      '$.list[*].id': and({match: 'integer'}, {match: 'integer'}),
      '$.b': both,
    });
    assert.deepEqual(read.choices, {'$.list': use('each-like', {min: '2'}), '$.list[0].id': use('integer')});
    assert.deepEqual(read.kept, {'$.b': both});
  });

  test('of elements that an array contains are read', () => {
    const root = bodyOf('[{"a": "x"}, 2]');
    const choices = {$: use('array-contains'), '$[0].a': use('type'), '$[1]': use('integer')};
    const rules = rulesOf(toRows(root, choices));
    assert.deepEqual(readRules(root, rules), {choices, kept: {}});
  });
});

describe('what readers paste', () => {
  const http = {
    description: 'one',
    request: {method: 'POST', path: '/', body: {a: 1}},
    response: {status: 200, body: {b: 2}, matchingRules: {'$.body.b': {match: 'type'}, '$.header.X': {match: 'type'}}},
  };
  test('can be a pact of version 2, of which the parts with bodies are listed', () => {
    const pasted = readPasted(JSON.stringify({interactions: [http, {description: 'two', response: {status: 204}}]}));
    assert.ok(pasted.kind === 'parts');
    assert.deepEqual(
      pasted.parts.map(({label, part, body, rules}) => [label, part, body, rules]),
      [
        ['one: request', 'request', '{"a":1}', {}],
        ['one: response', 'response', '{"b":2}', {'$.b': and({match: 'type'})}],
      ],
    );
  });

  test('can be an interaction of version 4, whose body keeps its numbers', () => {
    const text = `{"description": "one", "response": {"body": {"contentType": "application/json", "encoded": false,
      "content": {"price": 1.0}}, "matchingRules": {"body": {"$.price": {"matchers": [{"match": "decimal"}]}}}}}`;
    const pasted = readPasted(text);
    assert.ok(pasted.kind === 'parts');
    assert.deepEqual(
      pasted.parts.map(({body, rules}) => [body, Object.keys(rules)]),
      [['{"price": 1.0}', ['$.price']]],
    );
  });

  test('can have encoded bodies, messages, and bodies that aren’t JSON', () => {
    const body = {contentType: 'application/json', encoded: 'base64', content: btoa('{"a": "ü"}').toString()};
    const encoded = {...body, content: Buffer.from('{"a": "ü"}').toString('base64')};
    const pasted = readPasted(
      JSON.stringify({
        interactions: [
          {description: 'event', type: 'Asynchronous/Messages', contents: encoded},
          {description: 'call', request: {contents: encoded}, response: [{contents: encoded}]},
          {description: 'image', response: {body: {contentType: 'image/png', encoded: 'base64', content: 'AAAA'}}},
        ],
      }),
    );
    assert.ok(pasted.kind === 'parts');
    assert.deepEqual(
      pasted.parts.map(({label}) => label),
      ['event: message', 'call: request', 'call: response message'],
    );
    assert.equal(pasted.parts[0]?.body, '{"a": "ü"}');
    assert.equal(pasted.withoutJson, 1);
  });

  test('can be a body with matchers as libraries pass them', () => {
    const matcher = (type: string, value: unknown, more = {}) => ({'pact:matcher:type': type, value, ...more});
    const pasted = readPasted(
      JSON.stringify({
        items: matcher('type', [{id: matcher('integer', 1)}, {id: matcher('integer', 1)}], {min: 2}),
        map: matcher('values', {k: {n: matcher('number', 1)}}),
        keys: matcher('eachKey', {a: 1}, {rules: [matcher('regex', 'a', {regex: '[a-z]'})]}),
        some: {'pact:matcher:type': 'arrayContains', variants: [{x: matcher('type', 'y')}]},
        text: matcher('include', 'sofa'),
      }),
    );
    assert.ok(pasted.kind === 'body' && pasted.hasMatchers);
    const root = bodyOf(pasted.body);
    const {choices, kept} = readRules(root, pasted.rules);
    assert.deepEqual(kept, {});
    assert.deepEqual(choices, {
      '$.items': use('each-like', {min: '2'}),
      '$.items[0].id': use('integer'),
      '$.map': use('values'),
      '$.map.k.n': use('number'),
      '$.keys': use('each-key', {regex: '[a-z]'}),
      '$.some': use('array-contains'),
      '$.some[0].x': use('type'),
      '$.text': use('include', {value: 'sofa'}),
    });
  });

  test('can be a body, or nothing that the lab can read', () => {
    assert.deepEqual(readPasted('{"a": 1}'), {kind: 'body', body: '{"a": 1}', rules: {}, hasMatchers: false});
    assert.equal(readPasted('').kind, 'problem');
    const problem = readPasted('{"a":\n}');
    assert.ok(problem.kind === 'problem' && problem.line === 2);
  });
});

describe('with Pact’s library', () => {
  let engine: MatchEngine;
  before(async () => {
    engine = await createEngine(readFileSync('src/labs/match/pact_match.wasm'));
  });

  function run(task: Task) {
    const root = toRows(bodyOf(task.example), task.choices);
    const answer = engine.match({
      kind: 'match',
      expected: task.example,
      actual: task.actual,
      rules: allRules(root, task.kept),
      part: task.part,
      contentType: 'application/json',
    });
    if (answer.kind === 'invalid') assert.fail(answer.message);
    const results = explain(answer, root, bodyOf(task.actual));
    return {answer, results, root};
  }

  const resultsOf = (example: unknown, choices: Choices, actual: unknown, part: Task['part'] = 'response') =>
    run({example: JSON.stringify(example), actual: JSON.stringify(actual), choices, kept: {}, part});

  test('every example has the result that it promises, and its example matches itself', () => {
    assert.deepEqual(
      EXAMPLES.map(({id}) => id),
      exampleNames.map(({id}) => id),
    );
    for (const example of EXAMPLES) {
      const {answer, root} = run(example);
      assert.equal(answer.matches, example.matches, example.id);
      assert.deepEqual(
        flatten(root).flatMap(({problem}) => problem ?? []),
        [],
        example.id,
      );
      assert.ok(run({...example, actual: example.example}).answer.matches, `${example.id}: the example itself`);
    }
    assert.ok(EXAMPLES.filter(({matches}) => !matches).length >= 2);
  });

  test('every matcher accepts its own example', () => {
    for (const {id} of matchers) {
      const [value, choice] = EACH[id];
      assert.ok(resultsOf({v: value}, {'$.v': choice}, {v: value}).answer.matches, id);
    }
  });

  for (const [name, example, choices, actual, expected, part] of [
    ['integer', 1, use('integer'), '1', /must be a number without decimal places, but '1' is a string/],
    ['decimal', 1.5, use('decimal'), 5, /with decimal places, but 5 is an integer\. The matcher “Number” accepts both/],
    ['number', 1, use('number'), 'x', /must be a number, but 'x' is a string/],
    ['type', 1, use('type'), 'x', /must be an integer, as in the example, but 'x' is a string/],
    ['no matcher', 1, undefined, 2, /must be 1, as in the example, but it’s 2/],
    ['boolean', true, use('boolean'), 'yes', /must be true or false, but 'yes' is a string/],
    ['null', null, use('null'), 0, /must be null, but it’s 0/],
    ['regex', 'ab', use('regex', {regex: '[a-z]+'}), 'ab1', /“ab1” doesn’t completely match the regular expression/],
    [
      'date',
      '2026-01-01',
      use('date', {format: 'yyyy-MM-dd'}),
      '1.1.',
      /“1\.1\.” isn’t a date in the format yyyy-MM-dd/,
    ],
    [
      'fraction of a second',
      '2026-01-01T10:00:00Z',
      use('datetime', {format: "yyyy-MM-dd'T'HH:mm:ssXXX"}),
      '2026-01-01T10:00:00.123Z',
      /For the fraction of a second, write \.SSS after ss\.$/,
    ],
    ['type that is null', 'x', use('type'), null, /must be a string, as in the example, but it’s null\.$/],
    ['include', 'sofa', use('include', {value: 'sofa'}), 'bed', /“bed” doesn’t contain “sofa”/],
    ['semver', '1.0.0', use('semver'), '1', /“1” isn’t a semantic version/],
    ['not-empty', 'x', use('not-empty'), '', /must not be empty/],
    ['minimum', [1], use('each-like', {min: '1'}), [], /at least 1 element, but it has 0/],
    ['maximum', [1], use('each-like', {max: '1'}), [1, 2], /at most 1 element, but it has 2/],
    ['length', [1, 2], undefined, [1], /must have 2 elements, as in the example, but it has 1/],
    ['missing key', {a: 1, b: 2}, undefined, {a: 1}, /This key is missing: “b”/],
    ['unexpected key', {a: 1}, undefined, {a: 1, b: 2}, /Not in the example: “b”/, 'request'],
    ['variants', [1], use('array-contains'), [2], /No element of the array matches element 1/],
    ['object', {a: 1}, undefined, 3, /must be an object, as in the example, but 3 is an integer/],
  ] as const)
    test(`a failing ${name} is explained`, () => {
      const {answer, results} = resultsOf(
        {v: example},
        choices === undefined ? {} : {'$.v': choices},
        {v: actual},
        part ?? 'response',
      );
      assert.equal(answer.matches, false);
      const failed = results.filter(({status}) => status === 'failed');
      assert.ok(
        failed.some(({reason}) => expected.test(reason)),
        JSON.stringify(failed),
      );
      assert.match(describeResult(answer, results), /^The body doesn’t match: \d+ mismatch(es)?\.$/);
    });

  test('values have the rule that decided, and others are ignored in a response', () => {
    const {results, answer} = resultsOf(
      {items: [{id: 1, name: 'x'}], a: 1},
      {'$.items': use('each-like', {min: '1'}), '$.items[0].id': use('integer')},
      {
        items: [
          {id: 5, name: 'y'},
          {id: 6, name: 'z'},
        ],
        a: 1,
        more: {b: 1},
      },
    );
    assert.deepEqual(
      results.map(({path, status, rule, from, isCascaded}) => [path, status, rule, from, isCascaded]),
      [
        ['$.items', 'passed', 'type, min 1', '$.items', false],
        ['$.items[0].id', 'passed', 'integer', '$.items[*].id', false],
        ['$.items[0].name', 'passed', 'type, min 1', '$.items', true],
        ['$.items[1].id', 'passed', 'integer', '$.items[*].id', false],
        ['$.items[1].name', 'passed', 'type, min 1', '$.items', true],
        ['$.a', 'passed', undefined, undefined, false],
        ['$.more', 'ignored', undefined, undefined, false],
      ],
    );
    assert.equal(
      describeResult(answer, results),
      'The body matches the example and its matchers. 6 values compared, 1 not compared.',
    );
  });

  test('keys that a request may not have fail next to their object, and are the innermost failures', () => {
    const {results, answer} = resultsOf({v: {a: 1}}, {}, {v: {a: 1, b: 2, c: {d: 3}}}, 'request');
    assert.deepEqual(
      results.map(({path, status}) => [path, status]),
      [
        ['$.v', 'failed'],
        ['$.v.b', 'failed'],
        ['$.v.c', 'failed'],
        ['$.v.a', 'passed'],
      ],
    );
    assert.match(results[1]?.reason ?? '', /a request may not have other keys/);
    assert.deepEqual(
      innermostFailures(results).map(({path}) => path),
      ['$.v.b', '$.v.c'],
    );
    assert.equal(describeResult(answer, results), 'The body doesn’t match: 1 mismatch.');
  });

  test('an array or object with its own rule says that its values have their own results', () => {
    const {results} = resultsOf({a: [1]}, {'$.a': use('each-like', {min: '1'})}, {a: [2, 3]});
    assert.equal(results[0]?.reason, 'The array itself passes. Its elements have their own results.');
    assert.equal(results[1]?.reason, '');
  });

  test('values inside an object with any keys are compared with the example, unless they have a rule', () => {
    const {results} = resultsOf(
      {stock: {a: {count: 1, place: 'x'}}},
      {'$.stock': use('values'), '$.stock.a.count': use('integer')},
      {stock: {b: {count: 5, place: 'x'}}},
    );
    assert.deepEqual(
      results.map(({path, rule, reason}) => [path, rule, reason]),
      [
        ['$.stock', 'values', 'The object itself passes. Its values have their own results.'],
        ['$.stock.b.count', 'integer', ''],
        ['$.stock.b.place', undefined, 'Equal to the example.'],
      ],
    );
  });

  test('a result says what a rule around the value means for it', () => {
    const scopes = (example: unknown, choice: Choice, actual: unknown) =>
      resultsOf({v: example}, {'$.v': choice}, {v: actual}).results.map(({path, scope}) => [path, scope]);
    assert.deepEqual(scopes({a: 'x'}, use('type'), {a: 'y'}), [
      ['$.v', undefined],
      ['$.v.a', 'which also applies to what’s inside'],
    ]);
    assert.deepEqual(scopes({a: 1}, use('each-key', {regex: '[a-z]'}), {b: 2}), [
      ['$.v', undefined],
      ['$.v.b', 'which doesn’t compare values'],
    ]);
    assert.deepEqual(scopes({a: 1}, use('each-value', {rule: 'integer'}), {b: 2}), [
      ['$.v', undefined],
      ['$.v.b', 'for each value'],
    ]);
  });

  test('elements of an array that contains others are only listed if they fail', () => {
    const {results} = resultsOf([{a: 1}], {$: use('array-contains')}, [{a: 2}, {a: 1}]);
    assert.deepEqual(
      results.map(({path}) => path),
      ['$'],
    );
  });
});

test('messages lead to pages that exist', () => {
  assert.deepEqual(
    FIXES.filter((id) => !verificationErrors.some((error) => error.id === id)),
    [],
  );
  assert.ok(FIXES.length >= 8);
  assert.equal(
    explainMismatch({message: "Expected null (Null) to be the same type as 'x' (String)"}).fix,
    'verification-null',
  );
});

describe('formatting', () => {
  test('puts each value on its own line, and keeps how it’s written', () =>
    assert.equal(
      formatBody('{"a":1.0,"b":[10000000000000000001,{"c":"x"}]}'),
      '{\n  "a": 1.0,\n  "b": [\n    10000000000000000001,\n    {\n      "c": "x"\n    }\n  ]\n}',
    ));
  test('keeps a key that occurs twice, and empty objects and arrays', () =>
    assert.equal(formatBody('{"a": {}, "a": [ ], "b": null}'), '{\n  "a": {},\n  "a": [ ],\n  "b": null\n}'));
  for (const text of ['', '{"a"', 'not JSON'])
    test(`leaves ${text || 'nothing'} as it is`, () => assert.equal(formatBody(text), undefined));
});

test('a message of a later version of the library stays as it is', () =>
  assert.deepEqual(explainMismatch({message: 'Something new'}), {reason: 'Something new'}));

describe('the state', () => {
  const task: Task = {
    example: '{"a": 1}',
    actual: '{"a": 2}',
    choices: {'$.a': use('regex', {regex: '\\d'})},
    kept: {'$.b': {matchers: [{match: 'x'}], combine: 'OR'}},
    part: 'request',
  };

  test('is shared as a text', () => assert.deepEqual(fromText(toText(task)), task));

  for (const text of ['', '1', '{}', '{"example": "", "actual": "", "choices": {"$": {"id": "no"}}, "kept": {}}'])
    test(`${text || 'nothing'} isn’t a state`, () => {
      assert.equal(fromText(text), undefined);
      assert.equal(readState(text), undefined);
    });

  test('keeps the reader’s bodies when others replace them', () => {
    const own = {...task, isOwn: true, replaced: []};
    const other = {...taskOf(EMPTY), example: '1'};
    const replaced = replace(own, other, false);
    assert.deepEqual(replaced, {...other, isOwn: false, replaced: [task]});
    assert.deepEqual(restore(replaced), {...task, isOwn: true, replaced: []});
    assert.equal(restore(EMPTY), undefined);
    const swapped = restore({...replaced, isOwn: true});
    assert.ok(swapped !== undefined);
    assert.deepEqual(swapped.replaced, [other]);
    assert.deepEqual(readState(JSON.stringify(swapped)), swapped);
    assert.ok(isSame(swapped, structuredClone(swapped)));
    assert.ok(!isSame(swapped, own));
  });

  test('drops the oldest bodies when they become too large', () => {
    const large = {...task, example: 'x'.repeat(600_000)};
    const state = replace({...large, isOwn: true, replaced: [large]}, taskOf(EMPTY), false);
    assert.equal(state.replaced.length, 1);
  });
});
