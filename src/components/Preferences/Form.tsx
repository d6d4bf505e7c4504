import {useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {preferences} from '@site/src/data/preferences';
import {readUrl} from './profile';
import {erasePreferences, setPreference, useStoredProfile} from './store';
import styles from './styles.module.css';

/** The names of the options, such as `Java`, that the URL selects instead of the stored ones. */
function overriddenBy(search: string, profile: Readonly<Record<string, string>>): string[] {
  const inUrl: Readonly<Record<string, string>> = readUrl(search);
  return preferences.flatMap(({name, options}) =>
    inUrl[name] === profile[name] ? [] : options.flatMap(({value, label}) => (value === inUrl[name] ? label : [])),
  );
}

/** A list for each preference, and a button that erases them. */
export default function PreferencesForm() {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  const {profile, isStored} = useStoredProfile();
  const [message, setMessage] = useState('');
  /** Whether the message is about a choice, which is stored immediately. */
  const [hasChosen, setChosen] = useState(false);
  const lists = useRef<HTMLDivElement>(null);
  const isEmpty = Object.keys(profile).length === 0;
  const overridden = isBrowser ? overriddenBy(search, profile) : [];

  const erase = (): void => {
    if (isEmpty && overridden.length === 0) return;
    erasePreferences(history);
    setChosen(false);
    setMessage('Your preferences are erased.');
    lists.current?.querySelector('select')?.focus();
  };

  return (
    <div className="needs-script">
      <div ref={lists} className={styles.lists}>
        {preferences.map(({name, label, options}) => (
          <label key={name} className={styles.preference}>
            {label}
            <select
              className={styles.list}
              name={name}
              value={profile[name] ?? ''}
              autoComplete="off"
              onChange={({target: {value}}) => {
                setPreference(history, name, value === '' ? undefined : value);
                const chosen = options.find((option) => option.value === value)?.label ?? 'no preference';
                setChosen(true);
                setMessage(`${label}: ${chosen}.`);
              }}
            >
              <option value="">No preference</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className={styles.footer}>
        {/* Rendered even when nothing is set, because removing a focused button would lose keyboard focus. */}
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={isEmpty && overridden.length === 0}
          onClick={erase}
        >
          Erase preferences
        </button>
        <p className={styles.status} role="status">
          {isStored && hasChosen && 'Saved. '}
          {message}
          {overridden.length > 0 && ` On this page, the URL selects ${overridden.join(', ')}.`}
          {!isStored && ' Your browser can’t store preferences, so they’re lost when you leave or reload this page.'}
        </p>
      </div>
    </div>
  );
}
