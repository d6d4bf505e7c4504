import assert from 'node:assert/strict';
import {describe, test, type TestContext} from 'node:test';
import {failuresIn, runChecks, startable, summary, type Check, type Result} from './runChecks';

const check = (name: string, more: Partial<Check> = {}): Check => ({
  name,
  verifies: 'something',
  command: [process.execPath, '-e', `console.log('${name} runs')`],
  ...more,
});
const code = (name: string, script: string, more: Partial<Check> = {}) =>
  check(name, {command: [process.execPath, '-e', script], ...more});
const passed = (...names: string[]) =>
  new Map<string, Result>(names.map((name) => [name, {name, status: 0, seconds: 1, output: ''}]));
const names = (checks: readonly Check[]) => checks.map(({name}) => name);

/** Runs a function without printing, and returns its result along with the lines that it would have printed. */
async function silently<T>(t: TestContext, work: () => Promise<T>): Promise<{value: T; printed: string}> {
  let printed = '';
  const log = t.mock.method(console, 'log', (text: string) => {
    printed += `${text}\n`;
  });
  try {
    return {value: await work(), printed};
  } finally {
    log.mock.restore();
  }
}

test('checks start in order, up to the maximum number', () => {
  const all = [check('a'), check('b'), check('c')];
  assert.deepEqual(names(startable(all, [], new Map(), 2)), ['a', 'b']);
  assert.deepEqual(names(startable(all.slice(2), all.slice(1, 2), passed('a'), 2)), ['c']);
  assert.deepEqual(names(startable(all.slice(2), all.slice(0, 2), new Map(), 2)), []);
});

test('a check that waits for another one lets later checks start first', () => {
  const all = [check('pages', {needs: ['build']}), check('prose')];
  assert.deepEqual(names(startable(all, [check('build')], new Map(), 2)), ['prose']);
  assert.deepEqual(names(startable(all, [], passed('build'), 2)), ['pages', 'prose']);
  // A check doesn't wait for one that isn't part of the run.
  assert.deepEqual(names(startable(all, [], new Map(), 2)), ['pages', 'prose']);
});

test('no other check runs next to one that runs alone, and none overtakes it', () => {
  const browser = check('browser', {alone: true});
  assert.deepEqual(names(startable([browser, check('b')], [], new Map(), 2)), ['browser']);
  assert.deepEqual(names(startable([browser, check('b')], [check('a')], new Map(), 2)), []);
  assert.deepEqual(names(startable([check('a'), browser, check('b')], [], new Map(), 2)), ['a']);
  assert.deepEqual(names(startable([check('b')], [browser], new Map(), 2)), []);
});

test('reports checks that failed or could not start, and skips the checks that need them', async (t) => {
  const all = [
    check('late', {needs: ['pages']}),
    code('build', 'console.error("no page"); process.exit(3)'),
    check('pages', {needs: ['build']}),
    check('prose'),
    code('lint', '', {command: ['no-such-program']}),
  ];
  const {value: results, printed} = await silently(t, () => runChecks(all, 2));
  const status = Object.fromEntries(results.map((result) => [result.name, result.status]));
  assert.deepEqual(status, {build: 3, late: null, pages: null, prose: 0, lint: 127});
  assert.match(printed, /== build\nno page/);
  assert.match(printed, /== pages\nNot run: the check "build" must pass first/);
  const end = summary(all, results, 120).join('\n');
  assert.match(
    end,
    /Failures:\n\n-- late\nNot run.*\n\n-- build\nno page\n\n-- pages\nNot run.*\n\n-- lint\nno-such-program: .*Run npm ci first\./s,
  );
  assert.match(
    end,
    /NOT RUN late .*FAILED {2}build .*NOT RUN pages .*passed {2}prose .*FAILED {2}lint .*Failures:.*\n1 passed, 4 failed \(late, build, pages, lint\), 2\.0 minutes$/s,
  );
});

test('two checks run side by side without interleaving their output', async (t) => {
  // Each check waits for a file that the other one writes, so neither could finish if they ran one after the other.
  const wait = (mine: string, other: string) =>
    [
      "const fs = require('node:fs'), dir = process.env.CHECKS_TEST;",
      `console.log('${mine} 1'); fs.writeFileSync(dir + '/${mine}', '');`,
      `const timer = setInterval(() => { if (!fs.existsSync(dir + '/${other}')) return;`,
      `clearInterval(timer); console.log('${mine} 2'); }, 5);`,
    ].join(' ');
  const {mkdtempSync, rmSync} = await import('node:fs');
  const {tmpdir} = await import('node:os');
  const {join} = await import('node:path');
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  process.env.CHECKS_TEST = folder;
  t.after(() => {
    delete process.env.CHECKS_TEST;
    rmSync(folder, {recursive: true, force: true});
  });
  const {printed} = await silently(t, () => runChecks([code('a', wait('a', 'b')), code('b', wait('b', 'a'))], 2));
  assert.match(printed, /== a\na 1\na 2\n/);
  assert.match(printed, /== b\nb 1\nb 2\n/);
});

