// What a page asks the learner to do, in the order of its lines.
import {parseProof, type Proof} from '../../../src/plugins/shared/code-blocks/proof';
import {WORKSHOPS} from '../../../src/plugins/shared/downloadable-projects/states';
import type {PageCode} from '../pageCode';

/** `tab` is the value of the language tab that contains the event. */
export type Event = {file: string; line: number; tab: string | undefined} & (
  {kind: 'download'; state: string; as: string | undefined} | {kind: 'code'; lang: string; proof: Proof; text: string}
);

const SHELL: ReadonlySet<string> = new Set(['sh', 'bash', 'shell', 'console', 'zsh']);
export const isShell = (lang: string): boolean => SHELL.has(lang);

/** The downloads and code blocks of a page. Other checks report code blocks without a valid proof. */
export function eventsOf(page: Pick<PageCode, 'codeBlocks' | 'downloads'>): Event[] {
  const code = page.codeBlocks.flatMap(({file, line, tab, lang, meta, text}): Event[] => {
    try {
      const proof = parseProof(lang, meta);
      return proof === null ? [] : [{kind: 'code', file, line, tab, lang: lang ?? '', proof, text}];
    } catch {
      return [];
    }
  });
  const downloads = page.downloads.map(({file, line, tab, text, as}): Event => ({
    kind: 'download',
    file,
    line,
    tab,
    state: text,
    as,
  }));
  return [...code, ...downloads].sort((one, other) => one.line - other.line);
}

/** The path of the sample's file, folder, or state that an event names: `samples/workshops/introduction/step-1`. */
export function sampleOf(event: Event): string | undefined {
  if (event.kind === 'download') return `${WORKSHOPS}/${event.state}`;
  const {proof} = event;
  if (proof.kind === 'file') return proof.target;
  if (proof.kind === 'diff') return proof.range;
  return proof.kind === 'run' || proof.kind === 'output-of' ? proof.recording : undefined;
}
