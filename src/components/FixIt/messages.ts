/** The sentences of the log reader. */
import type {Hidden} from '@site/src/errors/mask';
import type {FoundError, LogResult} from '@site/src/errors/readLog';
import {counted} from '@site/src/labs/counted';
import type {StopReason} from '@site/src/labs/runner';

const ofLevel = (found: readonly FoundError[], level: FoundError['level']): number =>
  found.filter((error) => error.level === level).length;

/** One or two sentences about the result. */
export function describeResult({found, unknown, lines}: LogResult): string {
  const searched = counted(lines, 'line');
  const [errors, warnings] = [ofLevel(found, 'error'), ofLevel(found, 'warning')];
  if (errors + warnings > 0) {
    const parts = [
      ...(errors > 0 ? [counted(errors, 'known error')] : []),
      ...(warnings > 0 ? [counted(warnings, 'known warning')] : []),
    ];
    return `Found ${parts.join(' and ')} in ${searched}.`;
  }
  const other =
    found.length > 0
      ? 'The known messages in this log say only that a step failed, not why.'
      : 'No known message was found.';
  const rest =
    unknown.length > 0 ? ` ${counted(unknown.length, 'line looks like an error', 'lines look like errors')}.` : '';
  return `${other}${rest} Searched ${searched}.`;
}

/** One sentence about what was hidden, or an empty text. */
export function describeHidden({secrets, hosts}: Hidden): string {
  const parts = [
    ...(secrets > 0 ? [counted(secrets, 'possible secret')] : []),
    ...(hosts > 0 ? [counted(hosts, 'hostname')] : []),
  ];
  return parts.length === 0 ? '' : `Hidden: ${parts.join(' and ')}.`;
}

const MEGABYTE = 1024 * 1024;

export const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** The largest log, in bytes of a file or characters of a text. */
const MAX_SIZE = 5 * MEGABYTE;

/** Why a file or text can't be read, or undefined. */
export function sizeProblem(name: string, size: number): string | undefined {
  return size <= MAX_SIZE
    ? undefined
    : `${name} has ${sizeOf(size)}, but the limit is 5 MB. Keep the part that starts shortly before the first error, and try again.`;
}

/** Why there's no result, and what the reader can do about it. */
export const STOPPED: Readonly<Record<StopReason, string>> = {
  canceled: 'Canceled. Your log is unchanged.',
  timeout:
    'Stopped after 20 seconds. Keep the part of the log that starts shortly before the first error, and try again.',
  unavailable: 'The list of messages couldn’t be loaded. Check your connection, and try again. Your log is unchanged.',
  blocked: 'This host doesn’t allow the search to run in the browser. Find your message in the list below instead.',
  failed: 'The search failed unexpectedly. Find your message in the list below instead. Your log is unchanged.',
};
