// Holds the releases of On-Premises against each other, against the route table, and against what pages say of them: days, order, editions, notices, and versions that do not exist.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {variableNamed} from '../../src/data/environmentVariablesRules';
import {compareVersions} from '../../src/data/releaseLineRules';
import {noticeUrl, releaseLineOf, releaseUrl} from '../../src/data/releaseRules';
import {releases as allReleases} from '../../src/data/releases';
import type {Release} from '../../src/data/releases.schema';
import {readRouteTable, type Route} from './routeTable';

export interface SourceFile {
  /** Path from the root of the repository, with slashes. */
  file: string;
  source: string;
}

/** Releases without a day: their public notes give none, and there was no notice yet. May only shrink. */
export const WITHOUT_DAY: readonly string[] = ['1.4.0', '1.4.1', '1.5.0', '1.6.0', '1.6.1'];

/**
 * Releases after those of the data, which pages may name: SmartBear's notes have them, PactFlow's public documentation has not.
 * https://support.smartbear.com/swagger/docs/contract-testing/on-premises-admin-guide/on-premises-release-notes/
 */
export const LATER: readonly string[] = ['1.37.3', '1.37.4', '1.37.5', '1.37.6', '2.4.0'];

const DATA = 'src/data/releases.ts';
const PAGES = `docs${releaseUrl('')}`;

/** Line, from 1, of the first match; 1 where there is none. */
const lineIn = (source: string, pattern: RegExp | string): number => {
  const at = typeof pattern === 'string' ? source.indexOf(pattern) : source.search(pattern);
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
};

/** What is wrong with the data itself. `source` is its text, for the lines. */
export function checkReleases(
  releases: readonly Release[],
  source: string,
  isVariable: (name: string) => boolean = (name) => variableNamed(name) !== undefined,
): string[] {
  const problems: string[] = [];
  const add = (version: string, message: string) =>
    problems.push(`${DATA}:${lineIn(source, `version: '${version}'`)}: ${message}`);
  const days = new Map<string, {version: string; date: string}>();
  releases.forEach(({version, date, releaseLine, notice, unclear, variables = []}, index) => {
    if (date === undefined && !WITHOUT_DAY.includes(version))
      add(
        version,
        `${version} has no date. Give it the day of its public notes; only ${WITHOUT_DAY.join(', ')} have none.`,
      );
    if (date !== undefined && WITHOUT_DAY.includes(version))
      add(version, `${version} has a date now. Take it out of WITHOUT_DAY in tests/checks/releases.ts.`);
    if (releaseLine !== releaseLineOf(version))
      add(version, `${version} is said to be of ${releaseLine}. By its number it is of ${releaseLineOf(version)}.`);
    const above = releases
      .slice(0, index)
      .filter((other) => other.releaseLine === releaseLine)
      .at(-1);
    if (above !== undefined && compareVersions(above.version, version) <= 0)
      add(version, `${version} stands below ${above.version}. The newest of a line stands first.`);
    // Without a day, a release counts for nothing; the next one that has a day is looked at.
    const newer = days.get(releaseLine);
    if (date !== undefined) {
      if (newer !== undefined && newer.date < date)
        add(
          version,
          `${version} of ${date} is newer by its day than ${newer.version} of ${newer.date}. One of the days is wrong.`,
        );
      days.set(releaseLine, {version, date});
    }
    if (notice === undefined && date !== undefined)
      add(version, `${version} has a day and no notice. Every release since 1.7.0 was announced.`);
    if (notice !== undefined) {
      if (!notice.slug.startsWith(`${notice.date}-`))
        add(version, `the notice of ${version} is dated ${notice.date}, and its slug ${notice.slug} says another day.`);
      if (!notice.slug.endsWith(`-${version}`)) add(version, `the slug ${notice.slug} does not name ${version}.`);
      if (notice.date !== date && unclear === undefined)
        add(
          version,
          `${version} is of ${String(date)} and its notice of ${notice.date}. Correct the one that is wrong, or say in "unclear" that the public sources differ.`,
        );
    }
    for (const {name} of variables)
      if (!isVariable(name))
        add(version, `${version} names ${name}, which src/data/environmentVariables.ts does not know.`);
  });
  return problems;
}

