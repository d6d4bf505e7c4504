import {availableParallelism} from 'node:os';
import path from 'node:path';
import {CommandError} from '../../scripts/command';
import {
  chooseSamples,
  describeCounts,
  forEachInParallel,
  listSamples,
  objectionsTo,
  plural,
  readCounts,
  runSample,
  type Counts,
  type Sample,
} from './samples';

/** Where the samples are. */
export const ROOM = path.resolve('samples');

/** A line of the table that is printed while the samples run. */
function column(name: string, text: string, seconds: number): string {
  return `  ${name.padEnd(28)} ${text.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s`;
}

/**
 * Runs the tests of the samples side by side, and prints what each came to; the whole output of those that fail.
 * @throws CommandError when one failed or proved nothing
 */
export async function testSamples(names: readonly string[], room: string = ROOM): Promise<void> {
  const samples = chooseSamples(listSamples(room), names);
  const withoutTests = samples.filter(({scripts}) => scripts.test === undefined);
  const problems = withoutTests.map(
    ({name}) => `samples/${name}: its package.json has no script "test". Every sample proves what pages quote from it.`,
  );
  const total: Counts = {tests: 0, failed: 0, skipped: 0, recordings: 0};
  await forEachInParallel(
    samples.filter((sample) => !withoutTests.includes(sample)),
    availableParallelism(),
    async (sample) => {
      const outcome = await runSample(sample, 'test');
      const counts = readCounts(outcome.output);
      const found = objectionsTo(outcome);
      if (found.length > 0) console.log(`\n-- ${sample.name}\n${outcome.output.trimEnd()}\n--`);
      console.log(column(sample.name, describeCounts(counts), outcome.seconds));
      for (const key of ['tests', 'failed', 'skipped', 'recordings'] as const) total[key] += counts[key];
      problems.push(...found);
    },
  );
  console.log(`${plural(samples.length, 'sample')}: ${describeCounts(total)}`);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

/**
 * Makes the kept output of the samples again, and prints what changed.
 * @throws CommandError when one could not be made, or when none of the samples keeps output
 */
export async function updateSamples(names: readonly string[], room: string = ROOM): Promise<void> {
  const samples = chooseSamples(listSamples(room), names);
  const keeps = (sample: Sample) => sample.scripts.update !== undefined;
  const without = samples.filter((sample) => !keeps(sample)).map(({name}) => name);
  if (without.length > 0) console.log(`  without kept output: ${without.sort().join(', ')}`);
  const chosen = samples.filter(keeps);
  const problems: string[] = [];
  await forEachInParallel(chosen, availableParallelism(), async (sample) => {
    const {status, output, seconds} = await runSample(sample, 'update');
    console.log(column(sample.name, status === 0 ? 'updated' : 'FAILED', seconds));
    console.log(output.trimEnd().replace(/^/gm, '    '));
    if (status !== 0) problems.push(`samples/${sample.name}: npm run update ended with ${status}.`);
  });
  if (chosen.length === 0) problems.push('None of these samples keeps output: there was nothing to update.');
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  console.log(
    `${plural(chosen.length, 'sample')} updated. Read the difference (git diff samples) before you commit it.`,
  );
}
