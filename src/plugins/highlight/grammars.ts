import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import components from 'prismjs/components.json';
import {encodeRuns, type Kind, type Run} from './runs';

/** Prism's names of what a grammar finds, by the kind that colours it. */
const NAMES: Readonly<Record<Kind, string>> = {
  c: 'comment prolog doctype cdata coord',
  k: 'keyword atrule important selector tag directive',
  s: 'string char attr-value regex url',
  n: 'number boolean constant symbol',
  f: 'function class-name builtin annotation decorator',
  p: 'property attr-name parameter variable key instruction',
  i: 'inserted',
  d: 'deleted',
};
const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  (Object.entries(NAMES) as [Kind, string][]).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, Kind] => [name, kind]),
  ),
);

/** Languages that are written as they are, on purpose. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'plain', 'plaintext', 'txt']);

/** Languages without a grammar of their own, and the one whose grammar reads them: a line of a file of variables is an assignment of a shell. */
const ALIKE: Readonly<Record<string, string>> = {env: 'bash', dotenv: 'bash'};

/** The id of each language that Prism has, by all the names it answers to. */
const IDS: ReadonlyMap<string, string> = new Map(
  Object.entries(components.languages as Record<string, {alias?: string | string[]}>)
    .filter(([id]) => id !== 'meta')
    .flatMap(([id, {alias}]) =>
      [id, ...(alias === undefined ? [] : [alias].flat())].map((name): [string, string] => [name, id]),
    ),
);

function grammarOf(language: string): Prism.Grammar | undefined {
  const id = ALIKE[language] ?? IDS.get(language);
  if (id === undefined) return undefined;
  if (!(id in Prism.languages)) loadLanguages(id);
  return Prism.languages[id];
}

/** Flattens what Prism found. The innermost name that has a colour wins, as in a style sheet. */
function runsOf(found: Prism.TokenStream, kind: Kind | null): Run[] {
  if (typeof found === 'string') return [{kind, text: found}];
  if (Array.isArray(found)) return found.flatMap((part) => runsOf(part, kind));
  const own = [found.type, ...[found.alias].flat()].flatMap((name) => KIND_OF.get(name) ?? []).at(-1);
  return runsOf(found.content, own ?? kind);
}

/**
 * Colours code.
 * @param language as it stands behind the backticks
 * @returns the runs of `runs.ts`; empty where nothing has a colour
 * @throws Error when the language has no grammar and is not declared plain
 */
export function highlight(code: string, language: string): string {
  const name = language.toLowerCase();
  if (PLAIN.has(name)) return '';
  const grammar = grammarOf(name);
  if (grammar === undefined)
    throw new Error(
      `no grammar highlights code in "${language}". Write a language of https://prismjs.com/#supported-languages behind the backticks, or "text" to leave it plain.`,
    );
  return encodeRuns(runsOf(Prism.tokenize(code, grammar), null));
}
