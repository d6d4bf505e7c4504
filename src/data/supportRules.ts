import {formatDate} from './releaseRules';

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** The day in the reader's time zone as an ISO date. */
export function isoDay(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(String);
  return [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
}

/**
 * How long a minor version receives security patches, in one sentence.
 * @param until the last day as an ISO date
 * @param today an ISO date
 */
export function patchStatus(version: string, until: string, today: string): string {
  const minor = minorOf(version);
  return today > until
    ? `SmartBear patched ${minor} until ${formatDate(until)}, so ${minor} no longer receives security patches.`
    : `${minor} receives security patches until ${formatDate(until)}.`;
}

/**
 * The last day of security patches for each minor version of 2.x. It isn't derived from `releases.ts`, because the
 * configuration builder would then load the texts of all releases in browsers. The JSON of the release-data plugin is
 * smaller, but it exists only in a build, and tests use this module, too. A test compares this copy with the releases:
 * add a minor version when it fails.
 */
export const PATCHED_UNTIL: Readonly<Record<string, string>> = {
  '2.4': '2026-09-17',
  '2.3': '2026-07-21',
  '2.2': '2026-05-19',
  '2.1': '2026-04-10',
  '2.0': '2026-03-27',
};

/**
 * A short form of `patchStatus`, or undefined if the last day isn't known.
 * @param today an ISO date, or undefined in the static page, which is the same on every day
 */
export function shortPatchStatus(version: string, today: string | undefined): string | undefined {
  const until = PATCHED_UNTIL[minorOf(version)];
  if (until === undefined) return undefined;
  return `Security patches until ${formatDate(until)}${today !== undefined && today > until ? ' (ended)' : ''}`;
}
