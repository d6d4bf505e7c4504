// `npm run samples` runs the tests and recordings of every sample in JavaScript without network access. `-- --update`
// records the output again. Names of samples limit the run to these samples. `npm run languages` runs the others.
import {runCommand} from '../../src/site/command';
import {CommandError} from '../../src/site/errors';
import {readArguments} from './arguments';
import {SAMPLES_FOLDER} from './runAll';
import {runIsolated} from './runIsolated';
import {chooseSamples, listSamples} from './samples';

async function main(commandLine: readonly string[]): Promise<void> {
  const options = readArguments(commandLine);
  // Report an unknown name before anything runs.
  const chosen = chooseSamples(listSamples(SAMPLES_FOLDER), options.names);
  const others = chosen.filter(({language}) => language !== undefined);
  if (options.names.length > 0 && others.length > 0)
    throw new CommandError(
      `These samples aren't in JavaScript: ${others.map(({name}) => name).join(', ')}. ` +
        `Run npm run languages -- ${others.map(({name}) => name).join(' ')}.`,
    );
  await runIsolated({...options, names: chosen.filter((sample) => !others.includes(sample)).map(({name}) => name)});
}

void runCommand(() => main(process.argv.slice(2)));
