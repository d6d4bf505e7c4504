import type {ReleaseLine} from '../../data/environmentVariables.constants';
import {environmentVariables} from '../../data/environmentVariables';
import {variableAnchor, worksIn} from '../../data/environmentVariablesRules';

/** A heading of a variable, as an entry of a table of contents. */
export interface VariableHeading {
  id: string;
  /** The heading's content as HTML. */
  value: string;
  level: number;
  /** The release lines whose pages have the heading. */
  releaseLines: ReleaseLine[];
}

/**
 * The headings that `<VariableGroup name>` or `<VariableList group state>` renders, for a table of contents. Pages call
 * this function instead of listing the headings, because the variables are already part of their scripts.
 */
export const variableHeadings = (group: string, state?: string): VariableHeading[] =>
  environmentVariables
    .filter((variable) => variable.group === group)
    .map((variable) => ({
      id: variableAnchor(variable.name),
      value: `<code>${variable.name.replaceAll('_', '_<wbr>')}</code>`,
      level: 3,
      releaseLines: variable.releaseLines.filter(
        (line) => state === undefined || worksIn(variable, line) === (state === 'current'),
      ),
    }));
