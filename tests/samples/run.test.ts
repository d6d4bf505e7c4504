import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import {manifest, PASSING, project, run, script, TEST, availableMethod} from './fixture';
import {startServer} from './networkProof';

// Runs `npm run samples` in projects with small samples.

const good = {
  'good/package.json': manifest({test: TEST, update: 'node update.js'}),
  'good/x.test.js': PASSING,
  'good/update.js':
    "import {writeFileSync} from 'node:fs';\nwriteFileSync('recorded.txt', 'recorded');\nconsole.log('recorded.txt is new');\n",
};

test('samples run in parallel without network access, and the run prints how much it covered', async (t) => {
  if (availableMethod(t) === undefined) return;
  const folder = project(t, {...good, 'other/package.json': manifest({test: TEST}), 'other/x.test.js': PASSING});
  const all = await run(script('run'), folder);
  assert.equal(all.code, 0, all.text);
  assert.match(all.text, /^Network access is disabled with: /m);
  assert.match(all.text, /^Network access is disabled: the inner server responds/m);
  assert.match(all.text, /^2 samples: 4 tests, 0 recordings$/m);
  const one = await run(script('run', 'other'), folder);
  assert.match(one.text, /^1 sample: 2 tests/m);
  assert.doesNotMatch(one.text, /good/);
});

test('a sample that uses the network fails, and passes only if the network is allowed, which the run mentions', async (t) => {
  if (availableMethod(t) === undefined) return;
  const {server, address} = await startServer('127.0.0.1');
  t.after(() => server.close());
  const call = `import {test} from 'node:test';\nimport {connect} from 'node:net';\ntest('calls', (t, done) => { connect(${address.port}, '127.0.0.1').on('connect', () => done()).on('error', done); });\n`;
  const folder = project(t, {...good, 'caller/package.json': manifest({test: TEST}), 'caller/x.test.js': call});
  const blocked = await run(script('run'), folder);
  assert.equal(blocked.code, 1, blocked.text);
  assert.match(blocked.text, /ECONNREFUSED/);
  assert.match(blocked.text, /^samples\/caller: npm test exited with code 1\.$/m);
  assert.match(blocked.text, /good +2 tests/);
  const allowed = await run(script('run', '--allow-network'), folder);
  assert.equal(allowed.code, 0, allowed.text);
  assert.match(allowed.text, /network access is not disabled/);
  assert.doesNotMatch(allowed.text, /Network access is disabled/);
});

test('a sample without a test script and one that runs no test fail, and the messages say what to do', async (t) => {
  const folder = project(t, {
    ...good,
    'bare/package.json': manifest({}),
    'empty/package.json': manifest({test: 'true'}),
  });
  const {code, text} = await run(script('run', '--allow-network'), folder);
  assert.equal(code, 1, text);
  assert.match(text, /^samples\/bare: package\.json has no script "test"/m);
  assert.match(text, /^samples\/empty: npm test ran no test/m);
});

test('an unknown sample or option is reported in one line, and nothing runs', async (t) => {
  const folder = project(t, good);
  const unknown = await run(script('run', 'god'), folder);
  assert.deepEqual([unknown.code, unknown.text], [1, 'No sample is named god. The samples are: good.\n']);
  assert.match((await run(script('run', '--updat'), folder)).text, /^Unknown option '--updat'\. Options: --update/);
});

test('an update runs the script of each sample that has one, and fails if a script fails or if there is none', async (t) => {
  const folder = project(t, {
    ...good,
    'other/package.json': manifest({test: TEST}),
    'broken/package.json': manifest({update: 'echo because; exit 3'}),
  });
  const {code, text} = await run(script('run', '--allow-network', '--update'), folder);
  assert.equal(code, 1, text);
  assert.match(text, /without an update script: other/);
  assert.match(text, /recorded\.txt is new/);
  assert.match(text, /because[\s\S]*samples\/broken: npm run update exited with code 3/);
  assert.equal(readFileSync(path.join(folder, 'samples/good/recorded.txt'), 'utf8'), 'recorded');
  assert.equal(existsSync(path.join(folder, 'samples/other/recorded.txt')), false);
  assert.match(
    (await run(script('run', '--allow-network', '--update', 'other'), folder)).text,
    /None of these samples has a script "update"/,
  );
  assert.match((await run(script('run', '--allow-network', '--update', 'good'), folder)).text, /1 sample updated/);
});

test('if no isolation method works, nothing runs, and the message says what to do', async (t) => {
  if (process.platform !== 'linux') return;
  const folder = project(t, good);
  // This PATH contains neither unshare nor sudo.
  const {code, text} = await run(script('run'), folder, {PATH: '/nowhere'});
  assert.equal(code, 1, text);
  assert.match(text, /no method to disable it works on this machine\. Tried:\n {2}unshare --net.*: .*ENOENT/);
  assert.match(text, /--allow-network/);
  assert.doesNotMatch(text, /2 tests/);
});
