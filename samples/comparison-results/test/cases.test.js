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
  test('each declared code has a case or a waiver, and no other code has one', (t) => {
    const { declared, cases, waivers } = run;
    assert.ok(cases.length > 0, 'cases/ contains no cases, so nothing was checked');
    assert.deepEqual(checkCoverage(declared, cases, waivers), []);
    t.diagnostic(`${declared.size} codes declared: ${cases.length} cases, ${waivers.length} waived`);
  });

  test('each case produces its code, and its fixed and failing versions behave as expected', (t) => {
    const { cases, outcomes } = run;
    assert.deepEqual(cases.flatMap((item) => checkCase(item, outcomes.get(item.code))), []);

    const countFixed = (side) => cases.filter(({ fixed }) => fixed[side]).length;
    const results = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.results.length, 0);
    const differing = [...outcomes.values()].filter(({ withQuirks }) => withQuirks).length;
    t.diagnostic(
      `${cases.length} cases, ${results} results; fixed by the provider ${countFixed('provider')}, by the consumer ${countFixed('consumer')}; `
      + `${differing} cases differ in quirks mode`,
    );
  });

  test('no program of the comparator contains a waived code', (t) => {
    const { waivers } = run;
    assert.deepEqual(waivers.flatMap((waiver) => checkWaiver(waiver, readPackageFile)), []);
    t.diagnostic(`${waivers.length} waivers, ${waivers.reduce((sum, { evidence }) => sum + evidence.absentFrom.length, 0)} program files searched`);
  });

  test('the programs that the waivers search contain each code that has a case', () => {
    const { cases, waivers } = run;
    for (const file of new Set(waivers.flatMap(({ evidence }) => evidence.absentFrom))) {
      const program = readPackageFile(file);
      assert.deepEqual(cases.filter(({ code }) => !program.includes(`"${code}"`) && !program.includes(`'${code}'`)).map(({ code }) => code), [], file);
    }
  });
});

describe('configuration options', () => {
  test('each option changes its comparison, and QUIRKS enables the options that are part of quirks mode', (t) => {
    const { options, optionOutcomes } = run;
    for (const { option, partOfQuirks } of options) {
      const { off, on, byQuirks } = optionOutcomes.get(option);
      assert.notDeepEqual(on, off, `options/${option}: the option doesn't change the results. Use a different comparison.`);
      assert.deepEqual(byQuirks, partOfQuirks ? on : off, `options/${option}: "partOfQuirks" is wrong.`);
    }
    t.diagnostic(`${options.length} options, ${options.filter(({ partOfQuirks }) => partOfQuirks).length} of them part of quirks mode`);
  });

  test('each option that the comparator declares has a folder', () => {
    const union = readPackageFile('dist/src/utils/config.d.ts').match(/type ConfigKeys = ([^;]*);/)?.[1] ?? '';
    const declared = [...union.matchAll(/"([^"]+)"/g)].map(([, option]) => option);
    assert.ok(declared.length > 0, 'found no declared options');
    // The comparator reads this option separately, so it isn't in the type.
    assert.deepEqual(run.options.map(({ option }) => option), [...declared, 'base-path'].sort());
  });
});

test('the generated files are up to date', (t) => {
  assert.deepEqual(checkKept(run.root, run.kept, readFile), []);
  t.diagnostic(`${run.kept.size} generated files compared`);
});

