type Task = () => void;

const waiting: Task[] = [];

function next(): void {
  try {
    waiting[0]?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) schedule();
  }
}

/** Safari doesn't support requestIdleCallback. */
const schedule = (): void =>
  void (typeof requestIdleCallback === 'function' ? requestIdleCallback(next) : setTimeout(next, 50));

/**
 * Runs a task when the browser is idle. Tasks run in order, each in a separate idle period, so that many of them never
 * delay the response to a key press or click.
 */
export function whenIdle(task: Task): void {
  if (waiting.push(task) === 1) schedule();
}
