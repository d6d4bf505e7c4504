/** The state of the comparison lab. */
import type {ComparisonSetting} from '@site/src/labs/comparisonData';
import type {Settings, Side} from '@site/src/labs/protocol';
import {createHistory, type Replaceable} from '@site/src/labs/replacedWork';

/** The two documents. */
export type Documents = Readonly<Record<Side, string>>;

export interface State extends Documents, Replaceable<Documents> {
  settings: Settings;
}

export const defaultsOf = (settings: readonly ComparisonSetting[]): Settings =>
  Object.fromEntries(settings.map(({name, value}) => [name, value]));

export const emptyState = (settings: Settings): State => ({
  description: '',
  pact: '',
  isOwn: false,
  settings,
  replaced: [],
});

export const isEmpty = ({description, pact}: Documents): boolean => description.trim() === '' && pact.trim() === '';

const documentsOf = ({description, pact}: Documents): Documents => ({description, pact});

export const {restorable, replace, restore} = createHistory<Documents>({
  workOf: documentsOf,
  isEmpty,
  lengthOf: ({description, pact}) => description.length + pact.length,
});

/** Names of the settings whose values differ from PactFlow's defaults. */
export const changedSettings = (settings: Settings, defaults: Settings): string[] =>
  Object.keys(defaults).filter((name) => settings[name] !== defaults[name]);

/** The settings that the comparator receives. An empty base path is the same as none. */
export const effectiveSettings = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));

/** The lines under `info` that have the same effect as the changed settings. */
export const settingsAsYaml = (settings: Settings, defaults: Settings): string =>
  [
    'info:',
    ...changedSettings(settings, defaults).map((name) => `  x-opc-config-${name}: ${JSON.stringify(settings[name])}`),
    '',
  ].join('\n');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Known settings in a stored or shared value. Others keep their defaults. */
export function readSettings(stored: unknown, defaults: Settings): Settings {
  const known = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const own = known[name];
      return [name, (typeof own === 'string' || typeof own === 'boolean') && typeof own === typeof value ? own : value];
    }),
  );
}

const isDocuments = (value: unknown): value is Documents =>
  isRecord(value) && typeof value.description === 'string' && typeof value.pact === 'string';

/** Creates a function that reads a stored state. It returns undefined for anything else. */
export const createReader =
  (defaults: Settings) =>
  (stored: string | null): State | undefined => {
    try {
      const state: unknown = JSON.parse(stored ?? '');
      if (!isDocuments(state)) return undefined;
      const {isOwn, settings, replaced} = state as Documents & Record<string, unknown>;
      return {
        ...documentsOf(state),
        isOwn: isOwn === true,
        settings: readSettings(settings, defaults),
        replaced: Array.isArray(replaced) ? replaced.filter(isDocuments).map(documentsOf) : [],
      };
    } catch {
      return undefined;
    }
  };

/** Whether two states are the same. */
export const isSame = (one: State, other: State): boolean =>
  one.description === other.description &&
  one.pact === other.pact &&
  one.isOwn === other.isOwn &&
  changedSettings(one.settings, other.settings).length === 0 &&
  one.replaced.length === other.replaced.length &&
  one.replaced.every(
    ({description, pact}, index) =>
      description === other.replaced[index]?.description && pact === other.replaced[index].pact,
  );
