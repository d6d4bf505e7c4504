/** One command that ran, and what it printed: a file in the `output/` folder of a sample. */
export interface Recording {
  /** Commands that came before it. */
  before: string[];
  command: string;
  exitStatus: number;
  stdout: string;
  stderr: string;
}

/**
 * Reads a recording. The samples write them; see `samples/recordings`.
 * @throws Error that names the part that is missing
 */
export function parseRecording(text: string): Recording {
  const part = (name: string): string => {
    const marker = `=== ${name} ===\n`;
    const from = text.startsWith(marker) ? 0 : text.indexOf(`\n${marker}`) + 1;
    if (from === 0 && !text.startsWith(marker))
      throw new Error(
        `is no recording: it has no part "=== ${name} ===". Make it again with npm run samples -- --update.`,
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

/** A command in one line with single spaces, so that a page may break it where it reads best. */
export const flatten = (command: string): string =>
  command
    .replace(/\\\r?\n/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The part of a recording's output that a page shows, without empty lines around it.
 * @throws Error when the lines asked for are not there, or there is no output
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
    throw new Error(`lines=${first}-${last} goes beyond the output, which has ${printed.length} lines.`);
  const shown = printed
    .slice(first - 1, last)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
  if (shown.trim() === '') throw new Error(`has nothing on ${stream === 'both' ? 'either stream' : stream} to show.`);
  return shown;
}
