import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {oasFeatures} from './oasFeatures';
import {oasKeywords} from './oasKeywords';
import type {OasSupport} from './oasFeatures.schema';
import {featureGroups, keywordGroups} from './oasSupportRules';

interface Result {
  outcome: string;
  without?: string;
}
type Results = Record<string, {request?: Result; response?: Result}>;

const results = JSON.parse(
  readFileSync(new URL('../../samples/oas-support/results.json', import.meta.url), 'utf8'),
) as {features: Results; keywords: Results};

/** Reports each row that differs from its case, and each case without a row. */
function problemsOf(rows: readonly OasSupport[], proofs: Results): string[] {
  const problems: string[] = [];
  for (const row of rows) {
    if (row.name.split('`').length % 2 === 0 || row.note.split('`').length % 2 === 0)
      problems.push(`${row.id}: a backtick is not closed. Add the closing backtick.`);
    const proof = proofs[row.case];
    if (proof === undefined) {
      problems.push(`${row.id}: expected a case of samples/oas-support, but found ${row.case}.`);
      continue;
    }
    for (const side of ['request', 'response'] as const) {
      const proven = proof[side]?.outcome ?? 'none';
      if (row[side] !== proven)
        problems.push(
          `${row.id}: expected ${side} to be ${proven}, the result of the comparator, but found ${row[side]}.`,
        );
      const strict = proof[side]?.without;
      if (row.strict?.[side] !== strict)
        problems.push(
          `${row.id}: expected strict.${side} to be ${String(strict)}, the result of the comparator, but found ${String(row.strict?.[side])}.`,
        );
    }
    const cells = [row.request, row.response];
    if (row.support === 'yes' && cells.some((cell) => cell === 'refused' || cell === 'misread' || cell === 'warned'))
      problems.push(`${row.id}: expected every violation to be an error, because support is "yes".`);
    if (row.support === 'no' && cells.includes('checked'))
      problems.push(`${row.id}: expected no violation to be an error, because support is "no".`);
  }
  for (const id of Object.keys(proofs))
    if (!rows.some((row) => row.case === id)) problems.push(`The case ${id} has no row. Add one.`);
  return problems;
}

describe('support tables', () => {
  test('every feature row matches its case', (t) => {
    assert.deepEqual(problemsOf(oasFeatures, results.features), []);
    t.diagnostic(`${String(oasFeatures.length)} features`);
  });
  test('every keyword row matches its case', (t) => {
    assert.deepEqual(problemsOf(oasKeywords, results.keywords), []);
    t.diagnostic(`${String(oasKeywords.length)} keywords`);
  });
  test('every group has rows', () => {
    assert.deepEqual([...new Set(oasFeatures.map(({group}) => group))], Object.keys(featureGroups));
    assert.deepEqual([...new Set(oasKeywords.map(({group}) => group))], Object.keys(keywordGroups));
  });
  test('reports wrong rows', () => {
    const row: OasSupport = {
      id: 'type',
      name: '`type',
      versions: ['3.1'],
      request: 'ignored',
      response: 'checked',
      support: 'no',
      note: '',
      case: 'type',
      spec: 'https://x',
    };
    assert.deepEqual(
      problemsOf([row, {...row, id: 'gone', name: 'gone', case: 'gone'}], {
        type: {request: {outcome: 'checked'}, response: {outcome: 'checked', without: 'ignored'}},
        other: {},
      }),
      [
        'type: a backtick is not closed. Add the closing backtick.',
        'type: expected request to be checked, the result of the comparator, but found ignored.',
        'type: expected strict.response to be ignored, the result of the comparator, but found undefined.',
        'type: expected no violation to be an error, because support is "no".',
        'gone: expected a case of samples/oas-support, but found gone.',
        'The case other has no row. Add one.',
      ],
    );
  });
});
