/** The text of a code block, with the attributes that matter to checkers. */
export interface Snippet {
  /** The path from the repository root. */
  file: string;
  /** The line in the file where `text` starts, counted from 1. */
  line: number;
  /** The language of the code block. */
  lang: string;
  /** The name of the checker, as in `check=openapi`. Empty for the language's default checker. */
  by: string;
  text: string;
  /** If set, the check must fail with a message that contains this text. */
  expectFail?: string;
  /** Set to 'legacy' on legacy pages, which may show legacy commands. */
  era?: 'legacy';
}

/** Something that a writer has to fix. The check prints it as `file:line: message hint`. */
export interface Problem {
  /** The path from the repository root. */
  file: string;
  /** The line in the file, counted from 1. */
  line: number;
  /** What was found, as a sentence. */
  message: string;
  /** How to fix it, as a sentence. */
  hint: string;
}

/** A problem in a snippet. */
export interface Finding {
  snippet: Snippet;
  /** The line in the snippet's text, counted from 1. */
  line: number;
  message: string;
  hint: string;
}

/** A finding without its snippet, for functions that only get the text. */
export type Issue = Omit<Finding, 'snippet'>;

/** Checks all snippets of one kind at once, because starting a tool often takes longer than running it. */
export interface Checker {
  /** The names of the checker, one of which is a snippet's `by` or its alias. */
  readonly names: readonly string[];
  /** Checks the checker's snippets and returns the findings in any order. */
  check: (snippets: readonly Snippet[]) => Promise<readonly Finding[]>;
}

/** Creates a checker that checks one snippet at a time. */
export function checkEach(
  names: readonly string[],
  checkOne: (snippet: Snippet) => readonly Issue[] | Promise<readonly Issue[]>,
): Checker {
  return {
    names,
    check: async (snippets) => {
      const findings: Finding[] = [];
      for (const snippet of snippets) for (const issue of await checkOne(snippet)) findings.push({snippet, ...issue});
      return findings;
    },
  };
}

/** Returns the line of an offset in a text, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, Math.max(offset, 0)).split('\n').length;
