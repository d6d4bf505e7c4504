import type {ReleaseLine, VariableGroup as Group} from '../../data/environmentVariables.constants';
import {variablesOf, worksIn} from '../../data/environmentVariablesRules';
import Variable from './Variable';

interface Props {
  releaseLine: ReleaseLine;
  group: Group;
  /** Variables that the latest release reads, or those that it no longer reads. */
  state: 'current' | 'former';
}

/** The variables of a group without a filter, for pages about a single group. */
export default function VariableList({releaseLine, group, state}: Props) {
  return variablesOf(releaseLine, group)
    .filter((variable) => worksIn(variable, releaseLine) === (state === 'current'))
    .map((variable) => <Variable key={variable.name} variable={variable} releaseLine={releaseLine} />);
}