describe('the checks report problems', () => {
  const find = (code) => run.cases.find((item) => item.code === code);
  const problemsOf = (code, change = {}, outcome = run.outcomes.get(code)) => checkCase({ ...find(code), ...change }, outcome);

  test('a wrong expectation is reported with its file and line', () => {
    const [path, text] = [...run.kept].find(([name]) => name.includes('response.body.incompatible'));
    const wrong = text.replace('must NOT have additional properties - price', 'must be a number');
    assert.notEqual(wrong, text);
    const [problem, ...others] = checkKept(run.root, new Map([[path, text]]), () => wrong);
    assert.match(problem, /^cases\/response\.body\.incompatible\/expected\.json, line 5: expected .*must be a number.*, found .*additional properties - price.*npm run update/);
    assert.deepEqual(others, []);
  });

  test('a generated file that is missing, too short, or too long is reported', () => {
    const kept = new Map([[`${run.root}/results.json`, 'a\nb\n']]);
    assert.match(checkKept(run.root, kept, () => null)[0], /^results\.json: missing/);
    assert.match(checkKept(run.root, kept, () => 'a')[0], /^results\.json, line 2: expected the end, found `b`/);
    assert.match(checkKept(run.root, kept, () => 'a\nb\nc\n')[0], /^results\.json, line 3/);
  });

  test('a code without a case, a case without a code, and a wrong severity are reported', () => {
    const { declared, cases, waivers } = run;
    assert.match(checkCoverage(new Map([...declared, ['request.teapot', 'error']]), cases, waivers)[0], /^request\.teapot: declared .* Add cases\/request\.teapot\//);
    assert.match(checkCoverage(declared, [...cases, { ...cases[0], code: 'request.teapot' }], waivers)[0], /^request\.teapot: not declared/);
    assert.match(checkCoverage(declared, cases, [...waivers, { ...waivers[0], code: cases[0].code, severity: cases[0].severity }])[0], /has both a case and a waiver/);
    assert.match(checkCoverage(declared, cases, waivers.map((waiver) => ({ ...waiver, severity: 'error' })))[0], /declares "warning"/);
  });

  test('a case that produces a different code or additional codes is reported', () => {
    assert.match(problemsOf('response.body.unknown', {}, run.outcomes.get('response.body.incompatible'))[0], /expected response\.body\.unknown, found response\.body\.incompatible/);
    assert.match(problemsOf('message.payload.unknown', { alongside: [] })[0], /found message\.matched, message\.payload\.unknown/);
    assert.match(problemsOf('message.payload.incompatible', { foundIn: 'results' })[0], /expected message\.no\.match, message\.payload\.incompatible/);
    assert.match(problemsOf('response.status.unknown', { severity: 'warning' })[0], /expected the severity warning, but the comparator reports error/);
  });

  test('a fixed version that is wrong, is missing, or has no advice is reported', () => {
    const code = 'request.query.incompatible';
    const outcome = run.outcomes.get(code);
    assert.match(problemsOf(code, {}, { ...outcome, fixed: { ...outcome.fixed, provider: outcome.results } })[0], /provider's fixed version still produces request\.query\.incompatible/);
    assert.match(problemsOf(code, {}, { ...outcome, fixed: { provider: [] } })[0], /there is advice for the consumer, but no fixed version/);
    assert.match(problemsOf(code, { fix: { ...find(code).fix, consumer: null } })[0], /there is a fixed version for the consumer, but no advice/);
    assert.match(problemsOf('message.matched', {}, { ...run.outcomes.get('message.matched'), failing: run.outcomes.get('message.matched').results })[0], /pact\.failing\.json still produces the code/);
  });

  test('an undocumented difference in quirks mode is reported', () => {
    const code = 'request.authorization.missing';
    assert.match(problemsOf(code, {}, { ...run.outcomes.get(code), withQuirks: [] })[0], /quirks mode produces nothing/);
    assert.match(problemsOf(code, { quirks: 'Any header will do.' })[0], /Remove "quirks"/);
  });

  test('a waiver for a code that the programs contain is reported', () => {
    const waiver = run.waivers[0];
    assert.match(checkWaiver({ ...waiver, code: 'request.body.unknown' }, readPackageFile).join('\n'), /dist\/index\.mjs contains the code/);
    assert.match(checkWaiver({ ...waiver, evidence: { ...waiver.evidence, line: 1 } }, readPackageFile)[0], /line 1 .* doesn't declare it/);
  });

  test('a package that declares no codes is rejected', () => {
    assert.throws(() => declaredCodes('type InfoCode = never;'), /expected "type InfoCode/);
  });
});
