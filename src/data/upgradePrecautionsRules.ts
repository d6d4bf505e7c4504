import {compareVersions} from './releaseLineRules';
import {formatDate, latestOf, migrationsOf, releaseLineOf} from './releaseRules';
import {LATER_RELEASES_URL, type Plan, type PlannerRelease} from './upgradeRules';

/** The day on which support for 1.x ended, as an ISO date. */
const END_OF_1X = '2026-03-11';

/** How long SmartBear patches a minor version after its release. */
const MONTHS_OF_PATCHES = 9;

/**
 * Releases that SmartBear has published after those in the data, as far as its release notes and its migration guide
 * name them: the latest release, and a change that affects how to upgrade.
 */
const LATER: Readonly<Record<string, {latest: string; note?: {version: string; text: string}}>> = {
  '1.x': {
    latest: '1.37.6',
    note: {
      version: '1.37.3',
      text: '1.37.3 processes the content of every contract, which can take a long time. SmartBear strongly recommends [running its migrations manually](/docs/on-premises/upgrading/database-migrations) before you upgrade.',
    },
  },
  '2.x': {latest: '2.4.0'},
};

/** Something to consider or do before an upgrade. */
export interface Precaution {
  /** Unique in a plan, and the same in every plan that contains the precaution. */
  id: string;
  /** What the precaution is about, as plain text. */
  subject: string;
  /** Markdown with code and links. */
  text: string;
  /** What to do, as Markdown. */
  action?: string;
}

/**
 * The last day on which a minor version receives security patches: nine months after its first release, but no later
 * than the end of its release line.
 * @returns an ISO date, or undefined if the release date of the minor version isn't known
 */
export function patchedUntil(
  version: string,
  releases: readonly Pick<PlannerRelease, 'version' | 'date'>[],
): string | undefined {
  const minor = version.split('.').slice(0, 2).join('.');
  const first = releases.find((release) => release.version === `${minor}.0`)?.date;
  if (first === undefined) return undefined;
  const end = new Date(`${first}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_OF_PATCHES);
  const day = end.toISOString().slice(0, 10);
  return releaseLineOf(version) === '1.x' && day > END_OF_1X ? END_OF_1X : day;
}

/** How long the target version receives security patches. */
function support(to: string, releases: readonly PlannerRelease[]): Precaution {
  const line = releaseLineOf(to);
  const until = patchedUntil(to, releases);
  const minor = to.split('.').slice(0, 2).join('.');
  const policy = `[support policy](/docs/on-premises${line === '2.x' ? '-2x' : ''}/support-policy)`;
  const text =
    line === '1.x'
      ? `Support for 1.x ended on ${formatDate(END_OF_1X)}, so no 1.x release receives security patches anymore.`
      : until === undefined
        ? `Each minor version receives security patches for nine months. Look up the release date of ${minor}.0 in [SmartBear’s release notes](${LATER_RELEASES_URL}).`
        : `${minor} receives security patches until ${formatDate(until)}, which is nine months after ${minor}.0. After that date, select a later version.`;
  return {id: `${to}-support`, subject: `Support for ${minor}`, text: `${text} See the ${policy}.`};
}

/** Releases that the plan passes or stops at, but that the data doesn't include. */
function laterReleases({from, to, legs}: Plan, releases: readonly PlannerRelease[]): Precaution[] {
  return legs.flatMap((leg) => {
    const line = releaseLineOf(leg.to) as PlannerRelease['releaseLine'];
    const {version} = latestOf(releases, line);
    const isStop = leg.to !== to;
    const known = LATER[line];
    if (known === undefined || (!isStop && compareVersions(leg.to, version) < 0)) return [];
    const notes = `[SmartBear’s release notes](${LATER_RELEASES_URL})`;
    const start = compareVersions(from, version) > 0 ? from : version;
    const text = isStop
      ? `These docs describe 1.x up to ${version}, but later releases exist, up to at least ${known.latest}. Stop at the latest one in ${notes} instead of ${version}.`
      : compareVersions(to, version) > 0
        ? `These docs don’t describe the releases after ${start}. Read about each one up to ${to} in ${notes}, because it can contain breaking changes and migrations that this plan doesn’t list.`
        : `These docs describe ${line} up to ${version}, but later releases exist, up to at least ${known.latest}. Check ${notes} for security patches before you select ${version}.`;
    const {note} = known;
    const includesNote = note !== undefined && compareVersions(from, note.version) < 0 && (isStop || line === '1.x');
    return [
      {id: `${line}-later`, subject: `Later ${line} releases`, text},
      ...(includesNote ? [{id: `${note.version}-migration`, subject: note.version, text: note.text}] : []),
    ];
  });
}

/**
 * What operators should consider before an upgrade, most important first: support and later releases, breaking changes,
 * and migrations.
 * @param releases all releases, in any order
 */
export function precautionsOf(plan: Plan, releases: readonly PlannerRelease[]): Precaution[] {
  const passed = plan.legs.flatMap((leg) => leg.releases);
  return [
    support(plan.to, releases),
    ...laterReleases(plan, releases),
    ...passed.flatMap(({version, breaking = []}) =>
      breaking.map(({text, action}, index) => ({
        id: `${version}-breaking-${index + 1}`,
        subject: `Breaking change in ${version}`,
        text,
        action,
      })),
    ),
    ...passed.flatMap((release) =>
      migrationsOf(release).map((text, index) => ({
        id: `${release.version}-migration-${index + 1}`,
        subject: `Migration in ${release.version}`,
        text,
      })),
    ),
  ];
}
