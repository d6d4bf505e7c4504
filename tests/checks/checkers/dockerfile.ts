import {DockerfileParser} from 'dockerfile-ast';
import {validate} from 'dockerfile-utils';
import {checkPactCommands, checkVariable} from './pactCommands';
import {checkEach, type Issue} from './types';

/** Checks the shell scripts in RUN instructions and the variable names in ENV instructions. */
function commandProblems(text: string, era: 'legacy' | undefined): Issue[] {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const variables = instructions.flatMap((instruction) =>
    instruction.getKeyword() !== 'ENV'
      ? []
      : instruction.getArguments().map((argument) => ({
          name: argument.getValue().split('=')[0] ?? '',
          line: argument.getRange().start.line + 1,
        })),
  );
  const unknown = variables.flatMap(({name, line}) => {
    const problem = checkVariable(name);
    return problem === undefined ? [] : [{line, ...problem}];
  });
  const environment = variables.map(({name}) => name);
  const commands = instructions.flatMap((instruction) => {
    const range = instruction.getArgumentsRange();
    if (instruction.getKeyword() !== 'RUN' || range === null) return [];
    const lines = text.split('\n').slice(range.start.line, instruction.getRange().end.line + 1);
    const script = [(lines[0] ?? '').slice(range.start.character), ...lines.slice(1)]
      .join('\n')
      .replace(/^(\s*--\w+=\S+)+/, '');
    return checkPactCommands(script, {era, environment}).map((issue) => ({
      ...issue,
      line: issue.line + range.start.line,
    }));
  });
  return [...(era === 'legacy' ? [] : unknown), ...commands];
}

/** Checks a Dockerfile for errors and warnings of the builder, and then its commands. */
export const dockerfile = checkEach(['dockerfile'], ({text, era}) => {
  const problems = validate(text).map(({range, message}) => ({
    line: range.start.line + 1,
    message: `${message}.`.replace(/\.\.$/, '.'),
    hint: 'See https://docs.docker.com/reference/dockerfile/.',
  }));
  return problems.length > 0 ? problems : commandProblems(text, era);
});
