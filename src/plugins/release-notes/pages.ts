import {addressOfVariable} from '../../data/environmentVariablesRules';
import {
  compareVersions,
  dayInWords,
  editionAddress,
  newestOf,
  noticeAddress,
  planAddress,
  releaseAddress,
  RELEASES_ADDRESS,
} from '../../data/releaseRules';
import type {Release} from '../../data/releases.schema';
import {frontMatter, joinParts, list} from '../tool-reference/mdx';
import {
  advisory,
  bullets,
  inOrder,
  linesByArea,
  linkAdvisories,
  mdx,
  noticeDescription,
  nothingOf,
  numbered,
  oneOrList,
  securityLines,
} from './text';

/** What to change instead of the pages. */
export const SOURCE = 'src/data/releases.ts';

/** Stands in every file that is made from the data, and tells it from those beside it. */
export const MARK = `{/* Made from ${SOURCE} by npm run reference; changes made here are lost. */}`;

/** The day after which the older edition got nothing more. */
const LAST_DAY_OF_1X = 'March 11, 2026';

const CHANGES = {new: 'is new', changed: 'changes', deprecated: 'is deprecated', removed: 'is gone'} as const;

const section = (title: string, ...parts: readonly (string | undefined)[]): string | undefined => {
  const content = parts.filter((part) => part !== undefined && part !== '');
  return content.length === 0 ? undefined : [`## ${title}`, ...content].join('\n\n');
};

function opening({version, date, edition, summary, notice, broker, unclear}: Release): string {
  const when =
    date === undefined
      ? `PactFlow On-Premises ${version} belongs to the ${edition} edition.`
      : `PactFlow On-Premises ${version} was released on ${dayInWords(date)}, for the ${edition} edition.`;
  // Where there is more to say of it, the section on open questions does.
  const told =
    notice !== undefined && notice.date !== date && unclear === undefined
      ? ` Its notice is dated ${dayInWords(notice.date)}.`
      : '';
  const day = date === undefined && unclear === undefined ? ' The public notes give no day for it.' : '';
  const inside = broker === undefined || summary.includes(broker) ? '' : ` It contains Pact Broker ${broker}.`;
  return `${when}${told}${day} ${mdx(summary)}${inside}`;
}

const countLines = ({features = [], changes = [], fixes = [], security = [], breaking = []}: Release): number =>
  features.length + changes.length + fixes.length + security.length + breaking.length;

/** With one or two things to tell, their sections are as short as a summary would be. */
const highlightsOf = (release: Release): string[] => release.highlights.map((text) => linkAdvisories(mdx(text)));

const highlights = (release: Release): string | undefined =>
  countLines(release) < 3 ? undefined : bullets(highlightsOf(release));

function variableLines({variables = [], edition}: Release): string[] {
  return variables.map(({name, change, text}) => {
    const address = addressOfVariable(name, edition);
    const shown = address === undefined ? `\`${name}\`` : `[\`${name}\`](${address})`;
    return `${shown} ${CHANGES[change]}. ${text === undefined ? '' : mdx(text)}`.trim();
  });
}

/** How to come to a release, short: what all releases of an edition share stands on the page about upgrading. */
function upgrade(release: Release, releases: readonly Release[]): string {
  const {version, edition, steps = []} = release;
  const base = `${editionAddress(edition)}/upgrading`;
  const usual = `the [usual upgrade steps](${base}), which run the [database migrations](${base}/database-migrations)`;
  const tag = `The image tag is \`${version}\`.`;
  const isFirst = !releases.some((other) => other.edition === edition && compareVersions(other.version, version) < 0);
  const newest1x = newestOf(releases, '1.x').version;
  const line =
    isFirst && edition === '1.x'
      ? `Follow ${usual}.`
      : isFirst
        ? undefined
        : `From any earlier ${edition} release you can go straight to it, by ${usual}.`;
  const crossing =
    edition === '1.x'
      ? undefined
      : `From 1.x, upgrade to [${newest1x}](${releaseAddress(newest1x)}) first, then [move to 2.x](/docs/on-premises#move-to-2x)${isFirst ? `, by ${usual}` : ''}.`;
  const plan = `[Plan the upgrade to ${version}](${planAddress({to: version})}) to see what lies between your version and this one.`;
  const usualWay = [tag, line, crossing, plan].filter((part) => part !== undefined).join(' ');
  if (steps.length === 0) return usualWay;
  const [step] = steps;
  const own =
    steps.length === 1 && step !== undefined
      ? `This release has one step of its own. ${mdx(step)}`
      : `These steps belong to this release:\n\n${numbered(steps.map(mdx))}`;
  return `${usualWay}\n\n${own}`;
}

