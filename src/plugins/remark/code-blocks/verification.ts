import {sourceUrl} from '../../shared/code-blocks/quoted';
import type {Proof} from '../../shared/code-blocks/proof';
import type {Verification} from '../../../components/CodeHeader/verification';
import type {FilledCodeBlock} from './fill';

/** The text and the section of the page `PROOFS_PATH` for each kind of run. */
const RAN = {
  none: ['Ran', 'ran'],
  'open-source': ['Ran against a mock broker', 'mock-broker'],
  pactflow: ["Ran against a mock of PactFlow's own endpoints", 'pactflow-endpoints'],
} as const;

/** How a code block was tested, for its header. */
export function verificationOf(proof: Proof, {level, broker, source}: FilledCodeBlock): Verification {
  const isFailure = proof.kind === 'check' && proof.expectFail !== null;
  const [text, anchor] = isFailure
    ? (['Checked: fails as expected', 'checked'] as const)
    : {
        ran: RAN[broker ?? 'none'],
        difference: ['Exact difference', 'difference'] as const,
        compiled: ['Compiled', 'compiled'] as const,
        checked: ['Checked', 'checked'] as const,
        'syntax-only': ['Syntax only', 'syntax-only'] as const,
        illustrative: ['Illustration', 'illustrative'] as const,
      }[level];
  const exitCode = proof.kind === 'run' && proof.exitStatus !== 0 ? `exit code ${proof.exitStatus}` : undefined;
  return {
    text: exitCode === undefined ? text : `${text}: ${exitCode}`,
    anchor,
    ...(source !== null && {source: sourceUrl(source)}),
    ...(proof.kind === 'illustrative' && {reason: proof.reason}),
    ...markOf(),
  };

  /** The mark in the header. Only code that readers should treat differently has one. */
  function markOf(): Pick<Verification, 'mark'> {
    if (exitCode !== undefined) return {mark: exitCode.replace('e', 'E')};
    if (isFailure) return {mark: 'Fails as expected'};
    if (level === 'syntax-only' || level === 'illustrative') return {mark: text};
    return broker === 'pactflow' ? {mark: 'Mock of PactFlow'} : {};
  }
}
