import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {chmodSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import {node, project, run, availableMethod} from './fixture';
import {chooseMethod, describeFailures, LOOPBACK_COMMANDS, methodsFor} from './isolation';

const names = (...args: Parameters<typeof methodsFor>) => methodsFor(...args).map(({name}) => name);

test('each system and user has its own methods, the simplest first', () => {
  assert.deepEqual(names('linux', {id: 0, group: 0}), ['unshare --net', 'unshare --net --map-root-user']);
  assert.deepEqual(names('linux', {id: 1000, group: 1000}), ['unshare --net --map-root-user', 'sudo unshare --net']);
  assert.deepEqual(names('darwin', {id: 501, group: 20}), ['sandbox-exec']);
  assert.deepEqual(names('win32', {id: -1, group: -1}), []);
});

test('the first method that works is chosen, and the reasons why others fail are returned', () => {
  const broken = {name: 'broken', wrap: () => ['sh', '-c', 'echo not allowed >&2; exit 1']};
  const missing = {name: 'missing', wrap: () => ['no-such-program']};
  const works = {name: 'works', wrap: (command: readonly string[]) => ['env', ...command]};
  const {method, failures} = chooseMethod([broken, missing, works, broken]);
  assert.equal(method?.name, 'works');
  assert.match(failures.join('\n'), /^broken: not allowed\nmissing: .*ENOENT/);
  assert.equal(chooseMethod([broken]).method, undefined);
});

test('if no method works, the message lists what was tried and what to do', () => {
  const message = describeFailures('linux', ['unshare --net: not allowed']);
  assert.match(message, /unshare --net: not allowed/);
  assert.match(message, /npm run samples -- --allow-network/);
  assert.match(describeFailures('win32', []), /no method for win32/);
});

test('every command that enables the loopback interface works if its program is installed', async (t) => {
  if (!availableMethod(t)?.name.startsWith('unshare')) {
    t.skip('this user can’t create a namespace');
    return;
  }
  const port = 'server.address().port';
  const connects = [
    "const net = require('net');",
    "const server = net.createServer((socket) => socket.end()).listen(0, '127.0.0.1', () => {",
    `  const client = net.connect(${port}, '127.0.0.1');`,
    "  client.on('connect', () => process.exit(0)).on('error', () => process.exit(1));",
    '});',
  ].join('\n');
  const namespace = ['unshare', '--net', ...(process.getuid?.() === 0 ? [] : ['--map-root-user']), '--'];
  const inNamespace = (prepare: string) =>
    run([...namespace, 'sh', '-c', `PATH="$PATH:/usr/sbin:/sbin"; ${prepare}; "$@"`, 'sh', ...node(connects)]);
  assert.notEqual(
    (await inNamespace('true')).code,
    0,
    'The loopback interface is enabled without a command, so this test is meaningless.',
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
  assert.ok(tried > 0, 'None of the programs is installed.');
});

test('with sudo, the command runs as the original user, with the PATH and HOME of that user', async (t) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || availableMethod(t)?.name !== 'unshare --net') {
    t.skip('only root can become another user without a password');
    return;
  }
  // A stub for sudo that fails if it would ask for a password, and that clears the environment.
  const folder = project(t, {
    sudo: '#!/bin/sh\n[ "$1" = -n ] || exit 1\nshift\nexec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"\n',
  });
  const bin = path.join(folder, 'samples');
  chmodSync(path.join(bin, 'sudo'), 0o755);
  writeFileSync(path.join(bin, 'marker'), '');
  const user = {id: 65534, group: 65534};
  const method = methodsFor('linux', user, {PATH: `${bin}:/usr/bin:/bin`, HOME: '/nowhere', SECRET: 'secret'}).find(
    ({name}) => name === 'sudo unshare --net',
  );
  assert.ok(method);
  const {code, text} = await run(
    method.wrap(['sh', '-c', 'echo "$(id -u):$(id -g) $HOME $PATH $SECRET"; ls /sys/class/net']),
    undefined,
    {PATH: `${bin}:${process.env.PATH ?? ''}`},
  );
  assert.equal(code, 0, text);
  assert.match(text, new RegExp(`^65534:65534 /nowhere ${bin}:/usr/bin:/bin \\n`));
});
