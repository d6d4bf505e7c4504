import type {LaterRelease} from './laterReleases.schema';
import {compareVersions, releaseLineUrl} from './releaseLineRules';
import {LATER_RELEASES_URL, latestOf, releaseLineOf, releaseUrl, RELEASES_URL} from './releaseRules';
import type {Release} from './releases.schema';

/** The fields of a release that the planner needs. */
export type PlannerRelease = Pick<
  Release,
  'version' | 'date' | 'releaseLine' | 'summary' | 'security' | 'breaking' | 'variables' | 'migrations' | 'steps'
> & {
  /** Features, changes, and fixes, only for releases whose changes a release of the next release line may lack. */
  lines?: readonly string[];
  /** Whether only SmartBear's release notes describe the release. */
  isLater?: boolean;
  /** Whether the release has changes that the data doesn't include. */
  isPartial?: boolean;
};

/** The releases that have a page on this site. */
export const describedReleases = (releases: readonly PlannerRelease[]): PlannerRelease[] =>
  releases.filter(({isLater}) => isLater !== true);

/** The URL of a release's notes: its page, or SmartBear's release notes if it has none. */
export const notesUrl = (version: string, releases: readonly PlannerRelease[]): string =>
  describedReleases(releases).some((release) => release.version === version) ? releaseUrl(version) : LATER_RELEASES_URL;

/** One part of an upgrade: from one version to the next version to install, oldest release first. */
export interface Leg {
  from: string;
  to: string;
  /** The releases after `from`, up to and including `to`. */
  releases: readonly PlannerRelease[];
  /** Whether the leg leads to the next major version. */
  isMajor: boolean;
}

/** A change in a late release of the current release line that the target may lack because it is older. */
export interface Uncertain {
  /** The release of the current release line. */
  version: string;
  text: string;
  isSecurity: boolean;
  /** A release of the next release line, later than the target, that has the same release note. */
  laterIn?: string;
}

export interface Plan {
  kind: 'plan';
  from: string;
  to: string;
  /** One leg, or two with a stop between them. */
  legs: readonly Leg[];
  /** Vulnerabilities that the upgrade fixes, with the release that fixed them. */
  gained: readonly {version: string; id?: string; text: string}[];
  /** Set if the target has an earlier date than releases of the current release line. */
  older?: {
    /** The last version of the current release line in the plan: the intermediate stop, or the current version. */
    compared: string;
    /** Releases of the current release line that were released after the target. */
    than: readonly string[];
    /** Whether the data has only some of the target's changes, so that the target might include more. */
    isPartial: boolean;
    /** Vulnerabilities first. */
    uncertain: readonly Uncertain[];
    /** The first release of the next release line that isn't older than any of them. */
    firstNotOlder?: string;
  };
}

/** Why there is no plan, as a text for the reader that may contain [links](/docs). */
export interface Refusal {
  kind: 'refused';
  reason: 'unknown' | 'same' | 'downgrade';
  text: string;
}

/** Whether two texts have the same words. Their link targets may differ by release line. */
const same = (a: string, b: string): boolean =>
  [a, b].map((text) => text.replace(/\]\([^)]*\)/g, ']').trim()).every((text, _, [first]) => text === first);

/** The notes of a release, in a form that can be compared with the notes of another release. */
const entriesOf = ({lines = [], security = []}: PlannerRelease): {text: string; id?: string; isSecurity: boolean}[] => [
  ...security.map(({id, text}) => ({id, text, isSecurity: true})),
  ...lines.map((text) => ({text, isSecurity: false})),
];

type Entry = ReturnType<typeof entriesOf>[number];
const includesEntry = (release: PlannerRelease, entry: Entry): boolean =>
  entriesOf(release).some(({id, text}) => (entry.id === undefined ? same(text, entry.text) : id === entry.id));

const fromLater = ({lines, security, ...release}: LaterRelease): PlannerRelease => ({
  ...release,
  ...(lines !== undefined && {lines}),
  ...(security !== undefined && {security: security.map((text) => ({text}))}),
  isLater: true,
});

/**
 * Reduces releases to the fields that the planner needs, because their pages contain the other texts.
 * @param laterReleases releases that have no page
 */
export function plannerData(
  releases: readonly Release[],
  laterReleases: readonly LaterRelease[] = [],
): PlannerRelease[] {
  const majors = releases
    .filter(({releaseLine, date}) => releaseLine !== '1.x' && date !== undefined)
    .map(({date = ''}) => date);
  const first = majors.sort()[0];
  const described = releases.map(
    ({
      version,
      date,
      releaseLine,
      summary,
      security,
      breaking,
      variables,
      migrations,
      steps,
      features = [],
      changes = [],
      fixes = [],
    }) => {
      const lines =
        first !== undefined && date !== undefined && date >= first
          ? [...features, ...changes, ...fixes].map(({text}) => text)
          : [];
      return {
        version,
        date,
        releaseLine,
        summary,
        security,
        breaking,
        variables,
        migrations,
        steps,
        ...(lines.length > 0 && {lines}),
      };
    },
  );
  return [...laterReleases.map(fromLater), ...described];
}

const VERSION = /^[12]\.\d+\.\d+$/;

/** Whether a text can be a version of PactFlow On-Premises. */
export const isVersion = (text: string): boolean => VERSION.test(text);

