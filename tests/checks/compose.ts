// Loads the Compose files on the On-Premises pages with the parser of Docker Compose, together with the files of the
// configuration builder. The parser is a Go module, which tests/compose uses.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve, sep} from 'node:path';
import {CommandError} from '../../src/site/errors';
import {runCommand} from '../../src/site/command';
import {findProgram} from '../languages/tools';
import {combinationsOf} from './configurationBuilder/combinations';
import {checkPages, type Loader, type ProjectOutput} from './composeProjects/check';
import {readLines, readPage} from './composeProjects/pages';
import {RELEASE_LINES} from './releaseLines';

const PROGRAM = resolve('.cache/compose/load');

/** Compiles the program. Go downloads its dependencies if they aren't in the module cache. @throws CommandError */
function compile(go: string): void {
  mkdirSync(resolve('.cache/compose'), {recursive: true});
  const {status, stderr} = spawnSync(go, ['build', '-o', PROGRAM, '.'], {
    cwd: 'tests/compose',
    encoding: 'utf8',
    env: {...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=readonly', GOTELEMETRY: 'off'},
  });
  if (status !== 0) throw new CommandError(`tests/compose can't be compiled:\n${stderr}`);
}

/** Loads projects with the compiled program. @throws CommandError if the program fails */
const load: Loader = (inputs) => {
  const {status, stdout, stderr} = spawnSync(PROGRAM, {
    input: JSON.stringify(inputs),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {PATH: process.env.PATH},
  });
  if (status !== 0) throw new CommandError(`tests/compose failed:\n${stderr}`);
  return JSON.parse(stdout) as ProjectOutput[];
};

/** The pages of a folder, without partials and release pages. */
const pagesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((file) => file.endsWith('.mdx') && !/\/_|\/releases\//.test(file))
    .sort();

function main(): void {
  const go = findProgram('go');
  if (go === undefined) {
    const message = "Go isn't installed, so the Compose files on pages aren't loaded. Install Go 1.24 or later.";
    if (process.env.CI !== undefined && process.env.CI !== '') throw new CommandError(message);
    console.log(`SKIPPED ${message}`);
    return;
  }
  compile(go);
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  try {
    const problems = RELEASE_LINES.flatMap(({folder: source, line}) => {
      const pages = pagesIn(source).map((file) => readPage(file, readLines(file)));
      const {combinations} = combinationsOf(line, 'compose');
      const result = checkPages(line, pages, combinations, join(folder, line), load);
      const {combinations: count, overrides, parts, complete, commands, problems: found} = result;
      console.log(
        `compose, ${line}: ${pages.length} pages, ${count} combinations of choices, ${overrides} overrides, ` +
          `${parts} parts, ${complete} complete files, ${commands} commands, ${found.length} problems`,
      );
      return found;
    });
    if (problems.length > 0) throw new CommandError([...new Set(problems)].join('\n'));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

void runCommand(() => Promise.resolve().then(main));
