import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The name of a diagram, made of its source: its figure carries it, and so do the ids in its drawing. */
export const diagramName = (source: string): string =>
  `d${createHash('sha1').update(source).digest('hex').slice(0, 6)}`;

/** A fence with diagram, and what it is indented by. */
const FENCE = /^([ \t]*)(`{3,})mermaid\b[^\n]*\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm;

/** The sources of the diagrams in a page or partial, as the parser of Markdown reads them: without the indentation of their fence. */
export function diagramsIn(page: string): string[] {
  return [...page.matchAll(FENCE)].map(([, indent = '', , body = '']) =>
    body
      .split('\n')
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
      .join('\n')
      .replace(/\n$/, ''),
  );
}

/**
 * The sources of all diagrams, by name. A built page holds the drawing only: its source would weigh on every reader.
 * @param folders where pages and partials lie
 */
export function readDiagrams(siteDir: string, folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => join(siteDir, folder, name)),
  );
  return new Map(
    files.flatMap((file) =>
      diagramsIn(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).map((source) => [diagramName(source), source]),
    ),
  );
}
