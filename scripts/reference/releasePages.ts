import {variableUrl} from '../../src/data/environmentVariablesRules';
import {laterReleases} from '../../src/data/laterReleases';
import type {LaterRelease} from '../../src/data/laterReleases.schema';
import {compareVersions, releaseLineUrl} from '../../src/data/releaseLineRules';
import {
  formatDate,
  LATER_RELEASES_URL,
  latestOf,
  noticeUrl,
  planUrl,
  releaseUrl,
  RELEASES_URL,
} from '../../src/data/releaseRules';
import type {Release} from '../../src/data/releases.schema';
import {FIRST_LATER_SCHEMA} from '../../src/data/upgradePrecautionsRules';
import {frontMatter, joinParts, list} from '../../src/plugins/shared/mdx';
import {
  advisory,
  bullets,
  inOrder,
  notesByTopic,
  linkAdvisories,
  mdx,
  noticeDescription,
  notMentioned,
  numbered,
  oneOrList,
  securityLines,
} from './releaseText';

/** The file to edit instead of the generated pages. */
export const SOURCE = 'src/data/releases.ts';

/** Marks the files that are generated from the data, and distinguishes them from other files in their folders. */
export const MARK = `{/* Generated from ${SOURCE} by npm run reference. Edits to this file are overwritten. */}`;

/** The day on which support for 1.x ended. */
const LAST_DAY_OF_1X = 'March 11, 2026';

const CHANGES = {new: 'Adds', changed: 'Changes', deprecated: 'Deprecates', removed: 'Removes'} as const;

const section = (title: string, ...parts: readonly (string | undefined)[]): string | undefined => {
  const content = parts.filter((part) => part !== undefined && part !== '');
  return content.length === 0 ? undefined : [`## ${title}`, ...content].join('\n\n');
};

function opening({version, date, releaseLine, summary, notice, broker, unclear}: Release): string {
  const name = `PactFlow On-Premises ${version}`;
  const includes = broker === undefined || summary.includes(broker) ? '' : ` It includes Pact Broker ${broker}.`;
  if (date === undefined) {
    const undated = unclear === undefined ? " The public notes don't give a release date." : '';
    const [, rest] = /^This release (.*)$/s.exec(mdx(summary)) ?? [];
    const text =
      rest === undefined
        ? `${name} is a ${releaseLine} release. ${mdx(summary)}`
        : `${name}, a ${releaseLine} release, ${rest}`;
    return `${text}${includes}${undated}`;
  }
  // If there is more to say about the date, the section on open questions does so.
  const noticeDate =
    notice !== undefined && notice.date !== date && unclear === undefined
      ? ` Its notice is dated ${formatDate(notice.date)}.`
      : '';
  return `${name} was released on ${formatDate(date)}.${noticeDate} ${mdx(summary)}${includes}`;
}

const countLines = ({features = [], changes = [], fixes = [], security = [], breaking = []}: Release): number =>
  features.length + changes.length + fixes.length + security.length + breaking.length;

const highlightsOf = (release: Release): string[] => release.highlights.map((text) => linkAdvisories(mdx(text)));

const highlights = (release: Release): string | undefined =>
  countLines(release) < 3 ? undefined : bullets(highlightsOf(release));

function variableLines({variables = [], releaseLine}: Release): string[] {
  return variables.map(({name, change, aspect, text}) => {
    const url = variableUrl(name, releaseLine);
    const shown = url === undefined ? `\`${name}\`` : `[\`${name}\`](${url})`;
    const what = aspect === undefined ? shown : `${aspect} ${shown}`;
    // "Adds X. It sets …" becomes "Adds X, which sets …".
    const about = text === undefined ? '' : /^It [a-z]/.test(text) ? `, which ${mdx(text.slice(3))}` : `. ${mdx(text)}`;
    return `${CHANGES[change]} ${what}${about === '' ? '.' : about}`;
  });
}

/** The releases that the pages mention. */
interface Known {
  releases: readonly Release[];
  /** Releases that only SmartBear's notes describe. */
  later: readonly LaterRelease[];
}

