import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cpuBlocking, type TraceEvent} from './cpuBlocking';

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 2,
  ts,
  ...more,
});
const PAGE = [
  event('navigationStart', 0, {args: {data: {documentLoaderURL: 'http://localhost/'}}}),
  event('firstContentfulPaint', 100_000),
];
const task = (ts: number, tdur: number, more: Partial<TraceEvent> = {}) =>
  event('RunTask', ts, {dur: 10 * tdur, tdur, ...more});

test('adds up tasks that are long on a phone, after the first paint and on the page’s main thread', () => {
  const events = [
    ...PAGE,
    task(0, 90_000 / 10),
    task(150_000, 20_000),
    task(400_000, 12_500),
    task(600_000, 15_000),
    task(700_000, 90_000, {tid: 3}),
    task(700_000, 90_000, {pid: 3}),
  ];
  assert.equal(cpuBlocking(events), 30 + 0 + 10);
});

test('an incomplete trace is rejected', () => {
  assert.throws(() => cpuBlocking([]), /no page/);
  assert.throws(() => cpuBlocking(PAGE.slice(0, 1)), /no first paint/);
  assert.throws(() => cpuBlocking([...PAGE, event('RunTask', 150_000, {dur: 5})]), /no CPU times/);
});
