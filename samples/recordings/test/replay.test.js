import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { drift, writeKept } from '../kept.js';
import { parseOutput } from '../output-file.js';
import { hideRun, replay } from '../replay.js';
import { makeSample, replayTests, update } from './sample.js';

const recordings = {
  greeting: { shows: 'a greeting', before: ['echo me > name'], run: 'cat name hello.txt', exitStatus: 0, says: 'hello', counterpart: 'no-name' },
  'no-name': { shows: 'no name', run: 'cat name hello.txt', exitStatus: 1, says: 'name', counterpart: 'greeting' },
};
const files = { 'hello.txt': 'hello\n' };

test('an update saves the output; then the tests pass and report how much they replayed', (t) => {
  const folder = makeSample(t, recordings, files);
  const made = update(folder);
  assert.equal(made.status, 0, made.text);
  assert.match(made.text, /output\/greeting\.txt is new[\s\S]*2 recordings made; 2 files changed/);
  assert.deepEqual(parseOutput(readFileSync(join(folder, 'output/greeting.txt'), 'utf8')), {
    before: ['echo me > name'],
    command: 'cat name hello.txt',
    exitStatus: 0,
    stdout: 'me\nhello\n',
    stderr: '',
  });
  assert.match(update(folder).text, /2 recordings made; 0 files changed/);

  const { status, text } = replayTests(folder);
  assert.equal(status, 0, text);
  assert.match(text, /^ℹ 2 recordings replayed$/m);
});

test('a command with different output fails the tests, with the file, the lines, and the fix', (t) => {
  const folder = makeSample(t, recordings, files);
  update(folder);
  writeFileSync(join(folder, 'hello.txt'), 'hello, you\n');
  const { status, text } = replayTests(folder);
  assert.equal(status, 1, text);
  assert.match(text, /samples\/small\/output\/greeting\.txt differs from what the command prints now/);
  assert.match(text, /- hello\n.*\+ hello, you/);
  assert.match(text, /npm run samples -- --update small/);
});

test('tests without an output file, without a run, or with an extra file fail', (t) => {
  const folder = makeSample(t, recordings, files);
  assert.match(replayTests(folder).text, /output\/greeting\.txt is missing\. Run npm run samples -- --update small/);
  assert.match(replayTests(makeSample(t, {})).text, /There is no recording/);
  update(folder);
  writeFileSync(join(folder, 'output/old.txt'), '');
  const { status, text } = replayTests(folder);
  assert.deepEqual([status, /output\/old\.txt has no recording/.test(text)], [1, true]);
  assert.match(update(folder).text, /output\/old\.txt had no recording and was deleted/);
  assert.deepEqual(readdirSync(join(folder, 'output')), ['greeting.txt', 'no-name.txt']);
});