/** Releases and notices that the route table has and the data has not, and the other way round. */
export function checkRoutes(releases: readonly Release[], routes: readonly Route[]): string[] {
  const problems: string[] = [];
  const compare = (what: string, rows: readonly string[], data: readonly string[]): void => {
    for (const path of rows.filter((row) => !data.includes(row)))
      problems.push(
        `tests/routes.tsv: ${path} is a ${what} that ${DATA} does not give. Add its release, or its notice.`,
      );
    for (const path of data.filter((row) => !rows.includes(row)))
      problems.push(`${DATA}: ${path} is a ${what} that is no row of tests/routes.tsv.`);
  };
  compare(
    'release',
    routes.filter(({path, kind}) => kind === 'doc' && path.startsWith(releaseUrl(''))).map(({path}) => path),
    releases.map(({version}) => releaseUrl(version)),
  );
  compare(
    'notice',
    routes.filter(({kind, group}) => kind === 'notice' && group.split(', ').includes('release')).map(({path}) => path),
    releases.flatMap(({notice}) => (notice === undefined ? [] : [noticeUrl(notice.slug)])),
  );
  for (const {version, notice} of releases) {
    const row = routes.find(({path}) => notice !== undefined && path === noticeUrl(notice.slug));
    if (row !== undefined && row.topic !== `On-premises release v${version}`)
      problems.push(`tests/routes.tsv: ${row.path} is called "${row.topic}"; the notice is of ${version}.`);
  }
  return problems;
}

const VERSION = String.raw`v?([12]\.\d+\.\d+)(?![\d-]|\.\d)`;

/** A version behind words that make it a release of On-Premises, wherever that is said. */
const SAID = new RegExp(
  String.raw`(?:\bon-premises(?:[\s-]+(?:release|version))?|\breleases?|quay\.io\/pactflow\/enterprise:|\/on-premises(?:-2x)?\/releases\/|-on-premises-|\b(?:from|to)=)[\s:]*${VERSION}`,
  'gi',
);
/** What goes on in the same breath: "2.2.0, 2.1.1 and 1.37.2". */
const GOES_ON = new RegExp(
  String.raw`^\]?(?:\([^)]*\))?[\s,]*(?:(?:and|or|to|until|through|up to|of the same day,?)\s+)?\[?${VERSION}`,
  'i',
);

