import type {Problem, Snippet} from './checkers/types';
import {DockerfileParser} from 'dockerfile-ast';
import {settingDescriptions} from '../../src/site/settings';
import {dockerfile} from './checkers/dockerfile';
import {workflow} from './checkers/workflow';
import {readOneYaml} from './checkers/structured';

/** What delivers the site, held against the checkers that code on pages is held against, and against what this repository wants of it beyond. */

const lineOf = (text: string, part: string) =>
  Math.max(text.split('\n').findIndex((line) => line.includes(part)) + 1, 1);

const snippet = (file: string, lang: string, by: string, text: string): Snippet => ({file, line: 1, lang, by, text});

/** @returns what is wrong with an image's Dockerfile: what a builder would refuse, an image without a fixed version, root, settings left out */
export async function dockerfileProblems(file: string, text: string): Promise<Problem[]> {
  const found = (await dockerfile.check([snippet(file, 'dockerfile', 'dockerfile', text)])).map(
    ({line, message, hint}): Problem => ({file, line, message, hint}),
  );
  const instructions = DockerfileParser.parse(text).getInstructions();
  const valuesOf = (keyword: string) =>
    instructions
      .filter((instruction) => instruction.getKeyword() === keyword)
      .map((instruction) => instruction.getArgumentsContent() ?? '');
  for (const image of valuesOf('FROM')) {
    const [name = ''] = image.split(' ');
    if (!/:\d[\w.-]*$/.test(name))
      found.push({
        file,
        line: lineOf(text, image),
        message: `The image ${name} has no fixed version.`,
        hint: 'Name one, as in node:22-bookworm.',
      });
  }
  const user = valuesOf('USER').at(-1) ?? 'root';
  if (/^(root|0)\b/.test(user))
    found.push({
      file,
      line: lineOf(text, 'USER'),
      message: 'The image runs as root.',
      hint: 'End with a USER that is not root.',
    });
  if (valuesOf('HEALTHCHECK').length === 0)
    found.push({file, line: 1, message: 'Nothing checks whether the image serves.', hint: 'Add a HEALTHCHECK.'});
  const taken = valuesOf('ARG').map((argument) => argument.split('=')[0]);
  for (const {name} of settingDescriptions) {
    if (!taken.includes(name))
      found.push({
        file,
        line: lineOf(text, 'ARG'),
        message: `The setting ${name} cannot be given to the build.`,
        hint: `Add ARG ${name}="".`,
      });
  }
  return found;
}

/** Major versions of the actions in use; each is released, and `.github/workflows` names no other. */
const ACTIONS: Readonly<Record<string, string>> = {
  'actions/checkout': 'v5',
  'actions/setup-node': 'v5',
  'actions/configure-pages': 'v5',
  'actions/upload-artifact': 'v4',
  'actions/upload-pages-artifact': 'v4',
  'actions/deploy-pages': 'v4',
};

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns what is wrong with a workflow: what GitHub cannot read, rights that the whole of it has, a job without an end, an unknown action */
export async function workflowProblems(file: string, text: string): Promise<Problem[]> {
  const found = (await workflow.check([snippet(file, 'yaml', 'workflow', text)])).map(
    ({line, message, hint}): Problem => ({file, line, message, hint}),
  );
  const read = readOneYaml(text);
  if ('problems' in read || !isObject(read.document.value)) return found;
  const {permissions, jobs} = read.document.value;
  if (
    !isObject(permissions) ||
    Object.entries(permissions).some(([name, right]) => name !== 'contents' || right !== 'read')
  ) {
    found.push({
      file,
      line: lineOf(text, 'permissions'),
      message: 'The workflow as a whole may do more than read.',
      hint: 'Write "permissions: {contents: read}" at the top, and give a job what it alone needs.',
    });
  }
  for (const [name, job] of Object.entries(isObject(jobs) ? jobs : {})) {
    if (isObject(job) && !('uses' in job) && !('timeout-minutes' in job))
      found.push({
        file,
        line: lineOf(text, `  ${name}:`),
        message: `The job ${name} may run for six hours.`,
        hint: 'Give it timeout-minutes.',
      });
  }
  for (const [, action = '', version = ''] of text.matchAll(/uses: ([\w-]+\/[\w-]+)@(\S+)/g)) {
    if (ACTIONS[action] !== version)
      found.push({
        file,
        line: lineOf(text, `${action}@`),
        message: `${action}@${version} is not known here.`,
        hint: `Known are ${Object.entries(ACTIONS)
          .map((entry) => entry.join('@'))
          .join(', ')}; make sure that it exists, then add it in tests/checks/deployConfig.ts.`,
      });
  }
  return found;
}
