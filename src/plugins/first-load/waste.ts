/** The text of each script of a build, by file name. */
export type Scripts = ReadonlyMap<string, string>;

export interface Survey {
  /** One sentence for each kind of waste in a script: what, how much, and how to mend it. */
  problems: string[];
  /** Characters of the scripts that every page loads. */
  everyPage: number;
}

interface Sign {
  /** What pages do not need, for readers of the message. */
  what: string;
  /** Which scripts may carry it. */
  in: RegExp;
  /** Characters of a script that are such waste; 0 for none. */
  measure(script: string): number;
  mend: string;
}

const MAIN = /^main\./;
const RUNTIME = /^runtime~main\./;
const OTHERS = /^(?!main\.|runtime~main\.)/;

/** The length of all that matches. */
const sum = (pattern: RegExp) => (script: string) =>
  [...script.matchAll(pattern)].reduce((total, [match]) => total + match.length, 0);

/** The length from the first match to the end of the last: for code, of which only some names are known. */
function span(pattern: RegExp) {
  return (script: string): number => {
    const matches = [...script.matchAll(pattern)];
    const [first, last] = [matches.at(0), matches.at(-1)];
    return first === undefined || last === undefined ? 0 : last.index + last[0].length - first.index;
  };
}

/** The rest of a version's properties from its map of pages, if there is a page in it. */
function pagesOfVersion(script: string): number {
  if (!script.includes('docsSidebars')) return 0;
  const at = script.search(/\bdocs"?:\{(?!\})/);
  return at === -1 ? 0 : script.length - at;
}

/** The entries of sidebars beside a version's other properties. */
const sidebarsOfVersion = (script: string): number =>
  script.includes('docsSidebars') ? span(/"type":"(?:link|category|html)"/g)(script) : 0;

/** What a second table of the same chunks takes. */
function namesOfChunks(script: string): number {
  const seen = new Set<string>();
  return [...script.matchAll(/(?<=[{,])"?([\w.~-]+)"?:"[\w.~-]+"/g)].reduce((total, [entry, key = '']) => {
    if (!seen.has(key)) {
      seen.add(key);
      return total;
    }
    return total + entry.length + 1;
  }, 0);
}

const RULES =
  'The rules of src/plugins/first-load/index.ts take this out: see whether their paths still match the modules that Docusaurus generates.';

const SIGNS: readonly Sign[] = [
  {
    what: 'Prism, which highlights code at build',
    in: /./,
    measure: span(/\blanguages\.(?:insertBefore|extend|DFS)\b/g),
    mend: 'Import neither prismjs nor prism-react-renderer in what a browser loads; src/plugins/highlight stands in for both.',
  },
  {
    what: 'all helpers of tslib',
    in: /./,
    measure: span(/\b__(?:extends|addDisposableResource|disposeResources)\b/g),
    mend: RULES,
  },
  {what: 'paths of modules', in: MAIN, measure: sum(/"@(?:site|generated)\/[^"]+"/g), mend: RULES},
  {
    what: 'options that only the build reads',
    in: MAIN,
    measure: span(/\b(?:onBrokenLinks|beforeDefaultRemarkPlugins|routeBasePath|onDuplicateRoutes)\b/g),
    mend: RULES,
  },
  {what: 'titles and descriptions of all pages of a version', in: OTHERS, measure: pagesOfVersion, mend: RULES},
  {what: 'all sidebars of a version', in: OTHERS, measure: sidebarsOfVersion, mend: RULES},
  {
    what: 'a second table of chunks',
    in: RUNTIME,
    measure: namesOfChunks,
    mend: "Leave optimization.chunkIds at 'named', as src/plugins/first-load/index.ts sets it: a chunk's name is then its id.",
  },
];

/**
 * Looks for what pages would load and not need.
 * @throws Error when the scripts that every page loads, or those that hold a sidebar, are not among the given: nothing would be proven
 */
export function survey(scripts: Scripts): Survey {
  const names = [...scripts.keys()];
  const missing = [
    names.some((name) => MAIN.test(name)) ? [] : 'main.*.js',
    names.some((name) => RUNTIME.test(name)) ? [] : 'runtime~main.*.js',
    [...scripts].some(([name, text]) => OTHERS.test(name) && text.includes('docsSidebars'))
      ? []
      : 'one with docsSidebars',
  ].flat();
  if (missing.length > 0)
    throw new Error(
      `first-load: of ${scripts.size} scripts none is ${missing.join(', none is ')}. Has Docusaurus renamed them? See src/plugins/first-load/waste.ts.`,
    );
  const problems = [...scripts].flatMap(([name, text]) =>
    SIGNS.flatMap(({what, in: place, measure, mend}) => {
      const waste = place.test(name) ? measure(text) : 0;
      return waste === 0 ? [] : [`${name} carries ${what}: ${waste} of its ${text.length} characters. ${mend}`];
    }),
  );
  const everyPage = [...scripts].reduce(
    (total, [name, text]) => (MAIN.test(name) || RUNTIME.test(name) ? total + text.length : total),
    0,
  );
  return {problems, everyPage};
}