function ways({version, edition, notice, related = []}: Release, releases: readonly Release[]): string {
  const line = releases
    .filter((other) => other.edition === edition)
    .sort((a, b) => compareVersions(a.version, b.version));
  const at = line.findIndex((other) => other.version === version);
  const [before, after] = [line[at - 1], line[at + 1]];
  const newest2x = newestOf(releases, '2.x').version;
  const link = (release: Release) => `[release ${release.version}](${releaseAddress(release.version)})`;
  return bullets([
    ...(before === undefined ? [] : [`Before it in ${edition}: ${link(before)}.`]),
    ...(after === undefined
      ? [`It is the newest release of ${edition} in the [list of releases](${RELEASES_ADDRESS}).`]
      : [`After it in ${edition}: ${link(after)}.`]),
    ...(edition === '1.x'
      ? [
          `1.x was supported until ${LAST_DAY_OF_1X}: [from ${version} to ${newest2x}](${planAddress({from: version, to: newest2x})}).`,
        ]
      : []),
    ...(notice === undefined ? [] : [`How it was announced: [notice for ${version}](${noticeAddress(notice.slug)}).`]),
    ...related.map(({label, to}) => `[${label}](${to})`),
  ]);
}

function page(release: Release, releases: readonly Release[]): string {
  const {version, edition, description, keywords, features, changes, fixes, security, breaking, migrations, unclear} =
    release;
  return joinParts([
    frontMatter({
      title: `On-premises release ${version}`,
      sidebarLabel: version,
      description,
      keywords: ['on-premises', 'release', version, ...keywords],
      audience: ['operator', 'administrator'],
      edition: [edition],
    }),
    MARK,
    opening(release),
    section('Summary', highlights(release)),
    section('Features', features && linesByArea(features)),
    section('Changes', changes && linesByArea(changes)),
    section('Fixes', fixes && linesByArea(fixes)),
    section('Security', security && oneOrList(securityLines(security))),
    section(
      'Breaking changes',
      breaking && oneOrList(breaking.map(({text, action}) => `${mdx(text)} **What to do:** ${mdx(action)}`)),
    ),
    section('Environment variables', oneOrList(variableLines(release))),
    section('Database migrations', migrations && oneOrList(migrations.map(mdx))),
    section(
      'How to upgrade',
      nothingOf(release, ['feature', 'fix', 'security fix', 'breaking change', 'environment variable', 'migration']),
      upgrade(release, releases),
    ),
    section('What the notes leave open', unclear && mdx(unclear)),
    section('Next', ways(release, releases)),
  ]);
}

function notice(release: Release, {slug, date}: NonNullable<Release['notice']>): string {
  const {version, edition, summary, breaking = [], security = [], steps = []} = release;
  const ids = security.flatMap(({id}) => (id === undefined ? [] : [id]));
  const unsaid = ids.length > 0 && !release.highlights.some((text) => ids.some((id) => text.includes(id)));
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
    `PactFlow On-Premises ${version} is out for the ${edition} edition. ${mdx(summary)}`,
    '{/* truncate */}',
    bullets([
      ...highlightsOf(release),
      ...(unsaid ? [`**Security.** Mended: ${list(inOrder(ids).map(advisory))}.`] : []),
    ]),
    ...breaking.map(({text, action}) => `**Before you upgrade:** ${mdx(text)} ${mdx(action)}`),
    nothingOf(release, ['breaking change', 'environment variable', 'migration']),
    `[On-premises release ${version}](${releaseAddress(version)}) has the details${steps.length > 0 ? ' and the steps of this upgrade' : ''}. For the edition as a whole, see [PactFlow On-Premises ${edition}](${editionAddress(edition)}).`,
  ]);
}

/** The file of a release's page, from the root of the repository. */
const pageFileOf = ({version}: Pick<Release, 'version'>): string => `docs${releaseAddress(version)}.mdx`;
const noticeFileOf = (slug: string): string => `notices/${slug}.mdx`;

/**
 * Makes the page of each release, and its notice where it had one.
 * @returns the text of each file by its path from the root of the repository
 */
export function makeReleaseFiles(releases: readonly Release[]): Map<string, string> {
  return new Map(
    releases.flatMap((release) => [
      [pageFileOf(release), page(release, releases)] as const,
      ...(release.notice === undefined
        ? []
        : [[noticeFileOf(release.notice.slug), notice(release, release.notice)] as const]),
    ]),
  );
}
