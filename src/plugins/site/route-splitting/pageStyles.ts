/**
 * Style sheets of components that few pages have, or that the reader has to open, by the end of their paths below
 * src/components or src/css. Braces contain alternatives. Docusaurus combines all style sheets into one that every page
 * loads. These stay with the chunk that imports them.
 */
const SEPARATE: Readonly<Record<string, string>> = {
  CanIDeployLab: 'CanIDeployLab/styles',
  CanIDeployScenario: 'CanIDeployLab/scenario',
  Checklist: 'Checklist/styles',
  CompareLab: 'CompareLab/{styles,result}',
  ConfigurationBuilder: 'ConfigurationBuilder/styles',
  ConsumerTest: 'ConsumerTest/styles',
  ExampleCatalog: 'ExampleCatalog/styles',
  FixIt: 'FixIt/{styles,result}',
  CourseProgress: 'CourseProgress/styles',
  DataTable: '{DataTable/styles,table}',
  EnvironmentVariables: 'EnvironmentVariables/styles',
  FigureDialog: 'figureDialog/styles',
  Figures: 'figures',
  Hero: 'Hero/{styles,picture}',
  MatchLab: 'MatchLab/styles',
  MovedSections: 'MovedSections/styles',
  PageComponents: '{AnnotatedCode,FileTree,Steps,VideoLink}/styles',
  Panels: 'Panels/styles',
  PipelineLab: 'PipelineLab/styles',
  Playground: 'Playground/styles',
  Preferences: '{Preferences,LanguageRows}/styles',
  Releases: 'Releases/styles',
  Search: 'Search/{dialog,page,hit,answer,emptyState,notices,start}',
  SelectorsLab: 'SelectorsLab/styles',
  Slides: 'Slides/styles',
  TagList: 'TagList/styles',
  UiMockup: 'ui-mockup',
};

/** The source of a regular expression for a path in `SEPARATE`. */
const pattern = (path: string): string =>
  path.replace(/\{([^}]*)\}/g, (_braces, names: string) => `(?:${names.replaceAll(',', '|')})`).replace('/', '[\\\\/]');

interface Module {
  nameForCondition?(): string | null;
}

/** The URLs of these style sheets in a build. */
export const PAGE_SHEET = /\/styles-\w+\.\w+\.css$/;

/** The bundler's cache groups for these style sheets. */
export function pageStyleGroups() {
  return Object.fromEntries(
    Object.entries(SEPARATE).map(([name, path]) => {
      const sheet = new RegExp(`[\\\\/]src[\\\\/](?:components|css)[\\\\/]${pattern(path)}(?:\\.module)?\\.css$`);
      return [
        `styles-${name}`,
        {
          name: `styles-${name}`,
          type: 'css/mini-extract',
          chunks: 'all' as const,
          enforce: true,
          // Higher than the 50 of Docusaurus's group `styles`, which takes all other style sheets.
          priority: 60,
          test: (module: Module) => sheet.test(module.nameForCondition?.() ?? ''),
        },
      ];
    }),
  );
}
