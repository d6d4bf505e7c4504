import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { checkCase, checkCoverage, checkWaiver } from '../src/check.js';
import { declaredCodes, readPackageFile } from '../src/comparator.js';
import { checkKept, runAll } from '../src/kept.js';

const readFile = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** @type {Awaited<ReturnType<typeof runAll>>} */
let run;
before(async () => {
  run = await runAll();
});

describe('result codes', () => {
  test('every declared code has a case or a waiver, and no other code has one', (t) => {
    const { declared, cases, waivers } = run;
    assert.ok(cases.length > 0, 'cases/ holds no case: nothing was checked');
    assert.deepEqual(checkCoverage(declared, cases, waivers), []);
    t.diagnostic(`${declared.size} codes declared: ${cases.length} cases, ${waivers.length} waived`);
  });

  test('every case gives its code, and its twins behave', (t) => {
    const { cases, outcomes } = run;
    assert.deepEqual(cases.flatMap((item) => checkCase(item, outcomes.get(item.code))), []);

    const twins = (side) => cases.filter(({ mended }) => mended[side]).length;
    const results = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.results.length, 0);
    const differing = [...outcomes.values()].filter(({ withQuirks }) => withQuirks).length;
    t.diagnostic(
      `${cases.length} cases, ${results} results; mended by the provider ${twins('provider')}, by the consumer ${twins('consumer')}; `
      + `${differing} cases differ in quirks mode`,
    );
  });

  test('a waived code stands in no program of the comparator', (t) => {
    const { waivers } = run;
    assert.deepEqual(waivers.flatMap((waiver) => checkWaiver(waiver, readPackageFile)), []);
    t.diagnostic(`${waivers.length} waivers, ${waivers.reduce((sum, { evidence }) => sum + evidence.absentFrom.length, 0)} program files searched`);
  });

  test('every code with a case stands in the programs that the waivers search', () => {
    const { cases, waivers } = run;
    for (const file of new Set(waivers.flatMap(({ evidence }) => evidence.absentFrom))) {
      const program = readPackageFile(file);
      assert.deepEqual(cases.filter(({ code }) => !program.includes(`"${code}"`) && !program.includes(`'${code}'`)).map(({ code }) => code), [], file);
    }
  });
});

describe('configuration options', () => {
  test('every option changes its comparison, and QUIRKS switches on those that say so', (t) => {
    const { options, optionOutcomes } = run;
    for (const { option, partOfQuirks } of options) {
      const { off, on, byQuirks } = optionOutcomes.get(option);
      assert.notDeepEqual(on, off, `options/${option}: the option changes nothing. Choose another comparison.`);
      assert.deepEqual(byQuirks, partOfQuirks ? on : off, `options/${option}: "partOfQuirks" is wrong.`);
    }
    t.diagnostic(`${options.length} options, ${options.filter(({ partOfQuirks }) => partOfQuirks).length} of them part of quirks mode`);
  });

  test('every option that the comparator declares has a folder', () => {
    const union = readPackageFile('dist/src/utils/config.d.ts').match(/type ConfigKeys = ([^;]*);/)?.[1] ?? '';
    const declared = [...union.matchAll(/"([^"]+)"/g)].map(([, option]) => option);
    assert.ok(declared.length > 0, 'found no declared option');
    // The prefix is read apart from the other options, so it is not declared among them.
    assert.deepEqual(run.options.map(({ option }) => option), [...declared, 'base-path'].sort());
  });
});

test('the kept files are what the comparator gives today', (t) => {
  assert.deepEqual(checkKept(run.root, run.kept, readFile), []);
  t.diagnostic(`${run.kept.size} kept files compared`);
});

