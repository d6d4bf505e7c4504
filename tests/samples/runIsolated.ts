// Runs samples in a process without network access.
import {spawn} from 'node:child_process';
import path from 'node:path';
import {CommandError} from '../../src/site/errors';
import type {Arguments} from './arguments';
import {chooseMethod, describeFailures, methodsFor} from './isolation';
import {attemptConnection, outerHost, startServer} from './networkProof';

const ISOLATED = [process.execPath, path.join(__dirname, '../../scripts/run.cjs'), path.join(__dirname, 'isolated.ts')];

function run([program = '', ...args]: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {stdio: ['ignore', 'inherit', 'inherit']});
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}

/**
 * Runs the tests or the updates of samples without network access, and proves that there is none. Sets the exit code.
 * @param names complete names of the samples
 * @throws CommandError if network access can't be removed, or if something used it
 */
export async function runIsolated({update, allowNetwork, names}: Arguments): Promise<void> {
  const commandLine = [...(update ? ['--update'] : []), ...(allowNetwork ? ['--allow-network'] : []), ...names];
  if (allowNetwork) {
    console.log('The samples run with --allow-network, so network access is not disabled.');
    process.exitCode = await run([...ISOLATED, '-', '0', ...commandLine]);
    return;
  }

  const user = {id: process.getuid?.() ?? -1, group: process.getgid?.() ?? -1};
  const {method, failures} = chooseMethod(methodsFor(process.platform, user, process.env));
  const host = outerHost(process.platform);
  if (method === undefined || host === undefined) {
    throw new CommandError(
      describeFailures(
        process.platform,
        method === undefined ? failures : ['this machine has no network address for the outer server'],
      ),
    );
  }
  const {server, address, connections} = await startServer(host);
  try {
    // A server that can't be reached at all would look like disabled network access.
    const control = await attemptConnection(address);
    if (control !== 'reached')
      throw new CommandError(
        `The outer server can't be reached even with network access (${control}), so the test is meaningless.`,
      );
    console.log(`Network access is disabled with: ${method.name}`);
    process.exitCode = await run(method.wrap([...ISOLATED, address.host, String(address.port), ...commandLine]));
    if (connections() !== 1)
      throw new CommandError(
        `The outer server received ${connections() - 1} connections while the samples ran, so they have network access.`,
      );
  } finally {
    server.close();
  }
}
