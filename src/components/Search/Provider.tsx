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
import {isShortcut, isSlash, typedCharacter} from './shortcut';

interface Props {
  children: ReactNode;
}

/** The properties that the search button uses to control the dialog. */
interface Search {
  /** Opens the dialog as soon as its code is loaded. */
  open: () => void;
  /** Preloads the dialog's code and the index. */
  prepare: () => void;
  /** Whether the last attempt to load the dialog's code failed. */
  failed: boolean;
  /** The button in the current navbar. Each layout renders its own. */
  button: RefObject<HTMLButtonElement | null>;
}

/** What a reader typed while the dialog was loading. */
export interface TypedAhead {
  query: string;
  /** Whether the last key was Enter. */
  isSubmitted: boolean;
}

type DialogType = ComponentType<{onReady: () => TypedAhead; onClose: () => void}>;

const Context = createContext<Search | null>(null);

const loadConnection = () => import('./connection');
const load = () => Promise.all([import('./Dialog'), loadConnection()]);

/**
 * Controls the search dialog.
 * @throws Error if used outside the search provider
 */
export function useSearch(): Search {
  const search = useContext(Context);
  if (search === null)
    throw new Error(
      'useSearch must be used inside SearchProvider, which src/theme/Root renders around the entire site.',
    );
  return search;
}

/**
 * The search dialog and its keyboard shortcuts. There's one for the entire site, because the navbar is unmounted with
 * its layout, and the dialog must stay open. Only this component is loaded with every page; the dialog's code and the
 * index are loaded as soon as a reader is about to search.
 */
export default function SearchProvider({children}: Props) {
  const context = useDocusaurusContext();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<DialogType | null>(null);
  const [failed, setFailed] = useState(false);
  /** Refs instead of state, because a key can be pressed before the state change from the previous one is rendered. */
  const phase = useRef<'closed' | 'loading' | 'open'>('closed');
  const typed = useRef('');
  const isSubmitted = useRef(false);

  const {open, prepare} = useMemo(() => {
    /** Starts to load the index, at the same time as the dialog's code. */
    function warm(): void {
      loadConnection().then(
        ({searchBackend}) => searchBackend(context).warm(),
        () => undefined, // The failure is shown when the reader opens the dialog.
      );
    }
    return {
      prepare(): void {
        warm();
        load().catch(() => undefined);
      },
      open(): void {
        if (phase.current !== 'closed') return;
        phase.current = 'loading';
        warm();
        typed.current = '';
        isSubmitted.current = false;
        setFailed(false);
        load().then(
          ([{default: loaded}]) => setDialog(() => loaded),
          () => {
            phase.current = 'closed';
            setFailed(true);
          },
        );
      },
    };
  }, [context]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const text = typedCharacter(event);
      if (phase.current === 'loading' && text !== null) {
        typed.current += text;
        isSubmitted.current = false;
      } else if (phase.current === 'loading' && event.key === 'Enter' && typed.current !== '')
        isSubmitted.current = true;
      else if (phase.current === 'closed' && (isShortcut(event) || isSlash(event, event.composedPath()[0] ?? null)))
        open();
      else return;
      event.preventDefault();
    }
    // A search box on a page, such as the one on the home page, is a link to the search page.
    function onClick(event: MouseEvent): void {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!isPlain || !(event.target instanceof Element) || event.target.closest('[data-open-search]') === null) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    }
    window.addEventListener('keydown', onKeyDown);
    // In the capture phase, before the router follows the link.
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick, true);
    };
  }, [open]);

  function onReady(): TypedAhead {
    phase.current = 'open';
    return {query: typed.current, isSubmitted: isSubmitted.current};
  }

  function onClose(): void {
    phase.current = 'closed';
    setDialog(null);
    // The dialog restores focus to the previous element. If that's gone with its page, focus is in the dialog or
    // nowhere.
    const {activeElement} = document;
    if (activeElement === document.body || activeElement?.closest('dialog'))
      button.current?.focus({preventScroll: true});
  }

  return (
    <Context.Provider value={useMemo(() => ({open, prepare, failed, button}), [open, prepare, failed])}>
      {children}
      {Dialog && <Dialog onReady={onReady} onClose={onClose} />}
    </Context.Provider>
  );
}
