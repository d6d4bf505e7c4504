import {preferences} from '../../data/preferences';

type Preference = (typeof preferences)[number];

/** `language`, `role`, `product`, `ci`, or `shell`. */
export type PreferenceName = Preference['name'];

/** What a reader has chosen. A preference that the reader hasn't set is missing. */
export type Profile = {readonly [P in Preference as P['name']]?: P['options'][number]['value']};

/** The part of the theme's storage slots that a store needs. */
interface Slot {
  get(): string | null;
  set(value: string): void;
  del(): void;
}

/** The preferences that select tabs. Each has the same name as the group of tabs. */
export const TAB_GROUPS = ['language', 'ci', 'shell'] as const satisfies readonly PreferenceName[];

/** Where Docusaurus stores the version of the docs that the version menu leads to. */
const VERSION = 'docs-preferred-version-default';

const isTabGroup = (name: PreferenceName): boolean => (TAB_GROUPS as readonly PreferenceName[]).includes(name);

/** The storage key of a preference. Tabs have the theme's key, so that a tab and a preference are the same choice. */
const keyOf = (name: PreferenceName): string => (isTabGroup(name) ? `docusaurus.tab.${name}` : `docs.profile.${name}`);

const isKnown = (name: PreferenceName, value: string | null | undefined): value is string =>
  preferences.some((each) => each.name === name && each.options.some((option) => option.value === value));

/** Makes a profile from one value for each preference. Unknown values are ignored. */
const profileFrom = (valueOf: (name: PreferenceName) => string | null | undefined): Profile =>
  Object.fromEntries(
    preferences.flatMap(({name}) => {
      const value = valueOf(name);
      return isKnown(name, value) ? [[name, value]] : [];
    }),
  );

/**
 * The preferences in a query string, such as `?language=java&role=consumer`.
 * @param search the query string, with or without a question mark; unknown values are ignored
 */
export function readUrl(search: string): Profile {
  const parameters = new URLSearchParams(search);
  return profileFrom((name) => parameters.get(name));
}

/**
 * A query string in which a parameter has the value that a reader has just chosen, because the URL takes precedence. A
 * query string without the parameter stays as it is.
 * @param value undefined to remove the parameter
 */
export function replaceInUrl(search: string, name: PreferenceName, value: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(name)) return search;
  if (value === undefined) parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Reads and writes preferences.
 *
 * The product is stored as the version of the docs, which the version menu also stores, and as the edition, because
 * PactFlow Cloud and On-Premises 2.x have the same docs. If the two differ, the reader has used the version menu
 * since, so the version counts.
 * @param slotOf creates access to a key of the browser's storage; must not throw errors
 */
export function createProfileStore(slotOf: (key: string) => Slot) {
  /** What the browser has refused to store. It lasts until the next full page load. */
  const unsaved = new Map<PreferenceName, string | undefined>();

  const stored = (name: PreferenceName): string | null => {
    const value = slotOf(keyOf(name)).get();
    if (name !== 'product') return value;
    if (slotOf(VERSION).get() === '1.x') return '1.x';
    return value === '1.x' ? null : value;
  };

  const put = (key: string, value: string | undefined): void => {
    const slot = slotOf(key);
    if (value === undefined) slot.del();
    else slot.set(value);
  };

  /** Stores a value, or removes it if it's undefined. */
  function write(name: PreferenceName, value: string | undefined): void {
    put(keyOf(name), value);
    if (name === 'product') put(VERSION, value === undefined || value === '1.x' ? value : 'current');
    if ((stored(name) ?? undefined) === value) unsaved.delete(name);
    else unsaved.set(name, value);
  }

  return {
    read: (): Profile => profileFrom((name) => (unsaved.has(name) ? unsaved.get(name) : stored(name))),
    write,
    /** Removes everything that the profile has stored. */
    erase: (): void => preferences.forEach(({name}) => write(name, undefined)),
    /** Whether the browser has stored all changes so far. */
    isStored: (): boolean => unsaved.size === 0,
  };
}
