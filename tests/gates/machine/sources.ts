import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {parse} from 'yaml';
import {routeOf} from '../../../src/plugins/remark-glossary';

/** `kind` in the front matter of each doc of the current edition, by its address. */
export function kindsOf(site: string): Map<string, string> {
  const kinds = new Map<string, string>();
  for (const name of readdirSync(join(site, 'docs'), {recursive: true, encoding: 'utf8'})) {
    if (!/\.mdx?$/.test(name) || basename(name).startsWith('_')) continue;
    const [, frontMatter = ''] =
      /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(readFileSync(join(site, 'docs', name), 'utf8')) ?? [];
    const {kind, slug} = (parse(frontMatter) ?? {}) as {kind?: string; slug?: string};
    if (kind !== undefined) kinds.set(slug ?? routeOf(join('docs', name)), kind);
  }
  return kinds;
}
