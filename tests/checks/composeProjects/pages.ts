// Reads the Compose files and the `docker compose` commands on the On-Premises pages.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** A line of a page. It can be from a partial that the page imports. */
interface Line {
  text: string;
  file: string;
  number: number;
}

/**
 * Reads the lines of a page, with partials in the places where the page uses them. Lines of the front matter are left
 * out, because a keyword such as `docker compose unhealthy` isn't a command.
 */
export function readLines(file: string, root: string = process.cwd()): Line[] {
  const all = readFileSync(join(root, file), 'utf8')
    .split(/\r?\n/)
    .map((text, index) => ({text, file, number: index + 1}));
  const end = all[0]?.text === '---' ? all.findIndex(({text}, index) => index > 0 && text === '---') : -1;
  const lines = all.slice(end + 1);
  const partials = new Map(
    lines.flatMap(({text}) => {
      const [, name, path] = /^import (\w+) from '(\.{1,2}\/[^']*_[\w-]+\.mdx)';$/.exec(text) ?? [];
      return name === undefined || path === undefined ? [] : [[name, join(dirname(file), path)] as const];
    }),
  );
  return lines.flatMap((line) => {
    const partial = partials.get(/^\s*<(\w+)\b[^>]*\/>\s*$/.exec(line.text)?.[1] ?? '');
    return partial === undefined ? [line] : readLines(partial, root);
  });
}

/** A Compose file or a part of one in a code block. */
export interface ComposeBlock {
  file: string;
  line: number;
  text: string;
  /** The name of the file that contains the block, or undefined if the text before the block doesn't name it. */
  name: string | undefined;
  /** Whether the block is a complete file in a separate folder. */
  isStandalone: boolean;
}

/** A `docker compose` command in a code block or in a sentence. */
export interface ComposeCommand {
  file: string;
  line: number;
  words: string[];
}

export interface ComposePage {
  path: string;
  /** The text outside the Compose blocks. */
  text: string;
  blocks: ComposeBlock[];
  commands: ComposeCommand[];
}

/** Names of Compose files, such as `compose.override.yaml` and `saml.compose.yml`. */
const COMPOSE_FILE = /`((?:[\w-]+\.)?compose(?:\.[\w-]+)?\.ya?ml)`/g;

/** The lines before a code block that can name its file: its own step or paragraph, and the one before it. */
const LINES_BEFORE = 6;

/** What follows the backticks in the first line of a Compose block. */
const IS_COMPOSE = /^ya?ml\b.*\bcheck=compose\b/;

const COMMAND = /(?:^|[`(;|&]|\s)docker compose ([^`|>]*)/g;

/** Reads the Compose files and commands of a page. */
export function readPage(path: string, lines: readonly Line[]): ComposePage {
  const blocks: ComposeBlock[] = [];
  const commands: ComposeCommand[] = [];
  const outside: string[] = [];
  let language: string | undefined;
  for (const [index, {text, file, number}] of lines.entries()) {
    if (language === undefined || !IS_COMPOSE.test(language)) outside.push(text);
    const [, indent = '', info] = /^( *)```(.*)$/.exec(text) ?? [];
    if (info !== undefined && language !== undefined) language = undefined;
    else if (info !== undefined) {
      language = info;
      if (!IS_COMPOSE.test(info)) continue;
      const rest = lines.slice(index + 1);
      const end = rest.findIndex((line) => line.text.trim() === '```');
      const before = lines
        .slice(Math.max(0, index - LINES_BEFORE), index)
        .map((line) => line.text)
        .join('\n');
      // "Save the file as `saml.compose.yml` in the folder that contains `compose.yaml`."
      const names = [...before.matchAll(COMPOSE_FILE)].flatMap(([, found]) => found ?? []);
      const name = names.filter((found) => found !== 'compose.yaml').at(-1) ?? names.at(-1);
      blocks.push({
        file,
        line: number,
        text: rest
          .slice(0, end)
          .map((line) => line.text.slice(indent.length))
          .join('\n'),
        name,
        isStandalone: name === 'compose.yaml' && /\bempty\b\W*\s+folder/.test(before),
      });
    } else if (language === undefined || /^(?:sh|bash)\b/.test(language))
      for (const [, rest = ''] of text.matchAll(COMMAND))
        commands.push({file, line: number, words: rest.trim().split(/\s+/)});
  }
  return {path, text: outside.join('\n'), blocks, commands};
}

/** Options of `docker compose` and its subcommands that take a value. */
const WITH_VALUE = new Set([
  '--env-file',
  '--file',
  '-f',
  '--env',
  '-e',
  '--entrypoint',
  '--tail',
  '--since',
  '--user',
]);

/** Subcommands with the names of services, and how many of them there can be at most. */
const SERVICES: Readonly<Record<string, number>> = {
  up: Infinity,
  logs: Infinity,
  ps: Infinity,
  stop: Infinity,
  restart: Infinity,
  exec: 1,
  run: 1,
  cp: 1,
};

/**
 * Reports a command that doesn't work in the folder that the pages describe.
 * @param files names of the Compose files that the reader can have there
 * @param services names of the services in these files
 */
export function commandProblems(
  {file, line, words}: ComposeCommand,
  files: ReadonlySet<string>,
  services: ReadonlySet<string>,
): string[] {
  const values = new Map<string, string[]>();
  const names: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [, option = word, value] = /^(--[\w-]+)=(.*)$/.exec(word) ?? [];
    if (!word.startsWith('-')) names.push(word);
    else if (WITH_VALUE.has(option)) {
      values.set(option, [...(values.get(option) ?? []), value ?? words[index + 1] ?? '']);
      if (value === undefined) index += 1;
    }
  }
  const [subcommand = '', ...rest] = names;
  const at = `${file}:${line}: docker compose ${words.join(' ')}`;
  const problems: string[] = [];
  if (values.get('--env-file')?.[0] !== 'pactflow.env')
    problems.push(
      `${at}: expected --env-file pactflow.env, because the file contains required values. Add the option.`,
    );
  for (const name of [...(values.get('--file') ?? []), ...(values.get('-f') ?? [])])
    if (!files.has(name))
      problems.push(`${at}: expected one of the files ${[...files].join(', ')}, but found ${name}. Correct the name.`);
  const limit = SERVICES[subcommand] ?? 0;
  for (const word of rest.slice(0, limit).map((one) => one.replace(/:.*$/, '')))
    if (/^[\w-]+$/.test(word) && !services.has(word))
      problems.push(
        `${at}: expected one of the services ${[...services].join(', ')}, but found ${word}. Correct the name.`,
      );
  return problems;
}
