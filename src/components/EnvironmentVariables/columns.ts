import type {Edition, EnvironmentVariable} from '../../data/environmentVariables.schema';
import {VARIABLE_GROUPS} from '../../data/environmentVariables.schema';
import {
  compareReleases,
  defaultIn,
  eventsOf,
  hasChangedSince,
  needOf,
  variablesOf,
  worksIn,
  type Need,
} from '../../data/environmentVariablesRules';
import type {Column} from '../DataTable/rows';

/** Groups that have a page of their own; the long list leads to them. */
const ELSEWHERE = new Set<string>(['JWT bearer tokens', 'OAuth2 sign-in']);

/** What the long list of an edition holds. */
export const listed = (edition: Edition): EnvironmentVariable[] =>
  variablesOf(edition).filter(({group}) => !ELSEWHERE.has(group));

const NEEDS: Record<Need, string> = {always: 'Always', sometimes: 'In some cases', never: 'Never'};

/** How a variable stands to the two editions, as a reader of one asks it. */
export function reachOf(variable: EnvironmentVariable, edition: Edition): string {
  if (!worksIn(variable, edition)) return 'No longer listed';
  const other: Edition = edition === '1.x' ? '2.x' : '1.x';
  return worksIn(variable, other) ? '1.x and 2.x' : `${edition} only`;
}

/** Releases of which a variable tells something, the newest first. */
export function releasesOf(variables: readonly EnvironmentVariable[], edition: Edition): string[] {
  const releases = new Set(variables.flatMap((variable) => eventsOf(variable, edition).map(({release}) => release)));
  return [...releases].sort((a, b) => compareReleases(b, a));
}

/** What readers filter the list by. The table's logic and its controls do the rest. */
export function columnsFor(
  edition: Edition,
  variables: readonly EnvironmentVariable[] = listed(edition),
): Column<EnvironmentVariable>[] {
  const releases = releasesOf(variables, edition);
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
      facet: (variable) => releases.filter((release) => hasChangedSince(variable, edition, release)),
      facetOrder: releases,
    },
    {
      id: 'edition',
      label: 'Edition',
      text: () => '',
      facet: (variable) => [reachOf(variable, edition)],
      facetOrder: ['1.x and 2.x', `${edition} only`, 'No longer listed'],
    },
    {
      id: 'required',
      label: 'Required',
      text: () => '',
      facet: (variable) => [NEEDS[needOf(variable)]],
      facetOrder: Object.values(NEEDS),
    },
    {id: 'text', label: 'Text', text: (variable) => textsOf(variable, edition).join('\n')},
  ];
}

function textsOf(variable: EnvironmentVariable, edition: Edition): string[] {
  const {
    form = '',
    purpose,
    notes = [],
    requiredWhen,
    values = [],
    range = '',
    example = '',
    readBy,
    unclear = '',
    secret,
  } = variable;
  const events = eventsOf(variable, edition).flatMap(({release, text = ''}) => [release, text]);
  return [
    form,
    purpose,
    ...notes,
    requiredWhen,
    defaultIn(variable, edition) ?? '',
    ...values,
    range,
    example,
    ...readBy,
    unclear,
    secret ? 'secret' : '',
    ...events,
  ];
}
