import assert from 'node:assert/strict';
import {once} from 'node:events';
import type {NetworkInterfaceInfo} from 'node:os';
import test from 'node:test';
import {script, project, run, wayHere, manifest, TEST, PASSING} from './fixture';
import {attempt, gatherEvidence, listen, objections, outsideHost} from './proof';

test('a process with a network fails the proof: it reaches the listener outside', async (t) => {
  const {server, address, visits} = await listen('127.0.0.1');
  t.after(() => server.close());
  const evidence = await gatherEvidence(address);
  assert.deepEqual([evidence.inside, evidence.outside], ['reached', 'reached']);
  assert.match(objections(evidence).join('\n'), /The listener outside is reached: these commands have a network/);
  assert.equal(visits(), 1);
});

test('each part of the evidence counts', () => {
  const good = {inside: 'reached', outside: 'ECONNREFUSED', interfaces: []};
  assert.deepEqual(objections(good), []);
  assert.deepEqual(objections({...good, interfaces: undefined}), []);
  assert.match(objections({...good, inside: 'ENETUNREACH'}).join(), /A listener inside is not reached \(ENETUNREACH\)/);
  assert.match(objections({...good, interfaces: ['eth0']}).join(), /interfaces besides loopback: eth0/);
});

test('an attempt that fails says why', async () => {
  const {server, address} = await listen('127.0.0.1');
  server.close();
  await once(server, 'close');
  assert.equal(await attempt(address), 'ECONNREFUSED');
});

test('the listener outside stands where only a network leads', () => {
  const address = (family: 'IPv4' | 'IPv6', internal: boolean, ip: string): NetworkInterfaceInfo => {
    const rest = {internal, address: ip, netmask: '', mac: '', cidr: null};
    return family === 'IPv4' ? {family, ...rest} : {family, scopeid: 0, ...rest};
  };
  const interfaces = {
    lo0: [address('IPv4', true, '127.0.0.1')],
    en0: [address('IPv6', false, 'fe80::1'), address('IPv4', false, '192.0.2.7')],
  };
  assert.equal(outsideHost('linux', interfaces), '127.0.0.1');
  assert.equal(outsideHost('darwin', interfaces), '192.0.2.7');
  assert.equal(outsideHost('darwin', {lo0: interfaces.lo0}), undefined);
});

test('inside, the proof succeeds and the samples run; the same command with a network refuses to run them', async (t) => {
  const way = wayHere(t);
  if (way === undefined) return;
  const folder = project(t, {'good/package.json': manifest({test: TEST}), 'good/x.test.js': PASSING});
  const host = outsideHost(process.platform) ?? '';
  const {server, address, visits} = await listen(host);
  t.after(() => server.close());
  const command = script('inside', address.host, String(address.port));

  const inside = await run(way.wrap(command), folder);
  assert.equal(inside.code, 0, inside.text);
  assert.match(inside.text, /No network: a listener inside is reached, the one outside is not \(\w+\)/);
  assert.match(inside.text, /good +2 tests/);
  assert.equal(visits(), 0);

  const outside = await run(command, folder);
  assert.equal(outside.code, 1, outside.text);
  assert.match(
    outside.text,
    /no proof that the samples run without a network, so they are not run\.\nThe listener outside is reached/,
  );
  assert.doesNotMatch(outside.text, /2 tests/);
});
