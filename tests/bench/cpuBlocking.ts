/** The part of a trace's event that is read here; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time in which the thread was really running. */
  tdur?: number;
  args?: {data?: {documentLoaderURL?: string}};
}

/** How much slower than this machine Lighthouse takes a phone to be, and how long a task may take before it holds a reader up, in milliseconds. */
const SLOWDOWN = 4;
const SHORT = 50;

/**
 * The blocking time of a page by the time that its tasks were running, and not by the clock: other programs on the machine change it little. In milliseconds, on a phone,
 * from the first paint on.
 * @throws Error where the trace has no page, no paint, or does not tell how long a thread was running
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
    throw new Error('The trace does not tell how long tasks were running.');
  return tasks.reduce((sum, {tdur = 0}) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - SHORT), 0);
}
