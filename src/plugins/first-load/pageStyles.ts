/**
 * Style sheets of components that few pages have, each of which imports them by itself, or that a reader asks for: by the end of their paths below src/components. Docusaurus
 * puts all into one that every page loads; these stay with what needs them.
 */
const APART: Readonly<Record<string, string>> = {
  Checklist: 'Checklist/styles',
  ConfigurationBuilder: 'ConfigurationBuilder/styles',
  ExampleCatalog: 'ExampleCatalog/styles',
  EnvironmentVariables: 'EnvironmentVariables/styles',
  Releases: 'Releases/styles',
  SearchDialog: 'Search/dialog',
};

interface Module {
  nameForCondition?(): string | null;
}

/** Files of such sheets. */
export const PAGE_SHEET = /\/styles-\w+\.\w+\.css$/;

/** The bundler's groups for these style sheets. */
export function pageStyleGroups() {
  return Object.fromEntries(
    Object.entries(APART).map(([name, path]) => {
      const sheet = new RegExp(`[\\\\/]src[\\\\/]components[\\\\/]${path.replace('/', '[\\\\/]')}\\.module\\.css$`);
      return [
        `styles-${name}`,
        {
          name: `styles-${name}`,
          type: 'css/mini-extract',
          chunks: 'all' as const,
          enforce: true,
          // More than the 50 of Docusaurus' own group `styles`, which takes all other style sheets.
          priority: 60,
          test: (module: Module) => sheet.test(module.nameForCondition?.() ?? ''),
        },
      ];
    }),
  );
}
