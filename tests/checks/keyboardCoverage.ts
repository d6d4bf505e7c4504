import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';

/** A browser test that uses a component only with the keyboard: a file in tests/browser and the title of the test. */
interface KeyboardTest {
  spec: string;
  test: string;
}

/** The keyboard tests of a component, or the reason why readers never see it. */
export type Coverage = readonly KeyboardTest[] | {never: string};

const keyboard = (test: string): KeyboardTest[] => [{spec: 'keyboard.spec.ts', test}];

/** The keyboard tests of each component. `src/…` is our code, and `theme/…` is Docusaurus's theme. */
export const keyboardCoverage: Readonly<Record<string, Coverage>> = {
  'src/components/ApiReference': [
    {spec: 'api-reference.spec.ts', test: 'can be selected with the keyboard'},
    ...keyboard('sections of the API reference open and close'),
  ],
  'src/components/CanIDeployLab': [
    {spec: 'can-i-deploy.spec.ts', test: 'works with the keyboard only'},
    {spec: 'can-i-deploy.spec.ts', test: 'explains an output with the keyboard only'},
  ],
  'src/components/Checklist': [
    {
      spec: 'checklist.spec.ts',
      test: 'items are checked with the keyboard, counted, and stored separately for each release line',
    },
  ],
  'src/components/CodeHeader': [
    ...keyboard('code is copied, and its lines wrap'),
    ...keyboard('a code block has two tab stops, and the arrow keys move between its buttons'),
  ],
  'src/components/CompareLab': [{spec: 'compare-lab.spec.ts', test: 'works with the keyboard only'}],
  'src/components/ConfigurationBuilder': [
    {
      spec: 'configurationBuilder.spec.ts',
      test: 'the builder works with the keyboard only, announces changes, and stores choices in the URL',
    },
  ],
  'src/components/ConsumerTest': [
    {spec: 'consumer-test.spec.ts', test: 'works with the keyboard only, in the code editor'},
  ],
  'src/components/CourseProgress': [
    {spec: 'courses.spec.ts', test: 'is recorded with the keyboard, stored, resumed, and cleared'},
  ],
  'src/components/DataTable': [
    {spec: 'data-table.spec.ts', test: 'a heading sorts with the keyboard and restores the original order'},
    {
      spec: 'environmentVariables.spec.ts',
      test: 'the list is filtered with the keyboard only and stores the filter in the URL',
    },
  ],
  'src/components/ExampleCatalog': [
    {spec: 'examples.spec.ts', test: 'is filtered with the keyboard only and stores the filter in the URL'},
    {
      spec: 'examples.spec.ts',
      test: 'are linked from either side, even when a filter hides the counterpart',
    },
  ],
  'src/components/FileActions': keyboard('a list is copied as Markdown, and the button keeps focus'),
  'src/components/FixIt': [{spec: 'fix.spec.ts', test: 'works with the keyboard only'}],
  'src/components/Lab': [
    {spec: 'can-i-deploy.spec.ts', test: 'works with the keyboard only'},
    {spec: 'compare-lab.spec.ts', test: 'works with the keyboard only'},
  ],
  'src/components/MatchLab': [{spec: 'match-lab.spec.ts', test: 'works with the keyboard only'}],
  'src/components/NoticeFeeds': keyboard('the list of feeds opens, and its first link follows'),
  'src/components/PageActions': [
    {spec: 'markdown-exports.spec.ts', test: 'a page is copied as Markdown with the keyboard'},
  ],
  'src/components/PageRating': [
    {spec: 'rating.spec.ts', test: '${path} can be rated with the keyboard'},
    {spec: 'rating.spec.ts', test: '${path} gets a reason after No, with the keyboard'},
  ],
  'src/components/PipelineLab': [
    {spec: 'pipeline.spec.ts', test: 'works with the keyboard only, announces changes, and stores choices in the URL'},
  ],
  'src/components/Playground': [{spec: 'playground.spec.ts', test: 'works with the keyboard only, in the code editor'}],
  'src/components/Preferences': [
    {spec: 'preferences.spec.ts', test: 'works with the keyboard only, and closes with Escape'},
  ],
  'src/components/Releases': [{spec: 'releases.spec.ts', test: 'works with the keyboard only'}],
  'src/components/Search': [
    {
      spec: 'search.spec.ts',
      test: 'closes with Escape, the button, the shortcut, and a click outside, and returns focus',
    },
    {spec: 'search.spec.ts', test: 'arrow keys cycle through the results while focus stays in the input'},
  ],
  'src/components/SelectorsLab': [{spec: 'selectors-lab.spec.ts', test: 'works with the keyboard only'}],
  'src/components/SelfCheck': [
    {spec: 'courses.spec.ts', test: 'is answered with the keyboard in any order and announces the progress'},
  ],
  'src/components/Slides': [{spec: 'slides.spec.ts', test: 'is presented with the keyboard, and focus returns'}],
  'src/components/StaticContent': [
    ...keyboard('a table that is wider than its column is a tab stop and scrolls'),
    ...keyboard('code is copied, and its lines wrap'),
  ],
  'src/components/StepDownload': keyboard('the PowerShell commands of a download open and close'),
  'src/components/Task': keyboard('the hints of a task open one after another, and its solution at any time'),
  'src/components/Term': [
    {
      spec: 'glossary.spec.ts',
      test: 'open their definition with the keyboard, link to the glossary, and close with Escape',
    },
  ],
  'src/theme/CodeBlock': keyboard('code is copied, and its lines wrap'),
  'src/theme/Navbar': keyboard(
    'the sections in the menu of a narrow window are links, and one of them leads to its section',
  ),
  'src/theme/Details': keyboard('a collapsible section opens and closes'),
  'src/theme/DocVersionBanner': keyboard('a version is selected in the version menu, and the banner links back'),
  'src/theme/Loading': [
    {spec: 'fixture-site/states.spec.ts', test: "a page whose code can't load offers a retry that works"},
  ],
  'src/theme/Tabs': [{spec: 'tabs.spec.ts', test: 'tabs are selected with the arrow keys, Space, Home, and End'}],
  'theme/AnnouncementBar': [
    {spec: 'fixture-site/states.spec.ts', test: 'a closed announcement stays closed until its ID changes'},
  ],
  'theme/BackToTopButton': keyboard('the back-to-top button appears when scrolling up and scrolls to the top'),
  'theme/CodeBlock': keyboard('code is copied, and its lines wrap'),
  'theme/ColorModeToggle': keyboard('the color mode is changed'),
  'theme/DocRoot': keyboard('the sidebar is hidden and shown'),
  'theme/DocSidebar': keyboard('the sidebar is hidden and shown'),
  'theme/DocSidebarItem': keyboard('a sidebar category closes and opens'),
  'theme/DocVersionBanner': keyboard('a version is selected in the version menu, and the banner links back'),
  'theme/ErrorPageContent.js': [
    {spec: 'fixture-site/states.spec.ts', test: 'a crashed page shows the error and recovers'},
  ],
  'theme/MDXComponents': keyboard('a collapsible section opens and closes'),
  'theme/Navbar': keyboard('the mobile menu opens, shows both of its panels, and closes'),
  'theme/NavbarItem': [
    ...keyboard('a version is selected in the version menu, and the banner links back'),
    ...keyboard('the mobile menu opens, shows both of its panels, and closes'),
  ],
  'theme/TOCCollapsible': keyboard('the mobile table of contents opens and links to a heading'),
  'theme/Tabs': [{spec: 'tabs.spec.ts', test: 'tabs are selected with the arrow keys, Space, Home, and End'}],
};

