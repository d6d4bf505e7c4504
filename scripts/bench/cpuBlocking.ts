/** The part of a trace event that's read here; times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread. */
  tdur?: number;
  args?: {data?: {documentLoaderURL?: string}};
}

/**
 * Lighthouse's CPU throttling factor for a phone, and the length of a task, in milliseconds, above which it counts as
 * blocking.
 */
const SLOWDOWN = 4;
const BLOCKING_THRESHOLD = 50;

/**
 * The total blocking time of a page on a phone, in milliseconds, after the first paint. It's based on CPU time rather
 * than on the clock, so other programs on the machine hardly affect it.
 * @throws Error if the trace has no page, no first paint, or no CPU times
 */
export function cpuBlocking(events: readonly TraceEvent[]): number {
  const start = events
    .filter(({name, args}) => name === 'navigationStart' && (args?.data?.documentLoaderURL ?? '').startsWith('http'))
    .at(-1);
  const paint = events.find(
    ({name, pid, ts}) => name === 'firstContentfulPaint' && pid === start?.pid && ts >= start.ts,
  );
  if (start === undefined || paint === undefined)
    throw new Error(`The trace has no ${start === undefined ? 'page' : 'first paint'}.`);
  const tasks = events.filter(
    ({name, ph, pid, tid, ts, dur = 0}) =>
      name.endsWith('RunTask') && ph === 'X' && pid === start.pid && tid === start.tid && ts + dur > paint.ts,
  );
  if (!tasks.some(({tdur}) => tdur !== undefined))
    throw new Error(
      'The trace has no CPU times for tasks (tdur). Check whether the trace format of Lighthouse has changed.',
    );
  return tasks.reduce((sum, {tdur = 0}) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - BLOCKING_THRESHOLD), 0);
}
