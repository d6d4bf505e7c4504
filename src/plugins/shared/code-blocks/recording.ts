/** A recorded command with its exit code and its output. Recordings are files in the `output/` folders of samples. */
export interface Recording {
  /** Commands that ran before it. */
  before: string[];
  command: string;
  exitStatus: number;
  stdout: string;
  stderr: string;
}

/**
 * Reads a recording. `samples/recordings` describes the format.
 * @throws Error that names the missing part
 */
export function parseRecording(text: string): Recording {
  const part = (name: string): string => {
    const marker = `=== ${name} ===\n`;
    const from = text.startsWith(marker) ? 0 : text.indexOf(`\n${marker}`) + 1;
    if (from === 0 && !text.startsWith(marker))
      throw new Error(
        `this file is not a recording because it has no part "=== ${name} ===". ` +
          'Record it again: npm run samples -- --update.',
      );
    const rest = text.slice(from + marker.length);
    const end = /^=== [a-z ]+ ===$/m.exec(rest)?.index ?? rest.length;
    return rest.slice(0, end);
  };
  return {
    before: part('before')
      .split('\n')
      .filter((line) => line !== ''),
    command: part('command').trimEnd(),
    exitStatus: Number(part('exit status')),
    stdout: part('stdout'),
    stderr: part('stderr'),
  };
}

/**
 * A command on one line with single spaces. Pages can break a recorded command into lines, so this form is compared.
 */
export const flatten = (command: string): string =>
  command
    .replace(/\\\r?\n/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The part of a recording's output that a page shows, without empty lines before or after it.
 * @throws Error if the requested lines don't exist or the command printed nothing
 */
export function outputOf(
  recording: Recording,
  stream: 'both' | 'stdout' | 'stderr',
  lines: readonly [number, number] | null,
): string {
  const parts = stream === 'both' ? [recording.stdout, recording.stderr] : [recording[stream]];
  const printed = parts
    .filter((text) => text.trim() !== '')
    .map((text) => text.replace(/^(?:[ \t]*\n)+|\s+$/g, ''))
    .join('\n')
    .split('\n');
  const [first, last] = lines ?? [1, printed.length];
  if (last > printed.length)
    throw new Error(
      `lines=${first}-${last} is outside of the output, which has ${printed.length} lines. Correct the range.`,
    );
  const shown = printed
    .slice(first - 1, last)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
  if (shown.trim() === '')
    throw new Error(
      `the command printed nothing on ${stream === 'both' ? 'stdout or stderr' : stream}, so there is nothing to show.`,
    );
  return shown;
}
