import {compareVersions, releaseLineUrl} from './releaseLineRules';
import {formatDate, LATER_RELEASES_URL, latestOf, migrationsOf, releaseLineOf} from './releaseRules';
import {patchStatus} from './supportRules';
import {describedReleases, type Plan, type PlannerRelease} from './upgradeRules';

/** The day on which support for 1.x ended, as an ISO date. */
const END_OF_1X = '2026-03-11';

/** How long SmartBear patches a minor version after its release. */
const MONTHS_OF_PATCHES = 9;

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

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
  const first = releases.find((release) => release.version === `${minorOf(version)}.0`)?.date;
  if (first === undefined) return undefined;
  const end = new Date(`${first}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_OF_PATCHES);
  const day = end.toISOString().slice(0, 10);
  return releaseLineOf(version) === '1.x' && day > END_OF_1X ? END_OF_1X : day;
}

const NOTES = `[SmartBear’s release notes](${LATER_RELEASES_URL})`;

/** How long the target version receives security patches. */
function support(to: string, releases: readonly PlannerRelease[], today: string): Precaution {
  const line = releaseLineOf(to);
  const until = patchedUntil(to, releases);
  const minor = minorOf(to);
  const policy = `[support policy](${releaseLineUrl(line as PlannerRelease['releaseLine'])}/support-policy)`;
  const text =
    line === '1.x'
      ? `Support for 1.x ended on ${formatDate(END_OF_1X)}, so no 1.x release receives security patches anymore.`
      : until === undefined
        ? `Each minor version receives security patches for nine months. Look up the release date of ${minor}.0 in ${NOTES}.`
        : `${patchStatus(to, until, today)} ${
            today > until
              ? `Each minor version is patched for nine months. If ${NOTES} list a release that’s less than nine months old, select that release instead.`
              : `That’s nine months after the release of ${minor}.0. After that date, select a later version.`
          }`;
  return {
    id: `${to}-support`,
    subject: until !== undefined && today > until ? `End of support for ${minor}` : `Support for ${minor}`,
    text: `${text} See the ${policy}.`,
  };
}

/** The backup that a rollback needs. It comes from the release line that the upgrade starts from. */
function backup({from, to}: Plan): Precaution {
  const line = releaseLineUrl(releaseLineOf(from) as PlannerRelease['releaseLine']);
  const isMove = releaseLineOf(from) !== releaseLineOf(to);
  return {
    id: 'backup',
    subject: 'Backup',
    text: `To roll back an upgrade, you need a [database backup](${line}/disaster-recovery#back-up), your current variables and image tag, and the [schema version](${line}/upgrading/database-migrations#note-the-schema-version).${
      isMove ? ' Before you start the first 2.x container, back up the database again.' : ''
    }`,
    action: `Complete the steps in [Before an upgrade](${line}/upgrading#before-an-upgrade)${
      isMove ? ', and then follow [Move to 2.x](/docs/on-premises-2x/upgrading#move-to-2x)' : ''
    }.`,
  };
}

/** The releases that only SmartBear's notes describe, of those that the plan passes or could stop at. */
function laterReleases({from, to, legs}: Plan, releases: readonly PlannerRelease[]): Precaution[] {
  return legs.flatMap((leg) => {
    const line = releaseLineOf(leg.to) as PlannerRelease['releaseLine'];
    const {version} = latestOf(describedReleases(releases), line);
    const latest = latestOf(releases, line).version;
    const isStop = leg.to !== to;
    if (!isStop && compareVersions(leg.to, version) < 0) return [];
    const start = releaseLineOf(from) === line && compareVersions(from, version) > 0 ? from : version;
    const unlisted = 'because those releases can contain breaking changes and migrations that this plan doesn’t list.';
    const text = isStop
      ? `${leg.to} is the latest 1.x release that this plan includes. If ${NOTES} list a later one, stop at that release instead. These docs have no pages for the releases after ${start}, so read about them in the same notes.`
      : compareVersions(to, version) > 0
        ? `These docs don’t describe the releases after ${start}. Read about each one up to ${to} in ${NOTES}, ${unlisted}`
        : latest === version
          ? `These docs describe ${line} up to ${version}. Check ${NOTES} for later releases with security patches before you select ${version}.`
          : `These docs describe ${line} up to ${version}, but SmartBear has also released ${latest}. Check ${NOTES} for security patches before you select ${version}.`;
    return [{id: `${line}-later`, subject: `Later ${line} releases`, text}];
  });
}

/** The first 1.x release that changes the database after the 2.x releases in these docs were released. */
export const FIRST_LATER_SCHEMA = '1.37.3';

/** The 1.x release that fixes `db-migrate`. */
const FIXED_MIGRATION = '1.37.5';

/** Warns if 1.x releases that are later than the target migrate the database. */
function newerDatabase({to, older}: Plan): Precaution[] {
  if (older === undefined || compareVersions(older.compared, FIRST_LATER_SCHEMA) < 0) return [];
  const {compared, than} = older;
  const reason = than.includes(FIRST_LATER_SCHEMA)
    ? `, because ${to} was released before ${FIRST_LATER_SCHEMA} and doesn’t include its migrations.`
    : `. ${to} was released before ${than[0] ?? compared}, so it might not include later fixes${than.includes(FIXED_MIGRATION) ? `, such as the one for \`db-migrate\` in ${FIXED_MIGRATION}` : ''}.`;
  return [
    {
      id: `${to}-database`,
      subject: `Database migrated by ${compared}`,
      text: `SmartBear doesn’t document whether ${to} works with a database that ${compared} has migrated${reason} See [Move to 2.x](/docs/on-premises-2x/upgrading#newer-database).`,
      action: `Ask SmartBear which 2.x release to install after ${compared}, and wait for the answer. Then test that release with a restored copy of the migrated database.`,
    },
  ];
}

/** The breaking changes of a plan. Those with the same text are merged, so that operators check each one only once. */
export function breakingChanges({legs}: Plan): Precaution[] {
  const passed = legs.flatMap((leg) => leg.releases);
  const all = passed.flatMap(({version, breaking = []}) =>
    breaking.map(({text, action}, index) => ({version, id: `${version}-breaking-${index + 1}`, text, action})),
  );
  return all
    .filter(({text}, index) => all.findIndex((other) => other.text === text) === index)
    .map(({id, text, action}) => {
      const versions = all.filter((other) => other.text === text).map(({version}) => version);
      return {id, subject: `Breaking change in ${versions.join(' and ')}`, text, action};
    });
}

/**
 * What operators should do and consider before an upgrade, most important first: the backup, support, later releases,
 * and the database, then breaking changes, and migrations.
 * @param releases all releases, in any order
 * @param today an ISO date, which determines whether the target still receives patches
 */
export function precautionsOf(plan: Plan, releases: readonly PlannerRelease[], today: string): Precaution[] {
  const passed = plan.legs.flatMap((leg) => leg.releases);
  return [
    backup(plan),
    support(plan.to, releases, today),
    ...laterReleases(plan, releases),
    ...newerDatabase(plan),
    ...breakingChanges(plan),
    ...passed.flatMap((release) =>
      migrationsOf(release).map((text, index) => ({
        id: `${release.version}-migration-${index + 1}`,
        subject: `Migration in ${release.version}`,
        text,
      })),
    ),
  ];
}
