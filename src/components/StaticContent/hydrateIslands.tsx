import {
  Component as ReactComponent,
  createElement,
  startTransition,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {Router} from 'react-router-dom';
import type {useHistory} from '@docusaurus/router';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {EarlyInput} from './earlyInput';
import {IslandId, READY, Slot} from './island';
import {ISLANDS, SHOW_STORED_CHOICES, type IslandName} from './islands';

type History = ReturnType<typeof useHistory>;

/** How far below the window an island is hydrated. */
const MARGIN = '200px';

/** What shows that a reader is about to use an island. */
const TOUCHES = ['pointerdown', 'focusin', 'mouseover'] as const;

/** The longest time until islands that show stored choices are hydrated, in milliseconds. */
const IDLE_TIMEOUT = 2000;

interface BoundaryProps {
  /** The server's HTML. */
  html: string;
  onError: () => void;
  children: ReactNode;
}

/** Shows the server's HTML again if an island throws an error. */
class KeepServerHtml extends ReactComponent<BoundaryProps, {isBroken: boolean}> {
  override state = {isBroken: false};

  static getDerivedStateFromError(): {isBroken: boolean} {
    return {isBroken: true};
  }

  override componentDidCatch(error: Error): void {
    // Preact doesn't report errors that a component catches.
    console.error(error);
    this.props.onError();
  }

  override render(): ReactNode {
    const {html, children} = this.props;
    return this.state.isBroken ? <div className="island-slot" dangerouslySetInnerHTML={{__html: html}} /> : children;
  }
}

interface BrowserProps {
  /** Called when the children are hydrated. */
  onHydrated: () => void;
  /** Called when the children show what they only show in a browser. */
  onReady: () => void;
  children: ReactNode;
}

/**
 * Provides the value of `useIsBrowser`. After hydration, React renders the children again in the same task, so that
 * nothing that a reader enters in between is lost.
 */
function Browser({onHydrated, onReady, children}: BrowserProps) {
  const [isBrowser, setIsBrowser] = useState(false);
  useLayoutEffect(() => {
    onHydrated();
    setIsBrowser(true);
  }, [onHydrated]);
  useLayoutEffect(() => {
    // After React has finished, but before the browser handles other events.
    if (isBrowser) queueMicrotask(onReady);
  }, [isBrowser, onReady]);
  return <BrowserContext value={isBrowser}>{children}</BrowserContext>;
}

/**
 * The history for a page's islands. It ignores navigation to other pages, because React keeps showing the current page
 * until the next one is loaded, and an island would mistake the next page's query for its own.
 */
function historyOfPage(history: History): History {
  const {pathname} = history.location;
  let {location} = history;
  const read = () => {
    if (history.location.pathname === pathname) ({location} = history);
    return location;
  };
  return Object.create(history, {
    location: {get: read},
    listen: {
      value: ((listener) =>
        history.listen((next, action) => {
          if (next.pathname === pathname) listener(next, action);
        })) satisfies History['listen'],
    },
  }) as History;
}

/**
 * Hydrates an island with the providers of the page that its components use. All other providers have usable defaults.
 * @returns the React root, when the island can be used; undefined if the island has been removed
 * @throws Error if the island's script can't be loaded
 */
async function hydrate(element: HTMLElement, history: History, early: EarlyInput): Promise<Root | undefined> {
  const {island, islandId = '', islandProps = '{}', islandSlot} = element.dataset;
  const Component = (await ISLANDS[island as IslandName]()) as ComponentType<{children?: ReactNode}>;
  if (!element.isConnected) return undefined;
  const props = JSON.parse(islandProps) as object;
  return new Promise((resolve) => {
    const done = (): void => resolve(root);
    const children = createElement(Component, props, islandSlot === undefined ? undefined : <Slot />);
    let root: Root | undefined;
    // A transition, so that React divides the work into short tasks.
    startTransition(() => {
      root = hydrateRoot(
        element,
        <KeepServerHtml html={element.innerHTML} onError={done}>
          <Router history={history}>
            <IslandId value={islandId}>
              <Browser onHydrated={() => early.prepare()} onReady={done}>
                {children}
              </Browser>
            </IslandId>
          </Router>
        </KeepServerHtml>,
      );
    });
  });
}

/** The islands that might read something in the URL, such as a filter or a shared document. */
function islandsForUrl(islands: readonly HTMLElement[]): readonly HTMLElement[] {
  const {search, hash} = window.location;
  if (search !== '') return islands;
  if (hash === '') return [];
  const target = document.getElementById(hash.slice(1));
  // An island can have an element for the fragment, such as a scenario or a former id.
  return target === null ? islands : islands.filter((island) => island.contains(target));
}

/** Calls a function when the browser has nothing else to do. Safari can't tell when that is. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, {timeout: IDLE_TIMEOUT});
  else setTimeout(callback, IDLE_TIMEOUT);
}

/**
 * Hydrates the islands in the server's HTML: each by itself, when it becomes visible, when the reader uses it, or when
 * the URL might contain its state. Islands that show stored choices don't have to be visible: they're hydrated as soon
 * as the browser is idle. If an island's script can't be loaded or throws an error, the server's HTML stays.
 * @returns a function that removes the islands
 */
export function hydrateIslands(content: Element, siteHistory: History): () => void {
  const history = historyOfPage(siteHistory);
  const roots: Root[] = [];
  const islands = [...content.querySelectorAll<HTMLElement>('[data-island]')];
  const started = new WeakSet<HTMLElement>();
  const early = new Map(islands.map((element) => [element, new EarlyInput(element)]));
  let isLeft = false;

  const start = async (element: HTMLElement): Promise<void> => {
    const input = early.get(element);
    if (started.has(element) || isLeft || input === undefined) return;
    started.add(element);
    try {
      const root = await hydrate(element, history, input);
      if (root === undefined) return;
      roots.push(root);
      if (isLeft) {
        root.unmount();
        return;
      }
      element.removeAttribute('data-island-waiting');
      element.dispatchEvent(new Event(READY, {bubbles: true}));
      input.replay();
    } catch (error) {
      console.error(error);
      // The next touch tries again.
      input.forgetClicks();
      started.delete(element);
    }
  };

  // An island has no box of its own, so its first element is observed.
  const islandOf = new WeakMap<Element, HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const island = islandOf.get(target);
        if (island !== undefined) void start(island);
      }
    },
    {rootMargin: MARGIN},
  );
  const onTouch = ({currentTarget}: Event): void => void start(currentTarget as HTMLElement);
  for (const element of islands) {
    const {firstElementChild: first} = element;
    if (first === null) void start(element);
    else {
      islandOf.set(first, element);
      observer.observe(first);
    }
    for (const type of TOUCHES) element.addEventListener(type, onTouch, {passive: true});
  }
  const readUrl = (): void => {
    for (const element of islandsForUrl(islands)) void start(element);
  };
  readUrl();
  const unlisten = history.listen(readUrl);
  const stored = islands.filter(({dataset}) => SHOW_STORED_CHOICES.has(dataset.island as IslandName));
  if (stored.length > 0) whenIdle(() => stored.forEach((element) => void start(element)));
  return () => {
    isLeft = true;
    unlisten();
    observer.disconnect();
    // Not at once, because React is about to remove the page.
    setTimeout(() => {
      for (const root of roots) root.unmount();
    });
  };
}
