import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {checkPactCommands} from './pactCommands';
import type {Checker, Finding, Issue, Snippet} from './types';

/** Shellcheck rules that are useful for scripts but not for the commands in a guide, each with the reason. */
const EXCLUDED: ReadonlyMap<string, string> = new Map([
  ['SC1090', 'a sourced file is on the reader’s machine'],
  ['SC1091', 'a sourced file is on the reader’s machine'],
  ['SC2034', 'the next code block often uses the variable'],
  ['SC2154', 'the previous code block often sets the variable'],
  ['SC2155', 'export NAME="$(command)" is one step for readers'],
  ['SC2164', 'readers notice if cd fails'],
]);

interface Comment {
  file: string;
  line: number;
  code: number;
  message: string;
}

const shellcheckHint = (code: number) => `See https://www.shellcheck.net/wiki/SC${code}.`;

/** Checks the syntax of a script with `bash -n`. */
function syntaxProblems(text: string): Issue[] {
  const {error, status, stderr} = spawnSync('bash', ['-n'], {
    input: text,
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
  });
  if (error !== undefined)
    throw new Error(`bash can’t start (${error.message}). Install bash, which checks shell code blocks.`, {
      cause: error,
    });
  const syntaxErrors = stderr.split('\n').flatMap((line) => {
    const match = /^bash: line (\d+): (.*)$/.exec(line);
    return match === null || match[2]?.startsWith('`') === true
      ? []
      : [
          {
            line: Number(match[1]),
            message: `bash can’t parse this: ${match[2] ?? ''}.`,
            hint: 'Look for an unclosed quote, bracket, or block on this line or above.',
          },
        ];
  });
  if (syntaxErrors.length > 0) return syntaxErrors.slice(0, 1);
  return status === 0
    ? []
    : [
        {
          line: 1,
          message: `bash can’t parse this: ${stderr.trim()}.`,
          hint: 'Look for an unclosed quote, bracket, or block.',
        },
      ];
}

/** Reports prompts, which readers would copy and run with the command. */
const promptProblems = (text: string): Issue[] =>
  text.split('\n').flatMap((line, index) =>
    /^\s*[$%>]\s+\S/.test(line)
      ? [
          {
            line: index + 1,
            message: 'The line starts with a prompt.',
            hint: 'Remove it, so that readers can copy the line, and put output in a separate code block.',
          },
        ]
      : [],
  );

/**
 * Runs shellcheck once for all scripts.
 * @param program the program to run, which tests replace
 * @throws Error with installation instructions if the program can't run
 */
export function runShellcheck(snippets: readonly Snippet[], program = 'shellcheck'): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'code-blocks-'));
  try {
    const files = snippets.map(({text}, index) => {
      const file = join(folder, `${index}.sh`);
      writeFileSync(file, `${text}\n`);
      return file;
    });
    const {error, status, stdout, stderr} = spawnSync(
      program,
      ['--norc', '--shell=bash', '--format=json1', `--exclude=${[...EXCLUDED.keys()].join(',')}`, ...files],
      {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
    );
    if (error !== undefined || status === null || status > 1) {
      const reason = error?.message ?? stderr.trim();
      throw new Error(
        `shellcheck can’t run (${reason}). Install it, because it checks shell code blocks: apt-get install shellcheck (Debian, Ubuntu), brew install shellcheck (macOS), or see https://github.com/koalaman/shellcheck#installing.`,
        {cause: error},
      );
    }
    const {comments} = JSON.parse(stdout) as {comments: Comment[]};
    return comments.flatMap(({file, line, code, message}) => {
      const snippet = snippets[Number(basename(file, '.sh'))];
      return snippet === undefined
        ? []
        : [{snippet, line, message: `${message} (SC${code})`, hint: shellcheckHint(code)}];
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Checks shell scripts with bash and shellcheck, and the pact commands in them. */
export const shell: Checker = {
  names: ['sh'],
  check: (snippets) => {
    const findings: Finding[] = [];
    const parseable = snippets.filter((snippet) => {
      const issues = [...promptProblems(snippet.text), ...syntaxProblems(snippet.text)];
      findings.push(...issues.map((issue) => ({snippet, ...issue})));
      return issues.length === 0;
    });
    // The other tools would only repeat a syntax error.
    for (const snippet of parseable)
      findings.push(...checkPactCommands(snippet.text, {era: snippet.era}).map((issue) => ({snippet, ...issue})));
    if (parseable.length > 0) findings.push(...runShellcheck(parseable));
    return Promise.resolve(findings);
  },
};
