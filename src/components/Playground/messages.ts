/** The sentences that describe the results of a playground. */
import {counted} from '@site/src/labs/counted';
import type {Comparison, Decision} from '@site/src/labs/protocol';
import type {StopReason} from '@site/src/labs/runner';

/** One sentence or two about the result of a comparison. */
export function describeComparison(comparison: Comparison): string {
  if (comparison.kind === 'invalid') {
    const names = comparison.problems.map(({side}) => side);
    return `The contracts weren’t compared because of a problem in the ${names.join(' and in the ')}.`;
  }
  const {findings} = comparison;
  const interactions = comparison.interactions.filter(({isCompared}) => isCompared).length;
  const skipped = comparison.interactions.length - interactions;
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [of('error'), of('warning')];
  const left =
    skipped === 0 ? '' : ` ${counted(skipped, 'interaction')} without HTTP ${skipped === 1 ? 'was' : 'were'} left out.`;
  if (interactions === 0) return `The pact has no HTTP interactions, so there was nothing to compare.${left}`;
  const verdict =
    errors > 0
      ? `${counted(errors, 'error')}: the pact isn’t compatible with the description.`
      : `No errors: the pact is compatible with the description.`;
  const more = warnings === 0 ? '' : ` ${counted(warnings, 'warning')}.`;
  return `${verdict}${more} ${counted(interactions, 'interaction')} compared.${left}`;
}

/** One sentence about the decision of can-i-deploy. */
export function describeDecision({question: {application, version, environment}, deployable}: Decision): string {
  const which = `version ${version} of ${application}`;
  return deployable === true
    ? `Yes: you can deploy ${which} to ${environment}.`
    : deployable === null
      ? `No: a result for ${which} is missing.`
      : `No: don’t deploy ${which} to ${environment}.`;
}

/** Why a task has no result, and what the reader can do about it. */
export const STOPPED: Readonly<Record<StopReason, string>> = {
  canceled: 'Canceled. Your documents are unchanged.',
  timeout: 'Stopped after 10 seconds. Make the documents smaller, and try again.',
  unavailable: 'The comparison couldn’t be loaded. Check your connection, and try again. Your documents are unchanged.',
  blocked:
    'The content security policy of this host doesn’t allow the comparison to run in the browser. Follow the commands on this page instead.',
  failed: 'The comparison failed unexpectedly. Your documents are unchanged.',
};
