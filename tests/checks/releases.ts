// Checks the On-Premises releases: their dates, order, release lines, and notices must be consistent and match the
// route table, and pages may only mention releases that exist.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {variableNamed} from '../../src/data/environmentVariablesRules';
import {laterReleases} from '../../src/data/laterReleases';
import {compareVersions} from '../../src/data/releaseLineRules';
import {noticeUrl, releaseLineOf, releaseUrl} from '../../src/data/releaseRules';
import {releases as allReleases} from '../../src/data/releases';
import type {Release} from '../../src/data/releases.schema';
import {readRouteTable, type Route} from './routeTable';

export interface SourceFile {
  /** Path from the repository's root, with slashes. */
  file: string;
  source: string;
}

/**
 * Releases without a date, because they have no notice and their public notes give no date. The list may only shrink.
 */
export const WITHOUT_DATE: readonly string[] = ['1.4.0', '1.4.1', '1.5.0', '1.6.0', '1.6.1'];

const DATA = 'src/data/releases.ts';
const PAGES = `docs${releaseUrl('')}`;

/** The line number of the first match, starting at 1; 1 if there is no match. */
const lineIn = (source: string, pattern: RegExp | string): number => {
  const at = typeof pattern === 'string' ? source.indexOf(pattern) : source.search(pattern);
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
};

/**
 * Checks the data.
 *
 * @param source the text of the data file, for the line numbers
 */
export function checkReleases(
  releases: readonly Release[],
  source: string,
  isVariable: (name: string) => boolean = (name) => variableNamed(name) !== undefined,
): string[] {
  const problems: string[] = [];
  const add = (version: string, message: string) =>
    problems.push(`${DATA}:${lineIn(source, `version: '${version}'`)}: ${message}`);
  const laterDates = new Map<string, {version: string; date: string}>();
  releases.forEach(({version, date, releaseLine, notice, unclear, variables = []}, index) => {
    if (date === undefined && !WITHOUT_DATE.includes(version))
      add(
        version,
        `${version} has no date. Add the date of its public notes; only ${WITHOUT_DATE.join(', ')} have none.`,
      );
    if (date !== undefined && WITHOUT_DATE.includes(version))
      add(version, `${version} has a date. Remove it from WITHOUT_DATE in tests/checks/releases.ts.`);
    if (releaseLine !== releaseLineOf(version))
      add(
        version,
        `${version} has the release line ${releaseLine}; expected ${releaseLineOf(version)}, according to its number.`,
      );
    const above = releases
      .slice(0, index)
      .filter((other) => other.releaseLine === releaseLine)
      .at(-1);
    if (above !== undefined && compareVersions(above.version, version) <= 0)
      add(version, `${version} is below ${above.version}. List the releases of a line from latest to earliest.`);
    // Releases without a date are skipped, so that each date is compared with the closest one above it.
    const newer = laterDates.get(releaseLine);
    if (date !== undefined) {
      if (newer !== undefined && newer.date < date)
        add(
          version,
          `${version} has the date ${date}, which is later than ${newer.date}, the date of ${newer.version}. Correct the wrong date.`,
        );
      laterDates.set(releaseLine, {version, date});
    }
    if (notice === undefined && date !== undefined)
      add(version, `${version} has a date, but no notice. Add it: every release since 1.7.0 has a notice.`);
    if (notice !== undefined) {
      if (!notice.slug.startsWith(`${notice.date}-`))
        add(
          version,
          `the notice of ${version} has the date ${notice.date}, but its slug ${notice.slug} has another one.`,
        );
      if (!notice.slug.endsWith(`-${version}`)) add(version, `the slug ${notice.slug} doesn't end with ${version}.`);
      if (notice.date !== date && unclear === undefined)
        add(
          version,
          `${version} has the date ${String(date)}, but its notice has ${notice.date}. Correct the wrong date, or explain in "unclear" that the public sources differ.`,
        );
    }
    for (const {name} of variables)
      if (!isVariable(name)) add(version, `${version} lists ${name}, which isn't in src/data/environmentVariables.ts.`);
  });
  return problems;
}

/** Whether a row of the route table is the page of a release. */
export const isReleasePage = ({path, kind}: Route): boolean => kind === 'doc' && path.startsWith(releaseUrl(''));

/** Whether a row of the route table is the notice of a release. */
export const isReleaseNotice = ({kind, group}: Route): boolean =>
  kind === 'notice' && group.split(', ').includes('release');

/** Reports releases and notices that only the route table has, and those that only the data has. */
export function checkRoutes(releases: readonly Release[], routes: readonly Route[]): string[] {
  const problems: string[] = [];
  const compare = (what: string, rows: readonly string[], data: readonly string[]): void => {
    for (const path of rows.filter((row) => !data.includes(row)))
      problems.push(
        `tests/routes.tsv: ${path} is a ${what} that isn't in ${DATA}. Add the release or its notice there.`,
      );
    for (const path of data.filter((row) => !rows.includes(row)))
      problems.push(`${DATA}: ${path} is a ${what} that isn't in tests/routes.tsv.`);
  };
  compare(
    'release',
    routes.filter(isReleasePage).map(({path}) => path),
    releases.map(({version}) => releaseUrl(version)),
  );
  compare(
    'notice',
    routes.filter(isReleaseNotice).map(({path}) => path),
    releases.flatMap(({notice}) => (notice === undefined ? [] : [noticeUrl(notice.slug)])),
  );
  for (const {version, notice} of releases) {
    const row = routes.find(({path}) => notice !== undefined && path === noticeUrl(notice.slug));
    if (row !== undefined && row.topic !== `On-premises release v${version}`)
      problems.push(`tests/routes.tsv: ${row.path} has the topic "${row.topic}", but the notice announces ${version}.`);
  }
  return problems;
}

