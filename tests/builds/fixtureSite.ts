// Builds a copy of the site with other settings and fixture pages for states that the real pages don't have: a crash, a
// page that loads slowly, several pages of notices, pages with a large number of headings, and an announcement that
// readers can close. The browser tests use it under /preview/. A second build, of the small site, has hosted search.
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pagesOf} from '../checks/routes';
import {PORTS} from '../ports';
import {copySite} from './copy';
import {buildSite, warningsIn} from './docusaurus';
import {copySmallSite} from './smallSite';

/** The number of fixture notices: enough for three pages of 25, regardless of the number of real notices. */
const NOTICES = 60;

const FIXTURE = {directory: '.generated/fixture-site', baseUrl: '/preview/', analyticsId: 'G-FIXTURE1'} as const;

/** The settings of the second build, which uses hosted search. */
const HOSTED = {
  DOCS_SEARCH_APP_ID: 'FIXTURE123',
  DOCS_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
  DOCS_SEARCH_INDEX: 'fixture_docs',
} as const;

/** The output folders of the builds, relative to the copy. */
const FOLDERS = {fixture: 'build', hosted: 'build-hosted'} as const;

/** The numbers of headings of two long pages, whose scrolling performance is compared. */
const HEADINGS = [250, 1000] as const;

/** A page with many headings, alternating between levels 2 and 3. */
function longPage(headings: number): string {
  const sections = Array.from(
    {length: headings},
    (_, index) =>
      `${index % 2 === 0 ? '##' : '###'} Echidna ${index + 1} of ${headings}\n\nA sentence about this one.\n`,
  );
  return `---\ntitle: A page with ${headings} headings\ndescription: A page that a test adds to check how the site handles a large number of headings.\nkind: reference\naudience: [writer]\nedition: [cloud]\n---\n\nMany.\n\n${sections.join('\n')}`;
}

function addFixtures(copy: string): void {
  cpSync(join(process.cwd(), 'tests/fixtures/site'), copy, {recursive: true});
  for (let day = 0; day < NOTICES; day++) {
    const date = new Date(Date.UTC(2019, 0, 1 + day)).toISOString().slice(0, 10);
    mkdirSync(join(copy, 'notices'), {recursive: true});
    writeFileSync(
      join(copy, `notices/${date}-fixture.mdx`),
      `---\ntitle: Fixture notice ${day + 1}\ndescription: A notice that a test adds so that the list of notices has several pages.\nslug: ${date}-fixture\ndate: ${date}\ntags: [on-premises, release]\n---\n\nFixture.\n\n{/* truncate */}\n\nMore.\n`,
    );
  }
  for (const headings of HEADINGS)
    writeFileSync(join(copy, `docs/fixture/headings-${headings}.mdx`), longPage(headings));
  const announcement = join(copy, 'src/data/announcement.ts');
  const text = readFileSync(announcement, 'utf8');
  const closeable = text.replace('isCloseable: false', 'isCloseable: true');
  if (closeable === text)
    throw new Error(
      'src/data/announcement.ts no longer contains "isCloseable: false". Update tests/builds/fixtureSite.ts.',
    );
  writeFileSync(announcement, closeable);
}

function main(): number {
  const copy = join(process.cwd(), FIXTURE.directory);
  copySite(process.cwd(), copy);
  addFixtures(copy);
  const builds = {
    fixture: () =>
      buildSite(copy, {
        DOCS_BASE_URL: FIXTURE.baseUrl,
        DOCS_SITE_URL: `http://localhost:${PORTS.fixtureSite}`,
        DOCS_ANALYTICS_ID: FIXTURE.analyticsId,
      }),
    hosted: () => {
      const small = join(process.cwd(), '.generated/hosted');
      copySmallSite(process.cwd(), small, {notices: /log4j/});
      return buildSite(small, HOSTED, join(copy, FOLDERS.hosted));
    },
  };
  let failed = 0;
  for (const name of ['fixture', 'hosted'] as const) {
    const {status, output} = builds[name]();
    const warnings = warningsIn(output);
    if (status !== 0 || warnings.length > 0) {
      failed += 1;
      console.error(output);
    }
    const built = join(copy, FOLDERS[name]);
    console.log(
      `${name} build: status ${status}, ${existsSync(built) ? pagesOf(built).size : 0} pages, ${warnings.length} warnings`,
    );
  }
  return failed === 0 ? 0 : 1;
}

if (require.main === module) process.exitCode = main();
