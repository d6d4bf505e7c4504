import {createHash} from 'node:crypto';
import {SCHEMA, type IndexedPage, type Manifest, type Shard, type ShardEntry} from '../../../search/schema.ts';
import type {ExtractedPage} from '../finish-pages/page-exports/extract.ts';

/** A version of the docs plugin, which has its own docs tag. */
export interface DocsVersion {
  tag: string;
  label: string;
  /** Whether readers get this version by default. */
  current: boolean;
}

export interface IndexFile {
  /** Path below the site's base path. */
  file: string;
  content: string;
}

const fileSafe = (name: string): string => name.replace(/[^\w.-]+/g, '-');

/** A page without the fields that the shard has once for all its pages. */
function indexed({language: _language, tag: _tag, ...page}: ExtractedPage): IndexedPage {
  return page;
}

/**
 * Divides pages into one file per language and docs tag, with a content hash in its name, and lists the files in a
 * manifest. The order of the pages doesn't affect the result.
 */
export function shardsOf(
  pages: readonly ExtractedPage[],
  versions: readonly DocsVersion[],
): {files: IndexFile[]; manifest: Manifest} {
  const groups = new Map<string, ExtractedPage[]>();
  for (const page of [...pages].sort((a, b) => (a.url < b.url ? -1 : 1))) {
    const key = `${page.language}/${page.tag}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  const files: IndexFile[] = [];
  const shards: ShardEntry[] = [];
  for (const [, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = group;
    if (first === undefined) continue;
    const {language, tag} = first;
    const shard: Shard = {schema: SCHEMA, language, tag, pages: group.map(indexed)};
    const content = JSON.stringify(shard);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const file = `assets/search/${fileSafe(language)}-${fileSafe(tag)}.${hash}.json`;
    const version = versions.find((candidate) => candidate.tag === tag);
    files.push({file, content});
    shards.push({
      language,
      tag,
      version: version?.label ?? null,
      current: version?.current ?? true,
      file,
      pages: group.length,
    });
  }
  return {files, manifest: {schema: SCHEMA, shards}};
}