test('repeats only the last lines of a long output', () => {
  const output = Array.from({length: 100}, (_, index) => `line ${index + 1}`).join('\n');
  const end = summary([check('a')], [{name: 'a', status: 1, seconds: 1, output}], 1).join('\n');
  assert.match(end, /-- a, the last 40 of 100 lines\nline 61\n/);
  assert.doesNotMatch(end, /line 60\n/);
});

describe('the failed tests of a check', () => {
  const browserOutput = (count: number) =>
    [
      '  ✘  1 [site] › menu.spec.ts:7:5 › closes',
      '',
      'The 1 slowest of 1 tests (1 s in all workers):',
      '     1.0 s  tests/browser/menu.spec.ts:7 site "closes"',
      '',
      'Failed:',
      ...Array.from(
        {length: count},
        (_, index) => `  tests/browser/menu.spec.ts:${index + 1} site "closes": Error: open`,
      ),
      '',
    ].join('\n');
  const end = (name: string, output: string) =>
    summary([check(name)], [{name, status: 1, seconds: 1, output}], 1).join('\n');

  test('are listed at the end of the log, after the last lines of the failed checks', () => {
    assert.match(
      end('browser', browserOutput(2)),
      /\n\nFailures:\n\n-- browser\n.*\n\nFailed in browser:\n {2}tests\/browser\/menu\.spec\.ts:1 site "closes": Error: open\n {2}tests\/browser\/menu\.spec\.ts:2 [^\n]*\n\n0 passed, 1 failed/s,
    );
  });
  test('are also found in the output of the unit tests', () => {
    const output =
      '✖ adds (a.test.ts:3)\nError: ✖ 1\n    at a.ts:1\n\n✖ opens (b.test.ts:9)\nError: 2\n\ntests: 4 passed, 2 failed\n';
    assert.match(
      end('unit tests', output),
      /\n\nFailed in unit tests:\n {2}adds \(a\.test\.ts:3\) \| Error: ✖ 1\n {2}opens \(b\.test\.ts:9\) \| Error: 2\n\n0 passed, 1 failed/,
    );
  });
  test("are found once in Node.js's own report, with the beginning of their errors", () => {
    const failed = `✖ prints the pact (3.1ms)\n  The output differs:\n\n  - 1\n  + ${'2'.repeat(900)}\n      at a.js:1\n`;
    const found = failuresIn(`  ✖ adds (1ms)\n${failed}ℹ tests 2\n\n✖ failing tests:\n\n${failed}`);
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', /^prints the pact \(3\.1ms\) \| The output differs: \| - 1 \| \+ 2+$/);
    assert.equal(found[0]?.length, 700);
  });
  test('are the first 20 if there are more', () => {
    const lines = end('browser', browserOutput(25)).split('\n');
    const heading = lines.indexOf('Failed in browser, the first 20 of 25:');
    assert.match(lines[heading + 20] ?? '', /menu\.spec\.ts:20 /);
    assert.equal(lines[heading + 21], '');
  });
  test('end at an empty line', () => {
    assert.deepEqual(failuresIn('Failed:\n  menu.spec.ts:1 "closes"\n\nTo open the report, run:\n'), [
      'menu.spec.ts:1 "closes"',
    ]);
  });
  test('are left out if the output has no list of them', () => {
    const output = 'x.ts:1:1: bad (rule)\neslint: 2 files, 1 problems\n';
    assert.deepEqual(failuresIn(output), []);
    assert.match(end('lint', output), /FAILED {2}lint .* s\n\nFailures:\n\n-- lint\nx\.ts/);
  });
  test('are left out for a check that passed', () => {
    const lines = summary([check('a')], [{name: 'a', status: 0, seconds: 1, output: '✖ expected (a.test.ts:1)\n'}], 1);
    assert.doesNotMatch(lines.join('\n'), /Failed in|✖/);
  });
});

test('reports checks that need each other', async () => {
  await assert.rejects(
    runChecks([check('a', {needs: ['b']}), check('b', {needs: ['a']})], 2),
    /These checks need each other: a, b/,
  );
});
