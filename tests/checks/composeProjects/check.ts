// Checks the Compose files on the On-Premises pages together with the files of the configuration builder.
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {defaultsFor, type Choices, type ReleaseLine} from '../../../src/components/ConfigurationBuilder/choices';
import {filesFor} from '../../../src/components/ConfigurationBuilder/files';
import {commandProblems, type ComposeBlock, type ComposePage} from './pages';

/** What the parser reads: Compose files that are merged in this order, and an environment file. */
interface ProjectInput {
  folder: string;
  files: string[];
  envFile: string;
}

/** The properties of a loaded project that the check reads. */
interface Project {
  services?: Record<string, {volumes?: {type: string; source?: string}[] | null}>;
  secrets?: Record<string, {file?: string}>;
  configs?: Record<string, {file?: string}>;
}

/** What the parser returns for a project. */
export interface ProjectOutput {
  /** Why the project is invalid, or an empty string. */
  error: string;
  project: Project | null;
}

/** Loads projects, all at once because starting the parser takes longer than loading one. */
export type Loader = (inputs: readonly ProjectInput[]) => ProjectOutput[];

const ENVIRONMENT = 'pactflow.env';
const COMPOSE = 'compose.yaml';

/** Variables that a Compose file reads: `${NAME}`, `${NAME:?message}`, and so on. */
const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name)),
];

/** An environment file whose empty values are filled in. */
const filled = (text: string): string => text.replace(/^(\w+)=$/gm, `$1=${'0123456789abcdef'.repeat(4)}`);

/** Paths of files that the services read. */
const sourcesOf = ({services = {}, secrets = {}, configs = {}}: Project): string[] => [
  ...Object.values(services).flatMap(({volumes}) =>
    (volumes ?? []).flatMap(({type, source}) => (type === 'bind' && source !== undefined ? source : [])),
  ),
  ...[...Object.values(secrets), ...Object.values(configs)].flatMap(({file}) => file ?? []),
];

interface Prepared {
  page: ComposePage;
  block: ComposeBlock;
  /**
   * Indexes into the parser's inputs. `merged` is this block, combined with one of the builder's files unless the block
   * is already complete; `base` is the builder's file alone.
   */
  inputs: {merged: number; base: number | undefined}[];
}

export interface Result {
  problems: string[];
  combinations: number;
  overrides: number;
  parts: number;
  complete: number;
  commands: number;
}

/**
 * Checks the pages of a release line:
 * - An override is valid when it's merged with the builder's default file.
 * - A part of `compose.yaml` is in the builder's file for at least one combination of choices.
 * - A complete file is valid.
 * - Every file and variable that they need is mentioned on the page or is the builder's.
 * - Every command names the environment file, and files and services that exist.
 * @param folder an empty folder for the files
 */
