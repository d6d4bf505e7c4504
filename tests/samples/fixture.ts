import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestContext} from 'node:test';
import {chooseMethod, methodsFor, type IsolationMethod} from './isolation';

export interface Outcome {
  code: number | null;
  text: string;
}

/** Runs a command in a folder and collects what it prints on both streams. */
export function run(
  [program = '', ...args]: readonly string[],
  cwd?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const environment: NodeJS.ProcessEnv = {...process.env, ...env};
  // A test runner in the command would otherwise report to the current one.
  delete environment.NODE_TEST_CONTEXT;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe']});
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject).once('close', (code) => resolve({code, text}));
  });
}

/** The command that runs one of the scripts in this folder. */
export const script = (name: 'run' | 'isolated', ...args: string[]) => [
  process.execPath,
  path.join(__dirname, '../../scripts/run.cjs'),
  path.join(__dirname, `${name}.ts`),
  ...args,
];

export const node = (code: string) => [process.execPath, '-e', code];

/**
 * The first isolation method that works on this machine. If there is none, the test is skipped, and the `samples` check
 * fails with the details.
 */
export function availableMethod(t: TestContext): IsolationMethod | undefined {
  const {method, failures} = chooseMethod(
    methodsFor(process.platform, {id: process.getuid?.() ?? -1, group: process.getgid?.() ?? -1}),
  );
  if (method === undefined) t.skip(`no method to disable network access works on this machine: ${failures.join('; ')}`);
  return method;
}

/**
 * Creates a project that contains only samples. It's deleted after the test.
 *
 * @param files the text of each file, by its path from `samples/`
 */
export function project(t: TestContext, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  t.after(() => rmSync(folder, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'samples', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return folder;
}

/** The manifest of a sample with these scripts. */
export const manifest = (scripts: Readonly<Record<string, string>>) =>
  JSON.stringify({name: 'sample', private: true, type: 'module', scripts});

export const TEST = 'node --test --test-reporter=spec x.test.js';
export const PASSING = "import {test} from 'node:test';\ntest('one', () => {});\ntest('two', () => {});\n";
