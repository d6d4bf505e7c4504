// Runs TypeScript over the repository, and says how many of its files that were: the command says nothing when all is well.
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
 * Checks the types of all that a `tsconfig.json` includes.
 * @returns as files those that it includes itself, without the declarations of packages
 */
export function checkTypes(configFile: string): LintResult {
  const root = dirname(configFile);
  const config = ts.getParsedCommandLineOfConfigFile(configFile, {noEmit: true}, host);
  if (config === undefined) return {files: 0, problems: [`${configFile} cannot be read. Is it there?`]};
  const program = ts.createProgram({rootNames: config.fileNames, options: config.options});
  const problems = [...config.errors, ...ts.getPreEmitDiagnostics(program)].map((diagnostic) =>
    describe(diagnostic, root),
  );
  return {files: config.fileNames.length, problems};
}

if (require.main === module) process.exitCode = report('types', checkTypes(`${process.cwd()}/tsconfig.json`)) ? 0 : 1;