/** The upgrade instructions for a release. The page about upgrading has the steps that all releases share. */
function upgrade(release: Release, {releases, later}: Known): string {
  const {version, releaseLine, steps = []} = release;
  const base = `${releaseLineUrl(releaseLine)}/upgrading`;
  const usual = `the [usual upgrade steps](${base}), which include the [database migrations](${base}/database-migrations)`;
  const isFirst = !releases.some(
    (other) => other.releaseLine === releaseLine && compareVersions(other.version, version) < 0,
  );
  const all = [...releases, ...later];
  const latest1x = latestOf(all, '1.x').version;
  const line =
    isFirst && releaseLine === '2.x'
      ? `The image tag is \`${version}\`.`
      : `To upgrade${isFirst ? '' : ` directly from any earlier ${releaseLine} release`}, use the image tag \`${version}\` and follow ${usual}.`;
  const migration = all.find((other) => other.version === FIRST_LATER_SCHEMA)?.date ?? '';
  const from1x =
    releaseLine === '1.x'
      ? undefined
      : release.date !== undefined && release.date < migration
        ? `If you run 1.x, don't move to ${version} unless SmartBear confirms that you can, because ${version} was released before ${FIRST_LATER_SCHEMA} and doesn't include the database migrations of that release. Instead, [choose a 2.x release](${base}#newer-database), upgrade to the latest 1.x release (${latest1x} or later), and then [move to 2.x](${base}#move-to-2x).`
        : `If you run 1.x, first upgrade to the latest 1.x release (${latest1x} or later), and then [move to 2.x](${base}#move-to-2x).`;
  const plan = `To see what changed between your version and ${version}, use the [upgrade planner](${planUrl({to: version})}).`;
  const usualInstructions = [line, from1x, plan].filter((part) => part !== undefined).join(' ');
  if (steps.length === 0) return usualInstructions;
  const [step] = steps;
  const additional =
    steps.length === 1 && step !== undefined
      ? `This upgrade has one additional step. ${mdx(step)}`
      : `This upgrade has these additional steps:\n\n${numbered(steps.map(mdx))}`;
  return `${usualInstructions}\n\n${additional}`;
}

function relatedLinks({version, releaseLine, notice, related = []}: Release, {releases, later}: Known): string {
  const line = releases
    .filter((other) => other.releaseLine === releaseLine)
    .sort((a, b) => compareVersions(a.version, b.version));
  const at = line.findIndex((other) => other.version === version);
  const [before, after] = [line[at - 1], line[at + 1]];
  const latest2x = latestOf([...releases, ...later], '2.x').version;
  const newest = latestOf([...releases, ...later], releaseLine).version;
  const link = ({version}: Release) => `[${version}](${releaseUrl(version)})`;
  return bullets([
    ...(before === undefined ? [] : [`Previous ${releaseLine} release: ${link(before)}`]),
    ...(after === undefined
      ? [
          `This is the latest ${releaseLine} release in the [list of releases](${RELEASES_URL}). For later releases, see [SmartBear's release notes](${LATER_RELEASES_URL})${newest === version ? '' : `, which include ${newest}`}.`,
        ]
      : [`Next ${releaseLine} release: ${link(after)}`]),
    ...(releaseLine === '1.x'
      ? [
          `Support for 1.x ended on ${LAST_DAY_OF_1X}. To upgrade, follow the [plan for upgrading from ${version} to ${latest2x}](${planUrl({from: version, to: latest2x})}).`,
        ]
      : []),
    ...(notice === undefined ? [] : [`[Release announcement for ${version}](${noticeUrl(notice.slug)})`]),
    ...related.map(({label, to}) => `[${label}](${to})`),
  ]);
}

