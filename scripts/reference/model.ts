import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

/** An option of a command, as `samples/pact-cli/describe.js` writes it. */
export interface Option {
  /** With its dashes. */
  long: string;
  short?: string;
  aliases?: string[];
  /** Absent for a switch. */
  value?: {name: string; optional?: true; many?: true};
  possibleValues?: string[];
  default?: string;
  /** The variable that stands for it. */
  env?: string;
  /** What must be given with it. */
  requires?: string[];
  /** The heading that it stands under in the help, where that is not `Options`. */
  section?: string;
  /** The tool's own text. */
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
  /** Without the global ones. */
  options: Option[];
  /** Sets of options and arguments, of each of which one must be there. */
  required: string[][];
}

export interface Cli {
  /** The npm package with its version. */
  package: string;
  globalOptions: Option[];
  commands: Command[];
}

/** A command that ran, from `samples/pact-cli/scenarios.js`. */
export interface Scenario {
  /** What a reader learns from it. */
  shows: string;
  /** Commands that prepare it. */
  before?: string[];
  run: string;
  brokenProvider?: true;
  /** Commands that run while it waits. */
  meanwhile?: string[];
  env?: Record<string, string>;
  exitStatus: number;
  /** The scenario that ends the other way. */
  twin: string;
  era?: 'tags';
}

export interface Scenarios {
  scenarios: Readonly<Record<string, Scenario>>;
  /** Why a command has none, by the beginning of its path. */
  withoutScenario: Readonly<Record<string, string>>;
}

export type Severity = 'error' | 'warning' | 'info';

/** A result code with its case, from `samples/comparison-results/results.json`. */
export interface Code {
  code: string;
  severity: Severity;
  meaning: string;
  mend: {provider: string | null; consumer: string | null};
  /** `causes` for a code that never stands alone; null for a waived code. */
  foundIn: 'results' | 'causes' | null;
  alongside: string[];
  oas: string | null;
  asyncapi: string | null;
  pact: string | null;
  mended: {provider: string | null; consumer: string | null};
  broken: {meaning: string; pact: string} | null;
  quirks: {note: string} | null;
  changedBy: {option: string; effect: 'adds' | 'removes'}[];
  waiver: {reason: string; evidence: {declaredIn: string; line: number; absentFrom: string[]}} | null;
}

/** A setting of the comparator, under `info` of a description. */
export interface Setting {
  /** With its prefix `x-opc-config-`. */
  option: string;
  value: boolean | string;
  /** Whether quirks mode switches it on. */
  partOfQuirks: boolean;
  off: {meaning: string};
  on: {meaning: string};
}

export interface Results {
  comparator: {name: string; version: string; license: string; codesDeclared: number};
  codes: Code[];
  options: Setting[];
}

/** Where the samples are that the pages are made from, from the root of the repository. */
export const CLI_SAMPLE = 'samples/pact-cli';
export const RESULTS_SAMPLE = 'samples/comparison-results';

/** Reads JSON that must hold lists of some names, none of them empty. @throws Error that names the file and what to run */
function readKept<Content>(
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

/** @param root of the repository @throws Error when the description of the CLI is not there or holds nothing */
export const readCli = (root: string): Cli =>
  readKept<Cli>(root, CLI_SAMPLE, 'cli.json', ['commands', 'globalOptions']);

/** @param root of the repository @throws Error when the results are not there or hold nothing */
export const readResults = (root: string): Results =>
  readKept<Results>(root, RESULTS_SAMPLE, 'results.json', ['codes', 'options']);

/** @param root of the repository @throws Error when there is no scenario */
export async function readScenarios(root: string): Promise<Scenarios> {
  const file = `${CLI_SAMPLE}/scenarios.js`;
  const {scenarios, withoutScenario} = (await import(pathToFileURL(join(root, file)).href)) as Partial<Scenarios>;
  if (scenarios === undefined || Object.keys(scenarios).length === 0 || withoutScenario === undefined)
    throw new Error(`${file}: expected scenarios and withoutScenario, with at least one scenario.`);
  return {scenarios, withoutScenario};
}
