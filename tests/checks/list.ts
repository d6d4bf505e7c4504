// Every check of `npm test`, in the order in which they start. `npm run test:readme` writes the table in
// tests/README.md from this list.
import {LANGUAGES} from '../languages/model';
import type {Check} from './runChecks';
import {testCommand, testFiles} from './unitTests';

const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
const script = (path: string) => bin('tsx', path);

/** A script that runs samples, with network access only if `npm test -- --allow-network` grants it. */
function samples(file: string): string[] {
  return ['node', 'scripts/run.cjs', file, ...process.argv.filter((argument) => argument === '--allow-network')];
}

export const CHECKS: readonly Check[] = [
  {
    name: 'types',
    verifies: 'all TypeScript compiles, and code that runs in the browser uses nothing from Node.js',
    command: script('tests/checks/types.ts'),
    fast: true,
  },
  {
    name: 'lint',
    verifies: 'code and style sheets follow the rules, and no file imports from a higher layer',
    command: script('tests/checks/lint.ts'),
    fast: true,
  },
  {
    name: 'format',
    verifies: 'Prettier has formatted every file that `.prettierignore` doesn’t list',
    command: script('tests/checks/format.ts'),
    fast: true,
  },
  {
    name: 'unused',
    verifies:
      'every file, export, type, and package is used, every package in use is declared, and imports aren’t circular',
    command: script('tests/checks/unused.ts'),
    fast: true,
  },
  {
    name: 'prose',
    verifies:
      'pages are well-formed Markdown with valid front matter and correct spelling, headings, link text, ' +
      'and alternative text, and they label legacy features as legacy',
    command: script('tests/checks/prose.ts'),
    fast: true,
  },
  {
    name: 'wording',
    verifies:
      'no text has words or phrases that a native technical writer would replace, except the number of known ones ' +
      'in each folder, which only goes down',
    command: script('tests/checks/wording.ts'),
    fast: true,
  },
  {
    name: 'permissions',
    verifies: 'pages and data name the same permissions and roles',
    command: script('tests/checks/permissions.ts'),
    fast: true,
  },
  {
    name: 'facts',
    verifies: 'no page contradicts a fact in `src/data/facts.ts`, and each fact is on its home page',
    command: script('tests/checks/facts.ts'),
    fast: true,
  },
  {
    name: 'keywords',
    verifies:
      'the tables of OpenAPI schema keywords are complete and appear on a page, and pages mention no other keywords',
    command: script('tests/checks/keywords.ts'),
    fast: true,
  },
  {
    name: 'variables',
    verifies:
      'every environment variable on a page is in the data with its source, every one in the data is on a page, ' +
      'and none is on a page about a release line that doesn’t support it',
    command: script('tests/checks/variables.ts'),
    fast: true,
  },
  {
    name: 'reference',
    verifies:
      'the generated reference pages match the help text of the tools, and an example or a test backs every note',
    command: ['node', 'scripts/run.cjs', 'scripts/reference/generate.ts', '--check'],
    fast: true,
  },
  {
    name: 'releases',
    verifies:
      'the dates, order, release lines, and notices of On-Premises releases are consistent, ' +
      'and pages name only releases that exist',
    command: script('tests/checks/releases.ts'),
    fast: true,
  },
  {
    name: 'release lines',
    verifies:
      'On-Premises 1.x and 2.x pages link to their counterparts, and text that both share is in a shared partial',
    command: script('tests/checks/releaseLines.ts'),
    fast: true,
  },
  {
    name: 'archived version',
    verifies:
      'pages of the archived version 1.x describe only 1.x features, link to pages of that version where they exist, ' +
      'and have a current page at the same path',
    command: script('tests/checks/archivedVersion.ts'),
    fast: true,
  },
  {
    name: 'glossary',
    verifies: 'every glossary term is used on a page and links to one, and every marked term is in the glossary',
    command: script('tests/checks/glossary.ts'),
    fast: true,
  },
  {
    name: 'code blocks',
    verifies: 'every code block on a page passes the check that the block declares',
    command: script('tests/checks/codeBlocks.ts'),
    fast: true,
    requires: 'bash and ShellCheck',
  },
  {
    name: 'workshops',
    verifies:
      'every workshop state and example installs the tested package versions, can be downloaded from a page, ' +
      'and changes few lines of the previous one, and pages show all of its recordings ' +
      'and offer each solution after its task, in the tab of its language',
    command: script('tests/checks/workshops.ts'),
    fast: true,
  },
  {
    name: 'learner changes',
    verifies:
      'learners who make every change shown in a workshop and run every command end up with the same files as the ' +
      'workshop’s states, in which the commands were recorded',
    command: script('tests/checks/learnerChanges.ts'),
    fast: true,
  },
  {
    name: 'unit tests',
    verifies: 'pure logic, plugins, the server, and the checks themselves work, and fail on bad input',
    command: script('tests/checks/unitTests.ts'),
    fast: true,
    alone: true,
    requires:
      'OpenSSL and nginx, for the proxy files of the configuration builder; without nginx, the check skips them, ' +
      'or fails if the variable `CI` is set',
  },
  {
    name: 'compose',
    verifies:
      'Docker Compose accepts the files on the On-Premises pages together with those of the configuration builder, ' +
      'and each `docker compose` command names files and services that exist',
    command: script('tests/checks/compose.ts'),
    fast: true,
    requires:
      'Go 1.24 or later, which compiles the parser of Docker Compose; without Go, the check is skipped, or fails if ' +
      'the variable `CI` is set',
  },
  {
    name: 'matching',
    verifies:
      'the module of the matching lab returns the same results as Pact’s native library, except for the differences ' +
      'in `src/data/matchingDifferences.ts`',
    command: script('tests/checks/nativeMatching.ts'),
    fast: true,
    requires: 'Python 3.11; without it, the check is skipped, or fails if the variable `CI` is set',
  },
  {
    name: 'samples',
    verifies: 'the code that pages quote runs without network access and prints the output that pages show',
    command: samples('tests/samples/run.ts'),
    alone: true,
    requires: 'a way to run without network access: `unshare` on Linux or `sandbox-exec` on macOS',
  },
  {
    name: 'packages',
    verifies: 'the packages that the examples in Java, Go, and Python need can be fetched',
    command: ['node', 'scripts/run.cjs', 'tests/languages/run.ts', '--fetch'],
    requires: 'access to Maven Central, the Go module proxy, and PyPI, unless the packages are in the cache',
  },
  {
    name: 'build',
    verifies: 'the site builds without a warning about links, anchors, tags, or sidebars',
    command: script('tests/builds/build.ts'),
  },
  {
    name: 'build defects',
    verifies: 'a build with an injected defect fails with a message that names the defect',
    command: testCommand(testFiles('tests/builds'), 1),
  },
  {
    name: 'fixture build',
    verifies: 'the site builds under a different base URL, with analytics and with fixture pages',
    command: script('tests/builds/fixtureSite.ts'),
  },
  {
    name: 'routes',
    verifies:
      'every specified route exists and is in its sidebar, every other page is in a sidebar, ' +
      'and every previously published URL still has a page or a redirect',
    command: script('tests/checks/routes.ts'),
    needs: ['build'],
  },
  {
    name: 'anchors',
    verifies: 'every previously published anchor still exists or has a replacement, and every replacement exists',
    command: script('tests/checks/anchors.ts'),
    needs: ['build'],
  },
  {
    name: 'pages',
    verifies:
      'every page has a title, a description, a canonical URL, one main heading, unique ids, ' +
      'and a complete table of contents, and links to at least two other pages',
    command: script('tests/checks/pages.ts'),
    needs: ['build'],
  },
  {
    name: 'links',
    verifies: 'the server responds with status 200 to every internal link of every page, and every fragment exists',
    command: script('tests/checks/internalLinks.ts'),
    needs: ['build'],
  },
  {
    name: 'markdown exports',
    verifies:
      'every page has a Markdown export with the same content, `llms.txt` lists it, and its structured data is valid',
    command: script('tests/checks/markdownExports.ts'),
    needs: ['build'],
  },
  {
    name: 'feeds',
    verifies: 'all notices and each tag have feeds with the latest notices, and the lists of notices link to them',
    command: script('tests/checks/feeds.ts'),
    needs: ['build'],
  },
  {
    name: 'server parity',
    verifies:
      'nginx and the site’s own server respond identically to valid, malformed, and random requests, ' +
      'send the required headers, and reveal no hidden files',
    command: script('tests/checks/serverParity.ts'),
    needs: ['build'],
    requires: 'nginx with its Brotli module',
  },
  {
    name: 'bytes',
    verifies: 'no page loads more scripts or styles than its limit, or anything from another site',
    command: script('tests/checks/bytes.ts'),
    needs: ['build'],
  },
  {
    name: 'search',
    verifies:
      'search ranks the judged results first, finds every page by its title, and returns nothing for unrelated queries',
    command: script('tests/checks/search.ts'),
    needs: ['build'],
  },
  {
    name: 'offline',
    verifies: 'the offline package can be built and unpacked, and contains every page',
    command: script('tests/builds/offline.ts'),
    needs: ['build'],
  },
  {
    name: 'languages',
    verifies:
      'the examples in Java, Go, and Python compile, run without network access, and print the output that pages show',
    command: samples('tests/languages/run.ts'),
    accepts: LANGUAGES,
    needs: ['build'],
    alone: true,
    requires:
      'JDK 17 with Maven, Go with a C compiler, and Python 3.11; without one of them, the check skips that language, ' +
      'or fails if the variable `CI` is set',
  },
  {
    name: 'downloads',
    verifies: 'every zip file of a workshop state or an example installs and runs after it is unpacked elsewhere',
    command: script('tests/checks/downloads.ts'),
    needs: ['build'],
    alone: true,
    requires: 'access to the npm registry',
  },
  {
    name: 'browser',
    verifies:
      'the site’s features work in Chromium, with the keyboard, and without JavaScript, and axe finds no problem',
    command: bin('playwright', 'test'),
    needs: ['build', 'fixture build', 'offline'],
    alone: true,
    requires: 'Chromium or Chrome',
  },
];
