// Runs ESLint and stylelint over the repository with their Node.js APIs, because their commands don't print how many
// files they checked.
import {relative} from 'node:path';
import {ESLint} from 'eslint';
import stylelint from 'stylelint';

/** The result of a linter. */
export interface LintResult {
  files: number;
  /** Each error and each warning, as `file:line:column: message (rule)`. */
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
 * Lints code with `eslint.config.mjs`.
 *
 * @param patterns files or folders, from the repository's root
 */
export async function lintCode(patterns: readonly string[]): Promise<LintResult> {
  return toResult(await new ESLint({errorOnUnmatchedPattern: false}).lintFiles([...patterns]));
}

/**
 * Lints a text as if it were the content of a file.
 *
 * @param filePath an existing file, because typed rules need the TypeScript project that it belongs to
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
 * Lints style sheets with `stylelint.config.mjs`.
 *
 * @param patterns files or globs, from the repository's root
 */
export async function lintStyles(patterns: readonly string[]): Promise<LintResult> {
  return toStyleResult(await stylelint.lint({files: [...patterns], allowEmptyInput: true}));
}

/** Lints a text as if it were the content of a style sheet. */
export async function lintStyleText(code: string, codeFilename: string): Promise<LintResult> {
  return toStyleResult(await stylelint.lint({code, codeFilename}));
}

/**
 * Prints the problems and the number of files.
 *
 * @returns whether the check passes: there must be files, and no problems
 */
export function report(
  name: string,
  {files, problems}: LintResult,
  print: (line: string) => void = console.log,
): boolean {
  for (const problem of problems) print(problem);
  print(`${name}: ${files} files, ${problems.length} problems`);
  if (files === 0)
    print(
      `${name} found no files. Correct the patterns in tests/checks/lint.ts or the files that its configuration ignores.`,
    );
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
