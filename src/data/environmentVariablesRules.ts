import {environmentVariables} from './environmentVariables';
import type {Edition, EnvironmentVariable, VariableGroup} from './environmentVariables.schema';

/** Groups that have a page of their own, by its last part. */
const OWN_PAGES: Partial<Record<VariableGroup, string>> = {'JWT bearer tokens': 'jwt', 'OAuth2 sign-in': 'oauth2'};

const HOME: Record<Edition, string> = {'1.x': '/docs/on-premises', '2.x': '/docs/on-premises-2x'};

/** Orders releases as an upgrade meets them: 1.9.0, 1.37.2, 2.0.0. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split('.').map(Number));
  return (
    [0, 1, 2].map((part) => (left?.[part] ?? 0) - (right?.[part] ?? 0)).find((difference) => difference !== 0) ?? 0
  );
}

const editionOf = (release: string): Edition => (release.startsWith('1.') ? '1.x' : '2.x');

/** What a written name must look like to be this variable: `{KEY}` is any part, and variables of a SAML provider may carry its number. */
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
 * The variable that a name as people write it belongs to: `PACTFLOW_SAML_2_IDP_NAME` is `PACTFLOW_SAML_IDP_NAME`, `PACTFLOW_OAUTH2__CLAIM_MAPPINGS__EMAIL` is the one that ends in `{KEY}`.
 * @returns undefined for a name that is not in the data
 */
export function variableNamed(name: string): EnvironmentVariable | undefined {
  return (
    patterns.find(({variable}) => variable.name === name)?.variable ??
    patterns.find(({pattern}) => pattern.test(name))?.variable
  );
}

/** Id of a variable on its page: the name in small letters, without braces. */
export const anchorOfVariable = (name: string): string => name.toLowerCase().replace(/[{}]/g, '');

/** Address of the page that lists a variable. */
export function pageOfVariable({group}: EnvironmentVariable, edition: Edition): string {
  const own = OWN_PAGES[group];
  return `${HOME[edition]}/environment-variables${own === undefined ? '' : `/${own}`}`;
}

/**
 * Address of a variable, for links from texts and release pages.
 * @returns undefined where the name is not known, or the edition's page does not list it
 */
export function addressOfVariable(name: string, edition: Edition): string | undefined {
  const variable = variableNamed(name);
  if (variable === undefined || !variable.editions.includes(edition)) return undefined;
  return `${pageOfVariable(variable, edition)}#${anchorOfVariable(variable.name)}`;
}

/** Variables that an edition's page lists, in the order of the data. */
export function variablesOf(edition: Edition, group?: VariableGroup): EnvironmentVariable[] {
  return environmentVariables.filter(
    (variable) => variable.editions.includes(edition) && (group === undefined || variable.group === group),
  );
}

/** Whether the newest release of an edition still reads a variable, as far as public sources say. */
export function worksIn({editions, until}: EnvironmentVariable, edition: Edition): boolean {
  return (
    editions.includes(edition) && (until === undefined || (edition === '1.x' && editionOf(until.release) === '2.x'))
  );
}

/**
 * First release of an edition that reads a variable. What 1.x already had, 2.x has from 2.0.0.
 * @returns undefined where no public source says it
 */
export function sinceIn({editions, since}: EnvironmentVariable, edition: Edition): string | undefined {
  if (!editions.includes(edition)) return undefined;
  return since?.[edition] ?? (edition === '2.x' ? '2.0.0' : undefined);
}

/** Something that a release did to a variable. */
export interface VariableEvent {
  release: string;
  kind: 'new' | 'changed' | 'deprecated' | 'gone';
  text?: string;
}

/** What happened to a variable, the oldest first: for 1.x what its own releases did, for 2.x also what somebody meets who comes from 1.x. */
export function eventsOf(
  {since, changed = [], deprecated, until}: EnvironmentVariable,
  edition: Edition,
): VariableEvent[] {
  const first = since?.[edition] ?? since?.['1.x'];
  const events: VariableEvent[] = [
    ...(first === undefined ? [] : [{release: first, kind: 'new' as const}]),
    ...changed.map((change) => ({...change, kind: 'changed' as const})),
    ...(deprecated === undefined ? [] : [{...deprecated, kind: 'deprecated' as const}]),
    ...(until === undefined ? [] : [{...until, kind: 'gone' as const}]),
  ];
  return events
    .filter(({release}) => edition === '2.x' || editionOf(release) === '1.x')
    .sort((a, b) => compareReleases(a.release, b.release));
}

/** Whether a release or a later one brought, changed or dropped a variable. */
export const hasChangedSince = (variable: EnvironmentVariable, edition: Edition, release: string): boolean =>
  eventsOf(variable, edition).some((event) => compareReleases(event.release, release) >= 0);

export type Need = 'always' | 'sometimes' | 'never';

export const needOf = ({requiredWhen}: EnvironmentVariable): Need =>
  requiredWhen === 'always' || requiredWhen === 'never' ? requiredWhen : 'sometimes';

/** Value without the variable, in an edition. */
export const defaultIn = (variable: EnvironmentVariable, edition: Edition): string | undefined =>
  variable.defaultOf?.[edition] ?? variable.default;

/** An address of the data as readers of an edition should follow it: below /docs/on-premises, the twin page of 2.x. Release pages stand below 1.x for both. */
export function addressIn(to: string, edition: Edition): string {
  return edition === '2.x' ? to.replace(/^\/docs\/on-premises(?=$|[#?]|\/(?!releases\/))/, HOME['2.x']) : to;
}

/** A text of the data with its links as `addressIn` has them. */
export const textIn = (text: string, edition: Edition): string =>
  text.replace(/\]\(([^)\s]+)\)/g, (_, to: string) => `](${addressIn(to, edition)})`);
