// The part of `npm run samples` that runs without a network. It proves that first, and refuses to run the samples when it cannot.
import {CommandError, runCommand} from '../../scripts/command';
import {readArguments} from './arguments';
import {gatherEvidence, objections} from './proof';
import {testSamples, updateSamples} from './runAll';
import {stopSamples} from './samples';

async function main([host = '', port = '', ...rest]: readonly string[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopSamples();
      process.exit(1);
    });
  }
  const {update, names, allowNetwork} = readArguments(rest);
  if (!allowNetwork) {
    const evidence = await gatherEvidence({host, port: Number(port)});
    const found = objections(evidence);
    if (found.length > 0)
      throw new CommandError(
        ['There is no proof that the samples run without a network, so they are not run.', ...found].join('\n'),
      );
    console.log(`No network: a listener inside is reached, the one outside is not (${evidence.outside}).`);
  }
  await (update ? updateSamples(names) : testSamples(names));
}

void runCommand(() => main(process.argv.slice(2)));
