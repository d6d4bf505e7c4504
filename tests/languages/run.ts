// `npm run languages` runs the samples in Java, Go, and Python: it fetches their dependencies, and then runs their
// commands without network access. `-- java` and `-- java-junit` limit the run; `-- --update` records the output again.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../../src/site/command';
import {CommandError} from '../../src/site/errors';
import {readArguments} from '../samples/arguments';
import {SAMPLES_FOLDER} from '../samples/runAll';
import {runIsolated} from '../samples/runIsolated';
import {chooseSamples, listSamples, plural, type Sample} from '../samples/samples';
import {go} from './go';
import {java} from './java';
import {LANGUAGES, type Language, type LanguageName, type Toolchain} from './model';
import {python} from './python';
import {checkSyntax} from './syntax';

const BY_NAME: Readonly<Record<LanguageName, Language>> = {java, go, python};

/** Where fetched dependencies are kept between runs. */
const CACHE = path.resolve('.cache/languages');

/**
 * With this option, nothing runs after the dependencies are fetched. Fetching takes minutes but little processor time,
 * so `npm test` does it next to the build.
 */
const FETCH_ONLY = '--fetch';

const isLanguage = (name: string): name is LanguageName => (LANGUAGES as readonly string[]).includes(name);

/**
 * The samples that a run consists of.
 * @param names languages and samples; none means all
 * @throws CommandError if a name is unknown, or if a sample's language is
 */
export function chooseLanguageSamples(samples: readonly Sample[], names: readonly string[]): Sample[] {
  const unknown = samples.find(({language}) => language !== undefined && !isLanguage(language));
  if (unknown !== undefined)
    throw new CommandError(
      `samples/${unknown.name}/package.json: Expected "language" to be ${LANGUAGES.join(', ')}, but found ` +
        `"${unknown.language ?? ''}". Correct it, or remove it if the sample is in JavaScript.`,
    );
  const others = samples.filter(({language}) => language !== undefined);
  const chosen = chooseSamples(
    others,
    names.filter((name) => !isLanguage(name)),
  );
  const named = names.some((name) => !isLanguage(name)) ? chosen : [];
  const result =
    names.length === 0 ? others : others.filter((one) => named.includes(one) || names.includes(one.language ?? ''));
  if (result.length === 0)
    throw new CommandError(`Expected samples in ${names.join(', ') || LANGUAGES.join(', ')}, but found none.`);
  return result;
}

/**
 * Finds the installed tools of each language.
 * @returns the available languages with their versions, and a message for each missing one
 */
export function detectLanguages(languages: readonly Language[]): {available: Language[]; missing: string[]} {
  const available: Language[] = [];
  const missing: string[] = [];
  for (const language of languages) {
    try {
      console.log(`${language.title}: ${language.detect()}`);
      available.push(language);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      missing.push(`${language.title}: ${error.message} Install ${language.requires}.`);
    }
  }
  return {available, missing};
}

/**
 * Prints what is skipped because a tool is missing.
 * @throws CommandError with the same messages where nothing may be skipped, which the environment variable CI means
 */
export function reportMissing(missing: readonly string[], environment: NodeJS.ProcessEnv = process.env): void {
  if (missing.length > 0 && environment.CI)
    throw new CommandError(
      [...missing, 'No language may be skipped because the environment variable CI is set.'].join('\n'),
    );
  for (const message of missing) console.log(`SKIPPED ${message}`);
}

/**
 * Fetches the dependencies of all samples in the languages, or finds them in the cache.
 * @returns by name of sample
 */
async function fetchDependencies(languages: readonly Language[]): Promise<Map<string, Toolchain>> {
  const toolchains = new Map<string, Toolchain>();
  for (const language of languages) {
    const started = performance.now();
    // All samples of the language, so that the cache doesn't depend on which of them run.
    const all = listSamples(SAMPLES_FOLDER).filter((sample) => sample.language === language.name);
    for (const [name, toolchain] of await language.fetch(all, CACHE)) toolchains.set(name, toolchain);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${language.title}: dependencies of ${plural(all.length, 'sample')} fetched in ${seconds} s`);
  }
  return toolchains;
}

async function main(commandLine: readonly string[]): Promise<void> {
  const fetchOnly = commandLine.includes(FETCH_ONLY);
  const options = readArguments(commandLine.filter((argument) => argument !== FETCH_ONLY));
  const samples = chooseLanguageSamples(listSamples(SAMPLES_FOLDER), options.names);
  const languages = LANGUAGES.filter((name) => samples.some(({language}) => language === name)).map(
    (name) => BY_NAME[name],
  );
  const {available, missing} = detectLanguages(languages);
  reportMissing(missing);
  if (fetchOnly) {
    await fetchDependencies(available);
    return;
  }
  const chosen = samples.filter(({language}) => available.some(({name}) => name === language));
  if (chosen.length === 0) {
    console.log('No sample ran.');
    return;
  }

  const toolchains = await fetchDependencies(available);
  // Each run has its own file, because two runs at the same time can have different languages.
  const file = path.join(CACHE, `toolchains-${process.pid}.json`);
  mkdirSync(CACHE, {recursive: true});
  writeFileSync(file, JSON.stringify(Object.fromEntries(toolchains), null, 2));
  process.env.LANGUAGE_TOOLCHAINS = file;
  try {
    await runIsolated({...options, names: chosen.map(({name}) => name)});
  } finally {
    rmSync(file, {force: true});
  }
  if (options.names.length > 0 || options.update) return;
  const syntax = await checkSyntax(process.cwd(), CACHE);
  reportMissing(syntax.missing);
  console.log(`Code blocks on pages that compile or parse: ${syntax.counts || 'none'}`);
  if (syntax.problems.length > 0) throw new CommandError(syntax.problems.join('\n'));
}

if (require.main === module) void runCommand(() => main(process.argv.slice(2)));
