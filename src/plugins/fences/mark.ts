import type {Link, Paragraph, PhrasingContent} from 'mdast';
import type {Filled} from './fill';
import type {Proof} from './proof';

/** The page that explains the marks. */
export const EXPLANATION = '/docs/reference/code-proofs';

/** Where the site serves a sample's file, as plain text that every browser shows. */
export const sourceAddress = (source: string): string => `/${source}.txt`;

/** Words of the mark, and the part of the explanation that they lead to. */
function wordsOf(proof: Proof, {level, standIn}: Filled): {words: string; anchor: string} {
  if (proof.kind === 'check' && proof.expectFail !== null)
    return {words: 'Checked: fails, as it should', anchor: 'checked'};
  if (proof.kind === 'run' && proof.exitStatus !== 0)
    return {
      words: standIn
        ? `Ran against a stand-in: exit status ${proof.exitStatus}`
        : `Ran: exit status ${proof.exitStatus}`,
      anchor: standIn ? 'stand-in' : 'ran',
    };
  if (standIn) return {words: 'Ran against a stand-in', anchor: 'stand-in'};
  return {
    words: {ran: 'Ran', difference: 'Exact difference', checked: 'Checked', illustrative: 'Illustration'}[level],
    anchor: level,
  };
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const link = (url: string, words: string): Link => ({type: 'link', url, children: [text(words)]});

/** The small line under a fence: how it is proven, where its source is, or why it is neither. Markup only, no script. */
export function proofMark(proof: Proof, filled: Filled): Paragraph {
  const {words, anchor} = wordsOf(proof, filled);
  const children: PhrasingContent[] = [
    {
      type: 'emphasis',
      data: {hName: 'span', hProperties: {className: ['sr-only']}},
      children: [text('Proof of this code: ')],
    },
    link(`${EXPLANATION}#${anchor}`, words),
  ];
  if (filled.source !== null) children.push(text(' · '), link(`pathname://${sourceAddress(filled.source)}`, 'Source'));
  if (proof.kind === 'illustrative') children.push(text(`: ${proof.reason}`));
  return {
    type: 'paragraph',
    data: {hName: 'p', hProperties: {className: ['code-proof', `code-proof--${filled.level}`]}},
    children,
  };
}
