import type {Release} from './releases.schema';

/** Where the index of releases is, the page of each below it. */
export const RELEASES_ADDRESS = '/docs/on-premises/releases';
export const PLANNER_ADDRESS = `${RELEASES_ADDRESS}/planner`;

type Edition = Release['edition'];

export const releaseAddress = (version: string): string => `${RELEASES_ADDRESS}/${version}`;
export const noticeAddress = (slug: string): string => `/notices/${slug}`;

/** Where an edition's own pages are. */
export const editionAddress = (edition: Edition): string =>
  edition === '1.x' ? '/docs/on-premises' : '/docs/on-premises-2x';

/** The page of the planner with a plan's two ends filled in. */
export const planAddress = ({from, to}: {from?: string; to: string}): string =>
  `${PLANNER_ADDRESS}?${from === undefined ? '' : `from=${from}&`}to=${to}`;

const partsOf = (version: string): number[] => version.split('.').map(Number);

/** Below zero where the first version is the older one by its number: 1.9.0 before 1.10.0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  return left.map((part, index) => part - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The line that a version belongs to by its number: `1.37.2` → `1.x`. */
export const lineOf = (version: string): string => `${version.split('.')[0] ?? ''}.x`;

/**
 * Newest first: by day, and by number where the days are the same. The two editions were maintained side by side, so that 1.37.2 is newer than 2.0.0. Releases
 * without a day stand where their number puts them among those of their line, at the end.
 */
export function newestFirst<R extends Pick<Release, 'version' | 'date'>>(releases: readonly R[]): R[] {
  return [...releases].sort(
    (a, b) => (b.date ?? '').localeCompare(a.date ?? '') || compareVersions(b.version, a.version),
  );
}

/** The newest release of a line, by number. @throws Error when there is none */
export function newestOf<R extends Pick<Release, 'version' | 'edition'>>(releases: readonly R[], edition: Edition): R {
  const [newest] = releases
    .filter((release) => release.edition === edition)
    .sort((a, b) => compareVersions(b.version, a.version));
  if (newest === undefined) throw new Error(`src/data/releases.ts has no release of ${edition}.`);
  return newest;
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
export function dayInWords(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return `${MONTHS[month - 1] ?? ''} ${day}, ${year}`;
}

/** Notes often say in so many words that there is nothing to migrate. */
const NO_MIGRATION = /^(?:The (?:release )?notes (?:state|say|rule out)\b|No\b)/;

/** What really happens to the data; what only says that nothing does is left out. */
export const migrationsOf = ({migrations = []}: Pick<Release, 'migrations'>): string[] =>
  migrations.filter((text) => !NO_MIGRATION.test(text));

/** What a release can hold, in the order of its page. */
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

/** The kinds of things that a release holds. */
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

/** What the index shows of a release: the texts of its page do not weigh on the table. */
export type ReleaseRow = Pick<Release, 'version' | 'date' | 'edition' | 'summary'> & {
  kinds: readonly ReleaseKind[];
  notice?: string;
};

/** The rows of the index, newest first. */
export const rowsOf = (releases: readonly Release[]): ReleaseRow[] =>
  newestFirst(releases).map((release) => {
    const {version, date, edition, summary, notice} = release;
    return {version, date, edition, summary, kinds: kindsOf(release), notice: notice?.slug};
  });
