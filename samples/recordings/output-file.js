/**
 * The result of one run of a command, with ports, times, and colors made the same for every run.
 *
 * @typedef {object} Output
 * @property {string[]} before the commands that prepared the run
 * @property {string} command
 * @property {number} exitStatus
 * @property {string} stdout
 * @property {string} stderr
 */

/** @param {Output} output @returns {string} the text of its file */
export const formatOutput = ({ before, command, exitStatus, stdout, stderr }) =>
  [
    ['before', before.join('\n')],
    ['command', command],
    ['exit status', String(exitStatus)],
    ['stdout', stdout],
    ['stderr', stderr],
  ]
    .map(([name, text]) => `=== ${name} ===\n${text}${text && !text.endsWith('\n') ? '\n' : ''}`)
    .join('');

/**
 * @param {string} text of a file in `output/`
 * @returns {Output}
 * @throws {Error} when a section is missing
 */
export function parseOutput(text) {
  const [before, command, exitStatus, stdout, stderr] = ['before', 'command', 'exit status', 'stdout', 'stderr'].map((name) => {
    const part = new RegExp(`^=== ${name} ===\\n([\\s\\S]*?)(?=^=== [a-z ]+ ===\\n|(?![\\s\\S]))`, 'm').exec(text);
    if (!part) throw new Error(`The output file has no section '=== ${name} ==='. Record it again with npm run samples -- --update.`);
    return part[1];
  });
  return {
    before: before.split('\n').filter(Boolean),
    command: command.trimEnd(),
    exitStatus: Number(exitStatus),
    stdout,
    stderr,
  };
}

/**
 * @param {string} text a program's output
 * @param {Record<string, string>} replacements text that differs between runs, such as a port, and its replacement
 * @returns {string} the text without colors, times, and trailing spaces
 */
export function normalize(text, replacements) {
  const replaced = Object.entries(replacements).reduce((result, [found, instead]) => result.replaceAll(found, instead), text);
  return replaced
    .replace(/(?:\u001b|\\x1b|\\u001b)\[[\d;]*m/g, '')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z/g, '<time>')
    .replace(/\b(?!00000000)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '<uuid>')
    .replace(/\((?:\d+m?s? )+loading, (?:\d+m?s? )+verification\)/g, '(<time> loading, <time> verification)')
    .replace(/[ \t]+$/gm, '');
}

/** @param {string} expected @param {string} actual @returns {string} the lines that differ, each with two lines of context */
export function diffLines(expected, actual) {
  const [a, b] = [expected.split('\n'), actual.split('\n')];
  // common[i][j]: the length of the longest common subsequence of a.slice(i) and b.slice(j).
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  /** @type {string[]} */
  const lines = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      lines.push(`  ${a[i]}`);
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || common[i + 1][j] >= common[i][j + 1])) {
      lines.push(`- ${a[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${b[j]}`);
      j += 1;
    }
  }
  const isNear = (/** @type {string} */ _, /** @type {number} */ at) =>
    lines.slice(Math.max(0, at - 2), at + 3).some((line) => /^[+-]/.test(line));
  return lines.filter(isNear).join('\n');
}
