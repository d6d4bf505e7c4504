import assert from 'node:assert/strict';
import {once} from 'node:events';
import type {NetworkInterfaceInfo} from 'node:os';
import test from 'node:test';
import {script, project, run, availableMethod, manifest, TEST, PASSING} from './fixture';
import {attemptConnection, gatherEvidence, outerHost, problemsWith, startServer} from './networkProof';

test('a process with network access is detected because it reaches the outer server', async (t) => {
  const {server, address, connections} = await startServer('127.0.0.1');
  t.after(() => server.close());
  const evidence = await gatherEvidence(address);
  assert.deepEqual([evidence.inner, evidence.outer], ['reached', 'reached']);
  assert.match(problemsWith(evidence).join('\n'), /The outer server responds, so these commands have network access/);
  assert.equal(connections(), 1);
});

test('each part of the evidence is checked', () => {
  const good = {inner: 'reached', outer: 'ECONNREFUSED', interfaces: []};
  assert.deepEqual(problemsWith(good), []);
  assert.deepEqual(problemsWith({...good, interfaces: undefined}), []);
  assert.match(
    problemsWith({...good, inner: 'ENETUNREACH'}).join(),
    /The inner server does not respond \(ENETUNREACH\)/,
  );
  assert.match(problemsWith({...good, interfaces: ['eth0']}).join(), /interfaces other than loopback: eth0/);
});

test('a failed attempt returns its error code', async () => {
  const {server, address} = await startServer('127.0.0.1');
  server.close();
  await once(server, 'close');
  assert.equal(await attemptConnection(address), 'ECONNREFUSED');
});

test('the outer server listens where only a process with network access reaches it', () => {
  const address = (family: 'IPv4' | 'IPv6', internal: boolean, ip: string): NetworkInterfaceInfo => {
    const rest = {internal, address: ip, netmask: '', mac: '', cidr: null};
    return family === 'IPv4' ? {family, ...rest} : {family, scopeid: 0, ...rest};
  };
  const interfaces = {
    lo0: [address('IPv4', true, '127.0.0.1')],
    en0: [address('IPv6', false, 'fe80::1'), address('IPv4', false, '192.0.2.7')],
  };
  assert.equal(outerHost('linux', interfaces), '127.0.0.1');
  assert.equal(outerHost('darwin', interfaces), '192.0.2.7');
  assert.equal(outerHost('darwin', {lo0: interfaces.lo0}), undefined);
});

test('the samples run without network access, and the same command doesn’t run them with network access', async (t) => {
  const method = availableMethod(t);
  if (method === undefined) return;
  const folder = project(t, {'good/package.json': manifest({test: TEST}), 'good/x.test.js': PASSING});
  const host = outerHost(process.platform) ?? '';
  const {server, address, connections} = await startServer(host);
  t.after(() => server.close());
  const command = script('isolated', address.host, String(address.port));

  const isolated = await run(method.wrap(command), folder);
  assert.equal(isolated.code, 0, isolated.text);
  assert.match(
    isolated.text,
    /Network access is disabled: the inner server responds, but the outer one does not \(\w+\)/,
  );
  assert.match(isolated.text, /good +2 tests/);
  assert.equal(connections(), 0);

  const connected = await run(command, folder);
  assert.equal(connected.code, 1, connected.text);
  assert.match(
    connected.text,
    /The samples were not run because network access is not disabled\.\nThe outer server responds/,
  );
  assert.doesNotMatch(connected.text, /2 tests/);
});
