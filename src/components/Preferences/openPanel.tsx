import {useEffect, useRef} from 'react';
import {createRoot} from 'react-dom/client';
import {Router} from 'react-router-dom';
import type {useHistory} from '@docusaurus/router';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import PreferencesForm from './Form';
import styles from './styles.module.css';

type History = ReturnType<typeof useHistory>;

function Panel({onClose}: {onClose: () => void}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="preferences-title"
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Otherwise, the click would move the focus that closing has just restored.
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.title}>
          <strong id="preferences-title">Preferences</strong>
          <button type="button" className="button button--secondary button--sm" onClick={close}>
            Close
          </button>
        </div>
        <p className={styles.note}>
          Tabs, tables, and examples on all pages show your choices first. Your preferences are stored only in this
          browser, and a link to a page can override them.
        </p>
        <PreferencesForm />
      </div>
    </dialog>
  );
}

let isOpen = false;

/**
 * Opens the panel with the reader's preferences. It's outside of the navigation bar, which hides its parts when the
 * width of the window changes.
 */
export function openPanel(history: History): void {
  if (isOpen) return;
  isOpen = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const {pathname} = history.location;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    unlisten();
    root.unmount();
    container.remove();
  };
  // The reader can go back in the browser's history.
  const unlisten = history.listen((next) => {
    if (next.pathname !== pathname) close();
  });
  root.render(
    <Router history={history}>
      <BrowserContext value>
        <Panel onClose={close} />
      </BrowserContext>
    </Router>,
  );
}
