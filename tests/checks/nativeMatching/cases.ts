/**
 * Bodies and rules for comparing Pact's native library with the module that the site runs. No body is a string or null,
 * because the native library gets bodies as contents of messages, where it treats these as text and as missing.
 */
import type {BodyRules, MatchingRule, RuleList} from '../../../src/labs/match/protocol';
import {randomNumbers} from '../randomNumbers';

/** A body to match. Both bodies are JSON texts. */
export interface MatchCase {
  expected: string;
  actual: string;
  rules: BodyRules;
  part: 'request' | 'response';
}

type Bodies = Omit<MatchCase, 'part'>;

type Value = string | number | boolean | null | Value[] | {[key: string]: Value};

const STRINGS = [
  ...['', 'a', 'abc', 'ABC', 'hello', ' ', 'a b', '42', '3.14', '-7', 'true', 'null', '1.2.3', '1.2', 'é', '日本'],
  ...['2000-01-31', '2024-02-30', '10:15:30', '2000-01-31T10:15:30', '2000-01-31T10:15:30+01:00', '"', '\\', '\u0000'],
  ...['foo@example.com', 'https://example.com/1', 'd290f1ee-6c54-4b01-90e6-d3c2b9f0a1aa', 'x'.repeat(40)],
];
const NUMBERS = [0, 1, -1, 42, 100, 1.5, -0.25, 3.14, 1e21, 1e-7, 9_007_199_254_740_992, 5e-324, 2_147_483_648];
const KEYS = ['a', 'b', 'c', 'id', 'name', 'items', 'x-y', 'k1', 'k2', '1', 'a b', 'A', '$', 'é', '*'];
const REGEXES = [
  ...['\\d+', '^\\d+$', '[a-z]+', '^[a-z]*$', '.*', '', 'a|ab|abc', '(?i)abc', 'foo(?=@).*', '^(a)\\1?$', '\\w+'],
  ...['\\S+@\\S+', '[[:alpha:]]+', '\\p{L}+', '(', '[', '[a-z', '^https?:\\/\\/.+', '\\d{4}-\\d{2}-\\d{2}', 'x{40}'],
  ...['(?<n>a)\\k<n>?', 'a++', '\\A.\\z', '[^\\d]+', '(?!a).*', '\\h+', 'true|false', '[0-9a-f]{8}-[0-9a-f]{4}-.*'],
];

class Generator {
  readonly #below: (count: number) => number;

  constructor(seed: number) {
    this.#below = randomNumbers(seed);
  }

  below = (count: number): number => this.#below(count);
  chance = (share: number): boolean => this.below(1000) < share * 1000;
  many = <T>(count: number, create: (index: number) => T): T[] =>
    Array.from({length: this.below(count + 1)}, (_, index) => create(index));

