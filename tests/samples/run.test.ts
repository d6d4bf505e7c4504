import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import {manifest, PASSING, project, run, script, TEST, wayHere} from './fixture';
import {listen} from './proof';

/** `npm run samples` as it is called, in projects with small samples. */

const good = {
  'good/package.json': manifest({test: TEST, update: 'node update.js'}),
  'good/x.test.js': PASSING,
  'good/update.js':
    "import {writeFileSync} from 'node:fs';\nwriteFileSync('kept.txt', 'kept');\nconsole.log('kept.txt is new');\n",
};

test('samples run side by side without a network, and the run says how much it covered', async (t) => {
  if (wayHere(t) === undefined) return;
  const folder = project(t, {...good, 'other/package.json': manifest({test: TEST}), 'other/x.test.js': PASSING});
  const all = await run(script('run'), folder);
  assert.equal(all.code, 0, all.text);
  assert.match(all.text, /^Samples run in: /m);
  assert.match(all.text, /^No network: a listener inside is reached/m);
  assert.match(all.text, /^2 samples: 4 tests, 0 recordings$/m);
  const one = await run(script('run', 'other'), folder);
  assert.match(one.text, /^1 sample: 2 tests/m);
  assert.doesNotMatch(one.text, /good/);
});

test('a sample that calls what is outside fails, and passes only where the network is allowed; that proves nothing, and is said', async (t) => {
  if (wayHere(t) === undefined) return;
  const {server, address} = await listen('127.0.0.1');
  t.after(() => server.close());
  const call = `import {test} from 'node:test';\nimport {connect} from 'node:net';\ntest('calls', (t, done) => { connect(${address.port}, '127.0.0.1').on('connect', () => done()).on('error', done); });\n`;
  const folder = project(t, {...good, 'caller/package.json': manifest({test: TEST}), 'caller/x.test.js': call});
  const blocked = await run(script('run'), folder);
  assert.equal(blocked.code, 1, blocked.text);
  assert.match(blocked.text, /ECONNREFUSED/);
  assert.match(blocked.text, /^samples\/caller: npm test ended with 1\.$/m);
  assert.match(blocked.text, /good +2 tests/);
  const allowed = await run(script('run', '--allow-network'), folder);
  assert.equal(allowed.code, 0, allowed.text);
  assert.match(allowed.text, /Nothing is proven/);
  assert.doesNotMatch(allowed.text, /No network/);
});

test('a sample without tests, and one that runs none, fail with what to do', async (t) => {
  const folder = project(t, {
    ...good,
    'bare/package.json': manifest({}),
    'empty/package.json': manifest({test: 'true'}),
  });
  const {code, text} = await run(script('run', '--allow-network'), folder);
  assert.equal(code, 1, text);
  assert.match(text, /^samples\/bare: its package\.json has no script "test"/m);
  assert.match(text, /^samples\/empty: npm test ran no test/m);
});

test('an unknown sample or option is one line, and nothing runs', async (t) => {
  const folder = project(t, good);
  const unknown = await run(script('run', 'god'), folder);
  assert.deepEqual([unknown.code, unknown.text], [1, 'No sample is called god. There are: good.\n']);
  assert.match((await run(script('run', '--updat'), folder)).text, /^Unknown option '--updat'\. Options: --update/);
});

test('an update calls the script of each sample that keeps output, and fails where it fails or where nothing is kept', async (t) => {
  const folder = project(t, {
    ...good,
    'other/package.json': manifest({test: TEST}),
    'broken/package.json': manifest({update: 'echo because; exit 3'}),
  });
  const {code, text} = await run(script('run', '--allow-network', '--update'), folder);
  assert.equal(code, 1, text);
  assert.match(text, /without kept output: other/);
  assert.match(text, /kept\.txt is new/);
  assert.match(text, /because[\s\S]*samples\/broken: npm run update ended with 3/);
  assert.equal(readFileSync(path.join(folder, 'samples/good/kept.txt'), 'utf8'), 'kept');
  assert.equal(existsSync(path.join(folder, 'samples/other/kept.txt')), false);
  assert.match(
    (await run(script('run', '--allow-network', '--update', 'other'), folder)).text,
    /None of these samples keeps output/,
  );
  assert.match((await run(script('run', '--allow-network', '--update', 'good'), folder)).text, /1 sample updated/);
});

test('where no way works, nothing runs, and the message says what can be done', async (t) => {
  if (process.platform !== 'linux') return;
  const folder = project(t, good);
  // A path without unshare and sudo.
  const {code, text} = await run(script('run'), folder, {PATH: '/nowhere'});
  assert.equal(code, 1, text);
  assert.match(text, /no way to take it from them works here\. Tried:\n {2}unshare --net.*: .*ENOENT/);
  assert.match(text, /--allow-network/);
  assert.doesNotMatch(text, /2 tests/);
});