function page(release: Release, known: Known): string {
  const {
    version,
    releaseLine,
    description,
    keywords,
    features,
    changes,
    fixes,
    security,
    breaking,
    migrations,
    unclear,
  } = release;
  return joinParts([
    frontMatter({
      title: `On-premises release ${version}`,
      sidebarLabel: version,
      description,
      keywords: ['on-premises', 'release', version, ...keywords],
      audience: ['operator', 'administrator'],
      edition: [releaseLine],
      contentType: 'release',
    }),
    MARK,
    opening(release),
    section('Summary', highlights(release)),
    section('Features', features && notesByTopic(features)),
    section('Changes', changes && notesByTopic(changes)),
    section('Fixes', fixes && notesByTopic(fixes)),
    section('Security', security && bullets(securityLines(security))),
    section(
      'Breaking changes',
      breaking && oneOrList(breaking.map(({text, action}) => `${mdx(text)} **What to do:** ${mdx(action)}`)),
    ),
    section('Environment variables', oneOrList(variableLines(release))),
    section('Database migrations', migrations && oneOrList(migrations.map(mdx))),
    section(
      'How to upgrade',
      notMentioned(release, [
        'features',
        'fixes',
        'security fixes',
        'breaking changes',
        'environment variables',
        'migrations',
      ]),
      upgrade(release, known),
    ),
    section('Open questions', unclear && mdx(unclear)),
    section('Related pages', relatedLinks(release, known)),
  ]);
}

function notice(release: Release, {slug, date}: NonNullable<Release['notice']>): string {
  const {version, releaseLine, summary, breaking = [], security = [], steps = []} = release;
  // `/docs/on-premises` introduces both release lines, so 1.x has its overview on another page.
  const overviewUrl =
    releaseLine === '1.x' ? `${releaseLineUrl(releaseLine)}/architecture` : releaseLineUrl(releaseLine);
  const ids = security.flatMap(({id}) => (id === undefined ? [] : [id]));
  const unsaid = ids.length > 0 && !release.highlights.some((text) => ids.some((id) => text.includes(id)));
  const advisories = list(inOrder(ids).map(advisory));
  const points = highlightsOf(release);
  // The point about security lists the advisories. If there's no such point, the advisories get their own.
  const at = points.findIndex((text) => /^\*\*Security\.\*\* (?:(?!\. ).)*\.$/.test(text));
  const all = !unsaid
    ? points
    : at < 0
      ? [...points, `**Security.** This release fixes ${advisories}.`]
      : points.map((text, index) => (index === at ? `${text.slice(0, -1)}: ${advisories}.` : text));
  return joinParts([
    [
      '---',
      `title: On-premises release v${version}`,
      `description: ${JSON.stringify(noticeDescription(release))}`,
      `slug: ${slug}`,
      `date: ${date}`,
      'tags: [on-premises, release]',
      '---',
      '',
      MARK,
    ].join('\n'),
    `PactFlow On-Premises ${version} is available. ${mdx(summary)}`,
    '{/* truncate */}',
    bullets(all),
    ...breaking.map(({text, action}) => `**Before you upgrade:** ${mdx(text)} ${mdx(action)}`),
    notMentioned(release, ['breaking changes', 'environment variables', 'migrations']),
    `For details${steps.length > 0 ? ' and the upgrade steps' : ''}, see [On-premises release ${version}](${releaseUrl(version)}). For an overview of the release line, see [PactFlow On-Premises ${releaseLine}](${overviewUrl}).`,
  ]);
}

/** The file of a release's page, from the root of the repository. */
const pageFileOf = ({version}: Pick<Release, 'version'>): string => `docs${releaseUrl(version)}.mdx`;
const noticeFileOf = (slug: string): string => `notices/${slug}.mdx`;

/**
 * Generates the page of each release, and its notice if it had one.
 * @param later releases that have no page, because only SmartBear's notes describe them
 * @returns the text of each file by its path from the root of the repository
 */
export function generateReleaseFiles(
  releases: readonly Release[],
  later: readonly LaterRelease[] = laterReleases,
): Map<string, string> {
  return new Map(
    releases.flatMap((release) => [
      [pageFileOf(release), page(release, {releases, later})] as const,
      ...(release.notice === undefined
        ? []
        : [[noticeFileOf(release.notice.slug), notice(release, release.notice)] as const]),
    ]),
  );
}