const VERSION = String.raw`v?([12]\.\d+\.\d+)(?![\d-]|\.\d)`;

/** A version after words that make it an On-Premises release, on any page. */
const NAMED_RELEASE = new RegExp(
  String.raw`(?:\bon-premises(?:[\s-]+(?:release|version))?|\breleases?|quay\.io\/pactflow\/enterprise:|\/on-premises(?:-2x)?\/releases\/|-on-premises-|\b(?:from|to)=)[\s:]*${VERSION}`,
  'gi',
);
/** A further version in the same list: "2.2.0, 2.1.1 and 1.37.2". */
const NEXT_IN_LIST = new RegExp(
  String.raw`^\]?(?:\([^)]*\))?[\s,]*(?:(?:and|or|to|until|through|up to|of the same day,?)\s+)?\[?${VERSION}`,
  'i',
);

/**
 * A version without such words. On pages that are only about On-Premises, it counts as a release if it looks like one
 * and doesn't follow the name of another product.
 */
const ANY_VERSION = new RegExp(String.raw`(?<![\w.:@/=-])${VERSION}`, 'g');
/** Names of other products and formats directly before a version. */
const OTHER_PRODUCT =
  /\b(?:broker|cli|compose|log4j(?:2|-core)?|spring|ruby|alpine|puma|nginx|valkey|terraform|helm|kubernetes|k6|fips|tls|ssl|schema|openapi|swagger|saml|oauth|scim|apache|java|python|bundler|jquery|rails|rack|zlib|openssl|busybox|chart|provider|jdk|gem|framework|pact|jwt|http)[`"”)]*\s+(?:version\s+|v)?[`"“(]*$/i;

/**
 * The highest minor version, by major version, that can be a release. Higher ones, such as 2.79.0, are of other
 * products.
 */
const MAX_MINOR: Readonly<Record<string, number>> = {1: 60, 2: 15};

const isOnPremises = (file: string): boolean =>
  /^docs\/docs\/on-premises(?:-2x)?\//.test(file) || /^notices\/.*on-premises/.test(file);

/** The versions in a line that are meant as On-Premises releases. */
export function mentionedReleases(line: string, file: string): string[] {
  const found = new Set<string>();
  for (const match of line.matchAll(NAMED_RELEASE)) {
    // A product name after the version, as in "Release 2.3.0 of the CLI", isn't recognized.
    if (
      OTHER_PRODUCT.test(line.slice(0, match.index) + (/^release/i.test(match[0]) ? '' : 'x')) ||
      /^releases?$/i.test(match[0])
    )
      continue;
    let rest: RegExpExecArray | RegExpMatchArray | null = match;
    let end = match.index + match[0].length;
    while (rest !== null) {
      if (rest[1] !== undefined) found.add(rest[1]);
      rest = NEXT_IN_LIST.exec(line.slice(end));
      end += rest?.[0].length ?? 0;
    }
  }
  if (isOnPremises(file)) {
    const versions = [...line.matchAll(ANY_VERSION)].map(({index, 1: version = ''}) => ({
      version,
      minor: version.replace(/\.\d+$/, ''),
      isOther: OTHER_PRODUCT.test(line.slice(0, index)),
    }));
    // In "Ruby 2.7.6 uses gems older than 2.7.0", both versions are of the other product.
    const otherMinors = new Set(versions.filter(({isOther}) => isOther).map(({minor}) => minor));
    for (const {version, minor} of versions) {
      const [major = '', second = ''] = minor.split('.');
      if (!otherMinors.has(minor) && Number(second) <= (MAX_MINOR[major] ?? 0)) found.add(version);
    }
  }
  return [...found];
}

/** Reports versions in pages and notices that aren't releases. */
export function checkPages(
  pages: readonly SourceFile[],
  releases: readonly Pick<Release, 'version'>[],
): {problems: string[]; mentions: number} {
  const known = new Set([...releases.map(({version}) => version), ...laterReleases.map(({version}) => version)]);
  let mentions = 0;
  const problems = pages.flatMap(({file, source}) =>
    source.split('\n').flatMap((line, index) => {
      const mentioned = mentionedReleases(line, file);
      mentions += mentioned.length;
      return mentioned
        .filter((version) => !known.has(version))
        .map(
          (version) =>
            `${file}:${index + 1}: PactFlow On-Premises has no release ${version}. Correct the version, or write the name of the other product before it.`,
        );
    }),
  );
  return {problems, mentions};
}

/** Reports notices whose front matter doesn't match the release, and releases without a page or a notice file. */
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
        `${at('title')}the title is "${field('title') ?? ''}"; expected "On-premises release v", followed by the version.`,
      );
    else if (release === undefined)
      problems.push(`${at('title')}the notice announces ${version}, which isn't in ${DATA}.`);
    else if (release.notice === undefined)
      problems.push(`${at('title')}${DATA} has no notice for ${version}. Add it there.`);
    else {
      if (field('slug') !== release.notice.slug)
        problems.push(
          `${at('slug')}the slug is ${String(field('slug'))}; expected ${release.notice.slug}, as in ${DATA}.`,
        );
      if (field('date') !== release.notice.date)
        problems.push(
          `${at('date')}the date is ${String(field('date'))}; expected ${release.notice.date}, as in ${DATA}.`,
        );
    }
  }
  for (const {version, notice} of releases) {
    for (const file of [`${PAGES}${version}.mdx`, ...(notice === undefined ? [] : [`notices/${notice.slug}.mdx`])])
      if (!hasFile(file)) problems.push(`${file} is missing. Run npm run reference, and commit the file.`);
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
