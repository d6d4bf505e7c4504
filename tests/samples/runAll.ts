import {availableParallelism} from 'node:os';
import path from 'node:path';
import {CommandError} from '../../src/site/errors';
import {
  chooseSamples,
  describeCounts,
  forEachInParallel,
  listSamples,
  problemsOf,
  plural,
  readCounts,
  runSample,
  type Counts,
  type Sample,
} from './samples';

export const SAMPLES_FOLDER = path.resolve('samples');

/** A row of the table that is printed while the samples run. */
function row(name: string, text: string, seconds: number): string {
  return `  ${name.padEnd(28)} ${text.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s`;
}

/**
 * Runs the tests of the samples in parallel. Prints the result of each, and the complete output of those that fail.
 *
 * @throws CommandError if a sample failed or ran no tests
 */
export async function testSamples(names: readonly string[], folder: string = SAMPLES_FOLDER): Promise<void> {
  const samples = chooseSamples(listSamples(folder), names);
  const withoutTests = samples.filter(({scripts}) => scripts.test === undefined);
  const problems = withoutTests.map(
    ({name}) => `samples/${name}: package.json has no script "test". Add one that tests the code that pages quote.`,
  );
  const total: Counts = {tests: 0, failed: 0, skipped: 0, recordings: 0};
  await forEachInParallel(
    samples.filter((sample) => !withoutTests.includes(sample)),
    availableParallelism(),
    async (sample) => {
      const outcome = await runSample(sample, 'test');
      const counts = readCounts(outcome.output);
      const found = problemsOf(outcome);
      if (found.length > 0) console.log(`\n-- ${sample.name}\n${outcome.output.trimEnd()}\n--`);
      console.log(row(sample.name, describeCounts(counts), outcome.seconds));
      for (const key of ['tests', 'failed', 'skipped', 'recordings'] as const) total[key] += counts[key];
      problems.push(...found);
    },
  );
  console.log(`${plural(samples.length, 'sample')}: ${describeCounts(total)}`);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

/**
 * Runs the update scripts of the samples, which record the output again, and prints what changed.
 *
 * @throws CommandError if a script fails, or if none of the samples has one
 */
export async function updateSamples(names: readonly string[], folder: string = SAMPLES_FOLDER): Promise<void> {
  const samples = chooseSamples(listSamples(folder), names);
  const hasUpdate = (sample: Sample) => sample.scripts.update !== undefined;
  const without = samples.filter((sample) => !hasUpdate(sample)).map(({name}) => name);
  if (without.length > 0) console.log(`  without an update script: ${without.sort().join(', ')}`);
  const chosen = samples.filter(hasUpdate);
  const problems: string[] = [];
  await forEachInParallel(chosen, availableParallelism(), async (sample) => {
    const {status, output, seconds} = await runSample(sample, 'update');
    console.log(row(sample.name, status === 0 ? 'updated' : 'FAILED', seconds));
    console.log(output.trimEnd().replace(/^/gm, '    '));
    if (status !== 0) problems.push(`samples/${sample.name}: npm run update exited with code ${status}.`);
  });
  if (chosen.length === 0) problems.push('None of these samples has a script "update".');
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  console.log(
    `${plural(chosen.length, 'sample')} updated. Review the changes with git diff samples before you commit them.`,
  );
}
