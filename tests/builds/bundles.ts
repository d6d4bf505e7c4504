import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

/** The style sheets and scripts of a build, by name without the content hash: `main.js`, `styles.css`. */
export type Bundles = ReadonlyMap<string, string>;

export function readBundles(build: string): Bundles {
  const files = ['css', 'js'].flatMap((kind) =>
    readdirSync(join(build, 'assets', kind)).map((name) => join(build, 'assets', kind, name)),
  );
  const bundles = files
    .filter((file) => /\.(css|js)$/.test(file))
    .map((file): [string, string] => [
      file.replace(/^.*[/\\]/, '').replace(/\.[0-9a-f]{6,8}(?=\.\w+$)/, ''),
      readFileSync(file, 'utf8'),
    ]);
  return new Map(bundles);
}

/** What a feature adds to the bundles. */
export interface Growth {
  /** The number of gzipped bytes added to the scripts of every page, which contain the tables of routes and chunks. */
  entries: number;
  compared: number;
  /** One sentence for each change that affects other pages. */
  problems: string[];
}

const ENTRIES = ['main.js', 'runtime~main.js'];
const sizeOf = (text: string) => gzipSync(text, {level: 9}).length;

/**
 * Measures what a feature of one page adds to the other pages.
 * @param without bundles of the site without the feature, which other pages may load
 * @param own names of the bundles that only the feature's page loads
 * @param budget the number of gzipped bytes by which the entries may grow
 */
export function compareBundles(without: Bundles, withFeature: Bundles, own: readonly string[], budget: number): Growth {
  const problems: string[] = [];
  let entries = 0;
  for (const [name, text] of without) {
    const other = withFeature.get(name);
    if (other === undefined) problems.push(`${name} is missing, so its modules have moved to another bundle.`);
    else if (ENTRIES.includes(name)) entries += sizeOf(other) - sizeOf(text);
    else if (other !== text) problems.push(`${name} changes from ${text.length} to ${other.length} bytes.`);
  }
  for (const name of withFeature.keys())
    if (!without.has(name) && !own.includes(name)) problems.push(`${name} is new and doesn't belong to the feature.`);
  if (entries > budget)
    problems.push(`The scripts of every page grow by ${entries} bytes after gzip; the limit is ${budget}.`);
  if (!ENTRIES.every((name) => without.has(name)) || !without.has('styles.css'))
    problems.push(
      `The bundles ${[...ENTRIES, 'styles.css'].join(', ')} were expected, but not all of them exist, so nothing was compared.`,
    );
  return {entries, compared: without.size, problems};
}