/** Markup that makes a component interactive, other than links. */
const INTERACTIVE =
  /<(?:button|input|select|textarea|summary|details|Details)\b|\bonClick=|\bonKeyDown=|\btabIndex=|\btabIndex:|popoverTarget|createElement\('button'\)|setAttribute\('tabindex'/;

/** Finds the interactive components in a folder. @returns the name of each component's folder, after the prefix */
export function findInteractive(root: string, prefix: string): string[] {
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /(?<!\.test)\.(?:tsx?|js)$/.test(name),
  );
  const found = files
    .filter((name) => INTERACTIVE.test(readFileSync(join(root, name), 'utf8')))
    .map((name) => `${prefix}/${name.split(sep)[0] ?? name}`);
  return [...new Set(found)].sort();
}

/**
 * Compares the coverage table with the existing components and tests.
 * @param found the interactive components
 * @param source returns the text of a file in tests/browser, or undefined if there's no such file
 * @returns one sentence for each problem
 */
export function compareCoverage(
  found: readonly string[],
  table: Readonly<Record<string, Coverage>>,
  source: (spec: string) => string | undefined,
): string[] {
  const problems = found
    .filter((component) => table[component] === undefined)
    .map(
      (component) =>
        `${component} is interactive but has no keyboard test. Write one in tests/browser/keyboard.spec.ts, and add it to tests/checks/keyboardCoverage.ts.`,
    );
  for (const [component, tests] of Object.entries(table)) {
    if (!found.includes(component))
      problems.push(`${component} is not interactive. Remove it from tests/checks/keyboardCoverage.ts.`);
    if ('never' in tests) continue;
    if (tests.length === 0)
      problems.push(
        `${component} has an empty list of keyboard tests. Add a test, or a reason why readers never see the component.`,
      );
    for (const {spec, test} of tests) {
      const text = source(spec);
      const at = text?.indexOf(test) ?? -1;
      if (text === undefined || at < 0) {
        problems.push(`The keyboard test of ${component} does not exist: ${spec} has no test called "${test}".`);
        continue;
      }
      const rest = text.slice(at);
      const end = rest.search(/\n\s*test\(/);
      if (!/\b(?:press|pressSequentially|type)\(/.test(end < 0 ? rest : rest.slice(0, end)))
        problems.push(`The keyboard test of ${component}, "${test}" in ${spec}, presses no key.`);
    }
  }
  return problems;
}
