import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {describe, test} from 'node:test';
import {matchingDifferences} from '../../src/data/matchingDifferences';
import {generateCases, HANDWRITTEN} from './nativeMatching/cases';
import {checkSpecification} from './nativeMatching/specification';
import {causesOf, compareAnswers, type LibraryAnswer, type Reported} from './nativeMatching/compare';

const reported = (mismatch: string, path = '$.a'): Reported => ({type: 'BodyMismatch', path, mismatch});
const compare = (native: LibraryAnswer, module: LibraryAnswer, known: readonly {id: string; verdict: boolean}[] = []) =>
  compareAnswers([native], [module], known, () => 'the case');

describe('the comparison with the native library', () => {
  test('generates the same cases in each run, and different ones for another seed', () => {
    assert.deepEqual(generateCases(50, 1), generateCases(50, 1));
    assert.notDeepEqual(generateCases(50, 1), generateCases(50, 2));
    for (const {expected, actual} of [...generateCases(500, 3), ...HANDWRITTEN])
      for (const body of [expected, actual]) {
        const value = JSON.parse(body) as unknown;
        assert.ok(value !== null && typeof value !== 'string', body);
      }
  });

  test('ignores the order of mismatches and the text of errors', () => {
    const [one, other] = [reported('x'), reported('y')];
    assert.deepEqual(causesOf([one, other], [other, one]), new Set());
    assert.deepEqual(causesOf({error: 'x'}, {error: 'y'}), new Set());
    assert.equal(compare([], []).matched, 1);
  });

  test('knows the causes of differences', () => {
    const table: [cause: string, native: LibraryAnswer, module: LibraryAnswer][] = [
      [
        'object-text',
        [reported('Unable to match {"a":"1"} using Integer')],
        [reported('Unable to match {"a": Number(1)} using Integer')],
      ],
      [
        'object-text',
        [reported('Expected {"a":"1"} to be equal to {"a":"2"}')],
        [reported('Expected {"a": Number(1)} to be equal to {"a": Number(2)}')],
      ],
      [
        'empty-object',
        [reported('Expected {} (Array) to not be empty')],
        [reported('Expected {} (Map) to not be empty')],
      ],
      [
        'unknown-rule',
        {error: 'Could not parse matcher JSON x'},
        [reported("'x' is not a standard matching rule, and")],
      ],
    ];
    for (const [cause, native, module] of table) {
      assert.deepEqual(causesOf(native, module), new Set([cause]));
      assert.deepEqual(compare(native, module, [{id: cause, verdict: false}]).problems, []);
      assert.match(
        compare(native, module).problems[0] ?? '',
        /no cause in src\/data\/matchingDifferences\.ts explains it/,
      );
    }
    const rejected = compareAnswers([[]], [[]], [{id: 'unusable-rule', verdict: true}], String, () => true);
    assert.deepEqual([...rejected.causes], [['unusable-rule', 1]]);
    assert.deepEqual(
      [...new Set(table.map(([cause]) => cause)), 'unusable-rule'].sort(),
      matchingDifferences.map(({id}) => id).sort(),
    );
  });

  test('reports other differences, and listed ones that don’t occur', () => {
    const differences: [native: LibraryAnswer, module: LibraryAnswer][] = [
      [[], [reported('x')]],
      [[reported('x')], []],
      [[reported('x')], [reported('y')]],
      [[reported('x', '$.a')], [reported('x', '$.b')]],
      [[reported('x'), reported('x')], [reported('x')]],
      [{error: 'x'}, []],
      [[], {error: 'x'}],
      [
        [reported('Unable to match {"a":"1"} using Integer')],
        [reported('Unable to match {"a": Number(1)} using Decimal')],
      ],
    ];
    for (const [native, module] of differences) {
      const {problems} = compare(native, module, []);
      assert.equal(problems.length, 1);
      assert.match(problems[0] ?? '', /case: the case\n {2}native: .*\n {2}module: /);
    }
    assert.match(compare([], [], [{id: 'x', verdict: false}]).problems[0] ?? '', /^No case has the difference x/);
  });

  test('runs the cases of the specification, and reports unexpected results', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'specification-'));
    t.after(() => rmSync(folder, {recursive: true}));
    const known = 'v4/response/body/unexpected xml namespace.json';
    for (const [name, match] of [
      ['v2/request/method/a.json', true],
      ['v3/message/body/b.json', false],
      [known, true],
    ] as const) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), `\uFEFF${JSON.stringify({match, expected: {}, actual: {}})}`);
    }
    const calls: unknown[] = [];
    const run = (matched: (index: number) => boolean) =>
      checkSpecification((request) => {
        calls.push([request.op, request.spec]);
        return {ok: true, matched: matched((calls.length - 1) % 3)};
      }, folder);
    assert.deepEqual(
      run((index) => index === 0),
      {cases: 3, problems: []},
    );
    assert.deepEqual(calls, [
      ['match_request', 'V2'],
      ['match_message', 'V3'],
      ['match_response', 'V4'],
    ]);
    const {problems} = run((index) => index !== 0);
    assert.equal(problems.length, 3);
    assert.match(problems[0] ?? '', /^v2\/request\/method\/a\.json: expected matched: true, but found \{/);
    assert.match(problems[2] ?? '', /unexpected xml namespace\.json: expected a wrong result, as in the library/);
  });
});
