import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import components from 'prismjs/components.json';
import {encodeTokens, type Kind, type Token} from '../../../components/CodeHighlight/tokens';

/** Prism's token names, by the kind that they're highlighted as. */
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

/** Languages that aren't highlighted on purpose. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'plain', 'plaintext', 'txt']);

/**
 * Languages that Prism doesn't support, with a language whose grammar fits. The lines of an `.env` file, for example,
 * are shell assignments.
 */
const SIMILAR: Readonly<Record<string, string>> = {env: 'bash', dotenv: 'bash', mdx: 'markdown'};

/** The id of each Prism language, by the language's id and all its aliases. */
const IDS: ReadonlyMap<string, string> = new Map(
  Object.entries(components.languages as Record<string, {alias?: string | string[]}>)
    .filter(([id]) => id !== 'meta')
    .flatMap(([id, {alias}]) =>
      [id, ...(alias === undefined ? [] : [alias].flat())].map((name): [string, string] => [name, id]),
    ),
);

function grammarOf(language: string): Prism.Grammar | undefined {
  const id = SIMILAR[language] ?? IDS.get(language);
  if (id === undefined) return undefined;
  if (!(id in Prism.languages)) loadLanguages(id);
  return Prism.languages[id];
}

/** Flattens Prism's nested tokens. The innermost kind wins, as in a style sheet. */
function flatten(found: Prism.TokenStream, kind: Kind | null): Token[] {
  if (typeof found === 'string') return [{kind, text: found}];
  if (Array.isArray(found)) return found.flatMap((part) => flatten(part, kind));
  const own = [found.type, ...[found.alias].flat()].flatMap((name) => KIND_OF.get(name) ?? []).at(-1);
  return flatten(found.content, own ?? kind);
}

/** A number with several parts, such as the version `1.20.0`, or a size such as `4.5`. */
const NUMBER = /(?<![\w.])\d+(?:\.\d+)+(?:[-+][\da-z][\da-z.-]*)?(?![\w.])/gi;

/**
 * Turns each multipart number into a single token. Otherwise, Prism would split `1.20.0` into two numbers, for example.
 * Numbers in strings and comments remain part of the string or comment.
 */
function joinNumbers(code: string, tokens: readonly Token[]): Token[] {
  const kinds = tokens.flatMap(({kind, text}) => Array.from({length: text.length}, () => kind));
  for (const {0: number, index} of code.matchAll(NUMBER)) {
    const range = kinds.slice(index, index + number.length);
    if (range.includes('n') && range.every((kind) => kind === 'n' || kind === null))
      kinds.fill('n', index, index + number.length);
  }
  return kinds.map((kind, at) => ({kind, text: code.charAt(at)}));
}

/**
 * Highlights code.
 * @param language the language after the backticks
 * @returns tokens as `encodeTokens` encodes them; empty if nothing is highlighted
 * @throws Error if Prism doesn't support the language, unless it's one of the plain ones
 */
export function highlight(code: string, language: string): string {
  const name = language.toLowerCase();
  if (PLAIN.has(name)) return '';
  const grammar = grammarOf(name);
  if (grammar === undefined)
    throw new Error(
      `the language "${language}" of this code block is unknown. Write a language from ` +
        'https://prismjs.com/#supported-languages after the backticks, or "text" for code without highlighting.',
    );
  return encodeTokens(joinNumbers(code, flatten(Prism.tokenize(code, grammar), null)));
}
