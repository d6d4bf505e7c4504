/** The part of `node:test` that the lab uses. Tests run one after the other, in the order in which they're defined. */
import {CodeError} from './modules';
import {LIMITS} from './protocol';

type Body = (context: {name: string}) => unknown;
type Hook = () => unknown;
type Hooks = Record<'before' | 'after' | 'beforeEach' | 'afterEach', Hook[]>;

interface Suite {
  name: string;
  hooks: Hooks;
  parent: Suite | undefined;
  entries: (Suite | Test)[];
}

interface Test {
  name: string;
  body: Body | undefined;
}

/** What happens to each test. */
export interface Listener {
  started: (name: string) => void;
  /** @param error `undefined` if the test passed */
  ended: (name: string, error?: {thrown: unknown}) => void;
  skipped: (name: string) => void;
}

const suite = (name: string, parent?: Suite): Suite => ({
  name,
  parent,
  hooks: {before: [], after: [], beforeEach: [], afterEach: []},
  entries: [],
});

interface Arguments {
  name: string;
  options: {skip?: unknown; todo?: unknown};
  body?: Body;
}

/** The arguments of `test(name, options, body)`, each of which can be missing. */
function argumentsOf(values: readonly unknown[]): Arguments {
  const body = values.find((value): value is Body => typeof value === 'function');
  const name = typeof values[0] === 'string' ? values[0] : (body?.name ?? '');
  const options = values.find((value): value is object => typeof value === 'object' && value !== null) ?? {};
  return {name: name === '' ? '<anonymous>' : name, options, ...(body !== undefined && {body})};
}

/** Creates the module, and a function that runs the tests that were defined with it. */
export function createTestModule(listener: Listener) {
  const root = suite('');
  let current = root;
  let count = 0;

  const define =
    (isSkipped: boolean) =>
    (...values: unknown[]): Promise<void> => {
      const {name, options, body} = argumentsOf(values);
      count += 1;
      if (count > LIMITS.tests) throw new CodeError(`This lab runs at most ${LIMITS.tests} tests.`);
      const isLeftOut = isSkipped || Boolean(options.skip) || Boolean(options.todo) || body === undefined;
      current.entries.push({name, body: isLeftOut ? undefined : body});
      return Promise.resolve();
    };
  const test = Object.assign(define(false), {skip: define(true), todo: define(true)});
  const describe = (...values: unknown[]): void => {
    const {name, body} = argumentsOf(values);
    const parent = current;
    current = suite(name, parent);
    parent.entries.push(current);
    try {
      const result = body?.({name});
      if (result instanceof Promise)
        throw new CodeError(`This lab doesn’t support an async function in \`describe\`: ${name}`);
    } finally {
      current = parent;
    }
  };
  const hook =
    (kind: keyof Hooks) =>
    (run: Hook): void => {
      current.hooks[kind].push(run);
    };

  const call = async (hooks: readonly Hook[]): Promise<void> => {
    for (const run of hooks) await run();
  };
  const outer = (from: Suite, kind: keyof Hooks): Hook[] => [
    ...(from.parent === undefined ? [] : outer(from.parent, kind)),
    ...from.hooks[kind],
  ];
  const fullName = (from: Suite, name: string): string =>
    from.parent === undefined ? name : fullName(from.parent, `${from.name} > ${name}`);

  async function runTest(from: Suite, {name: own, body}: Test, blocked: {thrown: unknown} | undefined): Promise<void> {
    const name = fullName(from, own);
    if (body === undefined) return listener.skipped(name);
    listener.started(name);
    let error = blocked;
    if (error === undefined)
      try {
        await call(outer(from, 'beforeEach'));
        await body({name: own});
      } catch (thrown) {
        error = {thrown};
      }
    if (blocked === undefined)
      try {
        await call(outer(from, 'afterEach').reverse());
      } catch (thrown) {
        error ??= {thrown};
      }
    listener.ended(name, error);
  }

  async function runSuite(from: Suite, blocked?: {thrown: unknown}): Promise<void> {
    let error = blocked;
    if (error === undefined)
      try {
        await call(from.hooks.before);
      } catch (thrown) {
        error = {thrown};
      }
    for (const entry of from.entries)
      if ('entries' in entry) await runSuite(entry, error);
      else await runTest(from, entry, error);
    await call(from.hooks.after);
  }

  const functions = {
    test,
    it: test,
    describe,
    suite: describe,
    before: hook('before'),
    after: hook('after'),
    beforeEach: hook('beforeEach'),
    afterEach: hook('afterEach'),
  };
  return {module: {...functions, default: test}, run: () => runSuite(root), isEmpty: () => count === 0};
}
