/**
 * The kinds of highlighted code, each with its letter in encoded tokens. The name is the last part of the
 * CSS class, such as `code-keyword`. `src/css/custom.css` sets the colors.
 */
export const KINDS = {
  c: 'comment',
  k: 'keyword',
  s: 'string',
  n: 'number',
  f: 'name',
  p: 'property',
  i: 'inserted',
  d: 'deleted',
} as const;

export type Kind = keyof typeof KINDS;

/** A piece of code of one kind. If the kind is `null`, the code has the color of plain text. */
export interface Token {
  kind: Kind | null;
  text: string;
}

/**
 * Encodes how code is highlighted, without repeating the code. Each token is encoded as the letter of its kind, or `.`
 * if it has none, and its length in UTF-16 code units. Code after the last encoded token has no kind. `const x` is
 * encoded as `k5`, and `x = 1` as `.4n1`.
 */
export function encodeTokens(tokens: readonly Token[]): string {
  let encoded = '';
  let open: Kind | null = null;
  let length = 0;
  const close = () => {
    if (length > 0) encoded += `${open ?? '.'}${length}`;
  };
  for (const {kind, text} of tokens) {
    if (kind !== open) {
      close();
      open = kind;
      length = 0;
    }
    length += text.length;
  }
  if (open !== null) close();
  return encoded;
}

const isKind = (letter: string | undefined): letter is Kind => letter !== undefined && letter in KINDS;

/** Splits code into lines, and each line into tokens. An empty line has no tokens. */
export function linesOf(code: string, encoded: string): Token[][] {
  const lines: Token[][] = [];
  let line: Token[] = [];
  let at = 0;
  const add = (kind: Kind | null, length: number) => {
    const [first = '', ...others] = code.slice(at, at + length).split('\n');
    at += length;
    if (first !== '') line.push({kind, text: first});
    for (const text of others) {
      lines.push(line);
      line = text === '' ? [] : [{kind, text}];
    }
  };
  for (const [, letter, length] of encoded.matchAll(/(\D)(\d+)/g)) add(isKind(letter) ? letter : null, Number(length));
  add(null, code.length);
  return [...lines, line];
}
