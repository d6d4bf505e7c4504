import Ajv, {type ValidateFunction} from 'ajv';
import {CI_SCHEMAS} from './ciSchema';
import {readOneYaml, validateStructured, type Structured} from './structured';
import {checkEach, type Checker, type Issue} from './types';
import {shellProblems} from './yaml';

type System = keyof typeof CI_SCHEMAS;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A job that another one refers to, and the path of the reference. */
interface Reference {
  name: string;
  path: readonly (string | number)[];
}

const referencesIn = (value: unknown, path: readonly (string | number)[]): Reference[] =>
  typeof value === 'string'
    ? [{name: value, path}]
    : Array.isArray(value)
      ? value.map((name, index) => ({name: String(name), path: [...path, index]}))
      : [];

/** The names of the jobs, and the references between them. A schema can't compare the two. */
function jobsOf(system: System, value: unknown): {jobs: string[]; references: Reference[]} {
  const root = isObject(value) ? value : {};
  const itemsOf = (key: string): unknown[] => (Array.isArray(root[key]) ? (root[key] as unknown[]) : []);
  const field = (item: unknown, name: string): unknown => (isObject(item) ? item[name] : undefined);
  switch (system) {
    case 'gitlab': {
      const entries = Object.entries(root).filter(([, job]) => isObject(job) && 'script' in job);
      const stages = Array.isArray(root.stages) ? root.stages.map(String) : undefined;
      return {
        jobs: [...entries.map(([name]) => name), ...(stages ?? []).map((stage) => `stage ${stage}`)],
        references: entries.flatMap(([name, job]) => [
          ...referencesIn(field(job, 'needs'), [name, 'needs']),
          ...(stages === undefined
            ? []
            : referencesIn(field(job, 'stage'), [name, 'stage']).map((reference) => ({
                ...reference,
                name: `stage ${reference.name}`,
              }))),
        ]),
      };
    }
    case 'circleci': {
      const workflows = isObject(root.workflows) ? Object.entries(root.workflows) : [];
      return {
        jobs: isObject(root.jobs) ? Object.keys(root.jobs) : [],
        references: workflows.flatMap(([workflow, definition]) => {
          const jobs = field(definition, 'jobs');
          return (Array.isArray(jobs) ? (jobs as unknown[]) : []).flatMap((job, index) => {
            const path = ['workflows', workflow, 'jobs', index];
            if (typeof job === 'string') return [{name: job, path}];
            return Object.entries(isObject(job) ? job : {}).flatMap(([name, settings]) => [
              {name, path: [...path, name]},
              ...referencesIn(field(settings, 'requires'), [...path, name, 'requires']),
            ]);
          });
        }),
      };
    }
    case 'azure-pipelines':
      return {
        jobs: itemsOf('jobs').map((job) => String(field(job, 'job'))),
        references: itemsOf('jobs').flatMap((job, index) =>
          referencesIn(field(job, 'dependsOn'), ['jobs', index, 'dependsOn']),
        ),
      };
    case 'buildkite':
      return {
        jobs: itemsOf('steps').flatMap((step) =>
          field(step, 'key') === undefined ? [] : [String(field(step, 'key'))],
        ),
        references: itemsOf('steps').flatMap((step, index) =>
          referencesIn(field(step, 'depends_on'), ['steps', index, 'depends_on']),
        ),
      };
    case 'bitbucket':
      // Its anchors are checked by the YAML parser.
      return {jobs: [], references: []};
  }
}

function referenceProblems(system: System, {value, lineOf}: Structured): Issue[] {
  const {jobs, references} = jobsOf(system, value);
  const again = jobs.find((name, at) => jobs.indexOf(name) !== at);
  return [
    ...(again === undefined
      ? []
      : [{line: 1, message: `${again} is defined twice.`, hint: 'Give each job its own name.'}]),
    ...references
      .filter(({name}) => !jobs.includes(name))
      .map(({name, path}) => ({
        line: lineOf(path),
        message: `${name} isn’t defined.`,
        hint: `Use one of ${jobs.join(', ')}.`,
      })),
  ];
}

const validators = new Map<System, ValidateFunction>();

function validatorFor(system: System): ValidateFunction {
  const compiled =
    validators.get(system) ?? new Ajv({allErrors: true, strict: false}).compile(CI_SCHEMAS[system].schema);
  validators.set(system, compiled);
  return compiled;
}

/** The checkers for the configuration of CI systems: its syntax, its schema, its jobs, and its pact commands. */
export const ciSystems: readonly Checker[] = (Object.keys(CI_SCHEMAS) as System[]).map((system) =>
  checkEach([system], ({text, era}) => {
    const read = readOneYaml(text);
    if ('problems' in read) return read.problems;
    const {document} = read;
    const problems = validateStructured(document, validatorFor(system), `See ${CI_SCHEMAS[system].reference}.`);
    if (problems.length > 0) return problems;
    return [...referenceProblems(system, document), ...shellProblems(document, text, era)];
  }),
);
