import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isShortcut, isSlash, written} from './shortcut';

interface Props {
  children: ReactNode;
}

/** What the button needs to know of the dialog. */
interface Search {
  /** Opens the dialog as soon as its code is there. */
  open: () => void;
  /** Fetches the dialog's code and the index ahead. */
  prepare: () => void;
  /** Whether the dialog's code did not arrive when it was asked for last. */
  failed: boolean;
  /** The button that stands in the navigation bar now: each layout brings its own. */
  button: RefObject<HTMLButtonElement | null>;
}

type DialogType = ComponentType<{initialQuery: string; onClose: () => void}>;

const Context = createContext<Search | null>(null);

const load = () => Promise.all([import('./Dialog'), import('./connection')]);

/**
 * What the provider round the site knows of the search.
 * @throws Error outside that provider
 */
export function useSearch(): Search {
  const search = useContext(Context);
  if (search === null)
    throw new Error(
      'The search button stands outside of the search provider. src/theme/Root puts it round the whole site.',
    );
  return search;
}

/**
 * The search dialog and the keys that open it, once for the whole site: a navigation bar goes away with its layout, and what a reader has opened or typed
 * must not. This much is on every page; the dialog's code and the index are fetched with the first sign that somebody is about to search.
 */
export default function SearchProvider({children}: Props) {
  const context = useDocusaurusContext();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<DialogType | null>(null);
  const [failed, setFailed] = useState(false);
  /** A key may come before the state that the one before it has changed is rendered, so these two are no state. */
  const phase = useRef<'closed' | 'coming' | 'open'>('closed');
  const typed = useRef('');

  const {open, prepare} = useMemo(
    () => ({
      prepare(): void {
        load().then(
          ([, {searchBackend}]) => searchBackend(context).warm(),
          () => undefined, // Shown when the dialog is asked for.
        );
      },
      open(): void {
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
      },
    }),
    [context],
  );

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
  }, [open]);

  function onClose(): void {
    phase.current = 'closed';
    setDialog(null);
    // The dialog gives the focus back to where it came from. Where that went away with its page, the focus is still inside, or on nothing.
    const {activeElement} = document;
    if (activeElement === document.body || activeElement?.closest('dialog')) button.current?.focus();
  }

  return (
    <Context.Provider value={useMemo(() => ({open, prepare, failed, button}), [open, prepare, failed])}>
      {children}
      {Dialog && <Dialog initialQuery={typed.current} onClose={onClose} />}
    </Context.Provider>
  );
}
