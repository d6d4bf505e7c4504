import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';

/** A browser test that works a component by keys alone: the file in tests/browser and the test's title as it stands there. */
interface Walk {
  spec: string;
  test: string;
}

/** A component's walks, or why no reader comes upon it. */
export type Walks = readonly Walk[] | {never: string};

const keyboard = (test: string): Walk[] => [{spec: 'keyboard.spec.ts', test}];

/** By component: `src/…` is ours, `theme/…` is what the theme brings. */
export const walks: Readonly<Record<string, Walks>> = {
  'src/components/ApiReference': [
    {spec: 'api-reference.spec.ts', test: 'can be chosen with the keyboard'},
    ...keyboard('parts of the API reference open and close'),
  ],
  'src/components/Checklist': [
    {spec: 'checklist.spec.ts', test: 'ticks are made by the keyboard, counted, and kept, for each edition apart'},
  ],
  'src/components/ConfigurationBuilder': [
    {
      spec: 'configurationBuilder.spec.ts',
      test: 'the builder is worked by the keyboard alone, says what changed, and the address keeps it',
    },
  ],
  'src/components/CourseProgress': [
    {spec: 'courses.spec.ts', test: 'is marked by keyboard, remembered, resumed, and cleared'},
  ],
  'src/components/DataTable': [
    {spec: 'data-table.spec.ts', test: 'a heading sorts by keyboard, and back'},
    {spec: 'environmentVariables.spec.ts', test: 'the list is narrowed by keyboard alone, and the address keeps it'},
  ],
  'src/components/ExampleCatalog': [
    {spec: 'examples.spec.ts', test: 'is narrowed by keyboard alone, and the address keeps it'},
    {spec: 'examples.spec.ts', test: 'are narrowed by keyboard, and lead to the catalog whatever its filter is'},
  ],
  'src/components/FileActions': keyboard('a list is copied as Markdown, and the message stays with the button'),
  'src/components/PageActions': [{spec: 'machine.spec.ts', test: 'a page is copied as Markdown, by keyboard'}],
  'src/components/PageRating': [{spec: 'rating.spec.ts', test: '${path} can be rated, by keyboard'}],
  'src/components/Releases': [{spec: 'releases.spec.ts', test: 'is used by keyboard alone'}],
  'src/components/ScrollableTable': keyboard('a table that is wider than its column is a stop, and scrolls'),
  'src/components/Search': [
    {
      spec: 'search.spec.ts',
      test: 'closes by Escape, button, shortcut and a press beside it, and gives the focus back',
    },
    {spec: 'search.spec.ts', test: 'arrows walk the list in a ring while the focus stays in the input'},
  ],
  'src/components/SelfCheck': [
    {spec: 'courses.spec.ts', test: 'is answered by keyboard, in any order, and says how far it is'},
  ],
  'src/components/Term': [
    {spec: 'glossary.spec.ts', test: 'open their definition by keyboard, lead to the glossary, and close by Escape'},
  ],
  'src/theme/DocVersionBanner': keyboard('an edition is chosen in the menu of versions, and the banner leads back'),
  'src/theme/Loading': [
    {spec: 'planted/states.spec.ts', test: 'a page whose code does not come offers to retry, and the retry works'},
  ],
  'src/theme/Tabs': [{spec: 'tabs.spec.ts', test: 'tabs are chosen by arrows, Space, Home and End'}],
  'theme/AnnouncementBar': [
    {spec: 'planted/states.spec.ts', test: 'a closed announcement stays away until its id changes'},
  ],
  'theme/BackToTopButton': keyboard('the button back to the top appears on the way up, and leads there'),
  'theme/CodeBlock': keyboard('code is copied, and its lines are wrapped'),
  'theme/ColorModeToggle': keyboard('the color mode is changed'),
  'theme/DocRoot': keyboard('the sidebar is hidden and brought back'),
  'theme/DocSidebar': keyboard('the sidebar is hidden and brought back'),
  'theme/DocSidebarItem': keyboard('a category of the sidebar closes and opens'),
  'theme/DocVersionBanner': keyboard('an edition is chosen in the menu of versions, and the banner leads back'),
  'theme/ErrorPageContent.js': [
    {spec: 'planted/states.spec.ts', test: 'a crashed page shows what happened, and recovers'},
  ],
  'theme/MDXComponents': keyboard('a fold opens and closes'),
  'theme/Navbar': keyboard('the menu of a phone opens, shows both its pages, and is closed'),
  'theme/NavbarItem': [
    ...keyboard('an edition is chosen in the menu of versions, and the banner leads back'),
    ...keyboard('the menu of a phone opens, shows both its pages, and is closed'),
  ],
  'theme/TOCCollapsible': keyboard('the table of contents of a phone opens, and leads to a heading'),
  'theme/Tabs': [{spec: 'tabs.spec.ts', test: 'tabs are chosen by arrows, Space, Home and End'}],
};

/** What makes a component more than text and links. */
const INTERACTIVE =
  /<(?:button|input|select|textarea|summary|details|Details)\b|\bonClick=|\bonKeyDown=|\btabIndex=|\btabIndex:|popoverTarget/;

/** Components below a folder whose source offers something to press, by the name of their folder there. */
export function interactiveBelow(root: string, prefix: string): string[] {
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) => /\.(?:tsx|js)$/.test(name));
  const found = files
    .filter((name) => INTERACTIVE.test(readFileSync(join(root, name), 'utf8')))
    .map((name) => `${prefix}/${name.split(sep)[0] ?? name}`);
  return [...new Set(found)].sort();
}

/**
 * Holds the table of walks against the components and the tests that are there.
 * @param found components that offer something to press
 * @param source text of a file in tests/browser; undefined where there is none
 * @returns one sentence for each thing that is wrong; none when all is well
 */
export function compareWalks(
  found: readonly string[],
  table: Readonly<Record<string, Walks>>,
  source: (spec: string) => string | undefined,
): string[] {
  const problems = found
    .filter((component) => table[component] === undefined)
    .map(
      (component) =>
        `${component} offers something to press, and no test works it by keys. Write one in tests/browser/keyboard.spec.ts, and name it in tests/gates/walks.ts.`,
    );
  for (const [component, walk] of Object.entries(table)) {
    if (!found.includes(component))
      problems.push(`${component} offers nothing to press. Take it out of tests/gates/walks.ts.`);
    if ('never' in walk) continue;
    if (walk.length === 0) problems.push(`${component} has no walk. Name a test, or say why no reader comes upon it.`);
    for (const {spec, test} of walk) {
      const text = source(spec);
      const at = text?.indexOf(test) ?? -1;
      if (text === undefined || at < 0) {
        problems.push(`The walk of ${component} is no test: ${spec} has none called "${test}".`);
        continue;
      }
      const rest = text.slice(at);
      const end = rest.search(/\n\s*test\(/);
      if (!/\b(?:press|pressSequentially|type)\(/.test(end < 0 ? rest : rest.slice(0, end)))
        problems.push(`The walk of ${component}, "${test}" in ${spec}, presses no key.`);
    }
  }
  return problems;
}
