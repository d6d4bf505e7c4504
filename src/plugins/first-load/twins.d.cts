interface Doc {
  id: string;
  path: string;
  /** Paths of the pages that say the same in other versions, by the version's name. */
  twins?: Readonly<Record<string, string>>;
}

interface Version {
  name: string;
  isLast?: boolean;
  docs: readonly Doc[];
}

export function withTwins<V extends Version>(versions: readonly V[]): (Omit<V, 'docs'> & {docs: Doc[]})[];
export function globalDataWithTwins(globalData: Readonly<Record<string, unknown>>): Record<string, unknown>;