/** A release that's later than all releases of its line. Nothing is known about it except its version. */
function later(version: string, releases: readonly PlannerRelease[]): PlannerRelease | undefined {
  if (!isVersion(version)) return undefined;
  const releaseLine = releaseLineOf(version) as Release['releaseLine'];
  if (compareVersions(version, latestOf(releases, releaseLine).version) < 0) return undefined;
  return {version, releaseLine, summary: '', isLater: true, isPartial: true};
}

/**
 * Plans the upgrade from one version to another. Both can be later than the releases in the data; the plan then
 * contains what the data has. Within a major version, you can upgrade to any release directly.
 * Before the next major version, the vendor's instructions require the latest patch release of the previous one:
 * https://docs.pactflow.io/docs/on-premises/upgrading/database-migrations.
 * @param releases all releases, in any order
 */
export function planUpgrade(from: string, to: string, releases: readonly PlannerRelease[]): Plan | Refusal {
  const find = (version: string) => releases.find((release) => release.version === version) ?? later(version, releases);
  const refused = (reason: Refusal['reason'], text: string): Refusal => ({kind: 'refused', reason, text});
  const [start, target] = [find(from), find(to)];
  for (const [version, release] of [
    [from, start],
    [to, target],
  ] as const) {
    if (release === undefined)
      return refused(
        'unknown',
        isVersion(version)
          ? `These docs don't describe PactFlow On-Premises ${version}. Select one of [these releases](${RELEASES_URL}), or a version that's later than all of them.`
          : `${version} isn't a version of PactFlow On-Premises. Enter three numbers, such as 2.3.0.`,
      );
  }
  if (start === undefined || target === undefined) throw new Error('unreachable: unknown versions are rejected above');
  if (from === to)
    return refused(
      'same',
      `You already run ${to}. Select a later version${target.summary === '' ? '' : `, or read [what's in ${to}](${notesUrl(to, releases)})`}.`,
    );
  if (compareVersions(from, to) > 0) {
    const back =
      start.releaseLine === target.releaseLine
        ? ''
        : ` You can go back from ${start.releaseLine} to ${target.releaseLine}. Whether you roll back the schema or restore a backup depends on both releases.`;
    return refused(
      'downgrade',
      `${to} is earlier than ${from}, so this would be a downgrade.${back} To roll back, see [Database migrations](${releaseLineUrl(start.releaseLine)}/upgrading/database-migrations).`,
    );
  }

  const between = (after: string, until: string): PlannerRelease[] =>
    releases
      .filter(({version}) => compareVersions(version, after) > 0 && compareVersions(version, until) <= 0)
      .sort((a, b) => compareVersions(a.version, b.version));
  const leg = (after: string, until: string): Leg => ({
    from: after,
    to: until,
    releases: between(after, until),
    isMajor: releaseLineOf(after) !== releaseLineOf(until),
  });
  const crosses = start.releaseLine !== target.releaseLine;
  const stop = crosses ? latestOf(releases, start.releaseLine).version : undefined;
  const legs =
    stop === undefined || compareVersions(from, stop) >= 0 ? [leg(from, to)] : [leg(from, stop), leg(stop, to)];

  const laterReleases = crosses
    ? releases.filter(
        ({releaseLine, date}) =>
          releaseLine === start.releaseLine && date !== undefined && target.date !== undefined && date > target.date,
      )
    : [];
  const late = laterReleases.sort((a, b) => compareVersions(a.version, b.version));
  const targetLine = releases
    .filter(({releaseLine}) => releaseLine === target.releaseLine)
    .sort((a, b) => compareVersions(a.version, b.version));
  const included = (entry: Entry): boolean =>
    targetLine.some((release) => compareVersions(release.version, to) <= 0 && includesEntry(release, entry));

  const gained = legs
    .flatMap(({releases: passed}) => passed)
    .flatMap((release) =>
      (release.security ?? [])
        .filter(({id, text}) => !late.includes(release) || included({id, text, isSecurity: true}))
        .map(({id, text}) => ({version: release.version, id, text})),
    );
  if (late.length === 0) return {kind: 'plan', from, to, legs, gained};

  const lastDay =
    late
      .map(({date = ''}) => date)
      .sort()
      .at(-1) ?? '';
  const open = late.flatMap((release) =>
    entriesOf(release)
      .filter((entry) => !included(entry))
      .map((entry): Uncertain => {
        const again = targetLine.find((other) => compareVersions(other.version, to) > 0 && includesEntry(other, entry));
        return {
          version: release.version,
          text: entry.id === undefined || entry.text.includes(entry.id) ? entry.text : `${entry.id}: ${entry.text}`,
          isSecurity: entry.isSecurity,
          ...(again && {laterIn: again.version}),
        };
      }),
  );
  const uncertain = [...open.filter(({isSecurity}) => isSecurity), ...open.filter(({isSecurity}) => !isSecurity)];
  const firstNotOlder = targetLine.find(({date}) => date !== undefined && date >= lastDay)?.version;
  return {
    kind: 'plan',
    from,
    to,
    legs,
    gained,
    older: {
      compared: legs.at(-1)?.from ?? from,
      than: late.map(({version}) => version),
      isPartial: target.isPartial === true,
      uncertain,
      firstNotOlder,
    },
  };
}
