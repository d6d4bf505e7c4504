// The part of `npm run samples` that runs without network access. It doesn't run the samples if it finds that it has
// network access.
import {runCommand} from '../../src/site/command';
import {CommandError} from '../../src/site/errors';
import {readArguments} from './arguments';
import {gatherEvidence, problemsWith} from './networkProof';
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
    const problems = problemsWith(evidence);
    if (problems.length > 0)
      throw new CommandError(
        ['The samples were not run because network access is not disabled.', ...problems].join('\n'),
      );
    console.log(
      `Network access is disabled: the inner server responds, but the outer one does not (${evidence.outer}).`,
    );
  }
  await (update ? updateSamples(names) : testSamples(names));
}

void runCommand(() => main(process.argv.slice(2)));
