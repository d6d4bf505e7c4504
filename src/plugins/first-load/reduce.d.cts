import type {SidebarPlan} from './sidebars.cjs';

interface Around {
  /** What stands behind the module's path, such as `?sidebar=docs`. */
  query: string;
  /** Path of the module that knows which sidebars have been loaded. */
  store: string;
  sidebars: SidebarPlan;
}

export function version(text: string): string;
export function versionWithoutSidebars(text: string, around: Pick<Around, 'query' | 'store'>): string;
export function config(text: string): string;
export function registry(text: string, around: Pick<Around, 'sidebars'>): string;
export function routesChunkNames(text: string, around: Pick<Around, 'sidebars'>): string;
export function tslib(text: string): string;
