/** The kinds of statuses. Each has its own icon and color. */
export type StatusKind = 'ok' | 'partly' | 'fail' | 'yes' | 'no';

/**
 * The words that are a status if they're the entire content of a table cell. `yes` and `no` are for facts that are
 * neither good nor bad, such as whether a setting is required.
 */
const WORDS: Readonly<Record<StatusKind, readonly string[]>> = {
  ok: ['Passes', 'Passed', 'Supported', 'Succeeds', 'Succeeded', 'Not exploitable', 'False positive'],
  partly: ['Partly', 'Partly supported', 'Warning', 'Wrong error', 'No fix at the time of the report'],
  fail: ['Error', 'Stops', 'Fails', 'Failed', 'Not supported', 'Unsupported', 'Blocked', 'Critical'],
  yes: ['Yes'],
  no: ['No', 'Does not apply', 'Present, not used'],
};

const KINDS: ReadonlyMap<string, StatusKind> = new Map(
  (Object.keys(WORDS) as StatusKind[]).flatMap((kind) => WORDS[kind].map((word) => [word, kind] as const)),
);

/** The kind of status that a cell's text names, or undefined if the text is anything else. */
export const statusOf = (text: string): StatusKind | undefined => KINDS.get(text.trim());
