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

/** Safari has no such callback. */
const schedule = (): void =>
  void (typeof requestIdleCallback === 'function' ? requestIdleCallback(next) : setTimeout(next, 50));

/** Runs a task when the browser has nothing else to do; each by itself, so that many together never hold a reader's key or click up. In the order in which they were given. */
export function whenIdle(task: Task): void {
  if (waiting.push(task) === 1) schedule();
}
