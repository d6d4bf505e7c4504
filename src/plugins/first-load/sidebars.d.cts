export interface SidebarPlan {
  chunks: readonly {chunk: string; module: string}[];
  /** The chunk that a row in the table of routes needs, by the row's name. */
  chunkOfRoute: ReadonlyMap<string, string>;
}

export function planSidebars(folder: string, reads: (file: string) => void): SidebarPlan;
export function routeTable(text: string, sidebars: Pick<SidebarPlan, 'chunkOfRoute'>): string;
