import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {contentFiles, docPath, isPartial} from '../../../src/site/contentFiles';

/** Returns the `kind` in the front matter of each current doc, by its path. */
export function kindsOf(site: string): Map<string, string> {
  const kinds = new Map<string, string>();
  for (const file of contentFiles(site, ['docs'])) {
    if (isPartial(file)) continue;
    const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(readFileSync(join(site, file), 'utf8')) ?? [];
    const {kind, slug} = (parse(frontMatter) ?? {}) as {kind?: string; slug?: string};
    if (kind !== undefined) kinds.set(slug ?? docPath(file), kind);
  }
  return kinds;
}