  pick<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('Expected at least one value.');
    return value;
  }

  value(depth = 0): Value {
    const kind = this.below(100);
    if (depth < 4 && kind < 28)
      return Object.fromEntries(this.many(4, () => [this.pick(KEYS), this.value(depth + 1)] as const));
    if (depth < 4 && kind < 37) return this.many(3, () => this.value(depth + 1));
    if (depth < 4 && kind < 45) {
      const item = this.value(depth + 1);
      return this.many(3, () => structuredClone(item));
    }
    return kind < 72 ? this.pick(STRINGS) : kind < 90 ? this.pick(NUMBERS) : this.pick([true, false, null]);
  }

  /** Changes about a share of the values in a body. */
  changed(value: Value, share: number): Value {
    if (this.chance(share)) return this.value(2);
    if (Array.isArray(value)) {
      const items = value.map((item) => this.changed(item, share));
      if (this.chance(share * 2))
        items.push(items.length > 0 && this.chance(0.7) ? structuredClone(this.pick(items)) : this.value(3));
      if (this.chance(share)) items.splice(this.below(items.length + 1), 1);
      return this.chance(share) ? items.reverse() : items;
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).filter(() => !this.chance(share * 0.7));
      if (this.chance(share)) entries.push([this.pick(KEYS), this.value(3)]);
      return Object.fromEntries(
        entries.map(([key, child]) => [this.chance(share * 0.3) ? this.pick(KEYS) : key, this.changed(child, share)]),
      );
    }
    if (typeof value === 'string' && this.chance(share * 2)) return this.pick(STRINGS);
    return typeof value === 'number' && this.chance(share * 2) ? this.pick(NUMBERS) : value;
  }

  matcher(depth = 0): MatchingRule {
    const date = ['yyyy-MM-dd', 'dd/MM/yyyy', 'bogus'];
    const simple: (() => MatchingRule)[] = [
      () => ({match: 'type'}),
      () => ({match: 'type'}),
      () => ({match: 'type', min: this.below(4)}),
      () => ({match: 'type', max: this.below(4)}),
      () => ({match: 'type', min: this.below(2), max: 1 + this.below(3)}),
      () => ({match: 'regex', regex: this.pick(REGEXES)}),
      () => ({match: 'include', value: this.pick(STRINGS)}),
      () => ({match: 'date', format: this.pick(date)}),
      () => ({match: 'time', format: this.pick(['HH:mm:ss', 'hh:mm a'])}),
      () => ({match: 'datetime', format: this.pick(["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ssXXX"])}),
      () => ({match: 'timestamp', timestamp: "yyyy-MM-dd'T'HH:mm:ss"}),
      () => ({match: 'contentType', value: this.pick(['text/plain', 'application/json'])}),
      ...['equality', 'integer', 'decimal', 'number', 'boolean', 'null', 'values', 'semver', 'notEmpty'].map(
        (match) => () => ({match}),
      ),
    ];
    const nested: (() => MatchingRule)[] = [
      () => ({match: 'eachKey', rules: [this.matcher(depth + 1)]}),
      () => ({match: 'eachValue', rules: [this.matcher(depth + 1)]}),
      () => ({
        match: 'arrayContains',
        variants: [0, 1].slice(this.below(2)).map((index) => ({
          index,
          rules: Object.fromEntries(
            this.many(2, () => [
              `$${this.pick(['', '', '.a', '.id', '.name', '.*', '.a.b'])}`,
              {matchers: [this.matcher(depth + 1)], combine: 'AND'},
            ]),
          ),
        })),
      }),
    ];
    return this.pick(depth < 2 ? [...simple, ...nested] : simple)();
  }

  list = (): RuleList => ({
    matchers: [this.matcher(), ...(this.chance(0.15) ? [this.matcher()] : [])],
    combine: this.chance(0.85) ? 'AND' : 'OR',
  });

  /** Paths of a body, with and without wildcards. */
  paths(value: Value, path = '$'): string[] {
    if (Array.isArray(value))
      return [
        path,
        ...value.slice(0, 1).flatMap((item) => this.paths(item, `${path}[*]`)),
        ...value.flatMap((item, index) => this.paths(item, `${path}[${index}]`)),
      ];
    if (typeof value !== 'object' || value === null) return [path];
    const step = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `['${key}']`);
    return [
      path,
      ...Object.entries(value).flatMap(([key, child]) => this.paths(child, path + step(key))),
      ...Object.values(value)
        .slice(0, 1)
        .flatMap((child) => (this.chance(0.3) ? this.paths(child, `${path}.*`) : [])),
    ];
  }

  /** A body: `value` itself unless it's a string or null. */
  body = (value: Value): Value => (typeof value === 'string' || value === null ? [value] : value);

  /** A random body with rules for some of its values. */
  anyCase(): Bodies {
    const expected = this.body(this.value());
    const paths = this.paths(expected);
    const rules = Object.fromEntries(this.many(4, () => [this.pick(paths), this.list()]));
    const actual = this.body(this.changed(expected, this.pick([0, 0.05, 0.15, 0.3])));
    return {expected: JSON.stringify(expected), actual: JSON.stringify(actual), rules};
  }

  /** A list of items, the most common body. */
  listCase(): Bodies {
    const item = {id: 1, name: 'abc', price: 1.5, tags: ['a'], when: '2000-01-31'};
    const rules = {
      '$.items': {matchers: [{match: 'type', min: 1 + this.below(2)}]},
      ...Object.fromEntries(
        Object.keys(item).flatMap((key) => (this.chance(0.6) ? [[`$.items[*].${key}`, this.list()]] : [])),
      ),
      ...(this.chance(0.3) && {'$.k1': this.list()}),
    };
    const actual = {
      items: this.many(3, () => this.changed(item, this.pick([0, 0.1, 0.3]))),
      k1: this.changed({k: 1}, 0.2),
    };
    return {expected: JSON.stringify({items: [item], k1: {k: 1}}), actual: JSON.stringify(actual), rules};
  }
}

