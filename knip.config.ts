import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {KnipConfig} from 'knip';

/** Scripts that a file calls by their path, save whole strings that begin with ./, which are found without help: a script that nothing calls any more is unused. */
const calledBy = (...files: string[]): string[] => [
  ...new Set(
    files.flatMap(
      (file) =>
        readFileSync(join(__dirname, file), 'utf8').match(
          /(?<!'\.\/)\b(?:deploy|src|tests)\/[\w./-]+\.(?:ts|mjs)\b/g,
        ) ?? [],
    ),
  ),
];

/** What the gate `unused` looks at. An entry, or an exception that nothing needs any more, is a problem, too. */
export default {
  include: [
    'files',
    'dependencies',
    'unlisted',
    'unresolved',
    'binaries',
    'exports',
    'types',
    'enumMembers',
    'duplicates',
    'cycles',
  ],
  // It would call our plugins without what Docusaurus gives them. So pages and the theme are named below.
  docusaurus: {config: []},
  workspaces: {
    '.': {
      entry: [
        ...calledBy('package.json', 'tests/run.ts', 'playwright.config.ts'),
        'docusaurus.config.ts',
        '{docs,notices,versioned_docs}/**/*.mdx',
        // Docusaurus finds these by their place.
        'src/theme/**/{index.tsx,prism-include-languages.ts,DocsVersionDropdownNavbarItem.tsx}',
        // Plugins give these to the bundler as paths.
        'src/plugins/*/client.{ts,tsx}',
        'src/plugins/first-load/{loader.cjs,areas.ts,progress.ts,recovery.ts,sidebarStore.ts}',
        // Imported by pages that plugins write, or add an import to.
        'src/components/{ApiReference/index.ts,CourseProgress/index.ts,SelfCheck/index.tsx}',
        // The data gate reads each beside the data that it describes.
        'src/data/*.schema.ts',
        // The offline edition is given the first; the second is what an operator gives to the crawler.
        'deploy/{offlineServer.mjs,search-crawler.js}',
        // `tests/run.ts` and `tests/samples/run.ts` find or start these by patterns and pieces of paths.
        '{src,deploy,tests}/**/*.test.ts',
        'tests/samples/inside.ts',
        // Planted into a copy of the site.
        'tests/fixtures/planted/{docs,src}/**',
      ],
      project: [
        '*.{ts,mjs}',
        '{src,deploy,tests}/**/*.{ts,tsx,cts,cjs,mjs,js}',
        '{docs,notices,versioned_docs}/**/*.mdx',
        '!tests/fixtures/planted/samples/**',
      ],
      ignoreDependencies: [
        // Names that Docusaurus makes up for modules of its core and theme, and of what plugins write.
        /^@(?:theme|theme-original|generated)\//,
        /^@docusaurus\/(?:ExecutionEnvironment|Head|Link|Translate|router|use[A-Z]\w+)$/,
        // Docusaurus brings its own and aliases it.
        'react-loadable',
        // `tests/bench/lighthouse.ts` imports it as Node does, by its name in a text.
        'lighthouse',
        // Files of theirs are read by path, in `tests/gates/checkers/compose.ts` and `grammar.ts`.
        'dclint',
        'tree-sitter-groovy',
        '@tree-sitter-grammars/tree-sitter-kotlin',
      ],
    },
    // `npm run samples` reads `recordings.js` by its name; a recorded command preloads the other.
    ...Object.fromEntries(
      ['first-contract', 'messages', 'msw-to-pact'].map((name) => [`samples/${name}`, {entry: ['recordings.js']}]),
    ),
    'samples/recordings': {entry: ['wait-for-matches.cjs']},
  },
  // Their packages list what their states and projects need, which are packages of their own: the gate `workshops` holds them together.
  ignoreWorkspaces: ['samples/workshops/*', 'samples/examples/*'],
} satisfies KnipConfig;
