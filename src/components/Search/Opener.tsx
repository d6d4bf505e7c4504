import {useEffect, useRef, useState, type ComponentType} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from './Icons';
import {isShortcut, isSlash, written} from './shortcut';
import styles from './opener.module.css';

type DialogType = ComponentType<{initialQuery: string; onClose: () => void}>;

const load = () => Promise.all([import('./Dialog'), import('./connection')]);

/**
 * The button in the navigation bar and the keys that open the search dialog. This much is on every page; the dialog's code and the index are fetched with
 * the first sign that somebody is about to search.
 */
export default function Opener() {
  const context = useDocusaurusContext();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<DialogType | null>(null);
  const [failed, setFailed] = useState(false);
  const [onMac, setOnMac] = useState(false);
  /** A key may come before the state that the one before it has changed is rendered, so these two are no state. */
  const phase = useRef<'closed' | 'coming' | 'open'>('closed');
  const typed = useRef('');

  function prepare(): void {
    load().then(
      ([, {searchBackend}]) => searchBackend(context).warm(),
      () => undefined, // Shown when the dialog is asked for.
    );
  }

  function open(): void {
    if (phase.current !== 'closed') return;
    phase.current = 'coming';
    typed.current = '';
    setFailed(false);
    load().then(
      ([{default: loaded}]) => {
        phase.current = 'open';
        setDialog(() => loaded);
      },
      () => {
        phase.current = 'closed';
        setFailed(true);
      },
    );
  }

  useEffect(() => {
    setOnMac(/Mac|iPhone|iPad/.test(navigator.userAgent));
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const text = written(event);
      if (phase.current === 'coming' && text !== null) typed.current += text;
      else if (phase.current === 'closed' && (isShortcut(event) || isSlash(event, event.target))) open();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  function onClose(): void {
    phase.current = 'closed';
    setDialog(null);
    if (document.activeElement === document.body) button.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        className={`${styles.opener} needs-script`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onFocus={prepare}
        onMouseEnter={prepare}
        onTouchStart={prepare}>
        <Icon name="search" />
        <span className={styles.label}>{translate({id: 'theme.SearchBar.label', message: 'Search'})}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {onMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {failed && (
        <p className={styles.failure} role="alert">
          <Translate id="search.dialog.failure">The search could not be loaded. Check your network connection and try again.</Translate>
        </p>
      )}
      {Dialog && <Dialog initialQuery={typed.current} onClose={onClose} />}
    </>
  );
}
