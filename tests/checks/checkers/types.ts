/** The text of a fence with what its info string declares, as a gate hands it to the checkers. */
export interface Snippet {
  /** Path from the root of the repository. */
  file: string;
  /** Line in that file of the first line of `text`, from 1. */
  line: number;
  /** The language that the fence names. */
  lang: string;
  /** What checks it: a checker, a language or a schema, as in `check=openapi`. Empty for the language's own checker. */
  by: string;
  text: string;
  /** The check must fail, and one of its messages must contain this. */
  expectFail?: string;
  /** The page is about an older era, so commands of that era are in place. */
  era?: 'legacy';
}

/** Something that a writer has to mend. Printed as `file:line: message hint`. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** Line of the file, from 1. */
  line: number;
  /** What was found, as a sentence. */
  message: string;
  /** How to mend it, as a sentence. */
  hint: string;
}

/** A problem as a checker sees it: a place in a snippet. */
export interface Finding {
  snippet: Snippet;
  /** Line of the snippet's text, from 1. */
  line: number;
  message: string;
  hint: string;
}

/** A finding before it is known which snippet it belongs to. */
export type Place = Omit<Finding, 'snippet'>;

/** Checks all snippets of one kind at once, since starting a tool often costs more than using it. */
export interface Checker {
  /** The names it goes by; a snippet's `by`, after the aliases, is one of them. */
  readonly names: readonly string[];
  /** Takes the snippets whose names are its own, and answers what is wrong with them in any order. */
  check: (snippets: readonly Snippet[]) => Promise<readonly Finding[]>;
}

/** A checker that looks at one snippet after the other. */
export function eachOne(
  names: readonly string[],
  checkOne: (snippet: Snippet) => readonly Place[] | Promise<readonly Place[]>,
): Checker {
  return {
    names,
    check: async (snippets) => {
      const findings: Finding[] = [];
      for (const snippet of snippets) for (const place of await checkOne(snippet)) findings.push({snippet, ...place});
      return findings;
    },
  };
}

/** The line, from 1, that holds a character of a text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, Math.max(offset, 0)).split('\n').length;
