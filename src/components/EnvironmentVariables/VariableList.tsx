import type {Edition, VariableGroup as Group} from '../../data/environmentVariables.schema';
import {variablesOf, worksIn} from '../../data/environmentVariablesRules';
import Variable from './Variable';

interface Props {
  edition: Edition;
  group: Group;
  /** Those that the edition's newest release reads, or those that it no longer does. */
  state: 'current' | 'former';
}

/** Variables of a group without a filter, for the pages that tell of one group only. */
export default function VariableList({edition, group, state}: Props) {
  return variablesOf(edition, group)
    .filter((variable) => worksIn(variable, edition) === (state === 'current'))
    .map((variable) => <Variable key={variable.name} variable={variable} edition={edition} />);
}
