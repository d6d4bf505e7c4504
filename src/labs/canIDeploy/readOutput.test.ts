import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {describeOutput, MAX_OUTPUT, readOutput, type OutputResult} from './readOutput';

const FOLDER = 'samples/pact-cli/output';

const stdout = (name: string): string => {
  const [, output] =
    /=== stdout ===\n([\s\S]*?)=== stderr ===/.exec(readFileSync(`${FOLDER}/${name}.txt`, 'utf8')) ?? [];
  return output ?? assert.fail(`${name} has no output`);
};

const read = (text: string): Extract<OutputResult, {kind: 'read'}> => {
  const result = readOutput(text);
  return result.kind === 'read' ? result : assert.fail(result.message);
};

const problem = (text: string): {message: string; line?: number} => {
  const result = readOutput(text);
  return result.kind === 'problem' ? result : assert.fail('the text was read');
};

describe('the recorded outputs', () => {
  for (const [name, deployable, verdicts] of [
    ['can-i-deploy-yes', true, ['passed']],
    ['can-i-deploy-no', false, ['failed']],
    ['can-i-deploy-provider-no', false, ['failed']],
    ['can-i-deploy-unknown', false, ['unknown']],
    ['can-i-deploy-nothing-deployed', false, ['not-recorded']],
    ['can-i-deploy-to-tag-no', false, ['not-recorded']],
    ['can-i-deploy-several-releases', false, ['unknown', 'passed']],
    ['can-i-deploy-provider-first', true, []],
    ['can-i-deploy-unknown-version', false, []],
    ['can-i-deploy-json-no', false, ['failed']],
    ['bi-directional-no', false, ['failed']],
    ['bi-directional-yes', true, ['passed']],
    ['can-i-merge-no-main-branch', false, ['not-recorded']],
    ['can-i-merge-no', false, ['failed']],
  ] as const)
    test(`${name}: ${verdicts.join(' and ') || 'no rows'}`, () => {
      const {rows, deployable: found} = read(stdout(name));
      assert.equal(found, deployable);
      assert.deepEqual(
        rows.map(({verdict}) => verdict),
        verdicts,
      );
    });

  test('can all be read, and each sentence of the broker is shown with a row or by itself', () => {
    const names = readdirSync(FOLDER).filter(
      (name) => /^can-i-(?:deploy|merge)/.test(name) && !/wrong-token/.test(name),
    );
    assert.ok(names.length > 20);
    for (const name of names) {
      const text = stdout(name.replace('.txt', ''));
      const {rows, notices} = read(text);
      const shown = [...notices, ...rows.flatMap(({notice}) => notice ?? [])];
      for (const start of ['There is', 'The verification', 'All required', 'WARN', 'There are no missing', 'No '])
        if (text.split('\n').some((line) => line.startsWith(start)))
          assert.ok(
            shown.some((notice) => notice.startsWith(start)),
            `${name}: ${start}`,
          );
    }
  });

  test('name the row, its line, and the broker’s reason', () => {
    const [row] = read(`log 1\n${stdout('can-i-deploy-unknown')}`).rows;
    assert.equal(row?.line, 5);
    assert.equal(row?.consumerVersion, '1.1.0');
    assert.equal(row?.providerVersion, '2.0.0');
    assert.match(row?.notice ?? '', /^There is no verified pact between version 1\.1\.0 of CatalogueWeb/);
    assert.match(row?.text ?? '', /--retry-while-unknown/);
    const [several] = read(stdout('can-i-deploy-several-releases')).rows;
    assert.equal(several?.providerVersion, '2.0.0');
    assert.match(several?.text ?? '', /no result for the pact of CatalogueWeb 1\.1\.0 and ProductAPI 2\.0\.0\./);
    const [nothing] = read(stdout('can-i-deploy-nothing-deployed')).rows;
    assert.equal(nothing?.providerVersion, null);
  });
});

