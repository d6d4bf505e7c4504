/** The source of each script of a build, by file name. */
export type Scripts = ReadonlyMap<string, string>;

export interface BundleReport {
  /** A message for each kind of unneeded code in a script, with its size and how to fix it. */
  problems: string[];
  /** The number of characters in the scripts that every page loads. */
  everyPage: number;
}

interface Check {
  /** The unneeded code, as named in the report. */
  what: string;
  /** The names of the scripts to check. */
  scripts: RegExp;
  /** The number of unneeded characters in a script. */
  measure(script: string): number;
  fix: string;
}

const MAIN = /^main\./;
const RUNTIME = /^runtime~main\./;
const OTHERS = /^(?!main\.|runtime~main\.)/;

/** The length of all matches. */
const sum = (pattern: RegExp) => (script: string) =>
  [...script.matchAll(pattern)].reduce((total, [match]) => total + match.length, 0);

/** The length from the start of the first match to the end of the last, for code of which only some names are known. */
function span(pattern: RegExp) {
  return (script: string): number => {
    const matches = [...script.matchAll(pattern)];
    const [first, last] = [matches.at(0), matches.at(-1)];
    return first === undefined || last === undefined ? 0 : last.index + last[0].length - first.index;
  };
}

/**
 * The length of a version's properties from its map of pages on, if that map has any pages. The theme reads other
 * properties with the name `docs` from the site's configuration.
 */
function pagesOfVersion(script: string): number {
  if (!script.includes('docsSidebars')) return 0;
  const at = script.search(/\bdocs"?:\{"?[\w./-]+"?:\{"?(?:id|title|description)"?:/);
  return at === -1 ? 0 : script.length - at;
}

/** The length of the sidebar items next to a version's other properties. */
const sidebarsOfVersion = (script: string): number =>
  script.includes('docsSidebars') ? span(/"type":"(?:link|category|html)"/g)(script) : 0;

/** The length of the entries that a second table of the same chunks adds. */
function repeatedChunkNames(script: string): number {
  const seen = new Set<string>();
  return [...script.matchAll(/(?<=[{,])"?([\w.~-]+)"?:"[\w.~-]+"/g)].reduce((total, [entry, key = '']) => {
    if (!seen.has(key)) {
      seen.add(key);
      return total;
    }
    return total + entry.length + 1;
  }, 0);
}

const CHECK_RULES =
  'The rules in src/plugins/site/route-splitting/index.ts should remove it. Check that their patterns still match the paths of the modules that Docusaurus generates.';
const CHECK_TSLIB =
  'The patch in src/plugins/site/docusaurus-patches/tslibImports.ts should remove them. Check that it still matches the modules that import tslib.';

const CHECKS: readonly Check[] = [
  {
    what: 'Prism, although the build has highlighted the code already',
    scripts: /./,
    measure: span(/\blanguages\.(?:insertBefore|extend|DFS)\b/g),
    fix: "Don't import prismjs or prism-react-renderer in browser code. Use src/plugins/remark/highlight instead.",
  },
  {
    what: 'all helpers of tslib',
    scripts: /./,
    measure: span(/\b__(?:extends|addDisposableResource|disposeResources)\b/g),
    fix: CHECK_TSLIB,
  },
  {what: 'module paths', scripts: MAIN, measure: sum(/"@(?:site|generated)\/[^"]+"/g), fix: CHECK_RULES},
  {
    what: 'options that only the build reads',
    scripts: MAIN,
    measure: span(/\b(?:onBrokenLinks|beforeDefaultRemarkPlugins|routeBasePath|onDuplicateRoutes)\b/g),
    fix: CHECK_RULES,
  },
  {
    what: 'the titles and descriptions of all pages of a version',
    scripts: OTHERS,
    measure: pagesOfVersion,
    fix: CHECK_RULES,
  },
  {what: 'all sidebars of a version', scripts: OTHERS, measure: sidebarsOfVersion, fix: CHECK_RULES},
  {
    what: 'a second table of chunks',
    scripts: RUNTIME,
    measure: repeatedChunkNames,
    fix: "Keep optimization.chunkIds set to 'named' in src/plugins/site/route-splitting/index.ts, so that a chunk's name is also its ID.",
  },
];

/**
 * Looks for code and data that pages would load without needing it.
 * @throws Error if the scripts that every page loads, or those with a version's properties, are missing, because then
 * the checks would prove nothing
 */
export function checkBundles(scripts: Scripts): BundleReport {
  const names = [...scripts.keys()];
  const missing = [
    names.some((name) => MAIN.test(name)) ? [] : 'main.*.js',
    names.some((name) => RUNTIME.test(name)) ? [] : 'runtime~main.*.js',
    [...scripts].some(([name, text]) => OTHERS.test(name) && text.includes('docsSidebars'))
      ? []
      : 'a script that contains docsSidebars',
  ].flat();
  if (missing.length > 0)
    throw new Error(
      `route-splitting: expected ${missing.join(', ')} among the ${scripts.size} scripts of the build, but found none. ` +
        'Docusaurus may have renamed them. Update src/plugins/site/route-splitting/bundleChecks.ts.',
    );
  const problems = [...scripts].flatMap(([name, text]) =>
    CHECKS.flatMap(({what, scripts: pattern, measure, fix}) => {
      const unneeded = pattern.test(name) ? measure(text) : 0;
      return unneeded === 0 ? [] : [`${name} contains ${what}: ${unneeded} of its ${text.length} characters. ${fix}`];
    }),
  );
  const everyPage = [...scripts].reduce(
    (total, [name, text]) => (MAIN.test(name) || RUNTIME.test(name) ? total + text.length : total),
    0,
  );
  return {problems, everyPage};
}
