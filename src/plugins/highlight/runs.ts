/**
 * What a piece of code may be coloured as, by the letter that stands for it in runs. The name is the end of the class, `code-keyword`, whose colour `src/css/custom.css` gives.
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

/** A stretch of code that is coloured in one way; `null` is the colour of the text around. */
export interface Run {
  kind: Kind | null;
  text: string;
}

/**
 * Says how code is coloured without repeating it: the letter of a kind, or `.` for none, then how many UTF-16 units it holds for. What stands behind the last run has no
 * kind. `const x` is `k5`, and `x = 1` is `.4n1`.
 */
export function encodeRuns(runs: readonly Run[]): string {
  let encoded = '';
  let open: Kind | null = null;
  let length = 0;
  const close = () => {
    if (length > 0) encoded += `${open ?? '.'}${length}`;
  };
  for (const {kind, text} of runs) {
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

/** The lines of code that has been coloured so, each as its runs. An empty line has none. */
export function linesOf(code: string, encoded: string): Run[][] {
  const lines: Run[][] = [];
  let line: Run[] = [];
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