test('a run with an unexpected exit status or output is never saved, and nothing else is written', (t) => {
  const wrongEnd = makeSample(t, { ...recordings, 'no-name': { ...recordings['no-name'], run: 'true' } }, files);
  const first = update(wrongEnd);
  assert.deepEqual([first.status, existsSync(join(wrongEnd, 'output'))], [1, false]);
  assert.match(first.text, /'true' exited with code 0, but recordings\.js expects 1/);

  const wrongWords = makeSample(t, { ...recordings, greeting: { ...recordings.greeting, says: 'good bye' } }, files);
  const second = update(wrongWords);
  assert.deepEqual([second.status, existsSync(join(wrongWords, 'output'))], [1, false]);
  assert.match(second.text, /doesn't contain 'good bye', which recordings\.js expects\. It printed:\nme\nhello/);
});

test('an update of an unknown name, or of a recording without its counterpart, is rejected', (t) => {
  const folder = makeSample(t, recordings, files);
  const unknown = update(folder, 'greting');
  assert.deepEqual([unknown.status, unknown.text.trim()], [1, 'Unknown recording: greting. Available recordings: greeting, no-name.']);
  assert.match(update(folder, 'greeting').text, /1 recordings made/);
  assert.match(update(makeSample(t, { greeting: recordings.greeting }, files)).text, /which isn't a recording/);
});

test('runs work in copies, so that no run affects another or the sample', async (t) => {
  const folder = makeSample(t, recordings, { ...files, '.gitignore': 'made/\n', 'made/old.txt': 'old' });
  mkdirSync(join(folder, 'output'));
  const run = { shows: '', exitStatus: 0, says: 'hello', counterpart: '' };
  const before = readdirSync(folder, { recursive: true }).sort();
  const output = await replay(folder, { ...run, before: ['mkdir made', 'echo hello > made/new.txt'], run: 'cat made/*; ls' });
  assert.equal(output.stdout, 'hello\nhello.txt\nmade\npackage.json\nrecordings.js\ntest\n');
  assert.deepEqual(readdirSync(folder, { recursive: true }).sort(), before);
});

test('a run has its folder, its variables, and its replacements, and nothing from the environment', async (t) => {
  const folder = makeSample(t, recordings, files);
  process.env.RECORDING_SECRET = 'secret';
  t.after(() => delete process.env.RECORDING_SECRET);
  const output = await replay(folder, {
    shows: '',
    run: 'echo "$COLOR $RECORDING_SECRET $PACT_DO_NOT_TRACK $(pwd)/x"',
    cwd: 'test',
    env: { COLOR: 'green' },
    replace: [[/green/g, '<color>']],
    exitStatus: 0,
    says: '<color>',
    counterpart: '',
  });
  assert.equal(output.stdout, '<color>  true test/x\n');
});

test('a failed preparation and a killed command fail with the output', async (t) => {
  const folder = makeSample(t, recordings, files);
  const run = { shows: '', run: 'true', exitStatus: 0, says: '', counterpart: '' };
  await assert.rejects(replay(folder, { ...run, before: ['echo because >&2; false'] }), /prepares the run failed:\necho because[\s\S]*because/);
  await assert.rejects(replay(folder, { ...run, run: 'echo so far; kill -9 $$' }), /killed by SIGKILL[\s\S]*so far/);
});

test('equal texts have no difference; others are compared by line', () => {
  assert.equal(drift('small', 'greeting', 'same', 'same'), '');
  assert.match(drift('small', 'greeting', 'a\n', 'b\n'), /^- a\n\+ b$/m);
});

test('a file is written atomically, and only if it changes', (t) => {
  const folder = makeSample(t, recordings);
  const path = join(folder, 'output/x.txt');
  assert.deepEqual([writeKept(path, 'a'), writeKept(path, 'a'), writeKept(path, 'b')], ['is new', undefined, 'has changed']);
  assert.deepEqual(readdirSync(join(folder, 'output')), ['x.txt']);
});

test('times, ports, processes, and folders of a run become the same', () => {
  const text = [
    '✔ a test (20.978686ms)',
    'ℹ duration_ms 514.322673',
    '[09:19:00.371] ERROR (8529): pact-core@19.2.0: Verification unsuccessful',
    '  a request (0s loading, 60ms verification)',
    'http://127.0.0.1:44917/x localhost:8080 [::1]:9292',
    '    at getProduct (file:///tmp/a/small/src/client.js:22:27)',
    '    at process.run (node:internal/process/task_queues:95:5)',
    '    at run (/tmp/b/node_modules/x/index.js:1:2)',
    'Node.js v20.20.2',
    '',
  ].join('\n');
  assert.equal(
    hideRun(text, ['/tmp/a/small', '/tmp/b', '/']),
    [
      '✔ a test (<time>)',
      'ℹ duration_ms <time>',
      '[<time>] ERROR (<pid>): pact-core@19.2.0: Verification unsuccessful',
      '  a request (<time> loading, <time> verification)',
      'http://127.0.0.1:<port>/x localhost:<port> [::1]:<port>',
      '    at getProduct (src/client.js:22:27)',
      'Node.js <version>',
      '',
    ].join('\n'),
  );
});

test('a failed test prints the same text in every release of Node.js', () => {
  const end = "\n✖ failing tests:\n\ntest at test/a.test.js:1:1\n✖ a (<time>)\n  Error: no\n\n  more {\n    operator: 'rejects'\n  }\n";
  const older = `✖ a (1ms)\n  Error: no\n  \n  more {\n    operator: 'rejects'\n  }\n\n✔ b (1ms)\n${end}`;
  const newer = `✖ a (1ms)\n✔ b (1ms)\n${end.replace("'rejects'\n", "'rejects',\n    diff: 'simple'\n")}`;
  assert.equal(hideRun(older, []), hideRun(newer, []));
  assert.equal(hideRun(newer, []), `✖ a (<time>)\n✔ b (<time>)\n${end}`);
});

test('a failed test prints the same text when the test runner is busy', async (t) => {
  const run = (/** @type {string} */ command) => ({ shows: 'a failed test', run: command, exitStatus: 1, says: 'no', counterpart: 'other' });
  const folder = makeSample(t, {}, {
    // Stops the test runner from reading until the tests have ended, so that it receives their output in one piece.
    'busy.cjs': `if (!process.env.NODE_TEST_CONTEXT) {
  const { ChildProcess } = require('node:child_process');
  const { spawn } = ChildProcess.prototype;
  ChildProcess.prototype.spawn = function (...args) {
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500));
    return spawn.apply(this, args);
  };
}`,
    'a.test.js': `import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
test('prints and fails', async () => {
  await setTimeout(50);
  process.stdout.write('printed text\\n');
  await setTimeout(50);
  throw new Error('no');
});`,
  });
  const idle = await replay(folder, run('node --test a.test.js'));
  const busy = await replay(folder, run('NODE_OPTIONS="$NODE_OPTIONS --require ./busy.cjs" node --test a.test.js'));
  assert.match(idle.stdout, /✖ prints and fails \(<time>\)\nℹ tests 1\n/);
  assert.equal(busy.stdout, idle.stdout);
});

test('a test file that fails by itself stays in the output', () => {
  const failed = (/** @type {string} */ file, /** @type {string} */ line) => `\ntest at ${file}:${line}:1\n✖ ${line === '1' ? file : 'a'} (1ms)\n  'test failed'\n`;
  const output = (/** @type {string[]} */ ...entries) => `✖ a (1ms)\n✖ test/b.test.js (1ms)\nℹ tests 2\nℹ fail 2\n\n✖ failing tests:\n${entries.join('')}`;
  assert.match(hideRun(output(failed('test/a.test.js', '3'), failed('test/b.test.js', '1')), []), /^✖ a \(<time>\)\n✖ test\/b\.test\.js \(<time>\)\nℹ tests 2\n/);
  const same = hideRun(output(failed('test/b.test.js', '3'), failed('test/b.test.js', '1')), []);
  assert.equal(same, hideRun(`✖ a (1ms)\nℹ tests 1\nℹ fail 1\n\n✖ failing tests:\n${failed('test/b.test.js', '3')}`, []));
});

test('headers and metadata, which Pact lists in random order, are sorted', () => {
  const report = (/** @type {string[]} */ ...lines) => `      includes metadata\n${lines.map((line) => `        ${line}\n`).join('')}      has a matching body (OK)\n`;
  const [one, two] = ['"contentType" with value "a, \\"b\\"" (OK)', '"topic" with value "products" (FAILED)'];
  assert.equal(hideRun(report(two, one), []), report(one, two));
  const json = (/** @type {string} */ text) => JSON.stringify({ output: text.split('\n') });
  assert.equal(hideRun(json(report(two, one)), []), json(report(one, two)));
});
