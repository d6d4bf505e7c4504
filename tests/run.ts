// `npm test` runs every check; `npm run check` runs the fast ones. The first lines of the output list what
// the checks verify, and the last lines list what passed and failed.
import {availableParallelism} from 'node:os';
import {CHECKS} from './checks/list';
import {chooseChecks, runChecks, summary} from './checks/runChecks';

/** How many checks run in parallel. Most of them use one core. */
const WIDTH = Math.min(2, availableParallelism());

const USAGE = `npm test runs every check.
npm test -- <name> … runs only the checks with these names: ${CHECKS.map((check) => check.name).join(', ')}.
npm test -- languages java limits the check to one language.
npm test -- --allow-network runs the samples without removing network access.
npm run check runs the fast ones.`;

const OPTIONS = ['--fast', '--allow-network'];

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const option = args.find((arg) => arg.startsWith('--') && !OPTIONS.includes(arg));
  if (option !== undefined) {
    console.error(`Unknown option '${option}'.\n${USAGE}`);
    return 2;
  }
  const fast = args.includes('--fast');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const {chosen, unknown} = chooseChecks(CHECKS, names);
  if (unknown.length > 0) {
    console.error(
      `No check is named ${unknown.join(', ')}. The checks are: ${CHECKS.map((check) => check.name).join(', ')}.`,
    );
    return 2;
  }
  const checks = names.length > 0 ? chosen : CHECKS.filter((check) => !fast || check.fast);
  console.log(`${checks.length} checks verify that:`);
  for (const {name, verifies} of checks) console.log(`  ${`${name}:`.padEnd(18)}${verifies}`);
  const started = performance.now();
  const results = await runChecks(checks, WIDTH);
  for (const line of summary(checks, results, (performance.now() - started) / 1000)) console.log(line);
  return results.every(({status}) => status === 0) ? 0 : 1;
}

void main(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