/** Generates cases. The same seed gives the same cases. */
export function generateCases(count: number, seed: number): MatchCase[] {
  const generator = new Generator(seed);
  return Array.from({length: count}, () => ({
    ...(generator.chance(0.7) ? generator.anyCase() : generator.listCase()),
    part: generator.chance(0.25) ? 'request' : 'response',
  }));
}

const rule = (match: string, options: Record<string, unknown> = {}): RuleList => ({matchers: [{match, ...options}]});

/** For each rule, a value of the expected body and values of actual bodies that are good, bad, or special. */
const BY_RULE: readonly (readonly [list: RuleList, expected: Value, actual: readonly Value[]])[] = [
  [rule('equality'), 1, [1, 2, 1.0, '1', null]],
  [rule('type'), 1, [2, 1.5, '1', null, [], {}]],
  [rule('type'), 'x', ['y', '', 1, null]],
  [rule('type'), null, [null, 0, '']],
  [rule('type'), true, [false, 'true', 1]],
  [rule('type'), [1], [[], [2], [1, 2], ['x'], {}]],
  [rule('type'), [], [[], [1]]],
  [rule('type'), {a: 1}, [{a: 2}, {}, {a: 1, b: 2}, {a: 'x'}, []]],
  [rule('type', {min: 2}), [1], [[], [1], [1, 2], [1, 'x'], 'x']],
  [rule('type', {max: 2}), [1], [[], [1], [1, 2, 3]]],
  [rule('type', {min: 1, max: 2}), [1], [[], [1], [1, 2], [1, 2, 3]]],
  [rule('type', {min: 0}), [1], [[], [1]]],
  [rule('regex', {regex: '\\d+'}), '1', ['42', 'x42', '42x', '', 42, 4.2, null, [1]]],
  [rule('regex', {regex: '^a'}), 'a', ['a', 'ab']],
  [rule('include', {value: 'ell'}), 'x', ['hello', 'hullo', 1]],
  [rule('include', {value: '1'}), 1, [21, 22]],
  [rule('number'), 1, [1, 1.5, '1', null]],
  [rule('integer'), 1, [1, -5, 1.5, 1e21, '1']],
  [rule('decimal'), 1.5, [2.5, 2, '2.5', 1e21]],
  [rule('boolean'), true, [false, 'true', 'x', 0]],
  [rule('null'), null, [null, 0, '', {}]],
  [rule('date', {format: 'yyyy-MM-dd'}), '2000-01-31', ['2024-02-29', '2024-13-01', '29/02/2024', '', 20_240_229]],
  [rule('date'), '2000-01-31', ['2024-02-29', 'x']],
  [rule('time', {format: 'HH:mm:ss'}), '10:15:30', ['23:59:59', '24:00:00', '1:2:3']],
  [rule('time', {format: 'hh:mm a'}), '10:15 AM', ['11:59 PM', '13:00 PM']],
  [
    rule('datetime', {format: "yyyy-MM-dd'T'HH:mm:ssXXX"}),
    '2000-01-31T10:15:30+01:00',
    ['2024-02-29T10:00:00Z', '2024-02-29T10:00:00+02:00', '2024-02-29T10:00:00'],
  ],
  [rule('datetime', {format: 'bogus'}), 'x', ['x']],
  [rule('timestamp', {timestamp: 'yyyy'}), '2000', ['2024', 'x']],
  [rule('semver'), '1.0.0', ['2.0.1', '1.0.0-beta+5', '1.0', 'v1.0.0', 1]],
  [rule('notEmpty'), 'x', ['y', '', 1]],
  [rule('notEmpty'), [1], [[2], [], [1, 2]]],
  [rule('notEmpty'), {a: 1}, [{a: 2}, {}, {b: 1}]],
  [rule('contentType', {value: 'application/json'}), '{}', ['{"a": 1}', '<a/>']],
  [rule('values'), {a: 1}, [{b: 1}, {b: 2}, {}, {a: 1, b: 1}]],
  [rule('eachKey', {rules: [{match: 'regex', regex: 'k\\d'}]}), {k1: 1}, [{k2: 1}, {x: 1}, {k1: 2}, {}]],
  [rule('eachValue', {rules: [{match: 'integer'}]}), {k1: 1}, [{k2: 3}, {k2: 'x'}, {}, {k1: 1.5}]],
  [rule('eachValue', {rules: [{match: 'regex', regex: '\\d'}]}), ['1'], [['2'], ['2', '3'], ['x'], []]],
  [
    rule('arrayContains', {variants: [{index: 0, rules: {'$.a': rule('type')}}]}),
    [{a: 1}],
    [[{a: 5}], ['x', {a: 5}], [{a: 'y'}], []],
  ],
  [
    rule('arrayContains', {
      variants: [
        {index: 0, rules: {'$.a': rule('type')}},
        {index: 1, rules: {'$.b': rule('regex', {regex: '\\d'})}},
      ],
    }),
    [{a: 1}, {b: '1'}],
    [
      [{b: '2'}, {a: 5}],
      [{a: 5}, {b: 'x'}],
    ],
  ],
  [rule('statusCode', {status: 'success'}), 1, [2]],
  [rule('unknown'), 1, [1, 2]],
  [rule('regex', {regex: '('}), 'x', ['x']],
  [{matchers: [{match: 'null'}, {match: 'type'}], combine: 'OR'}, 'x', [null, 'y', 1]],
  [
    {
      matchers: [
        {match: 'include', value: 'a'},
        {match: 'include', value: 'b'},
      ],
    },
    'ab',
    ['ba', 'a', 'x'],
  ],
];

