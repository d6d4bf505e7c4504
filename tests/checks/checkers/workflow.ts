import {readOneYaml} from './structured';
import {checkEach, type Issue} from './types';
import {shellProblems} from './yaml';

interface CompleteWorkflow {
  text: string;
  /** The number of lines added before the snippet. */
  before: number;
}

const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by));

/** Completes a workflow, because guides often show only the jobs or the steps. */
function complete(text: string, value: unknown): CompleteWorkflow {
  const job = 'on: push\njobs:\n  example:\n';
  const runner = '    runs-on: ubuntu-latest\n';
  if (Array.isArray(value)) return {text: `${job}${runner}    steps:\n${indent(text, 6)}\n`, before: 5};
  if (typeof value !== 'object' || value === null) return {text, before: 0};
  if ('steps' in value)
    return 'runs-on' in value
      ? {text: `${job}${indent(text, 4)}\n`, before: 3}
      : {text: `${job}${runner}${indent(text, 4)}\n`, before: 4};
  return 'jobs' in value && !('on' in value) ? {text: `${text}\non: push\n`, before: 0} : {text, before: 0};
}

/** Checks a GitHub Actions workflow, or its jobs or steps, with GitHub's parser, and the pact commands in it. */
export const workflow = checkEach(['workflow'], async ({text, era}) => {
  const read = readOneYaml(text);
  if ('problems' in read) return read.problems;
  // The package can only be imported as an ES module.
  const {convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow} = await import('@actions/workflow-parser');
  const {text: content, before} = complete(text, read.document.value);
  const {context, value} = parseWorkflow({name: 'code-block.yml', content}, new NoOperationTraceWriter());
  // The conversion finds problems that the schema can't express.
  if (value !== undefined && context.errors.count === 0) await convertWorkflowTemplate(context, value);
  const problems: Issue[] = context.errors.getErrors().map(({rawMessage, range}) => ({
    line: Math.min(Math.max((range?.start.line ?? 1) - before, 1), text.split('\n').length),
    message: `GitHub cannot read this workflow: ${rawMessage}.`.replace(/\.\.$/, '.'),
    hint: 'See https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax.',
  }));
  return problems.length > 0 ? problems : shellProblems(read.document, text, era);
});
