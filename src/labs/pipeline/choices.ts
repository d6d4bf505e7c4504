/** The choices of the pipeline lab, the rules for combining them, and their URL parameters. */
import {changeQuery, createUrlChoices, unavailable, type UrlConflict, type UrlControl} from '../urlChoices';
import {environmentsOf, normalText, textNote, textProblem, type TextId} from './texts';

/** A complete set of choices. */
export interface Choices {
  role: 'consumer' | 'provider' | 'both';
  approach: 'consumer-driven' | 'bi-directional';
  language: 'js' | 'java' | 'python' | 'go' | 'dotnet';
  ci: 'github' | 'gitlab' | 'circleci' | 'azure' | 'jenkins' | 'buildkite' | 'bitbucket';
  broker: 'cloud' | 'on-premises' | 'on-premises-ca' | 'pact-broker';
  /** The application's name in the broker. Can contain spaces and quotation marks. */
  application: string;
  /** Which branches are built: all, or only the main branch. */
  branches: 'all' | 'main';
  mainBranch: string;
  /** Names separated by commas, in the order of the deployments. The last one is production. */
  environments: string;
  record: 'deployment' | 'release';
  /** What starts the verification of a changed pact: a webhook, or the provider's next build. */
  webhook: 'yes' | 'no';
}

export type ControlId = keyof Choices;
export type Conflict = UrlConflict<ControlId>;
type Control = UrlControl<ControlId>;

const CONTROLS: readonly Control[] = [
  {
    id: 'role',
    label: 'Role of your application',
    as: 'radios',
    options: [
      {value: 'consumer', label: 'Consumer', hint: 'It calls an API'},
      {value: 'provider', label: 'Provider', hint: 'It offers an API'},
      {value: 'both', label: 'Both', hint: 'It offers an API and calls others'},
    ],
  },
  {
    id: 'approach',
    label: 'Approach',
    as: 'radios',
    options: [
      {value: 'consumer-driven', label: 'Consumer-driven', hint: 'The provider verifies pacts'},
      {
        value: 'bi-directional',
        label: 'Bi-directional',
        hint: 'PactFlow compares pacts with an OpenAPI description',
      },
    ],
  },
  {
    id: 'language',
    label: 'Language',
    as: 'list',
    options: [
      {value: 'js', label: 'JavaScript or TypeScript'},
      {value: 'java', label: 'Java with Maven'},
      {value: 'python', label: 'Python'},
      {value: 'go', label: 'Go'},
      {value: 'dotnet', label: 'C# and other .NET languages'},
    ],
  },
  {
    id: 'ci',
    label: 'CI system',
    as: 'list',
    options: [
      {value: 'github', label: 'GitHub Actions'},
      {value: 'gitlab', label: 'GitLab CI/CD'},
      {value: 'circleci', label: 'CircleCI'},
      {value: 'azure', label: 'Azure Pipelines'},
      {value: 'jenkins', label: 'Jenkins'},
      {value: 'buildkite', label: 'Buildkite'},
      {value: 'bitbucket', label: 'Bitbucket Pipelines'},
    ],
  },
  {
    id: 'broker',
    label: 'Broker',
    as: 'radios',
    options: [
      {value: 'cloud', label: 'PactFlow Cloud', hint: 'With an API token'},
      {value: 'on-premises', label: 'PactFlow On-Premises', hint: 'With a certificate from a public authority'},
      {
        value: 'on-premises-ca',
        label: 'PactFlow On-Premises, private CA',
        hint: 'With a certificate from your own authority',
      },
      {value: 'pact-broker', label: 'Open-source Pact Broker', hint: 'With basic authentication'},
    ],
  },
  {
    id: 'application',
    label: 'Application name',
    as: 'text',
    options: [],
    hint: 'The name in the broker and in your tests, such as `CatalogueWeb`.',
  },
  {
    id: 'branches',
    label: 'Branches to build',
    as: 'radios',
    options: [
      {value: 'all', label: 'Main branch and feature branches', hint: 'Feature branches are checked but not deployed'},
      {value: 'main', label: 'Only the main branch', hint: 'Trunk-based development'},
    ],
  },
  {
    id: 'mainBranch',
    label: 'Main branch',
    as: 'text',
    options: [],
    hint: 'Only this branch is deployed.',
  },
  {
    id: 'environments',
    label: 'Environments',
    as: 'text',
    options: [],
    hint: 'Separate names with commas, in the order in which you deploy. The last one is production.',
  },
  {
    id: 'record',
    label: 'In production, record',
    as: 'radios',
    options: [
      {value: 'deployment', label: 'A deployment', hint: 'For services and web applications'},
      {value: 'release', label: 'A release', hint: 'For mobile apps and libraries, whose versions are in use for long'},
    ],
  },
  {
    id: 'webhook',
    label: 'Changed pacts are verified by',
    as: 'radios',
    options: [
      {value: 'yes', label: 'A build that a webhook starts', hint: 'The result is available within minutes'},
      {value: 'no', label: 'The provider’s next build', hint: 'Until then, can-i-deploy fails for the consumer'},
    ],
  },
];