describe('a text', () => {
  test('may be part of a log, with colors and something before each line', () => {
    const log = stdout('can-i-deploy-several-releases')
      .split('\n')
      .map((line) => `2026-03-02T10:00:00Z \u001b[31m${line}\u001b[0m`)
      .join('\r\n');
    const {rows, deployable} = read(log);
    assert.deepEqual(
      rows.map(({consumerVersion, success}) => [consumerVersion, success]),
      [
        ['1.1.0', null],
        ['1.0.0', true],
      ],
    );
    assert.equal(deployable, false);
  });

  test('may be the table of an earlier CLI version', () => {
    const text = `Computer says no ¯_(ツ)_/¯

CONSUMER       | C.VERSION | PROVIDER       | P.VERSION | SUCCESS? | RESULT#
---------------|-----------|----------------|-----------|----------|--------
Foo            | 1         | Bar            | 2         | false    | 1
Foo            | 1         | Baz            | ???       | ???      |
`;
    const {rows, deployable} = read(text);
    assert.equal(deployable, false);
    assert.deepEqual(
      rows.map(({provider, providerVersion, verdict}) => [provider, providerVersion, verdict]),
      [
        ['Bar', '2', 'failed'],
        ['Baz', null, 'unknown'],
      ],
    );
  });

  test('may be the JSON of the API, on several lines or in a log', () => {
    const json = stdout('can-i-deploy-json-no');
    assert.equal(read(JSON.stringify(JSON.parse(json), null, 2)).rows.length, 1);
    assert.equal(read(`$ curl …\n[12:00] ${json}done`).rows.length, 1);
    const ignored = JSON.parse(json) as {matrix: {ignored?: true}[]};
    ignored.matrix.forEach((row) => (row.ignored = true));
    assert.equal(read(JSON.stringify(ignored)).rows[0]?.verdict, 'ignored');
    assert.deepEqual(read('{"errors":["Pacticipant A not found"]}').notices, ['Pacticipant A not found']);
  });

  test('with a problem is rejected with its line and what to do', () => {
    assert.match(problem(' \n').message, /^Paste the output/);
    assert.match(problem('x'.repeat(MAX_OUTPUT + 1)).message, /1,000,001 characters, but the limit is 1,000,000/);
    assert.match(problem('all good\n').message, /^No table, JSON, or known sentence/);
    const lines = stdout('can-i-deploy-yes').split('\n');
    const cut = lines.map((line, index) => (index === 3 ? line.replace(/┆ true.*/, '│') : line));
    assert.deepEqual(problem(cut.join('\n')), {
      kind: 'problem',
      line: 4,
      message: 'Line 4 has 4 cells, but the table has 6 columns. Copy the complete line.',
    });
    assert.equal(
      problem(
        lines
          .slice(2)
          .join('\n')
          .replace(/✅.*|All required.*/g, ''),
      ).line,
      2,
    );
    assert.match(problem(lines.join('\n').replace('true ', 'maybe')).message, /^Line 4 has “maybe” under SUCCESS\?/);
    assert.deepEqual(problem('{\n  "matrix": [\n    {"consumer" 1}\n  ]\n}'), {
      kind: 'problem',
      line: 3,
      message: 'Line 3 isn’t valid JSON. Copy the complete output.',
    });
    assert.match(problem('{"matrix":[{"consumer":{}}]}').message, /^matrix\[0\]\.consumer\.name is missing/);
    assert.match(problem('{"a":1}').message, /has no matrix/);
  });

  test('with very many rows is cut', () => {
    const {matrix, ...rest} = JSON.parse(stdout('can-i-deploy-json-no')) as {matrix: unknown[]};
    const {rows, leftOut} = read(JSON.stringify({...rest, matrix: Array.from({length: 300}, () => matrix[0])}));
    assert.deepEqual([rows.length, leftOut], [200, 100]);
  });
});

test('one sentence says what the result is', () => {
  assert.equal(
    describeOutput(read(stdout('can-i-deploy-several-releases'))),
    'can-i-deploy failed. 1 of 2 rows blocks the deployment.',
  );
  assert.equal(
    describeOutput(read(stdout('can-i-deploy-yes'))),
    'can-i-deploy succeeded. The row doesn’t block the deployment.',
  );
});
