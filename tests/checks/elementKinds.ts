// Chooses the pages whose elements represent those of all others, for audits that take too long for every page.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Parser} from 'htmlparser2';
import {findPageFile} from '../../src/site/builtPages';

/** Attributes that readers see or screen readers announce, other than the text itself. */
const STATE = /^(?:aria-|data-|(?:disabled|hidden|href|open|role|style|type)$)/;

/**
 * Finds the kinds of elements on a page. Two elements are of the same kind if they, their parents, and the parents of
 * these have the same tags, classes, and attributes. Only the values of attributes can differ.
 * @param html the HTML of the page
 * @returns a name for each kind, such as `nav.menu > ul.menu__list > li`
 */
export function kindsOf(html: string): Set<string> {
  const kinds = new Set<string>();
  const ancestors: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean).sort();
      const state = Object.keys(attributes)
        .filter((name) => STATE.test(name))
        .sort();
      // The classes of these two name the page.
      const own = /^(?:html|body)$/.test(tag)
        ? tag
        : [tag, ...classes.map((name) => `.${name}`), ...state.map((name) => `[${name}]`)].join('');
      kinds.add([...ancestors.slice(-2), own].join(' > '));
      ancestors.push(own);
    },
    onclosetag() {
      ancestors.pop();
    },
  });
  parser.end(html.slice(Math.max(0, html.indexOf('<body'))));
  return kinds;
}

/**
 * Chooses pages so that each kind of element is on several of them, or on all pages that have it.
 * @param pages the kinds by page
 * @param times how many of the chosen pages have each kind
 */
export function coverKinds(pages: ReadonlyMap<string, ReadonlySet<string>>, times: number): Set<string> {
  const missing = new Map<string, number>();
  for (const kinds of pages.values())
    for (const kind of kinds) missing.set(kind, Math.min(times, (missing.get(kind) ?? 0) + 1));
  const gainOf = (page: string) => [...(pages.get(page) ?? [])].filter((kind) => (missing.get(kind) ?? 0) > 0).length;
  const chosen = new Set<string>();
  // A gain only shrinks while pages are chosen, so a page whose gain is still the largest is the best one.
  let queue = [...pages.keys()].map((page) => ({page, gain: gainOf(page)}));
  while (queue.length > 0) {
    queue.sort((one, other) => other.gain - one.gain);
    const [best] = queue;
    if (best === undefined) break;
    best.gain = gainOf(best.page);
    if (best.gain < (queue[1]?.gain ?? 0)) continue;
    queue = queue.slice(1).filter(({gain}) => gain > 0);
    if (best.gain === 0) continue;
    chosen.add(best.page);
    for (const kind of pages.get(best.page) ?? []) missing.set(kind, (missing.get(kind) ?? 0) - 1);
  }
  return chosen;
}

/** The kinds of elements on each page of a build. */
export function readKinds(directory: string, pages: readonly string[]): Map<string, Set<string>> {
  return new Map(
    pages.map((path) => {
      const file = findPageFile(directory, path);
      if (file === undefined) throw new Error(`${directory} has no file for ${path}. Run \`npm run build\`.`);
      return [path, kindsOf(readFileSync(join(directory, file), 'utf8'))];
    }),
  );
}
