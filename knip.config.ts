import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {KnipConfig} from 'knip';

/**
 * Finds the scripts that a file calls by their paths, except strings that begin with `./`, which knip finds itself.
 * Scripts that nothing calls are reported as unused.
 */
const calledBy = (...files: string[]): string[] => [
  ...new Set(
    files.flatMap(
      (file) =>
        readFileSync(join(__dirname, file), 'utf8').match(
          /(?<!'\.\/)\b(?:deploy|scripts|src|tests)\/[\w./-]+\.(?:ts|mjs)\b/g,
        ) ?? [],
    ),
  ),
];

/** The configuration of the `unused` check, which also reports unnecessary entries and exceptions. */
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
  // Knip would call our plugins without the arguments that Docusaurus passes, so pages and the theme are entries below.
  docusaurus: {config: []},
  workspaces: {
    '.': {
      entry: [
        ...calledBy('package.json', 'tests/checks/list.ts', 'tests/checks/unitTests.ts', 'playwright.config.ts'),
        'docusaurus.config.ts',
        '{docs,notices,versioned_docs}/**/*.mdx',
        // Docusaurus finds these files by their paths.
        'src/theme/**/{index.tsx,prism-include-languages.ts,DocsVersionDropdownNavbarItem.tsx,DocSidebarNavbarItem.tsx}',
        'src/theme/Admonition/Types.tsx',
        'src/theme/NavbarItem/ComponentTypes.ts',
        'src/theme/CodeBlock/Content/String.tsx',
        // Plugins pass these files to the bundler by path.
        'src/components/CodeHighlight/index.tsx',
        'src/components/StaticContent/{firstPage,mdx.server}.ts',
        'src/plugins/site/*/client.ts',
        'src/plugins/site/{route-splitting,docusaurus-patches}/loader.cjs',
        'src/plugins/site/route-splitting/{routeGroups,sidebarStore}.ts',
        'src/plugins/site/docusaurus-patches/{englishDates,whenIdle}.ts',
        'src/plugins/site/navigation-recovery/{nprogressShim.ts,recovery.ts,retryScripts.js}',
        'src/plugins/site/scripts-after-paint/addScripts.js',
        // Imported by pages that plugins generate or add an import to.
        'src/components/{ApiReference,CourseProgress}/index.ts',
        'src/components/{AnnotatedCode,CodeSummary,FileTree,Panels,Steps,VideoLink}/index.tsx',
        'src/components/{ConsumerTest,Playground,SelfCheck,Slides,StepDownload,Task}/index.tsx',
        // The plugin `labs` bundles these.
        'src/labs/{worker.ts,{consumerTest,match}/worker.ts,shims/*.ts}',
        // `tests/checks/dataFiles.ts` imports each schema along with its data.
        'src/data/*.schema.ts',
        // The first becomes part of the offline package; operators pass the second to the crawler.
        'deploy/{offlineServer.mjs,search-crawler.js}',
        // `tests/checks/list.ts` and `tests/samples/run.ts` find these files by patterns and partial paths.
        '{src,deploy,scripts,tests}/**/*.test.ts',
        'tests/samples/isolated.ts',
        'src/plugins/site/finish-pages/testing/run.ts',
        // Copied into a build of the site.
        'tests/fixtures/site/{docs,src}/**',
      ],
      project: [
        '*.{ts,mjs}',
        '{src,deploy,scripts,tests}/**/*.{ts,tsx,cts,cjs,mjs,js}',
        '{docs,notices,versioned_docs}/**/*.mdx',
        '!tests/fixtures/site/samples/**',
      ],
      ignoreDependencies: [
        // Aliases that Docusaurus defines for modules of its core and theme, and for files that plugins generate.
        /^@(?:theme|theme-original|generated)\//,
        /^@docusaurus\/(?:ExecutionEnvironment|Head|Link|Translate|router|use[A-Z]\w+)$/,
        // Docusaurus includes its own copy and defines an alias for it.
        'react-loadable',
        // The plugin `preact` defines aliases for it.
        'preact',
        // src/css/fonts.css loads files of these packages.
        '@fontsource-variable/geist',
        '@fontsource-variable/geist-mono',
        // `tests/checks/checkers/compose.ts`, `grammar.ts`, and `manifests.ts` read files of these packages by path.
        'dclint',
        'kubernetes-models',
        'tree-sitter-groovy',
        '@tree-sitter-grammars/tree-sitter-kotlin',
      ],
    },
    // `npm run samples` finds `recordings.js` by name, recorded commands preload `wait-for-matches.cjs`, and the
    // commands of `use-the-api` run its programs.
    ...Object.fromEntries(['messages', 'msw-to-pact'].map((name) => [`samples/${name}`, {entry: ['recordings.js']}])),
    // A recording copies the first version of the client.
    'samples/first-contract': {entry: ['recordings.js', 'src/first-product-client.js']},
    'samples/monorepo': {
      entry: ['recordings.js'],
      // The recordings start both by name.
      ignoreDependencies: ['mock-broker', '@pact-foundation/pact-cli'],
    },
    'samples/use-the-api': {
      entry: ['recordings.js', 'src/*.js'],
      // The recordings start it by name.
      ignoreDependencies: ['mock-broker'],
    },
    'samples/recordings': {entry: ['wait-for-matches.cjs']},
  },
  // Workshop steps and examples have their own package.json, so the package.json above them lists packages that it
  // doesn't import. The `workshops` check compares them.
  ignoreWorkspaces: ['samples/workshops/*', 'samples/examples/*'],
} satisfies KnipConfig;
