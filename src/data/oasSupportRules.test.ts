import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {oasFeatures} from './oasFeatures';
import {oasKeywords} from './oasKeywords';
import {featureGroups, keywordGroups, type OasSupport} from './oasSupportRules';

interface Proven {
  outcome: string;
  without?: string;
}
type Proofs = Record<string, {request?: Proven; response?: Proven}>;

const results = JSON.parse(
  readFileSync(new URL('../../samples/oas-support/results.json', import.meta.url), 'utf8'),
) as {features: Proofs; keywords: Proofs};

/** One sentence for each row that says something else than its case, and for each case without a row. */
function problemsOf(rows: readonly OasSupport[], proofs: Proofs): string[] {
  const problems: string[] = [];
  for (const row of rows) {
    if (row.name.split('`').length % 2 === 0 || row.note.split('`').length % 2 === 0)
      problems.push(`${row.id}: a backtick is not closed.`);
    const proof = proofs[row.case];
    if (proof === undefined) {
      problems.push(`${row.id}: samples/oas-support has no case ${row.case}.`);
      continue;
    }
    for (const side of ['request', 'response'] as const) {
      const proven = proof[side]?.outcome ?? 'none';
      if (row[side] !== proven) problems.push(`${row.id}: ${side} is ${row[side]}; the comparator gives ${proven}.`);
      const strict = proof[side]?.without;
      if (row.strict?.[side] !== strict)
        problems.push(
          `${row.id}: strict ${side} is ${String(row.strict?.[side])}; the comparator gives ${String(strict)}.`,
        );
    }
    const cells = [row.request, row.response];
    if (row.support === 'yes' && cells.some((cell) => cell === 'refused' || cell === 'misread' || cell === 'warned'))
      problems.push(`${row.id} is supported, but not every breach is an error.`);
    if (row.support === 'no' && cells.includes('checked'))
      problems.push(`${row.id} is not supported, but a breach is an error.`);
  }
  for (const id of Object.keys(proofs))
    if (!rows.some((row) => row.case === id)) problems.push(`The case ${id} has no row.`);
  return problems;
}

describe('support tables', () => {
  test('every feature row says what its case proves', (t) => {
    assert.deepEqual(problemsOf(oasFeatures, results.features), []);
    t.diagnostic(`${String(oasFeatures.length)} features`);
  });
  test('every keyword row says what its case proves', (t) => {
    assert.deepEqual(problemsOf(oasKeywords, results.keywords), []);
    t.diagnostic(`${String(oasKeywords.length)} keywords`);
  });
  test('every group has rows', () => {
    assert.deepEqual([...new Set(oasFeatures.map(({group}) => group))], Object.keys(featureGroups));
    assert.deepEqual([...new Set(oasKeywords.map(({group}) => group))], Object.keys(keywordGroups));
  });
  test('a wrong row is named', () => {
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
        'type: a backtick is not closed.',
        'type: request is ignored; the comparator gives checked.',
        'type: strict response is undefined; the comparator gives ignored.',
        'type is not supported, but a breach is an error.',
        'gone: samples/oas-support has no case gone.',
        'The case other has no row.',
      ],
    );
  });
});