const IDS: readonly ControlId[] = CONTROLS.map(({id}) => id);

/** The controls in order. Only consumer-driven contract testing needs a webhook. */
export const controlsOf = ({approach}: Choices): readonly Control[] =>
  CONTROLS.filter(({id}) => id !== 'webhook' || approach === 'consumer-driven');

const NAMES: Record<Choices['role'], string> = {consumer: 'CatalogueWeb', provider: 'ProductAPI', both: 'OrderService'};

/** The default choices. The default name depends on the role. */
export const defaultsFor = (role: Choices['role'] = 'consumer'): Choices => ({
  role,
  approach: 'consumer-driven',
  language: 'js',
  ci: 'github',
  broker: 'cloud',
  application: NAMES[role],
  branches: 'all',
  mainBranch: 'main',
  environments: 'test, production',
  record: 'deployment',
  webhook: 'yes',
});

/** The choices that can't be combined, each with the reason. */
export function conflictsOf({approach, broker}: Choices): Conflict[] {
  if (approach !== 'bi-directional' || broker !== 'pact-broker') return [];
  return [
    {
      control: 'broker',
      reason:
        'The open-source Pact Broker doesn’t compare contracts. Bi-directional contract testing requires PactFlow Cloud ' +
        'or On-Premises.',
    },
  ];
}

export const {parameterOf, withEarlierChoices, withoutChoices} = createUrlChoices(IDS, {mainBranch: 'main-branch'});

const isText = (id: ControlId): id is TextId => id === 'application' || id === 'mainBranch' || id === 'environments';

/** The choices in a URL. */
export interface ParsedChoices {
  choices: Choices;
  /** Whether the URL contains a choice, valid or not. */
  isChosen: boolean;
  /** Invalid values. `choices` contains the defaults instead. */
  invalid: readonly Conflict[];
  /** What the URL contains, valid or not. */
  entered: Partial<Record<ControlId, string>>;
}

const isRole = (value: string | null): value is Choices['role'] =>
  value === 'consumer' || value === 'provider' || value === 'both';

/** Reads the choices from a query string. */
export function readChoices(search: string): ParsedChoices {
  const parameters = new URLSearchParams(search);
  const role = parameters.get('role');
  const choices: Record<ControlId, string> = {...defaultsFor(isRole(role) ? role : undefined)};
  const invalid: Conflict[] = [];
  const entered: Partial<Record<ControlId, string>> = {};
  for (const {id, options} of CONTROLS) {
    const value = parameters.get(parameterOf(id));
    if (value === null) continue;
    entered[id] = value;
    if (isText(id)) {
      const reason = textProblem(id, value);
      if (reason !== undefined) invalid.push({control: id, reason});
      else choices[id] = id === 'environments' ? environmentsOf(value).join(', ') : normalText(value);
      continue;
    }
    const values = options.map((option) => option.value);
    if (values.includes(value)) choices[id] = value;
    else invalid.push({control: id, reason: unavailable(value, values)});
  }
  const read = choices as unknown as Choices;
  // A choice that has no effect can't be wrong.
  const visible = new Set(controlsOf(read).map(({id}) => id));
  return {
    choices: read,
    isChosen: Object.keys(entered).length > 0,
    invalid: invalid.filter(({control}) => visible.has(control)),
    entered,
  };
}

/** What a reader should know about the value of a control, if there's anything to know. */
export const noteOf = (id: ControlId, {[id]: value}: Choices): string | undefined =>
  isText(id) ? textNote(id, value) : undefined;

/**
 * The query string after a choice. Selected defaults are included, so that the URL still means the same if the defaults
 * change. An empty text is kept, too, because it's invalid, and its reason must stay on the page.
 */
export function writeChoice(search: string, id: ControlId, value: string): string {
  return changeQuery(search, (parameters) => parameters.set(parameterOf(id), value));
}

/** What the reader has chosen for the entire site. */
interface Preferences {
  language?: string;
  role?: string;
  ci?: string;
  product?: string;
}

/**
 * A query string with the choices that follow from the reader's preferences.
 * @returns undefined if the URL has choices of its own, or if no preference is about a choice
 */
export function preferredChoices(search: string, {language, role, ci, product}: Preferences): string | undefined {
  if (readChoices(search).isChosen) return undefined;
  const broker = product === '1.x' || product === '2.x' ? 'on-premises' : product;
  const preferred = Object.entries({role, language, ci, broker}).reduce((text, [id, value]) => {
    const control = CONTROLS.find((each) => each.id === id);
    const isOption = control?.options.some((option) => option.value === value) ?? false;
    return control !== undefined && value !== undefined && isOption ? writeChoice(text, control.id, value) : text;
  }, search);
  return preferred === search ? undefined : preferred;
}

/** The label of a choice's value, for messages. */
export const labelOf = (id: ControlId, value: string): string =>
  CONTROLS.find((control) => control.id === id)?.options.find((option) => option.value === value)?.label ?? value;
