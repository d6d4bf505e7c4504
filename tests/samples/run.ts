// `npm run samples` runs the tests and recordings of every sample without network access. `-- --update` records the
// output again. Names of samples limit the run to these samples.
import {spawn} from 'node:child_process';
import path from 'node:path';
import {runCommand} from '../../src/site/command';
import {CommandError} from '../../src/site/errors';
import {readArguments} from './arguments';
import {chooseMethod, describeFailures, methodsFor} from './isolation';
import {attemptConnection, outerHost, startServer} from './proof';
import {SAMPLES_FOLDER} from './runAll';
import {chooseSamples, listSamples} from './samples';

const ISOLATED = [process.execPath, path.join(__dirname, '../../scripts/run.cjs'), path.join(__dirname, 'isolated.ts')];

function run([program = '', ...args]: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {stdio: ['ignore', 'inherit', 'inherit']});
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}

async function main(commandLine: readonly string[]): Promise<void> {
  const {allowNetwork, names} = readArguments(commandLine);
  // Report an unknown name before anything runs.
  chooseSamples(listSamples(SAMPLES_FOLDER), names);
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

void runCommand(() => main(process.argv.slice(2)));
