import {ciSystems} from './ci';
import {compose} from './compose';
import {dataFormats} from './data';
import {dockerfile} from './dockerfile';
import {frontMatter} from './frontMatter';
import {grammars} from './grammar';
import {http} from './http';
import {json, jsonc} from './json';
import {mdx} from './mdx';
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
  ...ciSystems,
  frontMatter,
  shell,
  dockerfile,
  http,
  mdx,
  ...grammars,
  ...dataFormats,
];

const byName = new Map(CHECKERS.flatMap((checker) => checker.names.map((name) => [name, checker] as const)));

/** Other names of languages in code blocks, and the checker for each. */
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

/** Languages without syntax, which no checker can check. */
const PLAIN_TEXT = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'console', 'log']);

const canonical = (name: string): string => aliases[name.toLowerCase()] ?? name.toLowerCase();

/** Finds a checker by its name or an alias, ignoring case. */
export const checkerFor = (name: string): Checker | undefined => byName.get(canonical(name));

/** The values that `check=` accepts. */
export const checkerNames: readonly string[] = [...byName.keys()].sort();

const toProblem = ({snippet: {file, line: first}, line, message, hint}: Finding): Problem => ({
  file,
  line: first + line - 1,
  message,
  hint,
});

/** Returns the reason why no checker can check a snippet, if there is one. */
function uncheckable({lang, by, text}: Snippet): Pick<Problem, 'message' | 'hint'> | undefined {
  const name = by === '' ? lang : by;
  if (PLAIN_TEXT.has(name))
    return {
      message: 'There is no checker for plain text.',
      hint: 'Quote recorded output with output-of=, set the language, or use illustrative="reason" instead of check.',
    };
  if (checkerFor(name) === undefined)
    return {
      message: `There is no checker for ${name}.`,
      hint: `Use one of ${checkerNames.join(', ')}; or use illustrative="reason" instead of check.`,
    };
  if (text.trim() === '')
    return {
      message: 'The code block is empty, so there is nothing to check.',
      hint: 'Add the code, or quote a sample with file=.',
    };
  return undefined;
}

/** Compares the findings for a snippet with its expected failure. */
function compareFailure({file, line, expectFail = ''}: Snippet, findings: readonly Finding[]): Problem[] {
  if (findings.length === 0)
    return [
      {
        file,
        line,
        message: `Expected the check to fail with “${expectFail}”, but it passed.`,
        hint: 'Remove expect-fail=, or change the code so that it fails.',
      },
    ];
  if (findings.some(({message}) => message.includes(expectFail))) return [];
  return [
    {
      file,
      line,
      message: `Expected the check to fail with “${expectFail}”, but it failed with: ${findings.map(({message}) => message).join(' ')}`,
      hint: 'Correct the code block or the value of expect-fail=.',
    },
  ];
}

/**
 * Checks snippets in one batch per checker.
 * @returns the problems, sorted by file and line, and the number of snippets for each checker
 * @throws Error with installation instructions if a checker's tool is missing
 */
export async function checkSnippets(
  snippets: readonly Snippet[],
): Promise<{problems: Problem[]; counts: Map<string, number>}> {
  const problems: Problem[] = [];
  const counts = new Map<string, number>();
  const batches = new Map<Checker, Snippet[]>();
  for (const snippet of snippets) {
    const reason = uncheckable(snippet);
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
      problems.push(...(snippet.expectFail === undefined ? own.map(toProblem) : compareFailure(snippet, own)));
    }
  }
  return {problems: problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line), counts};
}
