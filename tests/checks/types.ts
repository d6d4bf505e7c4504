// Type-checks the repository and prints the number of files, because `tsc` prints nothing if there are no errors.
// The code that runs in the browser is checked a second time without the types of Node.js.
import {dirname, relative} from 'node:path';
import ts from 'typescript';
import {report, type LintResult} from './lint';

const host = {...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined};

function describe({file, start, code, messageText}: ts.Diagnostic, root: string): string {
  const message = `${ts.flattenDiagnosticMessageText(messageText, '\n  ')} (TS${code})`;
  if (file === undefined) return message;
  const {line, character} = file.getLineAndCharacterOfPosition(start ?? 0);
  return `${relative(root, file.fileName)}:${line + 1}:${character + 1}: ${message}`;
}

/**
 * Checks the types of all files that a `tsconfig.json` includes.
 *
 * @returns the number of files that it includes itself, without declarations of packages
 */
export function checkTypes(configFile: string): LintResult {
  const root = dirname(configFile);
  const config = ts.getParsedCommandLineOfConfigFile(configFile, {noEmit: true}, host);
  if (config === undefined) return {files: 0, problems: [`${configFile} can't be read. Check that it exists.`]};
  const program = ts.createProgram({rootNames: config.fileNames, options: config.options});
  const problems = [...config.errors, ...ts.getPreEmitDiagnostics(program)].map((diagnostic) =>
    describe(diagnostic, root),
  );
  return {files: config.fileNames.length, problems};
}

function main(): number {
  const all = report('types', checkTypes(`${process.cwd()}/tsconfig.json`));
  const browser = report('types in the browser', checkTypes(`${process.cwd()}/tsconfig.browser.json`));
  return all && browser ? 0 : 1;
}

if (require.main === module) process.exitCode = main();
