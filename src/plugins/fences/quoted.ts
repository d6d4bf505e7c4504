import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import {EXAMPLES, OVERLAY} from '../workshops/states';
import {sourceAddress} from './mark';
import {parseProof} from './proof';
import {regionsOf} from './region';
import type {ScannedFence} from './scan';

/** What the pages quote: files, and of each the regions; `null` stands for the whole file. */
export type Quoted = ReadonlyMap<string, ReadonlySet<string | null>>;

/** Collects what all fences quote. A fence that declares nothing valid is left to the page's own build. */
export function quotedBy(pages: Iterable<{fences: readonly ScannedFence[]}>): Quoted {
  const quoted = new Map<string, Set<string | null>>();
  for (const {fences} of pages) {
    for (const {lang, meta} of fences) {
      let target: string | null = null;
      try {
        const proof = parseProof(lang, meta);
        if (proof?.kind === 'file') target = proof.target;
        else if (proof?.kind === 'run' || proof?.kind === 'output-of') target = proof.recording;
      } catch {
        continue;
      }
      if (target === null) continue;
      const [name = '', id = null] = target.split('#');
      quoted.set(name, (quoted.get(name) ?? new Set()).add(id));
    }
  }
  return quoted;
}

/** Files below samples/ that belong to the repository, as paths from its root. */
function sampleFiles(site: string): string[] {
  return readdirSync(join(site, 'samples'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(site, '/').length).split(sep).join('/'))
    .filter((name) => !/\/(?:node_modules|pacts|logs|\.generated)\//.test(name));
}

/** A file of a breaking variant, which pages show by what it changes. */
const BREAKING = new RegExp(`^${EXAMPLES}/[^/]+/[^/]+/${OVERLAY}/`);

/**
 * Regions that no page quotes. A file that is quoted whole has none; the breaking variant of an example has the marks of the file that it changes.
 * @returns one message for each, with file, line and advice
 */
export function unusedRegions(site: string, quoted: Quoted): string[] {
  return sampleFiles(site)
    .filter((name) => !BREAKING.test(name))
    .filter((name) =>
      /\.(?:[cm]?[jt]sx?|java|kt|cs|go|py|rb|groovy|ps1|sh|ya?ml|xml|html|feature|toml|gradle)$|Dockerfile$/.test(name),
    )
    .flatMap((name) =>
      regionsOf(readFileSync(join(site, name), 'utf8'))
        .filter(({id}) => !quoted.get(name)?.has(id) && !quoted.get(name)?.has(null))
        .map(
          ({id, line}) =>
            `${name}:${line}: no page quotes region "${id}". Quote it by file=${name}#${id}, or take its marks out.`,
        ),
    );
}

/** Writes the quoted files where the site serves them, as plain text. The folder is made anew. @returns how many */
export function publishSources(site: string, folder: string, quoted: Quoted): number {
  rmSync(join(folder, 'samples'), {recursive: true, force: true});
  let written = 0;
  for (const name of quoted.keys()) {
    let text: Buffer;
    try {
      text = readFileSync(join(site, name));
    } catch {
      continue; // The page that quotes it says so, with its line.
    }
    const target = join(folder, sourceAddress(name));
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, text);
    written += 1;
  }
  return written;
}
