import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Code, Results} from './model';
import {codesBySubject, writeResultPages} from './resultPages';
import {REJECTED, CODE_NOTES, SKIPPED} from './codeNotes';

const TESTS = [...Object.values(CODE_NOTES).flat(), ...SKIPPED, ...REJECTED]
  .flatMap(({test: name}) => name)
  .concat('"[none]" for the provider states of version 3 and later pacts')
  .map((name) => `'${name}'`)
  .join('\n');

const entry = (code: string, more: Partial<Code> = {}): Code => ({
  code,
  severity: 'error',
  meaning: `The \`meaning\` of ${code} in a sentence of some length. More.`,
  fix: {provider: 'Widen it.', consumer: null},
  foundIn: 'results',
  alongside: [],
  oas: 'a\nb\nc',
  asyncapi: null,
  pact: '{}',
  fixed: {provider: 'a\nx\nc', consumer: null},
  failing: null,
  quirks: null,
  changedBy: [],
  waiver: null,
  ...more,
});
const resultsOf = (...codes: Code[]): Results => ({
  comparator: {name: 'comparator', version: '1.0.0', license: 'MIT', codesDeclared: codes.length},
  codes: Object.keys(CODE_NOTES)
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
  test('quotes the case, highlights the changes, and shows which side can fix it', () => {
    const page = pageOf(entry('request.new.kind'));
    assert.match(
      page,
      /^---\ntitle: "request\.new\.kind"\n[\s\S]*description: "The meaning of request\.new\.kind in a sentence of some length\."/,
    );
    assert.match(page, /```yaml \{2\} file=samples\/comparison-results\/cases\/request\.new\.kind\/oas\.yaml\n```/);
    assert.match(
      page,
      /## Fix it in the provider \{\/\* #how-the-provider-can-fix-it \*\/\}\n\nWiden it\.[\s\S]*```yaml \{2\} file=samples\/comparison-results\/cases\/request\.new\.kind\/oas\.fixed\.yaml/,
    );
    assert.match(
      page,
      /## Fix it in the consumer \{\/\* #how-the-consumer-can-fix-it \*\/\}\n\nThe consumer can't resolve this result by changing its pact\./,
    );
    assert.match(page, /```json file=samples\/comparison-results\/cases\/request\.new\.kind\/result\.json/);
    assert.match(page, /No setting affects whether the comparator reports this code\./);
    assert.match(page, /\[Open in the lab\]\(\/lab\/compare#example=request\.new\.kind\)/);
  });
  test('lists the settings that affect the code', () =>
    assert.match(
      pageOf(entry('request.new.kind', {changedBy: [{option: 'x-opc-config-a', effect: 'removes'}]})),
      /#a\) \| Without\. \| With\. As a result, the comparator doesn't report this code\. \| Yes \|/,
    ));
  test('shows a failing pact for a code that needs no fix', () => {
    const page = pageOf(
      entry('message.new', {
        severity: 'info',
        fix: {provider: null, consumer: null},
        failing: {meaning: 'It breaks.', pact: '{ }'},
      }),
    );
    assert.match(
      page,
      /## A pact that doesn't produce this result \{\/\* #a-pact-without-this-result \*\/\}\n\n[^\n]* It breaks\.[\s\S]*pact\.failing\.json[\s\S]*result\.failing\.json/,
    );
    assert.doesNotMatch(page, /can fix/);
  });
  test('has evidence instead of a case if the code is waived', () => {
    const page = pageOf(
      entry('pact-broker.new', {
        waiver: {reason: 'Never given.', evidence: {declaredIn: 'a.d.ts', line: 4, absentFrom: ['b.js']}},
      }),
    );
    assert.match(page, /Never given\.\n\nLine 4 of `a\.d\.ts`[\s\S]*`b\.js`/);
    assert.doesNotMatch(page, /```/);
    assert.match(page, /\[Open in the lab\]\(\/lab\/compare\)/);
  });
  test('states if there is no description', () =>
    assert.match(
      pageOf(entry('request.spec.new', {oas: null, fixed: {provider: 'openapi: 3.0.3', consumer: null}})),
      /This example has no description[^\n]*\.[\s\S]*oas\.fixed\.yaml/,
    ));
  test('refers to the minimal example if lines were only removed', () =>
    assert.match(
      pageOf(entry('request.new.kind', {fixed: {provider: 'a\nc', consumer: null}})),
      /omits the lines that are highlighted in the minimal example/,
    ));
});

describe('the index of results', () => {
  test('links every code', () => {
    const pages = writeResultPages({results: resultsOf(), behaviorTests: TESTS});
    const index = pages.get('/docs/reference/comparison-results') ?? '';
    for (const address of [...pages.keys()].slice(1)) assert.ok(index.includes(`](${address})`), address);
  });
});

describe('an error is reported for', () => {
  test('a remark without its test', () =>
    assert.throws(
      () => pageOf(entry('request.new.kind'), ''),
      /behavior\.test\.js has no test '.*'\. Add the test, or remove the statement/,
    ));
  test('a remark on a code that no longer exists', () =>
    assert.throws(
      () => writeResultPages({results: {...resultsOf(), codes: [entry('request.new.kind')]}, behaviorTests: TESTS}),
      /the comparator doesn't declare this code\. Remove the notes/,
    ));
  test('a setting that no longer exists', () =>
    assert.throws(
      () => pageOf(entry('request.new.kind', {changedBy: [{option: 'x-opc-config-gone', effect: 'adds'}]})),
      /changedBy contains x-opc-config-gone/,
    ));
  test('a code without a subject', () =>
    assert.throws(() => codesBySubject([{code: 'teapot.new'}]), /has no prefix for teapot\.new\. Add one/));
});
