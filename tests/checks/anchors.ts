// Compares the anchors of the built pages with the previously published ones, and with those that were replaced.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {formerAnchors} from '../../src/data/formerAnchors';
import type {PageWithFormerAnchors} from '../../src/data/formerAnchors.schema';
import {sectionThatReplaces} from '../../src/data/formerAnchorRules';
import {listPageFiles} from '../../src/site/builtPages';

/**
 * The heading ids of every page that was ever published: one line per page, with its path and the ids, separated by
 * spaces. `npm run urls:publish` adds the ids in the current build.
 */
const PUBLISHED = 'tests/published-anchors.txt';

/** What links to a built page can lead to. */
export interface PageAnchors {
  /** The ids of all elements. */
  ids: ReadonlySet<string>;
  /** The ids of headings at levels 2 to 4, in the order of the page. */
  headings: readonly string[];
  /** The path, and possibly the fragment, that the page redirects to. */
  redirect?: string;
}

/** The anchors of all pages of a build, by path. */
export type SiteAnchors = ReadonlyMap<string, PageAnchors>;

/** Published ids of headings by path. */
export type PublishedAnchors = ReadonlyMap<string, ReadonlySet<string>>;

const idsIn = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].flatMap(([element]) => {
    const [, quoted, unquoted] = /\sid=(?:"([^"]+)"|([^\s"'>]+))/.exec(element) ?? [];
    return quoted ?? unquoted ?? [];
  });

/** Reads the anchors of a page's HTML. */
export function readAnchors(html: string): PageAnchors {
  const redirect = /<meta http-equiv="?refresh"? content="0; url=([^"]+)"/.exec(html)?.[1];
  return {
    ids: new Set(idsIn(html, /<[a-z][^<>]*>/g)),
    headings: idsIn(html, /<h[2-4][^<>]*>/g),
    ...(redirect === undefined ? {} : {redirect}),
  };
}

/** Reads the list of published anchors. */
export const parsePublished = (text: string): PublishedAnchors =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [path = '', ...ids] = line.split(' ');
        return [path, new Set(ids)] as const;
      }),
  );

/** The list of published anchors after a release: sorted by path, and without anything removed. */
export function publish(before: PublishedAnchors, site: SiteAnchors): string {
  const after = new Map(before);
  for (const [path, {headings, redirect}] of site)
    if (redirect === undefined && headings.length > 0)
      after.set(path, new Set([...(before.get(path) ?? []), ...headings]));
  const lines = [...after].map(([path, ids]) => [path, ...ids].join(' ')).sort();
  return `${lines.join('\n')}\n`;
}

/** Finds former anchors that their page still has, and those whose target doesn't exist. */
export function findWrongTargets(former: readonly PageWithFormerAnchors[], site: SiteAnchors): string[] {
  return former.flatMap(({page, anchors}) => {
    const built = site.get(page);
    if (built === undefined || built.redirect !== undefined) {
      const fix =
        built?.redirect === undefined
          ? 'a page. Correct the path, or remove the page from the list.'
          : `a page; it redirects to ${built.redirect}. Move its anchors there, because browsers keep the anchor across a redirect.`;
      return [`src/data/formerAnchors.ts: ${page} isn't ${fix}`];
    }
    return Object.keys(anchors).flatMap((id) => {
      if (built.ids.has(id))
        return [
          `src/data/formerAnchors.ts: ${page} still has #${id}, so it isn't a former anchor. Remove it from the list.`,
        ];
      const to = sectionThatReplaces(page, id, former) ?? '';
      const [target = '', fragment] = to.replace(/\?[^#]*/, '').split('#');
      const end = site.get(target);
      if (end === undefined || end.redirect !== undefined || (fragment !== undefined && !end.ids.has(fragment)))
        return [
          `src/data/formerAnchors.ts: ${page}#${id} leads to ${to}, which doesn't exist. Correct it, or point it to ${page} if no section replaces it.`,
        ];
      return [];
    });
  });
}

/** Finds published anchors that neither exist nor have a replacement. */
export function findLostAnchors(
  published: PublishedAnchors,
  site: SiteAnchors,
  former: readonly PageWithFormerAnchors[],
): string[] {
  return [...published].flatMap(([path, ids]) => {
    const redirect = site.get(path)?.redirect;
    const page = redirect ?? path;
    const built = site.get(page);
    // The `routes` check reports pages that don't exist. A redirect to a section replaces the reader's anchor.
    if (built === undefined || page.includes('#')) return [];
    return [...ids]
      .filter((id) => !built.ids.has(id) && sectionThatReplaces(page, id, former) === undefined)
      .map(
        (id) =>
          `${path}#${id}: this previously published anchor no longer exists. Give the section its id back, or add ` +
          `'${id}' under ${page} in src/data/formerAnchors.ts, with the section that replaces it.`,
      );
  });
}

/** Reads the anchors of every page in a build folder. */
export const readSiteAnchors = (directory: string): SiteAnchors =>
  new Map(
    listPageFiles(directory).map(({path, file}) => [path, readAnchors(readFileSync(join(directory, file), 'utf8'))]),
  );

function main(args: readonly string[]): number {
  if (!existsSync('build')) throw new Error("build doesn't exist. Run npm run build first.");
  const site = readSiteAnchors('build');
  const before = parsePublished(readFileSync(PUBLISHED, 'utf8'));
  const countOf = (published: PublishedAnchors) => [...published.values()].reduce((sum, {size}) => sum + size, 0);
  if (args.includes('--publish')) {
    const after = publish(before, site);
    writeFileSync(PUBLISHED, after);
    console.log(`${PUBLISHED}: added ${countOf(parsePublished(after)) - countOf(before)} anchors`);
    return 0;
  }
  const problems = [
    ...(before.size === 0 ? [`${PUBLISHED} lists no page. Restore it from the previous commit.`] : []),
    ...findWrongTargets(formerAnchors, site),
    ...findLostAnchors(before, site, formerAnchors),
  ];
  for (const problem of problems) console.error(problem);
  const replaced = formerAnchors.reduce((sum, {anchors}) => sum + Object.keys(anchors).length, 0);
  console.log(
    `anchors: ${site.size} built pages, ${countOf(before)} published anchors, ${replaced} replaced ones, ${problems.length} problems`,
  );
  return problems.length > 0 || site.size === 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main(process.argv.slice(2));
