import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestContext} from 'node:test';
import {chooseWay, waysFor, type Way} from './isolation';

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
  // A test runner inside the command would take its output for a report.
  delete environment.NODE_TEST_CONTEXT;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe']});
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject).once('close', (code) => resolve({code, text}));
  });
}

/** The command that runs one of the scripts beside this file. */
export const script = (name: 'run' | 'inside', ...args: string[]) => [
  process.execPath,
  path.join(__dirname, '../../scripts/run.cjs'),
  path.join(__dirname, `${name}.ts`),
  ...args,
];

export const node = (code: string) => [process.execPath, '-e', code];

/** The first way that works here. A test that needs one is skipped, with the reason, where none does: the gate "samples" then fails and says more. */
export function wayHere(t: TestContext): Way | undefined {
  const {way, failures} = chooseWay(
    waysFor(process.platform, {id: process.getuid?.() ?? -1, group: process.getgid?.() ?? -1}),
  );
  if (way === undefined) t.skip(`no way to take the network from a command works here: ${failures.join('; ')}`);
  return way;
}

/** A project that has only samples: file texts by path below `samples/`. It goes away with the test. */
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
