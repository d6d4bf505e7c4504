// Finds components that content uses even though nothing hydrates them.
import {relative} from 'node:path';

/** A module that is part of a page's content. */
export interface SourceModule {
  /** Absolute path of the file. */
  path: string;
  source: string;
  imports: readonly SourceModule[];
}

/** An interactive component that isn't an island. */
interface Unregistered {
  /** Absolute path of a page that uses the component. */
  page: string;
  /** Absolute path of the component's file. */
  component: string;
  /** What needs hydration, such as `useState`. */
  feature: string;
}

/** What works only if React has hydrated the component: hooks, and attributes with event handlers. */
const FEATURE =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore|ImperativeHandle|Transition|DeferredValue|Optimistic|ActionState|IsBrowser|ColorMode|StorageSlot|HistorySelector))[(<]|\s(on[A-Z]\w+)=\{/;

/** A file that exports islands. What it imports is hydrated with it. */
const ISLAND = /\bisland(?:<[^>]*>)?\('/;

const isComponent = (path: string): boolean => /\.(?:tsx|jsx)$/.test(path);

/**
 * Finds the components that a page imports, directly or through other components, and that need hydration without being
 * an island.
 */
export function findUnregistered(page: SourceModule): Unregistered[] {
  const found: Unregistered[] = [];
  const visited = new Set<SourceModule>([page]);
  const visit = (module: SourceModule, component: string): void => {
    for (const next of module.imports) {
      if (visited.has(next)) continue;
      visited.add(next);
      if (ISLAND.test(next.source)) continue;
      const owner = isComponent(next.path) ? next.path : component;
      const [, hook, handler] = FEATURE.exec(next.source) ?? [];
      const feature = hook ?? handler;
      if (feature !== undefined) found.push({page: page.path, component: owner, feature});
      visit(next, owner);
    }
  };
  visit(page, page.path);
  return found;
}

/** Says what's wrong with a component, and how to correct it. Paths are relative to the site. */
export function describeUnregistered({page, component, feature}: Unregistered, site: string): string {
  const [on, file] = [relative(site, page), relative(site, component)];
  return (
    `${on}: the component in ${file} uses ${feature}, but page content isn't hydrated, so the component wouldn't work. ` +
    'Add the component to ISLANDS in src/components/StaticContent/islands.ts and export it with island().'
  );
}
