// The diff that the broker prints when it refuses changed content. It follows pact-support: `matchers.rb` finds the
// differences, and `unix_diff_formatter.rb` and `differ.rb` print them.
import { sortContent, withoutIds } from './pact-content.js';

const CONTEXT_LINES = 3;

/** In a list, represents an element that both sides have in common. */
const SAME = '... ';

/** Represents a value that only the other side has. */
const ABSENT = Symbol('absent');

/**
 * @param {any} before a pact file
 * @param {any} after
 * @returns {string} the parts that differ, as a unified diff. Properties that only `after` has aren't shown, so the
 *   text is empty when nothing else differs
 */
export function formatDiff(before, after) {
  const [old, current] = differing(sortContent(withoutIds(before)), sortContent(withoutIds(after))) ?? [{}, {}];
  return formatHunks(toLines(old), toLines(current));
}

/**
 * @param {any} before
 * @param {any} after
 * @returns {[any, any] | undefined} both without what they have in common; nothing when `after` has everything that
 *   `before` has
 */
function differing(before, after) {
  if (Array.isArray(before) && Array.isArray(after)) return differingLists(before, after);
  if (!isObject(before) || !isObject(after)) return before === after ? undefined : [before, after];
  /** @type {[any, any]} */
  const result = [{}, {}];
  for (const [key, value] of Object.entries(before)) {
    const pair = differing(value, key in after ? after[key] : ABSENT);
    if (!pair) continue;
    result[0][key] = pair[0];
    if (pair[1] !== ABSENT) result[1][key] = pair[1];
  }
  return Object.keys(result[0]).length > 0 ? result : undefined;
}

/** @param {any[]} before @param {any[]} after @returns {[any[], any[]] | undefined} */
function differingLists(before, after) {
  const indexes = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at);
  const item = (/** @type {any[]} */ list, /** @type {number} */ at) => (at < list.length ? list[at] : ABSENT);
  const pairs = indexes.map((at) => differing(item(before, at), item(after, at)));
  if (pairs.every((pair) => !pair)) return undefined;
  const side = (/** @type {0 | 1} */ at) =>
    pairs.map((pair) => (pair ? pair[at] : SAME)).filter((one) => one !== ABSENT);
  return [side(0), side(1)];
}

/** @param {any} value */
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** @param {any} value @returns {string[]} JSON; each list ends with a comma, so that two lists only differ in their elements */
const toLines = (value) =>
  JSON.stringify(value, null, 2)
    .replaceAll(`"${SAME}"`, SAME)
    .replace(/\{\s*\}/g, '{\n  }')
    .replace(/\[\s*\]/g, '[\n  ]')
    .replace(/(\n\s*\])/g, ',$1')
    .split('\n');

/**
 * @typedef {object} Change a block of lines that one side has instead of the other's
 * @property {number} from the first line in `before`
 * @property {number} to the line after the last one in `before`
 * @property {number} otherFrom
 * @property {number} otherTo
 */

/** @param {string[]} before @param {string[]} after @returns {string} */
function formatHunks(before, after) {
  let text = '';
  /** @type {Change[]} */
  let hunk = [];
  for (const change of changesOf(before, after)) {
    const last = hunk.at(-1);
    if (last && change.from - CONTEXT_LINES - (last.to + CONTEXT_LINES) > 0) {
      text += formatHunk(hunk, before, after);
      hunk = [];
    }
    hunk.push(change);
    text += '\n';
  }
  if (hunk.length === 0) return '';
  text += `${formatHunk(hunk, before, after)}\n`;
  return text
    .trimStart()
    .replace(/^@@.*\n/, '')
    .replace(/\n+$/, '')
    .replace(/,(\n\s*\])/g, '$1');
}

/** @param {Change[]} changes that are close to each other @param {string[]} before @param {string[]} after */
function formatHunk(changes, before, after) {
  const [first, last] = [changes[0], changes[changes.length - 1]];
  const leading = Math.min(CONTEXT_LINES, first.from);
  const trailing = Math.min(CONTEXT_LINES, before.length - last.to);
  const lines = [];
  let at = first.from - leading;
  for (const { from, to, otherFrom, otherTo } of changes) {
    lines.push(...before.slice(at, from).map((line) => ` ${line}`));
    lines.push(...before.slice(from, to).map((line) => `-${line}`));
    lines.push(...after.slice(otherFrom, otherTo).map((line) => `+${line}`));
    at = to;
  }
  lines.push(...before.slice(at, at + trailing).map((line) => ` ${line}`));
  const range = (/** @type {number} */ from, /** @type {number} */ to) =>
    `${from - leading + 1},${to - from + leading + trailing}`;
  return [`@@ -${range(first.from, last.to)} +${range(first.otherFrom, last.otherTo)} @@`, ...lines].join('\n');
}

/**
 * Equal lines at the end are matched first, as in the library that the broker uses (`Diff::LCS`).
 *
 * @param {string[]} before
 * @param {string[]} after
 * @returns {Change[]} in order
 */
function changesOf(before, after) {
  let same = 0;
  while (same < Math.min(before.length, after.length) && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const [old, current] = [before.slice(0, before.length - same), after.slice(0, after.length - same)];
  const lengths = commonLengths(old, current);
  /** @type {Change[]} */
  const changes = [];
  let [at, other] = [0, 0];
  const isSame = () => at < old.length && other < current.length && old[at] === current[other];
  while (at < old.length || other < current.length) {
    if (isSame()) {
      at += 1;
      other += 1;
      continue;
    }
    const [from, otherFrom] = [at, other];
    while (!isSame() && (at < old.length || other < current.length)) {
      const skipsOld = at < old.length && (other >= current.length || lengths[at + 1][other] >= lengths[at][other + 1]);
      if (skipsOld) at += 1;
      else other += 1;
    }
    changes.push({ from, to: at, otherFrom, otherTo: other });
  }
  return changes;
}

/**
 * @param {string[]} before
 * @param {string[]} after
 * @returns {number[][]} the longest common part of what follows, for each position
 */
function commonLengths(before, after) {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array(after.length + 1).fill(0));
  for (let at = before.length - 1; at >= 0; at -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      lengths[at][other] =
        before[at] === after[other]
          ? lengths[at + 1][other + 1] + 1
          : Math.max(lengths[at + 1][other], lengths[at][other + 1]);
    }
  }
  return lengths;
}
