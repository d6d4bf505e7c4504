import {environmentVariables} from './environmentVariables';
import type {ReleaseLine, VariableGroup} from './environmentVariables.constants';
import type {EnvironmentVariable} from './environmentVariables.schema';
import {compareVersions, linkInReleaseLine, releaseLineUrl} from './releaseLineRules';

/** The last URL segment of groups that have their own page. */
const GROUP_PAGES: Partial<Record<VariableGroup, string>> = {'JWT bearer tokens': 'jwt', 'OAuth 2.0 sign-in': 'oauth2'};

const releaseLineOf = (release: string): ReleaseLine => (release.startsWith('1.') ? '1.x' : '2.x');

/** Matches the spellings of a variable: `{KEY}` is any segment, and SAML variables may contain a provider's number. */
function patternOf({name, form, group}: EnvironmentVariable): RegExp {
  const written = [...new Set([name, form ?? name])].map((text) =>
    text.replace(/\{[A-Z]+\}/g, '(?:\\{[A-Z]+\\}|[A-Z0-9]+(?:_[A-Z0-9]+)*)'),
  );
  const numbered =
    group === 'SAML sign-in' && name !== 'PACTFLOW_SAML_ISSUER'
      ? written.map((text) => text.replace(/^PACTFLOW_SAML_/, 'PACTFLOW_SAML_(?:[2-9]|[1-9]\\d+)_'))
      : [];
  return new RegExp(`^(?:${[...written, ...numbered].join('|')})$`);
}

const patterns = environmentVariables.map((variable) => ({variable, pattern: patternOf(variable)}));

/**
 * The variable that a concrete name belongs to: `PACTFLOW_SAML_2_IDP_NAME` is `PACTFLOW_SAML_IDP_NAME`, and
 * `PACTFLOW_OAUTH2__CLAIM_MAPPINGS__EMAIL` is the variable whose name ends in `{KEY}`.
 * @returns undefined for a name that isn't in the data
 */
export function variableNamed(name: string): EnvironmentVariable | undefined {
  return (
    patterns.find(({variable}) => variable.name === name)?.variable ??
    patterns.find(({pattern}) => pattern.test(name))?.variable
  );
}

/** The ID of a variable on its page: the name in lowercase, without braces. */
export const variableAnchor = (name: string): string => name.toLowerCase().replace(/[{}]/g, '');

/** The URL of the page that lists a variable. */
export function variablePageUrl({group}: EnvironmentVariable, releaseLine: ReleaseLine): string {
  const page = GROUP_PAGES[group];
  return `${releaseLineUrl(releaseLine)}/environment-variables${page === undefined ? '' : `/${page}`}`;
}

/**
 * The URL of a variable, for links from texts and release pages.
 * @returns undefined if the name is unknown or the page of the release line doesn't list it
 */
export function variableUrl(name: string, releaseLine: ReleaseLine): string | undefined {
  const variable = variableNamed(name);
  if (variable === undefined || !variable.releaseLines.includes(releaseLine)) return undefined;
  return `${variablePageUrl(variable, releaseLine)}#${variableAnchor(variable.name)}`;
}

/** The variables that the page of a release line lists, in the order of the data. */
export function variablesOf(releaseLine: ReleaseLine, group?: VariableGroup): EnvironmentVariable[] {
  return environmentVariables.filter(
    (variable) => variable.releaseLines.includes(releaseLine) && (group === undefined || variable.group === group),
  );
}

/** Whether the latest release of a release line still reads a variable, according to public sources. */
export function worksIn({releaseLines, until}: EnvironmentVariable, releaseLine: ReleaseLine): boolean {
  return (
    releaseLines.includes(releaseLine) &&
    (until === undefined || (releaseLine === '1.x' && releaseLineOf(until.release) === '2.x'))
  );
}

/**
 * The first release of a release line that reads a variable. 2.x has had the variables of 1.x since 2.0.0.
 * @returns undefined if no public source names a release
 */
export function sinceIn({releaseLines, since}: EnvironmentVariable, releaseLine: ReleaseLine): string | undefined {
  if (!releaseLines.includes(releaseLine)) return undefined;
  return since?.[releaseLine] ?? (releaseLine === '2.x' ? '2.0.0' : undefined);
}

/** A change that a release made to a variable. */
export interface VariableEvent {
  release: string;
  kind: 'new' | 'changed' | 'deprecated' | 'removed';
  text?: string;
}

/** The changes that the releases of a release line made to a variable, oldest first. */
export function eventsOf(
  {since, changed = [], deprecated, until}: EnvironmentVariable,
  releaseLine: ReleaseLine,
): VariableEvent[] {
  const first = since?.[releaseLine];
  const events: VariableEvent[] = [
    ...(first === undefined ? [] : [{release: first, kind: 'new' as const}]),
    ...changed.map((change) => ({...change, kind: 'changed' as const})),
    ...(deprecated === undefined ? [] : [{...deprecated, kind: 'deprecated' as const}]),
    ...(until === undefined ? [] : [{...until, kind: 'removed' as const}]),
  ];
  return events
    .filter(({release}) => releaseLineOf(release) === releaseLine)
    .sort((a, b) => compareVersions(a.release, b.release));
}

/**
 * Why a variable is deprecated, or why the latest release of a release line no longer reads it. The reason applies to
 * 2.x even if a 1.x release made the change.
 */
export const statusOf = (variable: EnvironmentVariable, releaseLine: ReleaseLine): EnvironmentVariable['deprecated'] =>
  worksIn(variable, releaseLine) ? variable.deprecated : variable.until;

/** Whether a release or a later one added, changed, deprecated, or removed a variable. */
export const hasChangedSince = (variable: EnvironmentVariable, releaseLine: ReleaseLine, release: string): boolean =>
  eventsOf(variable, releaseLine).some((event) => compareVersions(event.release, release) >= 0);

export type Requirement = 'always' | 'sometimes' | 'never';

export const requirementOf = ({requiredWhen}: EnvironmentVariable): Requirement =>
  requiredWhen === 'always' || requiredWhen === 'never' ? requiredWhen : 'sometimes';

/** The default value in a release line. */
export const defaultIn = (variable: EnvironmentVariable, releaseLine: ReleaseLine): string | undefined =>
  variable.defaultByReleaseLine?.[releaseLine] ?? variable.default;

/** What public sources leave open about a variable, unless it only concerns the other release line. */
export const unclearIn = (variable: EnvironmentVariable, releaseLine: ReleaseLine): string | undefined =>
  worksIn(variable, releaseLine) || !worksIn(variable, '1.x') ? variable.unclear : undefined;

/** A text of the data with its links adapted by `linkInReleaseLine`. */
export const textInReleaseLine = (text: string, releaseLine: ReleaseLine): string =>
  text.replace(/\]\(([^)\s]+)\)/g, (_, to: string) => `](${linkInReleaseLine(to, releaseLine)})`);
