import type {Preference} from './preferences.schema';

/** What readers can choose once for the entire site, in the order of the panel. */
export const preferences = [
  {
    name: 'language',
    label: 'Language',
    options: [
      {value: 'js', label: 'JavaScript'},
      {value: 'java', label: 'Java'},
      {value: 'python', label: 'Python'},
      {value: 'go', label: 'Go'},
      {value: 'dotnet', label: '.NET'},
      {value: 'ruby', label: 'Ruby'},
    ],
  },
  {
    name: 'role',
    label: 'Role',
    options: [
      {value: 'consumer', label: 'Consumer'},
      {value: 'provider', label: 'Provider'},
      {value: 'both', label: 'Consumer and provider'},
    ],
  },
  {
    name: 'product',
    label: 'Product',
    options: [
      {value: 'cloud', label: 'PactFlow Cloud'},
      {value: '2.x', label: 'On-Premises 2.x'},
      {value: '1.x', label: 'On-Premises 1.x'},
    ],
  },
  {
    name: 'ci',
    label: 'CI system',
    options: [
      {value: 'github', label: 'GitHub Actions'},
      {value: 'gitlab', label: 'GitLab CI/CD'},
      {value: 'jenkins', label: 'Jenkins'},
      {value: 'azure', label: 'Azure Pipelines'},
      {value: 'circleci', label: 'CircleCI'},
    ],
  },
  {
    name: 'shell',
    label: 'Shell',
    options: [
      {value: 'unix', label: 'macOS, Linux'},
      {value: 'powershell', label: 'Windows PowerShell'},
    ],
  },
] as const satisfies readonly Preference[];