describe('the checks fail when they should', () => {
  const find = (code) => run.cases.find((item) => item.code === code);
  const problemsOf = (code, change = {}, outcome = run.outcomes.get(code)) => checkCase({ ...find(code), ...change }, outcome);

  test('a wrong expectation is found, with its place', () => {
    const [path, text] = [...run.kept].find(([name]) => name.includes('response.body.incompatible'));
    const planted = text.replace('must NOT have additional properties - price', 'must be a number');
    assert.notEqual(planted, text);
    const [problem, ...others] = checkKept(run.root, new Map([[path, text]]), () => planted);
    assert.match(problem, /^cases\/response\.body\.incompatible\/expected\.json, line 5: expected .*must be a number.*, found .*additional properties - price.*npm run update/);
    assert.deepEqual(others, []);
  });

  test('a kept file that is missing, or ends early, is found', () => {
    const kept = new Map([[`${run.root}/results.json`, 'a\nb\n']]);
    assert.match(checkKept(run.root, kept, () => null)[0], /^results\.json: missing/);
    assert.match(checkKept(run.root, kept, () => 'a')[0], /^results\.json, line 2: expected the end, found `b`/);
    assert.match(checkKept(run.root, kept, () => 'a\nb\nc\n')[0], /^results\.json, line 3/);
  });

  test('a code without a case, a case without a code, and a wrong severity are found', () => {
    const { declared, cases, waivers } = run;
    assert.match(checkCoverage(new Map([...declared, ['request.teapot', 'error']]), cases, waivers)[0], /^request\.teapot: declared .* Add cases\/request\.teapot\//);
    assert.match(checkCoverage(declared, [...cases, { ...cases[0], code: 'request.teapot' }], waivers)[0], /^request\.teapot: not declared/);
    assert.match(checkCoverage(declared, cases, [...waivers, { ...waivers[0], code: cases[0].code, severity: cases[0].severity }])[0], /has a case and a waiver/);
    assert.match(checkCoverage(declared, cases, waivers.map((waiver) => ({ ...waiver, severity: 'error' })))[0], /declares "warning"/);
  });

  test('a case that gives something else, or more, is found', () => {
    assert.match(problemsOf('response.body.unknown', {}, run.outcomes.get('response.body.incompatible'))[0], /expected response\.body\.unknown, found response\.body\.incompatible/);
    assert.match(problemsOf('message.payload.unknown', { alongside: [] })[0], /found message\.matched, message\.payload\.unknown/);
    assert.match(problemsOf('message.payload.incompatible', { foundIn: 'results' })[0], /expected message\.no\.match, message\.payload\.incompatible/);
    assert.match(problemsOf('response.status.unknown', { severity: 'warning' })[0], /gives it as error, not as warning/);
  });

  test('a twin that mends nothing, is missing, or has no advice is found', () => {
    const code = 'request.query.incompatible';
    const outcome = run.outcomes.get(code);
    assert.match(problemsOf(code, {}, { ...outcome, mended: { ...outcome.mended, provider: outcome.results } })[0], /mended by the provider, it still gives request\.query\.incompatible/);
    assert.match(problemsOf(code, {}, { ...outcome, mended: { provider: [] } })[0], /advice for the consumer has no mended twin/);
    assert.match(problemsOf(code, { mend: { ...find(code).mend, consumer: null } })[0], /consumer has a mended twin but no advice/);
    assert.match(problemsOf('message.matched', {}, { ...run.outcomes.get('message.matched'), broken: run.outcomes.get('message.matched').results })[0], /broken twin still gives/);
  });

  test('a difference in quirks mode that nobody wrote down is found', () => {
    const code = 'request.authorization.missing';
    assert.match(problemsOf(code, {}, { ...run.outcomes.get(code), withQuirks: [] })[0], /quirks mode gives nothing/);
    assert.match(problemsOf(code, { quirks: 'Any header will do.' })[0], /Remove "quirks"/);
  });

  test('a waiver for a code that the programs do hold is found', () => {
    const waiver = run.waivers[0];
    assert.match(checkWaiver({ ...waiver, code: 'request.body.unknown' }, readPackageFile).join('\n'), /stands in dist\/index\.mjs/);
    assert.match(checkWaiver({ ...waiver, evidence: { ...waiver.evidence, line: 1 } }, readPackageFile)[0], /line 1 .* does not declare it/);
  });

  test('a package that declares no codes is refused', () => {
    assert.throws(() => declaredCodes('type InfoCode = never;'), /expected "type InfoCode/);
  });
});
