// Matches the same bodies with Pact's native library, which npm installs with Pact, and with the WebAssembly module of
// the matching lab. The lab lists the differences from src/data/matchingDifferences.ts.
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {matchingDifferences, matchingVersions} from '../../src/data/matchingDifferences';
import {createEngine} from '../../src/labs/match/engine';
import {loadModule, type ModuleCall} from '../../src/labs/match/module';
import {pathsOf} from '../../src/labs/match/paths';
import {runCommand} from '../../src/site/command';
import {CommandError} from '../../src/site/errors';
import {findProgram} from '../languages/tools';
import {generateCases, HANDWRITTEN, type MatchCase} from './nativeMatching/cases';
import {compareAnswers, matches, type LibraryAnswer, type Reported} from './nativeMatching/compare';
import {checkSpecification} from './nativeMatching/specification';

const GENERATED = 5000;
const SEED = 1;
const MODULE = 'src/labs/match/pact_match.wasm';
/** Part of a package that the build of the module unpacks. */
const SPECIFICATION = 'src/labs/match/crate/patches/pact_matching/tests/spec_testcases';
const PACKAGES = 'node_modules/@pact-foundation';
/** How many problems are printed. */
const PRINTED = 5;

/** The path of the native library for this computer. npm installs no other. @throws CommandError if it's missing */
function nativeLibrary(): string {
  const found = readdirSync(PACKAGES)
    .filter((name) => name.startsWith('pact-core-'))
    .map((name) => join(PACKAGES, name, 'prebuilds'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => /(?:lib)?pact_ffi\.(?:so|dylib|dll)$/.test(name))
        .map((name) => join(folder, name)),
    );
  const [library] = found;
  if (library === undefined)
    throw new CommandError(`Expected Pact's native library in ${PACKAGES}/pact-core-*/prebuilds. Run npm ci.`);
  return library;
}

/** Matches cases with the native library. @throws CommandError if it stops */
function matchNatively(python: string, library: string, cases: readonly MatchCase[]): LibraryAnswer[] {
  const lines = cases.map((one) => JSON.stringify({...one, rules: JSON.stringify(one.rules)}));
  const {status, stdout, stderr} = spawnSync(python, ['tests/checks/nativeMatching/native.py', library], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {PATH: process.env.PATH, PACT_DO_NOT_TRACK: 'true', PYTHONUTF8: '1'},
  });
  const answers = stdout.trimEnd().split('\n');
  if (status !== 0 || answers.length !== cases.length)
    throw new CommandError(
      `Expected ${cases.length} answers from Pact's native library, but it stopped after ${answers.length}:\n` +
        stderr.slice(-2000),
    );
  return answers.map((answer) => JSON.parse(answer) as LibraryAnswer);
}

/** Matches a case with the module. */
function matchWithModule(call: ModuleCall, {rules, ...bodies}: MatchCase): LibraryAnswer {
  const answer = call({op: 'match_body', ...bodies, matchingRules: {body: rules}});
  return answer.ok ? (answer.mismatches as Reported[]) : {error: answer.error};
}

/** Whether several rules with the same weight apply to a value. Then, the native library selects one at random. */
function isTied(call: ModuleCall, {expected, actual, rules}: MatchCase): boolean {
  const paths = [...pathsOf([JSON.parse(expected), JSON.parse(actual)]).values()];
  const answer = call({op: 'match_body', expected, actual, matchingRules: {body: rules}, paths});
  return answer.ok && (answer.selected as {choices: ({tied: boolean} | null)[]}).choices.some((choice) => choice?.tied);
}

function checkVersions(call: ModuleCall, library: string): void {
  const version = call({op: 'version'});
  const module = version.ok ? version.pact_matching : version.error;
  // The library contains the names of its source files.
  const native = /pact_matching-(\d+\.\d+\.\d+)/.exec(readFileSync(library, 'latin1'))?.[1];
  if (module !== matchingVersions.module || native !== matchingVersions.native)
    throw new CommandError(
      `Expected the versions of pact_matching in src/data/matchingDifferences.ts, ${JSON.stringify(matchingVersions)}, ` +
        `but found ${JSON.stringify({module, native})}. Correct them, and review the differences.`,
    );
}

async function main(): Promise<void> {
  const python = findProgram('python3');
  if (python === undefined) {
    const text = "Python isn't installed, so Pact's native library isn't called. Install Python 3.11.";
    if (process.env.CI !== undefined && process.env.CI !== '') throw new CommandError(text);
    console.log(`SKIPPED ${text}`);
    return;
  }
  const library = nativeLibrary();
  const bytes = readFileSync(MODULE);
  const call = await loadModule(bytes);
  checkVersions(call, library);

  const all = [...HANDWRITTEN, ...generateCases(GENERATED, SEED)];
  const cases = all.filter((one) => !isTied(call, one));
  const native = matchNatively(python, library, cases);
  const module = cases.map((one) => matchWithModule(call, one));
  const describe = (index: number) => JSON.stringify(cases[index]);
  const engine = await createEngine(bytes);
  const answers = cases.map((one) => engine.match({kind: 'match', ...one, contentType: 'application/json'}));
  const isRejected = (index: number) => answers[index]?.kind === 'invalid';
  const {causes, same, matched, problems} = compareAnswers(native, module, matchingDifferences, describe, isRejected);
  problems.push(
    ...answers.flatMap((answer, index) =>
      answer.kind === 'matched' && answer.matches !== matches(module[index] ?? [])
        ? [`The engine and the module disagree about ${describe(index)}`]
        : [],
    ),
  );
  console.log(
    `matching: ${cases.length} cases, of which ${matched} match, ${same} with the same answer, ` +
      `${[...causes].map(([cause, count]) => `${count} with the difference ${cause}`).join(', ')}, ` +
      `${problems.length} problems. ` +
      `${all.length - cases.length} cases with rules of the same weight weren't compared.`,
  );
  if (existsSync(SPECIFICATION)) {
    const specification = checkSpecification(call, SPECIFICATION);
    console.log(
      `matching: ${specification.cases} cases of the specification, ${specification.problems.length} problems`,
    );
    problems.push(...specification.problems);
  } else
    console.log(
      `SKIPPED The cases of the specification aren't in ${SPECIFICATION}. A build of the module puts them there.`,
    );
  if (cases.length < GENERATED)
    throw new CommandError(`Expected at least ${GENERATED} cases, but ${cases.length} were compared. Add more.`);
  if (problems.length > 0)
    throw new CommandError([...problems.slice(0, PRINTED), `${problems.length} problems in total`].join('\n'));
}

void runCommand(main);
