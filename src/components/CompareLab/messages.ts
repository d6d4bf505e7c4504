/** The sentences of the comparison lab. */
import {counted} from '@site/src/labs/counted';
import type {Comparison} from '@site/src/labs/protocol';
import {describeComparison} from '../Playground/messages';

/**
 * A few sentences about the result of a comparison.
 * @param changed how many settings differ from PactFlow's defaults
 */
export function describeResult(comparison: Comparison, changed: number): string {
  if (comparison.kind === 'invalid') return describeComparison(comparison);
  const {findings, interactions} = comparison;
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [of('error'), of('warning')];
  const compared = interactions.filter(({isCompared}) => isCompared).length;
  const skipped = interactions.length - compared;
  const sentences =
    compared === 0
      ? ['The pact has no interactions that can be compared with this description.']
      : [
          errors > 0
            ? `${counted(errors, 'error')}: the pact isn’t compatible with the description.`
            : 'No errors: the pact is compatible with the description.',
          ...(warnings > 0 ? [`${counted(warnings, 'warning')}.`] : []),
          `${counted(compared, 'interaction')} compared.`,
        ];
  if (skipped > 0) sentences.push(`${counted(skipped, 'interaction')} skipped.`);
  if (changed > 0)
    sentences.push(`${counted(changed, 'setting')} ${changed === 1 ? 'differs' : 'differ'} from PactFlow’s defaults.`);
  return sentences.join(' ');
}

/** Says which files were opened as what. */
export function describeFiles(files: readonly {name: string; side: 'description' | 'pact'}[]): string {
  return `Opened ${files.map(({name, side}) => `${name} as the ${side}`).join(' and ')}.`;
}
