import { sortContent, withoutIds } from './pact-content.js';

/**
 * @param {any} before a pact file
 * @param {any} after
 * @returns {string} the parts that differ, with `-` and `+` before the lines
 */
export function formatDiff(before, after) {
  const [old, current] = differing(sortContent(withoutIds(before)), sortContent(withoutIds(after))) ?? [{}, {}];
  return diffLines(toLines(old), toLines(current)).join('\n');
}

/** Represents a list element that both sides have in common. */
const SAME = '... ';

/**
 * @param {any} before
 * @param {any} after
 * @returns {[any, any] | undefined} both without what they have in common; nothing when they're equal
 */
function differing(before, after) {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    const pairs = before.slice(0, after.length).map((item, at) => differing(item, after[at]) ?? [SAME, SAME]);
    return [
      [...pairs.map(([old]) => old), ...before.slice(after.length)],
      [...pairs.map(([, current]) => current), ...after.slice(before.length)],
    ];
  }
  if (!isObject(before) || !isObject(after)) return [before, after];
  /** @type {[any, any]} */
  const result = [{}, {}];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (key in before && key in after) {
      const pair = differing(before[key], after[key]);
      if (pair) [result[0][key], result[1][key]] = pair;
    } else if (key in before) result[0][key] = before[key];
    else result[1][key] = after[key];
  }
  return result;
}

/** @param {any} value */
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** @param {any} value */
const toLines = (value) => JSON.stringify(value, null, 2).replaceAll(`"${SAME}"`, SAME).split('\n');

/** @param {string[]} before @param {string[]} after @returns {string[]} */
function diffLines(before, after) {
  const lengths = commonLengths(before, after);
  const lines = [];
  let [at, other] = [0, 0];
  while (at < before.length || other < after.length) {
    if (at < before.length && other < after.length && before[at] === after[other]) {
      lines.push(` ${before[at]}`);
      at += 1;
      other += 1;
    } else if (at < before.length && (other >= after.length || lengths[at + 1][other] >= lengths[at][other + 1])) {
      lines.push(`-${before[at]}`);
      at += 1;
    } else {
      lines.push(`+${after[other]}`);
      other += 1;
    }
  }
  return lines;
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
