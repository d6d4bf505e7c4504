import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {chmodSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import {node, project, run, wayHere} from './fixture';
import {chooseWay, describeNoWay, LOOPBACK_COMMANDS, waysFor} from './isolation';

const names = (...args: Parameters<typeof waysFor>) => waysFor(...args).map(({name}) => name);

test('each system and user has its ways, the plainest first', () => {
  assert.deepEqual(names('linux', {id: 0, group: 0}), ['unshare --net', 'unshare --net --map-root-user']);
  assert.deepEqual(names('linux', {id: 1000, group: 1000}), ['unshare --net --map-root-user', 'sudo unshare --net']);
  assert.deepEqual(names('darwin', {id: 501, group: 20}), ['sandbox-exec']);
  assert.deepEqual(names('win32', {id: -1, group: -1}), []);
});

test('the first way that works is taken; the others say why they do not', () => {
  const broken = {name: 'broken', wrap: () => ['sh', '-c', 'echo not allowed >&2; exit 1']};
  const missing = {name: 'missing', wrap: () => ['no-such-program']};
  const works = {name: 'works', wrap: (command: readonly string[]) => ['env', ...command]};
  const {way, failures} = chooseWay([broken, missing, works, broken]);
  assert.equal(way?.name, 'works');
  assert.match(failures.join('\n'), /^broken: not allowed\nmissing: .*ENOENT/);
  assert.equal(chooseWay([broken]).way, undefined);
});

test('where no way works, the message says what was tried and what can be done', () => {
  const message = describeNoWay('linux', ['unshare --net: not allowed']);
  assert.match(message, /unshare --net: not allowed/);
  assert.match(message, /npm run samples -- --allow-network/);
  assert.match(describeNoWay('win32', []), /none is known for win32/);
});

test('every way to switch loopback on works, where its program is there', async (t) => {
  if (!wayHere(t)?.name.startsWith('unshare')) {
    t.skip('this user may not make a namespace');
    return;
  }
  const connects =
    "const s = require('net').createServer((c) => c.end()).listen(0, '127.0.0.1', () => require('net').connect(s.address().port, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(1)))";
  const namespace = ['unshare', '--net', ...(process.getuid?.() === 0 ? [] : ['--map-root-user']), '--'];
  const inNamespace = (prepare: string) =>
    run([...namespace, 'sh', '-c', `PATH="$PATH:/usr/sbin:/sbin"; ${prepare}; "$@"`, 'sh', ...node(connects)]);
  assert.notEqual(
    (await inNamespace('true')).code,
    0,
    'Loopback is on without a command: this test would prove nothing.',
  );
  let tried = 0;
  for (const command of LOOPBACK_COMMANDS) {
    const program = command.split(' ')[0] ?? '';
    if (spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin"; command -v ${program}`]).status !== 0) continue;
    const {code, text} = await inNamespace(command);
    assert.equal(code, 0, `${command}: ${text}`);
    tried += 1;
  }
  t.diagnostic(`${tried} of ${LOOPBACK_COMMANDS.length} commands tried`);
  assert.ok(tried > 0, 'None of the programs is there.');
});

test('by sudo, the command runs as the user who asked, with the path and home of that user', async (t) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || wayHere(t)?.name !== 'unshare --net') {
    t.skip('needs root, who can become another user without a password');
    return;
  }
  // Stands for sudo: refuses to ask for a password, and takes the environment away.
  const folder = project(t, {
    sudo: '#!/bin/sh\n[ "$1" = -n ] || exit 1\nshift\nexec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"\n',
  });
  const bin = path.join(folder, 'samples');
  chmodSync(path.join(bin, 'sudo'), 0o755);
  writeFileSync(path.join(bin, 'marker'), '');
  const user = {id: 65534, group: 65534};
  const way = waysFor('linux', user, {PATH: `${bin}:/usr/bin:/bin`, HOME: '/nowhere', SECRET: 'secret'}).find(
    ({name}) => name === 'sudo unshare --net',
  );
  assert.ok(way);
  const {code, text} = await run(
    way.wrap(['sh', '-c', 'echo "$(id -u):$(id -g) $HOME $PATH $SECRET"; ls /sys/class/net']),
    undefined,
    {PATH: `${bin}:${process.env.PATH ?? ''}`},
  );
  assert.equal(code, 0, text);
  assert.match(text, new RegExp(`^65534:65534 /nowhere ${bin}:/usr/bin:/bin \\n`));
});
