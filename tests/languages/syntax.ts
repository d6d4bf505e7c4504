// Checks Ruby and Groovy code on pages with the languages' own tools. The libraries that the code uses aren't
// available, so this proves only that the syntax is valid.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readCode} from '../checks/pageCode';
import {parseProof} from '../../src/plugins/shared/code-blocks/proof';
import {findProgram, oncePer, runCommand, tryCommand} from './tools';

/** The compiler of Groovy code. The version is pinned because another one might accept other syntax. */
const GROOVY = {group: 'org.apache.groovy', names: ['groovy', 'groovy-json'], version: '5.1.3'} as const;
const FETCH_GOAL = 'org.apache.maven.plugins:maven-dependency-plugin:3.9.0:get';

interface Block {
  file: string;
  line: number;
  text: string;
}

const ALIASES: Readonly<Record<string, 'ruby' | 'groovy'>> = {
  ruby: 'ruby',
  rb: 'ruby',
  groovy: 'groovy',
  gradle: 'groovy',
  jenkinsfile: 'groovy',
};

/** The Ruby and Groovy code that pages contain. @param site root of the repository */
function findBlocks(site: string): Record<'ruby' | 'groovy', Block[]> {
  const found: Record<'ruby' | 'groovy', Block[]> = {ruby: [], groovy: []};
  for (const {codeBlocks} of readCode(site).values())
    for (const {file, line, lang, meta, text} of codeBlocks) {
      const language = ALIASES[(lang ?? '').toLowerCase()];
      if (language !== undefined && parseProof(lang, meta)?.kind === 'check') found[language].push({file, line, text});
    }
  return found;
}

/**
 * Writes each block to a file of its own and runs a tool on it.
 * @param command the tool's command line for a file
 * @returns a problem for each block that the tool rejects
 */
async function checkEach(
  blocks: readonly Block[],
  extension: string,
  command: (file: string) => string[],
): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'syntax-'));
  try {
    const problems: string[] = [];
    for (const [index, {file, line, text}] of blocks.entries()) {
      const source = path.join(folder, `block${index + 1}.${extension}`);
      writeFileSync(source, `${text}\n`);
      const {status, output} = await tryCommand(command(source), folder);
      if (status === 0) continue;
      problems.push(
        `${file}:${line}: Expected valid code, but the compiler rejects it. Correct it.\n${output.replaceAll(source, 'line').trim()}`,
      );
    }
    return problems;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Parses Ruby code with `ruby -c`. */
export const checkRuby = (blocks: readonly Block[]): Promise<string[]> =>
  checkEach(blocks, 'rb', (file) => ['ruby', '-c', file]);

/**
 * Compiles Groovy code without the libraries that it uses, which works because Groovy looks up names at run time.
 * @param cache the folder for fetched dependencies, an absolute path
 */
async function checkGroovy(blocks: readonly Block[], cache: string): Promise<string[]> {
  const {group, names, version} = GROOVY;
  const folder = path.join(cache, 'groovy');
  const repository = path.join(folder, 'repository');
  await oncePer(version, folder, async () => {
    const options = ['--batch-mode', '--quiet', `-Dmaven.repo.local=${repository}`, '-Dtransitive=false'];
    for (const name of names)
      await runCommand(['mvn', ...options, FETCH_GOAL, `-Dartifact=${group}:${name}:${version}`], folder);
  });
  const jars = names.map((name) =>
    path.join(repository, group.replaceAll('.', '/'), name, version, `${name}-${version}.jar`),
  );
  const target = path.join(folder, 'classes');
  mkdirSync(target, {recursive: true});
  const program = ['java', '-cp', jars.join(path.delimiter), 'org.codehaus.groovy.tools.FileSystemCompiler'];
  return checkEach(blocks, 'groovy', (file) => [...program, '-d', target, file]);
}

/**
 * Checks all Ruby and Groovy code on pages.
 * @param site root of the repository
 * @returns the problems, a message for each missing tool, and the number of blocks that were checked
 */
export async function checkSyntax(
  site: string,
  cache: string,
): Promise<{problems: string[]; missing: string[]; counts: string}> {
  const {ruby, groovy} = findBlocks(site);
  const problems: string[] = [];
  const missing: string[] = [];
  const counts: string[] = [];
  const tools = [
    {title: 'Ruby', blocks: ruby, needs: ['ruby'], check: checkRuby},
    {
      title: 'Groovy',
      blocks: groovy,
      needs: ['java', 'mvn'],
      check: (all: readonly Block[]) => checkGroovy(all, cache),
    },
  ];
  for (const {title, blocks, needs, check} of tools) {
    const absent = needs.filter((program) => findProgram(program) === undefined);
    if (blocks.length === 0) continue;
    if (absent.length > 0)
      missing.push(`${title}: ${absent.join(' and ')} isn't installed. On Debian: apt-get install ruby maven`);
    else {
      problems.push(...(await check(blocks)));
      counts.push(`${blocks.length} in ${title}`);
    }
  }
  return {problems, missing, counts: counts.join(', ')};
}
