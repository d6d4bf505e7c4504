import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renamedZones} from '../../../data/timeZoneNames';
import {timeZones} from './zones';

const platform = Intl.supportedValuesOf('timeZone');
const resolved = (timeZone: string): string => new Intl.DateTimeFormat('en', {timeZone}).resolvedOptions().timeZone;

test('each zone of the platform stands once, under the name of today', () => {
  const zones = timeZones(platform, renamedZones);
  assert.ok(zones.length > 400);
  assert.equal(new Set(zones.map(({name}) => name)).size, zones.length);
  assert.deepEqual(zones[0], {name: 'UTC', region: 'UTC'});
  assert.deepEqual(
    zones.find(({name}) => name === 'Asia/Kolkata'),
    {name: 'Asia/Kolkata', region: 'Asia', former: 'Asia/Calcutta'},
  );
  assert.ok(!zones.some(({name}) => name === 'Asia/Calcutta'));
  assert.deepEqual(
    zones.find(({name}) => name === 'Australia/Melbourne'),
    {name: 'Australia/Melbourne', region: 'Australia'},
  );
});

test('an engine that lists names of today gives the same zones', () => {
  const renames = new Map(renamedZones.map(({name, former}) => [former, name]));
  const modern = platform.map((name) => renames.get(name) ?? name);
  assert.deepEqual(timeZones([...modern, 'UTC', 'Etc/GMT+1'], renamedZones), timeZones(platform, renamedZones));
});

test('a renamed zone is the same zone under both names', () => {
  for (const {name, former} of renamedZones) assert.equal(resolved(name), resolved(former));
});

test('a platform without time zones stops the build and says what to do', () => {
  assert.throws(() => timeZones(['UTC'], renamedZones), /knows 1 time zones.*full international data/);
});
