import type {SidebarPlan} from './sidebars.cjs';

export interface PlannedArea {
  prefix: string;
  /** The name of its script. */
  chunk: string;
  pages: readonly {route: {path: string}; parents: readonly string[]}[];
  /** Rows of the table of routes' chunks. */
  rows: Readonly<Record<string, unknown>>;
  docs: readonly {pluginId: string; version: string; docs: readonly {id: string; path: string}[]}[];
  /** Names of chunks that no page outside of it needs. */
  chunks: ReadonlySet<string>;
}

export interface AreaPlan {
  routes: unknown;
  /** The rows of the pages that are in no area. */
  table: Readonly<Record<string, unknown>>;
  globalData: Readonly<Record<string, unknown>>;
  /** The names of all chunks that a page needs, its area's first. */
  chunksOfPage: ReadonlyMap<string, readonly string[]>;
  areas: readonly PlannedArea[];
}

export function planAreas(
  folder: string,
  baseUrl: string,
  sidebars: SidebarPlan,
  reads: (file: string) => void,
): AreaPlan;
export function divide(
  prefix: string,
  paths: readonly string[],
  limits?: {fewest: number; most: number},
): Map<string, string[]>;
