import type {Link, Paragraph, PhrasingContent} from 'mdast';
import {PROOFS_ADDRESS} from '../../../site/referenceUrls';
import type {Proof} from '../../shared/code-blocks/proof';
import {sourceUrl} from '../../shared/code-blocks/quoted';
import type {FilledCodeBlock} from './fill';

/** The words of the label, and the section of `PROOFS_ADDRESS` that explains them. */
function wordsOf(proof: Proof, {level, usesMockBroker}: FilledCodeBlock): {words: string; anchor: string} {
  if (proof.kind === 'check' && proof.expectFail !== null)
    return {words: 'Checked: fails, as it should', anchor: 'checked'};
  if (proof.kind === 'run' && proof.exitStatus !== 0)
    return {
      words: usesMockBroker
        ? `Ran against a stand-in: exit status ${proof.exitStatus}`
        : `Ran: exit status ${proof.exitStatus}`,
      anchor: usesMockBroker ? 'stand-in' : 'ran',
    };
  if (usesMockBroker) return {words: 'Ran against a stand-in', anchor: 'stand-in'};
  return {
    words: {ran: 'Ran', difference: 'Exact difference', checked: 'Checked', illustrative: 'Illustration'}[level],
    anchor: level,
  };
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const link = (url: string, words: string): Link => ({type: 'link', url, children: [text(words)]});

/**
 * The small line below a code block. It says how the code is proven and links to its source, or gives the reason why
 * the code isn't proven. It consists of markup only, so it needs no script.
 */
export function proofLabel(proof: Proof, filled: FilledCodeBlock): Paragraph {
  const {words, anchor} = wordsOf(proof, filled);
  const children: PhrasingContent[] = [
    {
      type: 'emphasis',
      data: {hName: 'span', hProperties: {className: ['sr-only']}},
      children: [text('Proof of this code: ')],
    },
    link(`${PROOFS_ADDRESS}#${anchor}`, words),
  ];
  if (filled.source !== null) children.push(text(' · '), link(`pathname://${sourceUrl(filled.source)}`, 'Source'));
  if (proof.kind === 'illustrative') children.push(text(`: ${proof.reason}`));
  return {
    type: 'paragraph',
    data: {hName: 'p', hProperties: {className: ['code-proof', `code-proof--${filled.level}`]}},
    children,
  };
}
