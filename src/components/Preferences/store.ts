import {useSyncExternalStore} from 'react';
import type {useHistory} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {preferences} from '@site/src/data/preferences';
import {showTabs} from '../StaticContent/behaviors/tabs';
import {showSamples} from '../StaticContent/behaviors/samples';
import {createProfileStore, readUrl, replaceInUrl, TAB_GROUPS, type PreferenceName, type Profile} from './profile';

type History = ReturnType<typeof useHistory>;

const store = createProfileStore(createStorageSlot);

/** Called when a preference changes that the browser doesn't store, because storage sends no event for it. */
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  listeners.add(changed);
  return () => {
    window.removeEventListener('storage', changed);
    listeners.delete(changed);
  };
}

/**
 * The reader's preferences, such as `{language: 'java', role: 'consumer'}`. A preference that isn't set is missing, so
 * every use needs a default. Parameters in the URL, such as `?language=java`, take precedence over stored preferences.
 *
 * Call it in effects and event handlers only, because the build has no reader. It never throws an error: without
 * access to storage, it returns what the reader has chosen on this page.
 * @param search the query string of the page
 */
export const readProfile = (search = window.location.search): Profile => ({...store.read(), ...readUrl(search)});

/** The stored preferences without those in the URL, and whether the browser could store them. */
interface StoredProfile {
  profile: Profile;
  isStored: boolean;
}

/** The reader's stored preferences, synchronized between components and tabs. Before hydration, none is set. */
export function useStoredProfile(): StoredProfile {
  const isBrowser = useIsBrowser();
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(store.read()),
    () => '{}',
  );
  return isBrowser ? {profile: JSON.parse(text) as Profile, isStored: store.isStored()} : {profile: {}, isStored: true};
}

/** Shows a choice in the page's tabs and code samples. Storage sends events only for what it has stored. */
function show(name: PreferenceName, value: string | undefined): void {
  if ((TAB_GROUPS as readonly PreferenceName[]).includes(name)) showTabs(name, value);
  if (name === 'language') showSamples(document, value);
}

/** Sets a preference, or removes it if the value is undefined, and shows the choice on the page. */
export function setPreference(history: History, name: PreferenceName, value: string | undefined): void {
  const {location} = history;
  const search = replaceInUrl(location.search, name, value);
  if (search !== location.search) history.replace({...location, search});
  store.write(name, value);
  show(name, value);
  for (const changed of listeners) changed();
}

/** Removes all preferences from storage and from the URL, and shows the defaults on the page. */
export function erasePreferences(history: History): void {
  const {location} = history;
  const search = preferences.reduce((text, {name}) => replaceInUrl(text, name, undefined), location.search);
  if (search !== location.search) history.replace({...location, search});
  store.erase();
  for (const {name} of preferences) show(name, undefined);
  for (const changed of listeners) changed();
}
