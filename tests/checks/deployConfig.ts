// Checks the Dockerfile and the workflows with the checkers for code on pages, and checks what this repository requires
// in addition.
import type {Problem, Snippet} from './checkers/types';
import {DockerfileParser} from 'dockerfile-ast';
import {settingDescriptions} from '../../src/site/settings';
import {dockerfile} from './checkers/dockerfile';
import {workflow} from './checkers/workflow';
import {readOneYaml} from './checkers/structured';

const lineOf = (text: string, part: string) =>
  Math.max(text.split('\n').findIndex((line) => line.includes(part)) + 1, 1);

const snippet = (file: string, lang: string, by: string, text: string): Snippet => ({file, line: 1, lang, by, text});

/**
 * Checks a Dockerfile: its syntax, and that it has an image with a fixed version, a user other than root, a health
 * check, and an argument for each setting.
 */
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
        hint: 'Add one, as in node:22-bookworm.',
      });
  }
  const user = valuesOf('USER').at(-1) ?? 'root';
  if (/^(root|0)\b/.test(user))
    found.push({
      file,
      line: lineOf(text, 'USER'),
      message: 'The image runs as root.',
      hint: 'Set USER to another user at the end.',
    });
  if (valuesOf('HEALTHCHECK').length === 0)
    found.push({file, line: 1, message: 'The image has no health check.', hint: 'Add a HEALTHCHECK.'});
  const settingArguments = valuesOf('ARG').map((argument) => argument.split('=')[0]);
  for (const {name} of settingDescriptions) {
    if (!settingArguments.includes(name))
      found.push({
        file,
        line: lineOf(text, 'ARG'),
        message: `The setting ${name} can't be passed to the build.`,
        hint: `Add ARG ${name}="".`,
      });
  }
  return found;
}

/** The only actions that `.github/workflows` uses, with released major versions. */
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

/**
 * Checks a workflow: its syntax, and that it only has permission to read, its jobs have a timeout, and its actions are
 * listed in `ACTIONS`.
 */
export async function workflowProblems(file: string, text: string): Promise<Problem[]> {
  const found = (await workflow.check([snippet(file, 'yaml', 'workflow', text)])).map(
    ({line, message, hint}): Problem => ({file, line, message, hint}),
  );
  const read = readOneYaml(text);
  if ('problems' in read || !isObject(read.document.value)) return found;
  const {permissions, jobs} = read.document.value;
  if (
    !isObject(permissions) ||
    Object.entries(permissions).some(([name, access]) => name !== 'contents' || access !== 'read')
  ) {
    found.push({
      file,
      line: lineOf(text, 'permissions'),
      message: 'The workflow has more than read permission.',
      hint: 'Write "permissions: {contents: read}" at the top, and grant further permissions to single jobs.',
    });
  }
  for (const [name, job] of Object.entries(isObject(jobs) ? jobs : {})) {
    if (isObject(job) && !('uses' in job) && !('timeout-minutes' in job))
      found.push({
        file,
        line: lineOf(text, `  ${name}:`),
        message: `The job ${name} has no timeout, so it can run for six hours.`,
        hint: 'Add timeout-minutes.',
      });
  }
  for (const [, action = '', version = ''] of text.matchAll(/uses: ([\w-]+\/[\w-]+)@(\S+)/g)) {
    if (ACTIONS[action] !== version)
      found.push({
        file,
        line: lineOf(text, `${action}@`),
        message: `${action}@${version} is not an allowed action.`,
        hint: `Use one of ${Object.entries(ACTIONS)
          .map((entry) => entry.join('@'))
          .join(', ')}, or make sure that this version exists and add it to tests/checks/deployConfig.ts.`,
      });
  }
  return found;
}
