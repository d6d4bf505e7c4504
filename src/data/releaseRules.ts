import {compareVersions} from './releaseLineRules';
import type {Release} from './releases.schema';

/** The URL of the index of releases. The page of each release is below it. */
export const RELEASES_URL = '/docs/on-premises/releases';
export const PLANNER_URL = `${RELEASES_URL}/planner`;

/** SmartBear's release notes, which include releases that have no page on this site. */
export const LATER_RELEASES_URL =
  'https://support.smartbear.com/swagger/docs/contract-testing/on-premises-admin-guide/on-premises-release-notes/';

type ReleaseLine = Release['releaseLine'];

export const releaseUrl = (version: string): string => `${RELEASES_URL}/${version}`;
export const noticeUrl = (slug: string): string => `/notices/${slug}`;

/** The URL of the upgrade planner with both versions filled in. */
export const planUrl = ({from, to}: {from?: string; to: string}): string =>
  `${PLANNER_URL}?${from === undefined ? '' : `from=${from}&`}to=${to}`;

/** The release line of a version: `1.37.2` → `1.x`. */
export const releaseLineOf = (version: string): string => `${version.split('.')[0] ?? ''}.x`;

/**
 * Sorts releases by date, latest first, and by version number on the same date. The two release lines were maintained
 * in parallel, so 1.37.2 is more recent than 2.0.0. Releases without a date come last, sorted by version number.
 */
export function latestFirst<R extends Pick<Release, 'version' | 'date'>>(releases: readonly R[]): R[] {
  return [...releases].sort(
    (a, b) => (b.date ?? '').localeCompare(a.date ?? '') || compareVersions(b.version, a.version),
  );
}

/**
 * The release with the highest version number of a release line.
 * @throws Error if the release line has no releases
 */
export function latestOf<R extends Pick<Release, 'version' | 'releaseLine'>>(
  releases: readonly R[],
  releaseLine: ReleaseLine,
): R {
  const [latest] = releases
    .filter((release) => release.releaseLine === releaseLine)
    .sort((a, b) => compareVersions(b.version, a.version));
  if (latest === undefined)
    throw new Error(`src/data/releases.ts: expected at least one ${releaseLine} release, but found none. Add one.`);
  return latest;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2025-10-21` → `October 21, 2025`. */
export function formatDate(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return `${MONTHS[month - 1] ?? ''} ${day}, ${year}`;
}

/** Matches sentences of release notes that say that there's nothing to migrate. */
const NO_MIGRATION =
  /^(?:The (?:release )?notes (?:state|say|rule out)\b|According to the release notes, there are no\b|No\b)/;

/** The migrations of a release, without sentences that say that nothing is migrated. */
export const migrationsOf = ({migrations = []}: Pick<Release, 'migrations'>): string[] =>
  migrations.filter((text) => !NO_MIGRATION.test(text));

/** The kinds of content that a release can have, in the order of its page. */
export const RELEASE_KINDS = [
  'Features',
  'Changes',
  'Fixes',
  'Security',
  'Breaking changes',
  'New variables',
  'Migrations',
] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** The kinds of content that a release has. */
export function kindsOf(release: Release): ReleaseKind[] {
  const has: Record<ReleaseKind, boolean> = {
    Features: release.features !== undefined,
    Changes: release.changes !== undefined,
    Fixes: release.fixes !== undefined,
    Security: release.security !== undefined,
    'Breaking changes': release.breaking !== undefined,
    'New variables': release.variables?.some(({change}) => change === 'new') ?? false,
    Migrations: migrationsOf(release).length > 0,
  };
  return RELEASE_KINDS.filter((kind) => has[kind]);
}

/** The fields of a release that the index shows. The table doesn't load the other texts of the page. */
export type ReleaseRow = Pick<Release, 'version' | 'date' | 'releaseLine' | 'summary'> & {
  kinds: readonly ReleaseKind[];
  notice?: string;
};

/** The rows of the index, latest first. */
export const releaseRows = (releases: readonly Release[]): ReleaseRow[] =>
  latestFirst(releases).map((release) => {
    const {version, date, releaseLine, summary, notice} = release;
    return {version, date, releaseLine, summary, kinds: kindsOf(release), notice: notice?.slug};
  });
