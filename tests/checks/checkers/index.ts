import {compose} from './compose';
import {dataFormats} from './data';
import {dockerfile} from './dockerfile';
import {frontMatter} from './frontMatter';
import {grammars} from './grammar';
import {http} from './http';
import {json, jsonc} from './json';
import {descriptions} from './openapi';
import {pact} from './pact';
import {shell} from './shell';
import type {Checker, Finding, Problem, Snippet} from './types';
import {typescript} from './typescript';
import {workflow} from './workflow';
import {yaml} from './yaml';

export {checkInlineCommand, checkInlineCommands} from './pactCommands';
export {readCli} from './repository';
export type {Checker, Problem, Snippet} from './types';

const CHECKERS: readonly Checker[] = [
  typescript,
  json,
  jsonc,
  yaml,
  ...descriptions,
  pact,
  compose,
  workflow,
  frontMatter,
  shell,
  dockerfile,
  http,
  ...grammars,
  ...dataFormats,
];

const byName = new Map(CHECKERS.flatMap((checker) => checker.names.map((name) => [name, checker] as const)));

/** Names that fences use for a language, and the checker that it has. */
export const aliases: Readonly<Record<string, string>> = {
  bash: 'sh',
  shell: 'sh',
  yml: 'yaml',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  typescript: 'ts',
  docker: 'dockerfile',
  cs: 'csharp',
  'c#': 'csharp',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  kt: 'kotlin',
  kts: 'kotlin',
  golang: 'go',
  gradle: 'groovy',
  jenkinsfile: 'groovy',
  ps1: 'powershell',
  pwsh: 'powershell',
  dotenv: 'env',
  svg: 'xml',
  postgresql: 'sql',
  gql: 'graphql',
};

/** Languages that nothing can be proven of. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'console', 'log']);

const canonical = (name: string): string => aliases[name.toLowerCase()] ?? name.toLowerCase();

/** The checker of a name; aliases and letter case count as the same. */
export const checkerFor = (name: string): Checker | undefined => byName.get(canonical(name));

/** The names that `check=` may have. */
export const checkerNames: readonly string[] = [...byName.keys()].sort();

const toProblem = ({snippet: {file, line: first}, line, message, hint}: Finding): Problem => ({
  file,
  line: first + line - 1,
  message,
  hint,
});

/** Why a snippet cannot be checked at all. */
function unfit({lang, by, text}: Snippet): Pick<Problem, 'message' | 'hint'> | undefined {
  const name = by === '' ? lang : by;
  if (PLAIN.has(name))
    return {
      message: 'A fence of plain text cannot claim to be checked.',
      hint: 'Quote captured output with output-of=, name the language of the text, or say illustrative="reason".',
    };
  if (checkerFor(name) === undefined)
    return {
      message: `There is no checker for ${name}; allowed: ${checkerNames.join(', ')}.`,
      hint: 'Choose one of these, or say illustrative="reason".',
    };
  if (text.trim() === '')
    return {
      message: 'The fence is empty, so there is nothing to check.',
      hint: 'Write its text, or quote a sample with file=.',
    };
  return undefined;
}

/** What is wrong with a snippet that must fail, once its checker has looked at it. */
function unexpected({file, line, expectFail = ''}: Snippet, findings: readonly Finding[]): Problem[] {
  if (findings.length === 0)
    return [
      {
        file,
        line,
        message: `The check passes, and the fence says that it fails with “${expectFail}”.`,
        hint: 'Remove expect-fail=, or show what fails.',
      },
    ];
  if (findings.some(({message}) => message.includes(expectFail))) return [];
  return [
    {
      file,
      line,
      message: `The check fails, but not with “${expectFail}”: ${findings.map(({message}) => message).join(' ')}`,
      hint: 'Correct the fence, or the text of expect-fail=.',
    },
  ];
}

/**
 * Checks snippets, each kind in one go.
 * @returns what is wrong, in the order of file and line, and how many snippets each checker looked at
 * @throws Error when a tool that a checker needs is missing; it says how to install it
 */
export async function checkSnippets(
  snippets: readonly Snippet[],
): Promise<{problems: Problem[]; counts: Map<string, number>}> {
  const problems: Problem[] = [];
  const counts = new Map<string, number>();
  const batches = new Map<Checker, Snippet[]>();
  for (const snippet of snippets) {
    const reason = unfit(snippet);
    const name = canonical(snippet.by === '' ? snippet.lang : snippet.by);
    const checker = checkerFor(name);
    if (reason !== undefined || checker === undefined) {
      if (reason !== undefined) problems.push({file: snippet.file, line: snippet.line, ...reason});
      continue;
    }
    counts.set(name, (counts.get(name) ?? 0) + 1);
    batches.set(checker, [...(batches.get(checker) ?? []), snippet]);
  }
  for (const [checker, batch] of batches) {
    const findings = await checker.check(batch);
    for (const snippet of batch) {
      const own = findings.filter((finding) => finding.snippet === snippet);
      problems.push(...(snippet.expectFail === undefined ? own.map(toProblem) : unexpected(snippet, own)));
    }
  }
  return {problems: problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line), counts};
}