/** Cases about several rules, and about the paths that rules apply to. */
const BY_PATH: readonly Bodies[] = [
  ...['{"a": {"b": 2}}', '{"a": {"b": "x"}}', '{"a": {}}', '{"a": 1}'].map((actual) => ({
    expected: '{"a": {"b": 1}}',
    actual,
    rules: {'$.a': rule('type'), '$.a.b': rule('equality')},
  })),
  ...['[{"b": 2}, {"b": 3}]', '[{"b": "x"}]', '[]', '[{}]'].flatMap((items) =>
    ['$.a', '$.a[*]', '$.a[*].b', '$.a[0].b', '$.a[*].*', '$.*', '$.*[*].b', "$['a'][*]['b']", '$'].map((path) => ({
      expected: '{"a": [{"b": 1}]}',
      actual: `{"a": ${items}}`,
      rules: {[path]: rule('type')},
    })),
  ),
  ...['{"a": 1, "b": 2}', '{}', '{"b": 1}', '[1]', '1'].map((actual) => ({
    expected: '{"a": 1}',
    actual,
    rules: {},
  })),
  ...['[1, 2]', '[1, 2, 3]', '[1]', '[2, 1]', '[]'].map((actual) => ({expected: '[1, 2]', actual, rules: {}})),
  ...['[]', '[1]'].map((actual) => ({expected: '[]', actual, rules: {}})),
  ...['{}', '{"a": 1}'].map((actual) => ({expected: '{}', actual, rules: {}})),
  ...['1.0', '1', '1.00', '1e0', '10e-1'].map((actual) => ({expected: '1.0', actual, rules: {}})),
  {expected: '{"o\'clock": 1}', actual: '{"o\'clock": 2}', rules: {"$['o\\'clock']": rule('type')}},
  {expected: '12345678901234567890', actual: '12345678901234567891', rules: {}},
  {expected: '123456789012345678901', actual: '123456789012345678902', rules: {}},
];

const BODIES: readonly Bodies[] = [
  ...BY_RULE.flatMap(([list, expected, values]) =>
    values.flatMap((value): Bodies[] => [
      {expected: JSON.stringify({a: expected}), actual: JSON.stringify({a: value}), rules: {'$.a': list}},
      {expected: JSON.stringify([expected]), actual: JSON.stringify([value]), rules: {'$[0]': list}},
      ...(typeof expected === 'object' && typeof value === 'object' && expected !== null && value !== null
        ? [{expected: JSON.stringify(expected), actual: JSON.stringify(value), rules: {$: list}}]
        : []),
      {expected: JSON.stringify([{a: expected}]), actual: JSON.stringify([{a: value}]), rules: {'$[*].a': list}},
    ]),
  ),
  ...BY_PATH,
];

/** Handwritten cases: each rule with good, bad, and special values, and each way in which paths select rules. */
export const HANDWRITTEN: readonly MatchCase[] = BODIES.flatMap((bodies) => [
  {...bodies, part: 'response'},
  {...bodies, part: 'request'},
]);
