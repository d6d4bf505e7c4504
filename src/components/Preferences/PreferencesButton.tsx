import {useState} from 'react';
import {useHistory} from '@docusaurus/router';
import Icon from '../Search/Icons';
import search from '../Search/searchButton.module.css';
import styles from './button.module.css';

const load = () => import(/* webpackChunkName: "pref" */ './openPanel');

/** The button that opens the reader's preferences. Every page loads it, so the panel is a script of its own. */
export default function PreferencesButton({className = ''}: {className?: string | undefined}) {
  const history = useHistory();
  const [failed, setFailed] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={`clean-btn needs-script ${styles.button} ${className}`}
        aria-label="Preferences"
        aria-haspopup="dialog"
        title="Preferences"
        onFocus={prepare}
        onMouseEnter={prepare}
        onClick={() =>
          void load().then(
            ({openPanel}) => {
              setFailed(false);
              openPanel(history);
            },
            () => setFailed(true),
          )
        }
      >
        <Icon name="preferences" />
      </button>
      {failed && (
        <p className={search.failure} role="alert">
          Preferences couldn’t be loaded. Try again.
        </p>
      )}
    </>
  );
}
