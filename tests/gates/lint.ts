// Runs ESLint and stylelint over the repository through their Node APIs, since their commands say nothing of what they looked at.
import {relative} from 'node:path';
import {ESLint} from 'eslint';
import stylelint from 'stylelint';

/** What a linter looked at and found. */
export interface LintResult {
  files: number;
  /** `file:line:column: message (rule)`, one for each error and each warning. */
  problems: string[];
}

interface Finding {
  line?: number | undefined;
  column?: number | undefined;
  message: string;
  rule: string | null;
}

function describe(file: string | undefined, {line = 1, column = 1, message, rule}: Finding): string {
  return `${file === undefined ? 'no file' : relative(process.cwd(), file)}:${line}:${column}: ${message}${rule === null ? '' : ` (${rule})`}`;
}

function toResult(results: readonly ESLint.LintResult[]): LintResult {
  const problems = results.flatMap(({filePath, messages}) =>
    messages.map(({ruleId, ...message}) => describe(filePath, {...message, rule: ruleId})),
  );
  return {files: results.length, problems};
}

/**
 * Lints code by `eslint.config.mjs`.
 * @param patterns files or folders from the repository's root
 */
export async function lintCode(patterns: readonly string[]): Promise<LintResult> {
  return toResult(await new ESLint({errorOnUnmatchedPattern: false}).lintFiles([...patterns]));
}

/**
 * Lints a text as if it were the content of a file.
 * @param filePath a file that exists: the rules that know types read the project it belongs to
 */
export async function lintCodeText(text: string, filePath: string): Promise<LintResult> {
  return toResult(await new ESLint().lintText(text, {filePath}));
}

function toStyleResult({results}: stylelint.LinterResult): LintResult {
  const problems = results.flatMap(({source, warnings, invalidOptionWarnings}) => [
    ...warnings.map(({line, column, text, rule}) =>
      describe(source, {line, column, message: text.replace(` (${rule})`, ''), rule}),
    ),
    ...invalidOptionWarnings.map(({text}) => describe('stylelint.config.mjs', {message: text, rule: null})),
  ]);
  return {files: results.filter(({ignored}) => ignored !== true).length, problems};
}

/**
 * Lints style sheets by `stylelint.config.mjs`.
 * @param patterns files or globs from the repository's root
 */
export async function lintStyles(patterns: readonly string[]): Promise<LintResult> {
  return toStyleResult(await stylelint.lint({files: [...patterns], allowEmptyInput: true}));
}

/** Lints a text as if it were the content of a style sheet. */
export async function lintStyleText(code: string, codeFilename: string): Promise<LintResult> {
  return toStyleResult(await stylelint.lint({code, codeFilename}));
}

/**
 * Prints what a linter found and how much it looked at.
 * @returns whether all is well: a linter that saw no file proves nothing
 */
export function report(
  name: string,
  {files, problems}: LintResult,
  print: (line: string) => void = console.log,
): boolean {
  for (const problem of problems) print(problem);
  print(`${name}: ${files} files, ${problems.length} problems`);
  if (files === 0)
    print(`${name} found no file to look at. Correct the patterns in tests/gates/lint.ts, or what its config ignores.`);
  return files > 0 && problems.length === 0;
}

async function main(): Promise<number> {
  const code = report('eslint', await lintCode(['.']));
  const styles = report('stylelint', await lintStyles(['src/**/*.css']));
  return code && styles ? 0 : 1;
}

if (require.main === module) {
  void main().then((status) => {
    process.exitCode = status;
  });
}
