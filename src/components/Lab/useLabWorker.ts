import {useEffect, useRef, useState} from 'react';
import type {Run, Runner} from '@site/src/labs/runner';

interface Options<Actions, T, A> {
  /** Loads the script with what the lab's actions need. */
  load: () => Promise<Actions>;
  createRunner: (actions: Actions) => Runner<T, A>;
  setMessage: (message: string) => void;
  /** What the message says if the script can't be loaded. */
  unavailable: string;
}

interface LabWorker<Actions, T, A> {
  /** Undefined until the script has been loaded. */
  actions: Actions | undefined;
  isRunning: boolean;
  /** Loads what actions need. If that fails, the message says so. */
  prepare: () => Promise<Actions | undefined>;
  /**
   * Runs a task in the worker.
   * @param doing what the message says meanwhile
   * @returns undefined if the script can't be loaded
   */
  run: (doing: string, task: T) => Promise<{done: Run<A>; actions: Actions} | undefined>;
  /** Cancels the running task, also while the script is loading. */
  cancel: () => void;
  /** Cancels the running task, and stops the worker. The next task starts another one. */
  close: () => void;
}

/** Runs the tasks of a lab in a worker. The script with what they need loads with the first task. */
export function useLabWorker<Actions, T, A>({
  load,
  createRunner,
  setMessage,
  unavailable,
}: Options<Actions, T, A>): LabWorker<Actions, T, A> {
  const [actions, setActions] = useState<Actions>();
  const [isRunning, setRunning] = useState(false);
  const runner = useRef<Runner<T, A> | null>(null);
  const isCanceled = useRef(false);

  const cancel = (): void => {
    isCanceled.current = true;
    runner.current?.cancel();
  };
  const close = (): void => {
    isCanceled.current = true;
    runner.current?.close();
  };
  useEffect(() => close, []);

  const prepare = async (): Promise<Actions | undefined> => {
    try {
      const loaded = await load();
      setActions(() => loaded);
      return loaded;
    } catch {
      setMessage(unavailable);
      return undefined;
    }
  };

  const run = async (doing: string, task: T) => {
    setMessage(doing);
    setRunning(true);
    isCanceled.current = false;
    const loaded = await prepare();
    if (loaded === undefined) {
      setRunning(false);
      return undefined;
    }
    runner.current ??= createRunner(loaded);
    const done: Run<A> = isCanceled.current ? {kind: 'stopped', reason: 'canceled'} : await runner.current.run(task);
    setRunning(false);
    return {done, actions: loaded};
  };

  return {actions, isRunning, prepare, run, cancel, close};
}
