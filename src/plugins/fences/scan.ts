import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PAGE_ROOMS, pageFiles} from './pageFiles';

/** What stands behind the opening backticks of a fence. */
export interface ScannedFence {
  lang: string | null;
  meta: string | null;
}

/** What a line may begin with where it stands in quotations and lists. */
const CONTAINERS = '^(?:[ \\t>]|(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*';
const OPENING = new RegExp(`${CONTAINERS}(\`{3,}|~{3,})[ \\t]*(\\S*)[ \\t]*(.*)$`);

/**
 * Finds the fences of a page line by line. A build that parsed each page only to learn what it quotes would take a tenth longer; `codeOf` in read.ts parses, and the gate
 * `fences` proves that both find the same quotes on every page.
 */
export function scanFences(source: string): ScannedFence[] {
  const fences: ScannedFence[] = [];
  let closing: RegExp | null = null;
  for (const line of source.split(/\r?\n/)) {
    if (closing !== null) {
      if (closing.test(line)) closing = null;
      continue;
    }
    const [, marks = '', lang = '', meta = ''] = OPENING.exec(line) ?? [];
    // Backticks behind backticks on one line are inline code.
    if (marks === '' || (marks.startsWith('`') && `${lang}${meta}`.includes('`'))) continue;
    fences.push({lang: lang || null, meta: meta.trimEnd() || null});
    closing = new RegExp(`^[ \\t>]*${marks.charAt(0)}{${marks.length},}[ \\t]*$`);
  }
  return fences;
}

/** The fences on every page of the site, by page. @throws Error when there is no page at all */
export function scanCode(site: string): Map<string, {fences: ScannedFence[]}> {
  const files = pageFiles(site);
  if (files.length === 0)
    throw new Error(`no page under ${PAGE_ROOMS.join(', ')}: is this the root of the repository?`);
  return new Map(files.map((file) => [file, {fences: scanFences(readFileSync(join(site, file), 'utf8'))}]));
}
