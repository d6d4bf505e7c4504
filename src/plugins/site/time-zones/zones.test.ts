import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renamedZones, timeZoneKeywords} from '../../../data/timeZoneNames';
import {timeZones} from './zones';

const platform = Intl.supportedValuesOf('timeZone');
const resolved = (timeZone: string): string => new Intl.DateTimeFormat('en', {timeZone}).resolvedOptions().timeZone;

test('each time zone is listed once, under its current name', () => {
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

test('the list is the same on a platform that already uses the current names', () => {
  const renames = new Map(renamedZones.map(({name, former}) => [former, name]));
  const modern = platform.map((name) => renames.get(name) ?? name);
  assert.deepEqual(timeZones([...modern, 'UTC', 'Etc/GMT+1'], renamedZones), timeZones(platform, renamedZones));
});

test('both names of a renamed zone refer to the same zone', () => {
  for (const {name, former} of renamedZones) assert.equal(resolved(name), resolved(former));
});

test('keywords belong to listed zones, and those that are names of zones refer to the same zone', () => {
  const zones = timeZones(platform, renamedZones, timeZoneKeywords);
  assert.equal(zones.filter(({keywords}) => keywords !== undefined).length, timeZoneKeywords.length);
  for (const {name, keywords} of timeZoneKeywords)
    for (const keyword of keywords.filter((word) => word.includes('/')))
      assert.equal(resolved(keyword), resolved(name), keyword);
});

test('a platform without time zone data is an error that says how to fix it', () => {
  assert.throws(() => timeZones(['UTC'], renamedZones), /Expected at least 300 time zones.*found 1\..*full-icu/);
});
