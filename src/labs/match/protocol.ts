/** What the matching lab's worker and its page send to each other. */

/** The longest body that the lab matches, in characters. */
export const MAX_BODY_LENGTH = 200_000;

/** A matching rule as in a pact file of specification version 3 or 4. */
export interface MatchingRule {
  match: string;
  [option: string]: unknown;
}

/** The rules of one path, and how they're combined. */
export interface RuleList {
  matchers: MatchingRule[];
  combine?: 'AND' | 'OR';
}

/** The rules of a body by JSONPath, such as `$.items[*].id`, as in a pact file. */
export type BodyRules = Readonly<Record<string, RuleList>>;

/** A body to match. */
export interface MatchTask {
  kind: 'match';
  /** The example body in the pact. */
  expected: string;
  /** The body that was received. */
  actual: string;
  rules: BodyRules;
  /** A response may have unexpected keys. A request may not. */
  part: 'request' | 'response';
  contentType: string;
}

/** A difference that Pact's library reports. */
export interface Mismatch {
  /** Such as `BodyMismatch` or `BodyTypeMismatch`. */
  type: string;
  /** The JSONPath of the value, such as `$.items[0].id`. */
  path?: string;
  expected?: string;
  actual?: string;
  /** The library's own sentence. */
  message: string;
}

/** The rules that apply to a path. */
export interface SelectedRules {
  path: string;
  /** The path in the pact that these rules have, such as `$.items[*].id`. Missing if no rule applies. */
  from?: string;
  rules: MatchingRule[];
  combine: 'AND' | 'OR';
  /** Whether the rules belong to a parent of the path. */
  isCascaded: boolean;
  /**
   * Whether other rules have the same weight. Then, Pact's native library selects one of them at random, and its result
   * can differ between runs.
   */
  isTied?: boolean;
}

export type MatchAnswer =
  | {kind: 'matched'; matches: boolean; mismatches: Mismatch[]; selected: SelectedRules[]}
  /** A body or a rule that the library can't read. The message is a sentence for the reader. */
  | {
      kind: 'invalid';
      side: 'expected' | 'actual' | 'rules';
      message: string;
      /** The line of the body, counted from 1, if the message is about one. */
      line?: number;
    };
