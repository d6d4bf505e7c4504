import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {checkPactCommands} from './pactCommands';
import type {Checker, Finding, Place, Snippet} from './types';

/** Rules of shellcheck that suit scripts and not the lines of a guide, each with the reason. */
const EXCLUDED: ReadonlyMap<string, string> = new Map([
  ['SC1090', 'a file that is sourced stands on the reader’s machine'],
  ['SC1091', 'a file that is sourced stands on the reader’s machine'],
  ['SC2034', 'a variable is often used in the next fence'],
  ['SC2154', 'a variable is often set in the fence before'],
  ['SC2155', 'export NAME="$(command)" is one step for a reader'],
  ['SC2164', 'a reader sees that cd failed'],
]);

interface Comment {
  file: string;
  line: number;
  code: number;
  message: string;
}

const shellcheckHint = (code: number) => `See https://www.shellcheck.net/wiki/SC${code}.`;

/** What `bash -n` says about a script. */
function syntaxProblems(text: string): Place[] {
  const {error, status, stderr} = spawnSync('bash', ['-n'], {
    input: text,
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
  });
  if (error !== undefined)
    throw new Error(`bash cannot be started (${error.message}). Shell fences are checked with it: install bash.`, {
      cause: error,
    });
  const complaints = stderr.split('\n').flatMap((line) => {
    const match = /^bash: line (\d+): (.*)$/.exec(line);
    return match === null || match[2]?.startsWith('`') === true
      ? []
      : [
          {
            line: Number(match[1]),
            message: `bash cannot read this: ${match[2] ?? ''}.`,
            hint: 'Look for an unclosed quote, bracket or block, there or before.',
          },
        ];
  });
  if (complaints.length > 0) return complaints.slice(0, 1);
  return status === 0
    ? []
    : [
        {
          line: 1,
          message: `bash cannot read this: ${stderr.trim()}.`,
          hint: 'Look for an unclosed quote, bracket or block.',
        },
      ];
}

/** Readers copy a fence whole, so a prompt would be run. */
const promptProblems = (text: string): Place[] =>
  text.split('\n').flatMap((line, index) =>
    /^\s*[$%>]\s+\S/.test(line)
      ? [
          {
            line: index + 1,
            message: 'The line begins with a prompt.',
            hint: 'Remove it: readers copy the line as it stands. Output belongs in a fence of its own.',
          },
        ]
      : [],
  );

/**
 * Runs shellcheck once over all scripts.
 * @param program for tests
 * @throws Error that says how to install it
 */
export function runShellcheck(snippets: readonly Snippet[], program = 'shellcheck'): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'fences-'));
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
        `shellcheck cannot be run (${reason}). Shell fences are checked with it. Install it: apt-get install shellcheck (Debian, Ubuntu), brew install shellcheck (macOS), or see https://github.com/koalaman/shellcheck#installing.`,
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

/** Shell: bash reads it, shellcheck has nothing to say, and what is Pact's in it exists. */
export const shell: Checker = {
  names: ['sh'],
  check: (snippets) => {
    const findings: Finding[] = [];
    const readable = snippets.filter((snippet) => {
      const places = [...promptProblems(snippet.text), ...syntaxProblems(snippet.text)];
      findings.push(...places.map((place) => ({snippet, ...place})));
      return places.length === 0;
    });
    // After a syntax error the other tools would only repeat it.
    for (const snippet of readable)
      findings.push(...checkPactCommands(snippet.text, {era: snippet.era}).map((place) => ({snippet, ...place})));
    if (readable.length > 0) findings.push(...runShellcheck(readable));
    return Promise.resolve(findings);
  },
};