/** On pages about On-Premises alone, any version near the real ones is a release, unless it follows the name of something else. */
const BARE = new RegExp(String.raw`(?<![\w.:@/=-])${VERSION}`, 'g');
/** Products whose versions look like ours: the word before the version, in whatever case. */
const OTHERS =
  /\b(?:broker|cli|compose|log4j(?:2|-core)?|spring|ruby|alpine|puma|nginx|valkey|terraform|helm|kubernetes|k6|fips|tls|ssl|schema|openapi|swagger|saml|oauth|scim|apache|java|python|bundler|jquery|rails|rack|zlib|openssl|busybox|chart|provider|jdk|gem|framework|pact|jwt|http)[`"”)]*\s+(?:version\s+|v)?[`"“(]*$/i;

/** Second numbers up to this one can be taken for a release; 2.23.1 and 2.79.0 are of something else. */
const LAST_MINOR: Readonly<Record<string, number>> = {1: 60, 2: 15};

const isOnPremises = (file: string): boolean =>
  /^docs\/docs\/on-premises(?:-2x)?\//.test(file) || /^notices\/.*on-premises/.test(file);

/** Versions on a line that are said to be releases of On-Premises. */
export function releasesSaid(line: string, file: string): string[] {
  const found = new Set<string>();
  for (const match of line.matchAll(SAID)) {
    // "Release 2.3.0 of the CLI" is not looked into: whose release it is must stand before the number.
    if (
      OTHERS.test(line.slice(0, match.index) + (/^release/i.test(match[0]) ? '' : 'x')) ||
      /^releases?$/i.test(match[0])
    )
      continue;
    let rest: RegExpExecArray | RegExpMatchArray | null = match;
    let end = match.index + match[0].length;
    while (rest !== null) {
      if (rest[1] !== undefined) found.add(rest[1]);
      rest = GOES_ON.exec(line.slice(end));
      end += rest?.[0].length ?? 0;
    }
  }
  if (isOnPremises(file)) {
    const bare = [...line.matchAll(BARE)].map(({index, 1: version = ''}) => ({
      version,
      minor: version.replace(/\.\d+$/, ''),
      isOther: OTHERS.test(line.slice(0, index)),
    }));
    // "Gems of Ruby 2.7.6 lie below 2.7.0": what follows speaks of the same thing.
    const others = new Set(bare.filter(({isOther}) => isOther).map(({minor}) => minor));
    for (const {version, minor} of bare) {
      const [major = '', second = ''] = minor.split('.');
      if (!others.has(minor) && Number(second) <= (LAST_MINOR[major] ?? 0)) found.add(version);
    }
  }
  return [...found];
}

/** Versions in pages and notices that are no release. */
export function checkPages(
  pages: readonly SourceFile[],
  releases: readonly Pick<Release, 'version'>[],
): {problems: string[]; mentions: number} {
  const known = new Set([...releases.map(({version}) => version), ...LATER]);
  let mentions = 0;
  const problems = pages.flatMap(({file, source}) =>
    source.split('\n').flatMap((line, index) => {
      const said = releasesSaid(line, file);
      mentions += said.length;
      return said
        .filter((version) => !known.has(version))
        .map(
          (version) =>
            `${file}:${index + 1}: ${version} is no release of PactFlow On-Premises. If it is the version of something else, put the name of that before it; otherwise correct it.`,
        );
    }),
  );
  return {problems, mentions};
}

/** Notices whose front matter does not fit the release they announce, and releases without the file of their notice or page. */
export function checkNotices(
  notices: readonly SourceFile[],
  releases: readonly Release[],
  hasFile: (file: string) => boolean,
): string[] {
  const problems: string[] = [];
  for (const {file, source} of notices) {
    const field = (name: string) => new RegExp(`^${name}: *"?(.*?)"?$`, 'm').exec(source)?.[1];
    const at = (name: string) => `${file}:${lineIn(source, new RegExp(`^${name}:`, 'm'))}: `;
    if (!/\brelease\b/.test(field('tags') ?? '')) continue;
    const version = /^On-premises release v(\d+\.\d+\.\d+)$/.exec(field('title') ?? '')?.[1];
    const release = releases.find((other) => other.version === version);
    if (version === undefined)
      problems.push(
        `${at('title')}the title is "${field('title') ?? ''}"; expected "On-premises release v" and the version.`,
      );
    else if (release === undefined)
      problems.push(`${at('title')}the notice announces ${version}, which is no release of ${DATA}.`);
    else if (release.notice === undefined)
      problems.push(`${at('title')}${DATA} says of no notice for ${version}. Add it there.`);
    else {
      if (field('slug') !== release.notice.slug)
        problems.push(`${at('slug')}the slug is ${String(field('slug'))}; ${DATA} says ${release.notice.slug}.`);
      if (field('date') !== release.notice.date)
        problems.push(`${at('date')}the date is ${String(field('date'))}; ${DATA} says ${release.notice.date}.`);
    }
  }
  for (const {version, notice} of releases) {
    for (const file of [`${PAGES}${version}.mdx`, ...(notice === undefined ? [] : [`notices/${notice.slug}.mdx`])])
      if (!hasFile(file)) problems.push(`${file}:1: is missing. Run npm run reference and commit what it writes.`);
  }
  return problems;
}

function pagesBelow(folder: string): SourceFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => join(folder, name))
    .map((file) => ({file: file.split(sep).join('/'), source: readFileSync(file, 'utf8')}));
}

function main(): number {
  const pages = ['docs', 'notices'].flatMap(pagesBelow);
  const notices = pages.filter(({file}) => file.startsWith('notices/'));
  const {problems: inPages, mentions} = checkPages(pages, allReleases);
  const problems = [
    ...checkReleases(allReleases, readFileSync(DATA, 'utf8')),
    ...checkRoutes(allReleases, readRouteTable().routes),
    ...checkNotices(notices, allReleases, existsSync),
    ...inPages,
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `releases: ${allReleases.length} releases, ${notices.length} notices, ${mentions} versions on ${pages.length} pages, ${problems.length} problems`,
  );
  return allReleases.length === 0 || pages.length === 0 || mentions === 0 || problems.length > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