export function checkPages(
  releaseLine: ReleaseLine,
  pages: readonly ComposePage[],
  combinations: readonly Choices[],
  folder: string,
  load: Loader,
): Result {
  const problems: string[] = [];
  const inputs: ProjectInput[] = [];
  const add = (name: string, files: Readonly<Record<string, string>>, order: string[]): number => {
    mkdirSync(join(folder, name), {recursive: true});
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
    return inputs.push({folder: join(folder, name), files: order, envFile: ENVIRONMENT}) - 1;
  };
  const builders = [defaultsFor(releaseLine), ...combinations].map((choices) => filesFor(choices));
  const bases = builders.map(({compose, environment}, index) =>
    add(`builder-${index}`, {[COMPOSE]: compose, [ENVIRONMENT]: filled(environment)}, [COMPOSE]),
  );
  const ownFiles = new Set(builders.flatMap(({additionalFiles}) => additionalFiles.map(({path}) => basename(path))));

  const prepared = pages.flatMap((page) =>
    page.blocks.flatMap((block, number): Prepared[] => {
      const at = `${block.file}:${block.line}`;
      if (block.name === undefined) {
        problems.push(
          `${at}: expected the name of the file that contains these lines, such as \`compose.override.yaml\`, in the ` +
            'text before the code block, but found none. Add it.',
        );
        return [];
      }
      const variables = variablesIn(block.text);
      const unexplained = variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(page.text));
      for (const name of unexplained)
        problems.push(`${at}: expected an explanation of the variable ${name} on the page, but found none. Add it.`);
      const values = variables.map((name) => `${name}=1.0.0\n`).join('');
      const id = `${basename(page.path, '.mdx')}-${page.blocks.indexOf(block)}-${number}-${inputs.length}`;
      if (block.isStandalone)
        return [
          {
            page,
            block,
            inputs: [{merged: add(id, {[COMPOSE]: block.text, [ENVIRONMENT]: values}, [COMPOSE]), base: undefined}],
          },
        ];
      const name = block.name === COMPOSE ? 'part.yaml' : block.name;
      const used = block.name === COMPOSE ? builders : builders.slice(0, 1);
      return [
        {
          page,
          block,
          inputs: used.map(({compose, environment}, index) => ({
            merged: add(
              `${id}-${index}`,
              {[COMPOSE]: compose, [name]: block.text, [ENVIRONMENT]: filled(environment) + values},
              [COMPOSE, name],
            ),
            base: bases[index],
          })),
        },
      ];
    }),
  );

  const outputs = load(inputs);
  const invalid = bases.map((base) => outputs[base]?.error ?? '').filter((error) => error !== '');
  problems.push(...invalid.map((error) => `configuration builder, ${releaseLine}: ${error}`));
  const inFolder = (index: number): string =>
    JSON.stringify(outputs[index]?.project).replaceAll(inputs[index]?.folder ?? '', '.');
  for (const {page, block, inputs: own} of prepared) {
    const at = `${block.file}:${block.line}`;
    const [first] = own;
    const output = first === undefined ? undefined : outputs[first.merged];
    if (first === undefined || output === undefined) continue;
    if (block.name === COMPOSE && !block.isStandalone) {
      if (!own.some(({merged, base}) => base !== undefined && inFolder(merged) === inFolder(base)))
        problems.push(
          `${at}: expected lines that the builder's compose.yaml contains for at least one of ${own.length} ` +
            `combinations of choices, but found a difference in each of them. ${output.error} Correct the lines, or ` +
            'save them as compose.override.yaml.',
        );
      continue;
    }
    if (output.error !== '') {
      problems.push(`${at}: ${output.error.replaceAll(inputs[first.merged]?.folder ?? '', '.')}`);
      continue;
    }
    for (const source of sourcesOf(output.project ?? {})) {
      const file = relative(inputs[first.merged]?.folder ?? '', source);
      if (!ownFiles.has(basename(file)) && !page.text.includes(basename(file)))
        problems.push(`${at}: expected a step that creates ${file}, but the page doesn't mention it. Add the step.`);
    }
  }

  const loaded = prepared.flatMap(({inputs: own}) => own.map(({merged}) => outputs[merged]));
  const services = new Set(
    [...bases.map((base) => outputs[base]), ...loaded].flatMap((output) =>
      Object.keys(output?.project?.services ?? {}),
    ),
  );
  let commands = 0;
  for (const page of pages) {
    const files = new Set([COMPOSE, ...page.blocks.flatMap(({name}) => name ?? [])]);
    commands += page.commands.length;
    problems.push(...page.commands.flatMap((command) => commandProblems(command, files, services)));
  }
  const count = (of: (block: ComposeBlock) => boolean): number => prepared.filter(({block}) => of(block)).length;
  const complete = count(({isStandalone}) => isStandalone);
  const parts = count(({name, isStandalone}) => name === COMPOSE && !isStandalone);
  return {
    problems: [...new Set(problems)],
    combinations: builders.length,
    overrides: prepared.length - complete - parts,
    parts,
    complete,
    commands,
  };
}
