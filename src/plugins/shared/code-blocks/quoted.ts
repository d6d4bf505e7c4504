import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import {EXAMPLES, OVERLAY} from '../downloadable-projects/states';
import type {CodeBlock} from './find';
import {parseProof} from './proof';
import {regionsOf} from './region';

/** The files that pages quote, each with the quoted regions. `null` stands for the complete file. */
export type Quoted = ReadonlyMap<string, ReadonlySet<string | null>>;

/**
 * The URL of a sample's file, which the site serves as plain text that every browser shows. Leading dots are left out
 * of the names, as in `.github`, because servers hide files and folders whose names start with a dot.
 */
export const sourceUrl = (file: string): string => `/${file.replace(/(?<=^|\/)\.+/g, '')}.txt`;

/**
 * Collects the files and regions that code blocks quote. A code block with an invalid proof is skipped here because
 * `remark/code-blocks` reports it when the page is built.
 */
export function quotedBy(pages: Iterable<{codeBlocks: readonly Pick<CodeBlock, 'lang' | 'meta'>[]}>): Quoted {
  const quoted = new Map<string, Set<string | null>>();
  for (const {codeBlocks} of pages) {
    for (const {lang, meta} of codeBlocks) {
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

/** The files below samples/ that belong to the repository, as paths from its root. */
function sampleFiles(site: string): string[] {
  return readdirSync(join(site, 'samples'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(site, '/').length).split(sep).join('/'))
    .filter((name) => !/\/(?:node_modules|pacts|logs|\.generated)\//.test(name));
}

/** A file of an example's breaking variant. Pages show such a file as a difference. */
const BREAKING = new RegExp(`^${EXAMPLES}/[^/]+/[^/]+/${OVERLAY}/`);

/**
 * Finds regions that no page quotes. If a page quotes the complete file, all of the file's regions count as quoted. The
 * breaking variants of examples are skipped because they repeat the region markers of the files that they change.
 * @returns one message for each unused region, with file, line, and advice
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
            `${name}:${line}: no page quotes the region "${id}". ` +
            `Quote it with file=${name}#${id}, or remove its #region and #endregion comments.`,
        ),
    );
}

/**
 * Copies the quoted files into the folder that the site serves. Earlier copies are deleted first.
 * @returns the number of copied files
 */
export function publishSources(site: string, folder: string, quoted: Quoted): number {
  rmSync(join(folder, 'samples'), {recursive: true, force: true});
  const sourceOf = new Map<string, string>();
  for (const name of quoted.keys()) {
    let text: Buffer;
    try {
      text = readFileSync(join(site, name));
    } catch {
      continue; // `remark/code-blocks` reports a missing file with the page and line that quote it.
    }
    const url = sourceUrl(name);
    const other = sourceOf.get(url);
    if (other !== undefined)
      throw new Error(`${name} and ${other} would both be published at ${url}. Rename one of the two files.`);
    sourceOf.set(url, name);
    const target = join(folder, url);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  return sourceOf.size;
}
