// What a page asks the learner to do, in the order of its lines.
import {parseProof, type Proof} from '../../../src/plugins/shared/code-blocks/proof';
import type {PageCode} from '../pageCode';

export type Event = {file: string; line: number} & (
  {kind: 'download'; state: string; as: string | undefined} | {kind: 'code'; lang: string; proof: Proof; text: string}
);

const SHELL: ReadonlySet<string> = new Set(['sh', 'bash', 'shell', 'console', 'zsh']);
export const isShell = (lang: string): boolean => SHELL.has(lang);

/** The downloads and code blocks of a page. Other checks report code blocks without a valid proof. */
export function eventsOf(page: Pick<PageCode, 'codeBlocks' | 'downloads'>): Event[] {
  const code = page.codeBlocks.flatMap(({file, line, lang, meta, text}): Event[] => {
    try {
      const proof = parseProof(lang, meta);
      return proof === null ? [] : [{kind: 'code', file, line, lang: lang ?? '', proof, text}];
    } catch {
      return [];
    }
  });
  const downloads = page.downloads.map(({file, line, text, as}): Event => ({
    kind: 'download',
    file,
    line,
    state: text,
    as,
  }));
  return [...code, ...downloads].sort((one, other) => one.line - other.line);
}
