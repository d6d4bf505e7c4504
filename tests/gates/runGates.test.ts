import assert from 'node:assert/strict';
import {test, type TestContext} from 'node:test';
import {runGates, startable, summary, type Gate, type Result} from './runGates';

const gate = (name: string, more: Partial<Gate> = {}): Gate => ({
  name,
  proves: 'something',
  command: [process.execPath, '-e', `console.log('${name} speaks')`],
  ...more,
});
const code = (name: string, script: string, more: Partial<Gate> = {}) =>
  gate(name, {command: [process.execPath, '-e', script], ...more});
const passed = (...names: string[]) =>
  new Map<string, Result>(names.map((name) => [name, {name, status: 0, seconds: 1, output: ''}]));
const names = (gates: readonly Gate[]) => gates.map(({name}) => name);

/** Runs something without printing, and gives what it would have printed. */
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

test('gates begin in order, as many as there is room for', () => {
  const all = [gate('a'), gate('b'), gate('c')];
  assert.deepEqual(names(startable(all, [], new Map(), 2)), ['a', 'b']);
  assert.deepEqual(names(startable(all.slice(2), all.slice(1, 2), passed('a'), 2)), ['c']);
  assert.deepEqual(names(startable(all.slice(2), all.slice(0, 2), new Map(), 2)), []);
});

test('a gate that waits for another lets those behind it go first', () => {
  const all = [gate('pages', {needs: ['build']}), gate('prose')];
  assert.deepEqual(names(startable(all, [gate('build')], new Map(), 2)), ['prose']);
  assert.deepEqual(names(startable(all, [], passed('build'), 2)), ['pages', 'prose']);
  // What was not asked for is not waited for.
  assert.deepEqual(names(startable(all, [], new Map(), 2)), ['pages', 'prose']);
});

test('nothing runs beside a gate that runs alone, and nothing passes it', () => {
  const browser = gate('browser', {alone: true});
  assert.deepEqual(names(startable([browser, gate('b')], [], new Map(), 2)), ['browser']);
  assert.deepEqual(names(startable([browser, gate('b')], [gate('a')], new Map(), 2)), []);
  assert.deepEqual(names(startable([gate('a'), browser, gate('b')], [], new Map(), 2)), ['a']);
  assert.deepEqual(names(startable([gate('b')], [browser], new Map(), 2)), []);
});

test('gates that failed, or could not begin, are told; what needs them is not run', async (t) => {
  const all = [
    gate('late', {needs: ['pages']}),
    code('build', 'console.error("no page"); process.exit(3)'),
    gate('pages', {needs: ['build']}),
    gate('prose'),
    code('lint', '', {command: ['no-such-program']}),
  ];
  const {value: results, printed} = await silently(t, () => runGates(all, 2));
  const status = Object.fromEntries(results.map((result) => [result.name, result.status]));
  assert.deepEqual(status, {build: 3, late: null, pages: null, prose: 0, lint: 127});
  assert.match(printed, /== build\nno page/);
  assert.match(printed, /== pages\nnot run: the gate "build" has to pass first/);
  const end = summary(all, results, 120).join('\n');
  assert.match(
    end,
    /What failed:\n\n-- late\nnot run.*\n\n-- build\nno page\n\n-- pages\nnot run.*\n\n-- lint\nno-such-program: .*Run npm ci first\./s,
  );
  assert.match(
    end,
    /NOT RUN late .*FAILED {2}build .*NOT RUN pages .*passed {2}prose .*FAILED {2}lint .*What failed:.*\n1 passed, 4 failed \(late, build, pages, lint\), 2\.0 minutes$/s,
  );
});

test('two run side by side, and their output is not mixed', async (t) => {
  // Each waits for the other by a file, so neither could end if they ran one after the other.
  const wait = (mine: string, other: string) =>
    `const fs = require('node:fs'), dir = process.env.GATES_TEST; console.log('${mine} 1'); fs.writeFileSync(dir + '/${mine}', ''); const timer = setInterval(() => { if (fs.existsSync(dir + '/${other}')) { clearInterval(timer); console.log('${mine} 2'); } }, 5);`;
  const {mkdtempSync, rmSync} = await import('node:fs');
  const {tmpdir} = await import('node:os');
  const {join} = await import('node:path');
  const folder = mkdtempSync(join(tmpdir(), 'gates-'));
  process.env.GATES_TEST = folder;
  t.after(() => {
    delete process.env.GATES_TEST;
    rmSync(folder, {recursive: true, force: true});
  });
  const {printed} = await silently(t, () => runGates([code('a', wait('a', 'b')), code('b', wait('b', 'a'))], 2));
  assert.match(printed, /== a\na 1\na 2\n/);
  assert.match(printed, /== b\nb 1\nb 2\n/);
});

test('only the last lines of a long output are told again', () => {
  const output = Array.from({length: 100}, (_, index) => `line ${index + 1}`).join('\n');
  const end = summary([gate('a')], [{name: 'a', status: 1, seconds: 1, output}], 1).join('\n');
  assert.match(end, /-- a, the last 40 of 100 lines\nline 61\n/);
  assert.doesNotMatch(end, /line 60\n/);
});

test('gates that need each other are told', async () => {
  await assert.rejects(
    runGates([gate('a', {needs: ['b']}), gate('b', {needs: ['a']})], 2),
    /These gates need each other: a, b/,
  );
});
