import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Code, Results} from './model';
import {codesBySubject, writeResultPages} from './resultPages';
import {REFUSED, REMARKS, SILENT} from './codeNotes';

const TESTS = [...Object.values(REMARKS).flat(), ...SILENT, ...REFUSED]
  .flatMap(({test: name}) => name)
  .concat('"[none]" for the provider states of version 3 and later')
  .map((name) => `'${name}'`)
  .join('\n');

const entry = (code: string, more: Partial<Code> = {}): Code => ({
  code,
  severity: 'error',
  meaning: `The \`meaning\` of ${code} in a sentence of some length. More.`,
  mend: {provider: 'Widen it.', consumer: null},
  foundIn: 'results',
  alongside: [],
  oas: 'a\nb\nc',
  asyncapi: null,
  pact: '{}',
  mended: {provider: 'a\nx\nc', consumer: null},
  broken: null,
  quirks: null,
  changedBy: [],
  waiver: null,
  ...more,
});
const resultsOf = (...codes: Code[]): Results => ({
  comparator: {name: 'comparator', version: '1.0.0', license: 'MIT', codesDeclared: codes.length},
  codes: [...Object.keys(REMARKS), 'message.no.match']
    .filter((name) => !codes.some(({code}) => code === name))
    .map((name) => entry(name))
    .concat(codes),
  options: [
    {option: 'x-opc-config-a', value: true, partOfQuirks: true, off: {meaning: 'Without.'}, on: {meaning: 'With.'}},
  ],
});
const pageOf = (item: Code, behaviorTests = TESTS): string =>
  writeResultPages({results: resultsOf(item), behaviorTests}).get(
    `/docs/reference/comparison-results/${item.code.replace(/\./g, '-')}`,
  ) ?? '';

describe('the page of a result', () => {
  test('quotes the case, marks what changes, and says which side can mend it', () => {
    const page = pageOf(entry('request.new.kind'));
    assert.match(
      page,
      /^---\ntitle: "request\.new\.kind"\n[\s\S]*description: "The meaning of request\.new\.kind in a sentence of some length\."/,
    );
    assert.match(page, /```yaml \{2\} file=samples\/comparison-results\/cases\/request\.new\.kind\/oas\.yaml\n```/);
    assert.match(
      page,
      /## How the provider mends it\n\nWiden it\.[\s\S]*```yaml \{2\} file=samples\/comparison-results\/cases\/request\.new\.kind\/oas\.mended\.yaml/,
    );
    assert.match(page, /## How the consumer mends it\n\nThere is nothing for the consumer to change\./);
    assert.match(page, /```json file=samples\/comparison-results\/cases\/request\.new\.kind\/result\.json/);
    assert.match(page, /No setting gives or takes this code away\./);
  });
  test('names the settings that change it', () =>
    assert.match(
      pageOf(entry('request.new.kind', {changedBy: [{option: 'x-opc-config-a', effect: 'removes'}]})),
      /#a\) \| Without\. \| With\. The result disappears\. \| Yes \|/,
    ));
  test('shows the broken twin of a code that needs no mending', () => {
    const page = pageOf(
      entry('message.new', {
        severity: 'info',
        mend: {provider: null, consumer: null},
        broken: {meaning: 'It breaks.', pact: '{ }'},
      }),
    );
    assert.match(page, /## What takes it away\n\nIt breaks\.[\s\S]*pact\.broken\.json[\s\S]*result\.broken\.json/);
    assert.doesNotMatch(page, /mends it/);
  });
  test('of a waived code gives the evidence instead of a case', () => {
    const page = pageOf(
      entry('pact-broker.new', {
        waiver: {reason: 'Never given.', evidence: {declaredIn: 'a.d.ts', line: 4, absentFrom: ['b.js']}},
      }),
    );
    assert.match(page, /Never given\.\n\nThe code is declared in line 4 of `a\.d\.ts`[\s\S]*`b\.js`/);
    assert.doesNotMatch(page, /```/);
  });
  test('where there is no description says so', () =>
    assert.match(
      pageOf(entry('request.spec.new', {oas: null, mended: {provider: 'openapi: 3.0.3', consumer: null}})),
      /There is no description: its absence is the point\.[\s\S]*oas\.mended\.yaml/,
    ));
  test('says of lines that are only taken away where they stood', () =>
    assert.match(
      pageOf(entry('request.new.kind', {mended: {provider: 'a\nc', consumer: null}})),
      /the lines that are marked in the smallest case are left out/,
    ));
});

describe('the index of results', () => {
  test('links every code', () => {
    const pages = writeResultPages({results: resultsOf(), behaviorTests: TESTS});
    const index = pages.get('/docs/reference/comparison-results') ?? '';
    for (const address of [...pages.keys()].slice(1)) assert.ok(index.includes(`](${address})`), address);
  });
});

describe('the pages refuse', () => {
  test('a remark without its test', () =>
    assert.throws(
      () => pageOf(entry('request.new.kind'), ''),
      /behavior\.test\.js has no '.*'\. Write the test, or take the sentence out/,
    ));
  test('a remark on a code that is gone', () =>
    assert.throws(
      () => writeResultPages({results: {...resultsOf(), codes: [entry('request.new.kind')]}, behaviorTests: TESTS}),
      /which the comparator does not declare\. Remove it/,
    ));
  test('a setting that is gone', () =>
    assert.throws(
      () => pageOf(entry('request.new.kind', {changedBy: [{option: 'x-opc-config-gone', effect: 'adds'}]})),
      /changedBy names x-opc-config-gone/,
    ));
  test('a code of no subject', () =>
    assert.throws(() => codesBySubject([{code: 'teapot.new'}]), /has no place for teapot\.new\. Add one/));
});
