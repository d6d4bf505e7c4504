// `npm run samples`: the tests of every sample, recordings included, with no network. `-- --update` makes the kept output again; names choose samples.
import {spawn} from 'node:child_process';
import path from 'node:path';
import {CommandError, runCommand} from '../../scripts/command';
import {readArguments} from './arguments';
import {chooseWay, describeNoWay, waysFor} from './isolation';
import {attempt, listen, outsideHost} from './proof';
import {ROOM} from './runAll';
import {chooseSamples, listSamples} from './samples';

const INSIDE = [process.execPath, path.join(__dirname, '../../scripts/run.cjs'), path.join(__dirname, 'inside.ts')];

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
  // A wrong name is told before anything else happens.
  chooseSamples(listSamples(ROOM), names);
  if (allowNetwork) {
    console.log(
      'The samples run with the network, as --allow-network asks. Nothing is proven about what they do with it.',
    );
    process.exitCode = await run([...INSIDE, '-', '0', ...commandLine]);
    return;
  }

  const user = {id: process.getuid?.() ?? -1, group: process.getgid?.() ?? -1};
  const {way, failures} = chooseWay(waysFor(process.platform, user, process.env));
  const host = outsideHost(process.platform);
  if (way === undefined || host === undefined) {
    throw new CommandError(
      describeNoWay(
        process.platform,
        way === undefined ? failures : ['this machine has no address on a network to try'],
      ),
    );
  }
  const {server, address, visits} = await listen(host);
  try {
    // Without this, a listener that nobody can reach would pass for a network that is gone.
    const control = await attempt(address);
    if (control !== 'reached')
      throw new CommandError(
        `The listener outside is not reached from outside either (${control}), so it can prove nothing.`,
      );
    console.log(`Samples run in: ${way.name}`);
    process.exitCode = await run(way.wrap([...INSIDE, address.host, String(address.port), ...commandLine]));
    if (visits() !== 1)
      throw new CommandError(
        `The listener outside was visited ${visits() - 1} times while the samples ran: they have a network.`,
      );
  } finally {
    server.close();
  }
}

void runCommand(() => main(process.argv.slice(2)));
