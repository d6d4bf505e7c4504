// Builds a copy of the site with other settings and planted pages, for states that the real pages never show: a crash, a page whose code is late, enough notices to
// page through, pages with a great many headings, a closeable announcement. Served by the browser tests under /preview/. A second build, of the small site, has a hosted search index.
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pagesOf} from '../gates/routes';
import {PORTS} from '../ports';
import {copySite} from './copy';
import {buildSite, warningsIn} from './docusaurus';
import {copySmallSite} from './smallSite';

/** Planted notices: enough for three list pages of 25, however many real ones there are. */
const NOTICES = 60;

const PLANTED = {directory: '.generated/planted', baseUrl: '/preview/', analyticsId: 'G-PLANTED1'} as const;

/** Settings of the second build, in which a hosted index answers searches. */
const HOSTED = {
  DOCS_SEARCH_APP_ID: 'PLANTED123',
  DOCS_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
  DOCS_SEARCH_INDEX: 'planted_docs',
} as const;

/** Where the builds go, from the folder of the copy. */
const FOLDERS = {planted: 'build', hosted: 'build-hosted'} as const;

/** Headings of the two long pages, whose work in the browser is compared. */
const HEADINGS = [250, 1000] as const;

/** A page with many headings, each second one below the one before it. */
function longPage(headings: number): string {
  const sections = Array.from(
    {length: headings},
    (_, index) =>
      `${index % 2 === 0 ? '##' : '###'} Echidna ${index + 1} of ${headings}\n\nA sentence about this one.\n`,
  );
  return `---\ntitle: A page with ${headings} headings\ndescription: A page that a test has planted to see whether a great many headings are borne by the site.\nkind: reference\naudience: [writer]\nedition: [cloud]\n---\n\nMany.\n\n${sections.join('\n')}`;
}

function plant(copy: string): void {
  cpSync(join(process.cwd(), 'tests/fixtures/planted'), copy, {recursive: true});
  for (let day = 0; day < NOTICES; day++) {
    const date = new Date(Date.UTC(2019, 0, 1 + day)).toISOString().slice(0, 10);
    mkdirSync(join(copy, 'notices'), {recursive: true});
    writeFileSync(
      join(copy, `notices/${date}-planted.mdx`),
      `---\ntitle: Planted notice ${day + 1}\ndescription: A notice that a test has planted to have enough of them to page through.\nslug: ${date}-planted\ndate: ${date}\ntags: [on-premises, release]\n---\n\nPlanted.\n\n{/* truncate */}\n\nMore.\n`,
    );
  }
  for (const headings of HEADINGS)
    writeFileSync(join(copy, `docs/planted/headings-${headings}.mdx`), longPage(headings));
  const announcement = join(copy, 'src/data/announcement.ts');
  const text = readFileSync(announcement, 'utf8');
  const closeable = text.replace('isCloseable: false', 'isCloseable: true');
  if (closeable === text)
    throw new Error('src/data/announcement.ts no longer says isCloseable: false. Correct tests/builds/planted.ts.');
  writeFileSync(announcement, closeable);
}

function main(): number {
  const copy = join(process.cwd(), PLANTED.directory);
  copySite(process.cwd(), copy);
  plant(copy);
  const builds = {
    planted: () =>
      buildSite(copy, {
        DOCS_BASE_URL: PLANTED.baseUrl,
        DOCS_SITE_URL: `http://localhost:${PORTS.planted}`,
        DOCS_ANALYTICS_ID: PLANTED.analyticsId,
      }),
    hosted: () => {
      const small = join(process.cwd(), '.generated/hosted');
      copySmallSite(process.cwd(), small, {notices: /log4j/});
      return buildSite(small, HOSTED, join(copy, FOLDERS.hosted));
    },
  };
  let failed = 0;
  for (const name of ['planted', 'hosted'] as const) {
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
