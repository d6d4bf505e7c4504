import type {ComponentType} from 'react';

type Load = () => Promise<ComponentType<never>>;

/**
 * All components for content that React hydrates in the browser. Any other component must work as plain HTML, or with a
 * function in `behaviors`. The build stops if a component uses state, effects, or event handlers and isn't an island.
 */
export const ISLANDS = {
  AdvisoryTable: () => import('../Advisories/AdvisoryTable').then(({AdvisoryTable}) => AdvisoryTable),
  CanIDeployLab: () => import('../CanIDeployLab').then(({CanIDeployLab}) => CanIDeployLab),
  CanIDeployOutput: () => import('../CanIDeployLab/Output').then(({CanIDeployOutput}) => CanIDeployOutput),
  CanIDeployScenario: () => import('../CanIDeployLab/Scenario').then(({CanIDeployScenario}) => CanIDeployScenario),
  ChapterFooter: () => import('../CourseProgress/ChapterFooter').then(({ChapterFooter}) => ChapterFooter),
  Checklist: () => import('../Checklist').then(({Checklist}) => Checklist),
  CompareLab: () => import('../CompareLab').then(({CompareLab}) => CompareLab),
  ConfigurationBuilder: () => import('../ConfigurationBuilder').then((module) => module.ConfigurationBuilder),
  ConsumerTest: () => import('../ConsumerTest').then(({ConsumerTest}) => ConsumerTest),
  CourseBar: () => import('../CourseProgress/CourseBar').then(({CourseBar}) => CourseBar),
  CourseOutline: () => import('../CourseProgress/CourseOutline').then(({CourseOutline}) => CourseOutline),
  EventTable: () => import('../Webhooks/EventTable').then(({EventTable}) => EventTable),
  ExampleCatalog: () => import('../ExampleCatalog').then(({ExampleCatalog}) => ExampleCatalog),
  FixIt: () => import('../FixIt').then(({FixIt}) => FixIt),
  LanguageRows: () => import('../LanguageRows').then(({LanguageRows}) => LanguageRows),
  MatchLab: () => import('../MatchLab').then(({MatchLab}) => MatchLab),
  MovedSections: () => import('../MovedSections').then(({MovedSections}) => MovedSections),
  OasFeatures: () => import('../OasSupport/OasFeatures').then(({OasFeatures}) => OasFeatures),
  OasKeywords: () => import('../OasSupport/OasKeywords').then(({OasKeywords}) => OasKeywords),
  PermissionTable: () => import('../Permissions/PermissionTable').then(({PermissionTable}) => PermissionTable),
  PipelineLab: () => import('../PipelineLab').then((module) => module.PipelineLab),
  Playground: () => import('../Playground').then(({Playground}) => Playground),
  Preferences: () => import('../Preferences').then(({Preferences}) => Preferences),
  ReleaseTable: () => import('../Releases/ReleaseTable').then(({ReleaseTable}) => ReleaseTable),
  RoleMatrix: () => import('../Permissions/RoleTables').then((module) => module.islands.RoleMatrix),
  RoleNames: () => import('../Permissions/RoleTables').then((module) => module.islands.RoleNames),
  RoleTable: () => import('../Permissions/RoleTables').then((module) => module.islands.RoleTable),
  SelectorsLab: () => import('../SelectorsLab').then(({SelectorsLab}) => SelectorsLab),
  SlideControls: () => import('../Slides/SlideControls').then(({SlideControls}) => SlideControls),
  TimeZones: () => import('../TimeZones').then(({TimeZones}) => TimeZones),
  TokenTable: () => import('../Permissions/TokenTable').then(({TokenTable}) => TokenTable),
  UpgradePlanner: () => import('../Releases/UpgradePlanner').then(({UpgradePlanner}) => UpgradePlanner),
  VariableFilter: () => import('../EnvironmentVariables/VariableFilter').then((module) => module.VariableFilter),
  VariableTable: () => import('../Webhooks/VariableTable').then(({VariableTable}) => VariableTable),
} satisfies Record<string, Load>;

export type IslandName = keyof typeof ISLANDS;

/** The islands that show what the reader did earlier, which must be correct when the page is printed, for example. */
export const SHOW_STORED_CHOICES: ReadonlySet<IslandName> = new Set<IslandName>([
  'ChapterFooter',
  'Checklist',
  'CourseBar',
  'CourseOutline',
  'FixIt',
  'LanguageRows',
]);
