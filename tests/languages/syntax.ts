// Checks code on pages that isn't quoted from a project, with the languages' own tools. Java and Python code is
// compiled; it uses only the standard library. The libraries that Ruby and Groovy code uses aren't available, so for
// them this proves only that the syntax is valid.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readCode} from '../checks/pageCode';
import {parseProof} from '../../src/plugins/shared/code-blocks/proof';
import {findProgram, oncePer, runCommand, tryCommand} from './tools';

/** The compiler of Groovy code. The version is pinned because another one might accept other syntax. */
const GROOVY = {group: 'org.apache.groovy', names: ['groovy', 'groovy-json'], version: '5.1.1'} as const;
const FETCH_GOAL = 'org.apache.maven.plugins:maven-dependency-plugin:3.9.0:get';

interface Block {
  file: string;
  line: number;
  text: string;
}

type BlockLanguage = 'java' | 'python' | 'ruby' | 'groovy';

const ALIASES: Readonly<Record<string, BlockLanguage>> = {
  java: 'java',
  python: 'python',
  py: 'python',
  ruby: 'ruby',
  rb: 'ruby',
  groovy: 'groovy',
  gradle: 'groovy',
  jenkinsfile: 'groovy',
};

/** The code in these languages that pages contain without quoting it. @param site root of the repository */
function findBlocks(site: string): Record<BlockLanguage, Block[]> {
  const found: Record<BlockLanguage, Block[]> = {java: [], python: [], ruby: [], groovy: []};
  for (const {codeBlocks} of readCode(site).values())
    for (const {file, line, lang, meta, text} of codeBlocks) {
      const language = ALIASES[(lang ?? '').toLowerCase()];
      if (language !== undefined && parseProof(lang, meta)?.kind === 'check') found[language].push({file, line, text});
    }
  return found;
}

/** The name that Java requires for the file of a public class. */
const classIn = (text: string): string | undefined =>
  /^public (?:final )?(?:class|record|interface) (\w+)/m.exec(text)?.[1];

/**
 * Writes each block to its own file and runs a tool on it.
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
      const name = extension === 'java' ? classIn(text) : undefined;
      const source = path.join(folder, `${name ?? `Block${index + 1}`}.${extension}`);
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

/** Compiles Java code that uses only the JDK. */
const checkJava = (blocks: readonly Block[]): Promise<string[]> =>
  checkEach(blocks, 'java', (file) => ['javac', '--release', '17', '-d', path.dirname(file), file]);

/** Compiles Python code, without importing what it uses. */
const checkPython = (blocks: readonly Block[]): Promise<string[]> =>
  checkEach(blocks, 'py', (file) => ['python3', '-m', 'py_compile', file]);

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
 * Checks all code on pages that isn't quoted from a project.
 * @param site root of the repository
 * @returns the problems, a message for each missing tool, and the number of blocks that were checked
 */
export async function checkSyntax(
  site: string,
  cache: string,
): Promise<{problems: string[]; missing: string[]; counts: string}> {
  const blocksIn = findBlocks(site);
  const problems: string[] = [];
  const missing: string[] = [];
  const counts: string[] = [];
  const tools = [
    {title: 'Java', blocks: blocksIn.java, needs: ['javac'], check: checkJava},
    {title: 'Python', blocks: blocksIn.python, needs: ['python3'], check: checkPython},
    {title: 'Ruby', blocks: blocksIn.ruby, needs: ['ruby'], check: checkRuby},
    {
      title: 'Groovy',
      blocks: blocksIn.groovy,
      needs: ['java', 'mvn'],
      check: (blocks: readonly Block[]) => checkGroovy(blocks, cache),
    },
  ];
  for (const {title, blocks, needs, check} of tools) {
    const absent = needs.filter((program) => findProgram(program) === undefined);
    if (blocks.length === 0) continue;
    if (absent.length > 0)
      missing.push(
        `${title}: ${absent.join(' and ')} isn't installed. On Debian: apt-get install openjdk-17-jdk-headless maven python3 ruby`,
      );
    else {
      problems.push(...(await check(blocks)));
      counts.push(`${blocks.length} in ${title}`);
    }
  }
  return {problems, missing, counts: counts.join(', ')};
}
