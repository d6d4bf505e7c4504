import {readOneYaml} from './structured';
import {eachOne, type Place} from './types';
import {shellProblems} from './yaml';

interface Whole {
  text: string;
  /** Lines put in front of the snippet's own. */
  before: number;
}

const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** A guide often shows the jobs or the steps alone: they get the rest of a workflow around them. */
function whole(text: string, value: unknown): Whole {
  const job = 'on: push\njobs:\n  fence:\n';
  const runner = '    runs-on: ubuntu-latest\n';
  if (Array.isArray(value)) return {text: `${job}${runner}    steps:\n${indent(text, 6)}\n`, before: 5};
  if (typeof value !== 'object' || value === null) return {text, before: 0};
  if ('steps' in value)
    return 'runs-on' in value
      ? {text: `${job}${indent(text, 4)}\n`, before: 3}
      : {text: `${job}${runner}${indent(text, 4)}\n`, before: 4};
  return 'jobs' in value && !('on' in value) ? {text: `${text}\non: push\n`, before: 0} : {text, before: 0};
}

/** A workflow of GitHub Actions, or the jobs or steps of one, as GitHub's own parser reads it; its shell is looked at for pact commands. */
export const workflow = eachOne(['workflow'], async ({text, era}) => {
  const read = readOneYaml(text);
  if ('problems' in read) return read.problems;
  // The package exports itself to import() alone.
  const {convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow} = await import('@actions/workflow-parser');
  const {text: content, before} = whole(text, read.document.value);
  const {context, value} = parseWorkflow({name: 'fence.yml', content}, new NoOperationTraceWriter());
  // What the schema allows may still make no sense together; converting finds it.
  if (value !== undefined && context.errors.count === 0) await convertWorkflowTemplate(context, value);
  const problems: Place[] = context.errors.getErrors().map(({rawMessage, range}) => ({
    line: Math.min(Math.max((range?.start.line ?? 1) - before, 1), text.split('\n').length),
    message: `GitHub cannot read this workflow: ${rawMessage}.`.replace(/\.\.$/, '.'),
    hint: 'See https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax.',
  }));
  return problems.length > 0 ? problems : shellProblems(read.document, text, era);
});
