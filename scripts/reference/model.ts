import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

/** An option of a command, in the format of `samples/pact-cli/describe.js`. */
export interface Option {
  /** The name with its dashes. */
  long: string;
  short?: string;
  aliases?: string[];
  /** Absent for a switch. */
  value?: {name: string; optional?: true; many?: true};
  possibleValues?: string[];
  default?: string;
  /** The environment variable that sets the option. */
  env?: string;
  /** Other options that this option requires. */
  requires?: string[];
  /** Its heading in the help text, if that isn't `Options`. */
  section?: string;
  /** The help text of the tool. */
  help: string;
}

export interface Argument {
  name: string;
  required: boolean;
  many: boolean;
  possibleValues?: string[];
  help: string;
}

export interface Command {
  /** For example `pact broker publish`. */
  path: string;
  usage: string;
  /** Names of its subcommands. */
  subcommands: string[];
  arguments: Argument[];
  /** Excludes the global options. */
  options: Option[];
  /** Sets of options and arguments. A command needs one of each set. */
  required: string[][];
}

export interface Cli {
  /** The npm package and its version. */
  package: string;
  globalOptions: Option[];
  commands: Command[];
}

/** A recorded command from `samples/pact-cli/scenarios.js`. */
export interface Scenario {
  /** The heading of the example. */
  title: string;
  /** Commands that set up the data. */
  before?: string[];
  run: string;
  brokenProvider?: true;
  /** Commands that run while this command waits. */
  meanwhile?: string[];
  /** The broker accepts changed content for the same consumer version. */
  allowsChanges?: true;
  env?: Record<string, string>;
  exitStatus: number;
  /** A scenario with a different result, for comparison. */
  counterpart: string;
  era?: 'tags';
}

export interface Scenarios {
  scenarios: Readonly<Record<string, Scenario>>;
  /** The reasons why some commands have no scenario, by the beginning of the command's path. */
  withoutScenario: Readonly<Record<string, string>>;
}

export type Severity = 'error' | 'warning' | 'info';

/** A result code with its case, from `samples/comparison-results/results.json`. */
export interface Code {
  code: string;
  severity: Severity;
  meaning: string;
  /** Advice for each side; null if that side can't do anything. */
  fix: {provider: string | null; consumer: string | null};
  /** `causes` for a code that appears only in the causes of another result; null for a waived code. */
  foundIn: 'results' | 'causes' | null;
  alongside: string[];
  oas: string | null;
  asyncapi: string | null;
  pact: string | null;
  /** The text of the document that each side changes to fix the result. */
  fixed: {provider: string | null; consumer: string | null};
  /** A pact for which the comparator doesn't report the code. */
  failing: {meaning: string; pact: string} | null;
  quirks: {note: string} | null;
  changedBy: {option: string; effect: 'adds' | 'removes'}[];
  waiver: {reason: string; evidence: {declaredIn: string; line: number; absentFrom: string[]}} | null;
}

/** A setting of the comparator, under `info` in a description. */
export interface Setting {
  /** The name with its prefix `x-opc-config-`. */
  option: string;
  value: boolean | string;
  /** Whether quirks mode enables the setting. */
  partOfQuirks: boolean;
  off: {meaning: string};
  on: {meaning: string};
}

export interface Results {
  comparator: {name: string; version: string; license: string; codesDeclared: number};
  codes: Code[];
  options: Setting[];
}

/** The samples from which the pages are generated, relative to the root of the repository. */
export const CLI_SAMPLE = 'samples/pact-cli';
export const RESULTS_SAMPLE = 'samples/comparison-results';

/** Reads a JSON file that must contain certain nonempty lists. @throws Error that names the file and the fix */
function readData<Content>(
  root: string,
  sample: string,
  name: string,
  lists: readonly (keyof Content & string)[],
): Content {
  const file = `${sample}/${name}`;
  const content = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<Record<string, unknown>>;
  for (const list of lists) {
    const found = content[list];
    if (!Array.isArray(found) || found.length === 0)
      throw new Error(`${file}: expected a list "${list}" with at least one entry. Run npm run update in ${sample}.`);
  }
  return content as Content;
}

/** @param root path of the repository @throws Error if the description of the CLI is missing or empty */
export const readCli = (root: string): Cli =>
  readData<Cli>(root, CLI_SAMPLE, 'cli.json', ['commands', 'globalOptions']);

/** @param root path of the repository @throws Error if the results are missing or empty */
export const readResults = (root: string): Results =>
  readData<Results>(root, RESULTS_SAMPLE, 'results.json', ['codes', 'options']);

/** @param root path of the repository @throws Error if there are no scenarios */
export async function readScenarios(root: string): Promise<Scenarios> {
  const file = `${CLI_SAMPLE}/scenarios.js`;
  const {scenarios, withoutScenario} = (await import(pathToFileURL(join(root, file)).href)) as Partial<Scenarios>;
  if (scenarios === undefined || Object.keys(scenarios).length === 0 || withoutScenario === undefined)
    throw new Error(`${file}: expected scenarios and withoutScenario, with at least one scenario.`);
  return {scenarios, withoutScenario};
}
