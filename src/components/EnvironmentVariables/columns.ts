import {VARIABLE_GROUPS, type ReleaseLine} from '../../data/environmentVariables.constants';
import type {EnvironmentVariable} from '../../data/environmentVariables.schema';
import {
  defaultIn,
  eventsOf,
  hasChangedSince,
  requirementOf,
  statusOf,
  unclearIn,
  variablesOf,
  worksIn,
  type Requirement,
} from '../../data/environmentVariablesRules';
import {compareVersions} from '../../data/releaseLineRules';
import type {Column} from '../DataTable/rows';

/** Groups that have their own page, which the variable list links to. */
const GROUPS_WITH_OWN_PAGE = new Set<string>(['JWT bearer tokens', 'OAuth 2.0 sign-in']);

/** The variables in the list of a release line. */
export const variablesInList = (releaseLine: ReleaseLine): EnvironmentVariable[] =>
  variablesOf(releaseLine).filter(({group}) => !GROUPS_WITH_OWN_PAGE.has(group));

const REQUIREMENT_LABELS: Record<Requirement, string> = {always: 'Always', sometimes: 'In some cases', never: 'Never'};

/** In which release lines a variable is available, from the point of view of one of them. */
export function availabilityOf(variable: EnvironmentVariable, releaseLine: ReleaseLine): string {
  if (!worksIn(variable, releaseLine)) return 'No longer listed';
  const other: ReleaseLine = releaseLine === '1.x' ? '2.x' : '1.x';
  return worksIn(variable, other) ? '1.x and 2.x' : `${releaseLine} only`;
}

/** Releases of a release line that added, changed, or removed a variable, latest first. */
export function releasesOf(variables: readonly EnvironmentVariable[], releaseLine: ReleaseLine): string[] {
  const releases = new Set(
    variables.flatMap((variable) => eventsOf(variable, releaseLine).map(({release}) => release)),
  );
  return [...releases].sort((a, b) => compareVersions(b, a));
}

/** The columns that readers filter the list by, in the form that the data table uses. */
export function columnsFor(
  releaseLine: ReleaseLine,
  variables: readonly EnvironmentVariable[] = variablesInList(releaseLine),
): Column<EnvironmentVariable>[] {
  const releases = releasesOf(variables, releaseLine);
  return [
    {id: 'name', label: 'Variable'},
    {
      id: 'group',
      label: 'Group',
      facet: true,
      facetOrder: VARIABLE_GROUPS.filter((group) => variables.some((variable) => variable.group === group)),
    },
    {
      id: 'since',
      label: 'New or changed since',
      text: () => '',
      facet: (variable) => releases.filter((release) => hasChangedSince(variable, releaseLine, release)),
      facetOrder: releases,
      // Each release includes the later ones, so selecting several at once makes no sense.
      facetControl: 'list',
    },
    {
      id: 'edition',
      label: 'Release line',
      text: () => '',
      facet: (variable) => [availabilityOf(variable, releaseLine)],
      facetOrder: ['1.x and 2.x', `${releaseLine} only`, 'No longer listed'],
    },
    {
      id: 'required',
      label: 'Required',
      text: () => '',
      facet: (variable) => [REQUIREMENT_LABELS[requirementOf(variable)]],
      facetOrder: Object.values(REQUIREMENT_LABELS),
    },
    {
      id: 'text',
      label: 'Text',
      text: (variable) => textsOf(variable, releaseLine).join('\n'),
      completeWords: ['ca'],
    },
  ];
}

function textsOf(variable: EnvironmentVariable, releaseLine: ReleaseLine): string[] {
  const {
    form = '',
    purpose,
    notes = [],
    requiredWhen,
    values = [],
    range = '',
    example = '',
    readBy,
    secret,
    keywords = [],
  } = variable;
  const events = eventsOf(variable, releaseLine).flatMap(({release, text = ''}) => [release, text]);
  return [
    form,
    purpose,
    ...notes,
    requiredWhen,
    defaultIn(variable, releaseLine) ?? '',
    ...values,
    range,
    example,
    ...readBy,
    unclearIn(variable, releaseLine) ?? '',
    secret ? 'secret' : '',
    statusOf(variable, releaseLine)?.text ?? '',
    ...keywords,
    ...events,
  ];
}
