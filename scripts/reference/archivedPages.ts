import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {archivedUrl} from '../../src/components/VersionLinks/archived';
import {archivedFile, contentFiles, docPath, currentFile, isPartial, ON_PREMISES} from '../../src/site/contentFiles';

const VERSION = 'versioned_docs/version-1.x';
const SIDEBAR = 'versioned_sidebars/version-1.x-sidebars.json';

/** Links in Markdown and in the attributes and properties that contain URLs. */
const LINK = /(\]\(|\b(?:href|to|root|home)=\{?["'`]|\b(?:href|to): ["'])(\/docs[^)\s"'`]*)/g;

/** The URL of a settings screen's page in the current UI. */
const SETTINGS = /^\/docs\/user-interface\/settings\/([\w-]+)(#.*)?$/;

/** The URLs that could replace a link in the archived version, best first. Release line 1.x has only the legacy UI. */
function counterparts(url: string): string[] {
  const [, page, hash = ''] = SETTINGS.exec(url) ?? [];
  if (page === undefined) return [url];
  if (page === 'system-accounts') return ['/docs/ui-old/settings/users#system-accounts'];
  return [`/docs/ui-old/settings/${page}${hash}`, `/docs/ui-old/settings/${page}`];
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * Changes a page about On-Premises 1.x to the one of the archived version: links lead to archived pages where these
 * exist, links to screens lead to the legacy UI's screens, and the page belongs to 1.x only.
 *
 * @param source the text of the page in the current docs
 * @param file its path from the root of the repository
 * @param isArchived whether the archived version has the page and the heading of a URL, such as `/docs/stubs#ports`
 * @throws Error if a page has no front matter
 */
export function archivedPage(source: string, file: string, isArchived: (url: string) => boolean): string {
  const mark = `{/* Generated from ${file} by npm run reference. Edits to this file are overwritten. */}`;
  const linked = source
    .replace(/\{\/\* Generated from [^*]* by npm run reference\.[^*]*\*\/\}\n\n/, '')
    .replace(LINK, (link, before: string, url: string) => {
      const archived = counterparts(url).find(isArchived);
      return archived === undefined ? link : before + archivedUrl(archived);
    });
  if (isPartial(file)) return `${mark}\n\n${linked}`;
  const [, lines] = FRONT_MATTER.exec(linked) ?? [];
  if (lines === undefined)
    throw new Error(
      `${file}:1: expected front matter between two lines with ---, but found none. Copy it from a page next to it.`,
    );
  const kept = lines.replace(/^edition:.*(?:\n +-.*)*$/m, 'edition: ["1.x"]');
  return linked.replace(FRONT_MATTER, () => `---\n${kept}\n---\n\n${mark}\n`);
}

/** The IDs of a page's headings. Headings that components render are left out. */
function headingIds(source: string): Set<string> {
  const slugger = createSlugger();
  return new Set(
    [...source.matchAll(/^#{2,6} +(.*?)(?: *\{(?:\/\* *)?#([\w-]+)(?: *\*\/)?\})?$/gm)].map(
      ([, text = '', id]) => id ?? slugger.slug(text.replace(/[`*]|\]\([^)]*\)|\[/g, '')),
    ),
  );
}

/**
 * Generates the archived pages about On-Premises, so that no page has to be edited twice. These are the pages in the
 * sidebar of the archived version, and the partials that they may import.
 *
 * @param root path of the repository
 * @param generated files that are generated from data in the same run, by path; they replace those on disk
 * @returns the text of each file, by its path relative to the root
 * @throws Error if the archived sidebar has a page that the current docs don't have
 */
export function generateArchivedPages(root: string, generated: ReadonlyMap<string, string>): Map<string, string> {
  const ids = [...readFileSync(join(root, SIDEBAR), 'utf8').matchAll(/"(docs\/on-premises\/[^"\s]+)"/g)].map(
    ([, id = '']) => id,
  );
  const pages = ids.map((id) => {
    const file = currentFile(`${VERSION}/${id}.mdx`);
    if (!generated.has(file) && !existsSync(join(root, file)))
      throw new Error(
        `${SIDEBAR}: expected a page ${file} for ${id}, but found none. Correct the sidebar or restore the page.`,
      );
    return file;
  });
  const partials = contentFiles(root, [ON_PREMISES]).filter(isPartial);
  const archived = new Set(pages.map(docPath));
  const isArchived = (url: string): boolean => {
    const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    if (path.startsWith('/docs/on-premises')) return archived.has(path);
    const file = [`${path}.mdx`, `${path}/index.mdx`]
      .map((name) => join(root, VERSION, name))
      .find((name) => existsSync(name));
    return file !== undefined && (id === undefined || headingIds(readFileSync(file, 'utf8')).has(id));
  };
  return new Map(
    [...pages, ...partials].map((file) => [
      archivedFile(file),
      archivedPage(generated.get(file) ?? readFileSync(join(root, file), 'utf8'), file, isArchived),
    ]),
  );
}
