import type {Link, Paragraph, PhrasingContent} from 'mdast';
import {PROOFS_PATH} from '../../../site/referenceUrls';
import type {Proof} from '../../shared/code-blocks/proof';
import {sourceUrl} from '../../shared/code-blocks/quoted';
import type {FilledCodeBlock} from './fill';

/** The text of the label, and the section of the page `PROOFS_PATH` that explains it. */
function textOf(proof: Proof, {level, broker}: FilledCodeBlock): {labelText: string; anchor: string} {
  if (proof.kind === 'check' && proof.expectFail !== null)
    return {labelText: 'Checked: fails as expected', anchor: 'checked'};
  const [labelText, anchor] = {
    ran: RAN[broker ?? 'none'],
    difference: ['Exact difference', 'difference'] as const,
    compiled: ['Compiled', 'compiled'] as const,
    checked: ['Checked', 'checked'] as const,
    'syntax-only': ['Syntax only', 'syntax-only'] as const,
    illustrative: ['Illustration', 'illustrative'] as const,
  }[level];
  const exitCode = proof.kind === 'run' && proof.exitStatus !== 0 ? `: exit code ${proof.exitStatus}` : '';
  return {labelText: labelText + exitCode, anchor};
}

/** The label and the section for each kind of run. */
const RAN = {
  none: ['Ran', 'ran'],
  'open-source': ['Ran against a mock broker', 'mock-broker'],
  pactflow: ["Ran against a mock of PactFlow's own endpoints", 'pactflow-endpoints'],
} as const;

const text = (value: string): PhrasingContent => ({type: 'text', value});
const link = (url: string, label: string): Link => ({type: 'link', url, children: [text(label)]});

/**
 * The label below a code block. It says how the code was tested and links to its source, or gives the reason why the
 * code wasn't tested. It's plain HTML, so it works without scripts.
 */
export function proofLabel(proof: Proof, filled: FilledCodeBlock): Paragraph {
  const {labelText, anchor} = textOf(proof, filled);
  const children: PhrasingContent[] = [
    {
      type: 'emphasis',
      data: {hName: 'span', hProperties: {className: ['sr-only']}},
      children: [text('Proof of this code: ')],
    },
    link(`${PROOFS_PATH}#${anchor}`, labelText),
  ];
  if (filled.source !== null) children.push(text(' · '), link(`pathname://${sourceUrl(filled.source)}`, 'Source'));
  if (proof.kind === 'illustrative') children.push(text(`: ${proof.reason}`));
  return {
    type: 'paragraph',
    data: {hName: 'p', hProperties: {className: ['code-proof', `code-proof--${filled.level}`]}},
    children,
  };
}
