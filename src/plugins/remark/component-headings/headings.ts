import {defaultFiles} from '../configuration-builder';
import {resultHeadings} from '../../../components/ConfigurationBuilder/resultHeadings';
import {RESULT_HEADINGS as pipelineHeadings} from '../../../components/PipelineLab/resultHeadings';
import {RELEASE_LINES, type ReleaseLine} from '../../../data/environmentVariables.constants';
import {phaseHeadings} from '../../../data/installationChecklistRules';

/** A heading that a component renders. */
export interface ComponentHeading {
  id: string;
  /** The heading's content as HTML, as a table of contents shows it. */
  value: string;
  level: number;
}

/** The values of a component's attributes. Expressions are left out. */
export type Attributes = Readonly<Record<string, string>>;

/** A function that returns the headings in the browser, where the page already has the data. */
export interface HeadingsCall {
  name: string;
  source: string;
  arguments: readonly (string | undefined)[];
}

const variableHeadings = (...group: readonly (string | undefined)[]): HeadingsCall => ({
  name: 'variableHeadings',
  source: '@site/src/components/EnvironmentVariables/variableHeadings',
  arguments: group,
});

const isReleaseLine = (text: string | undefined): text is ReleaseLine => RELEASE_LINES.some((known) => known === text);

/**
 * Every component that renders headings. Those with few headings return them from the attributes that a page gives; the
 * others name a function to call.
 */
const COMPONENTS: Readonly<Record<string, (attributes: Attributes) => readonly ComponentHeading[] | HeadingsCall>> = {
  VariableGroup: ({name}) => variableHeadings(name),
  VariableList: ({group, state}) => variableHeadings(group, state),
  PipelineLab: () => Object.values(pipelineHeadings).map(({id, text}) => ({id, value: text, level: 3})),
  Checklist: () => phaseHeadings.map(({id, text}) => ({id, value: text, level: 3})),
  ConfigurationBuilder({releaseLine}) {
    if (!isReleaseLine(releaseLine))
      throw new Error(
        `<ConfigurationBuilder>: expected the attribute releaseLine to be one of ${RELEASE_LINES.join(', ')}, but found ` +
          `${String(releaseLine)}.`,
      );
    return resultHeadings(defaultFiles(releaseLine)).map(({id, text}) => ({id, value: text, level: 3}));
  },
};

/** The headings that a component renders, in their order; undefined if it renders none. */
export const headingsOf = (
  component: string,
  attributes: Attributes,
): readonly ComponentHeading[] | HeadingsCall | undefined => COMPONENTS[component]?.(attributes);
