import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import ts from 'typescript';
import {ROOT} from './repository';
import type {Checker, Finding, Snippet} from './types';

/** Packages with global types, which code blocks may use if the package is installed. */
const GLOBALS = ['node', 'jest', 'mocha', 'cypress', 'vitest/globals'];

/** The file extension for each language. A `js` code block may use CommonJS or ES modules. */
const EXTENSION: Readonly<Record<string, string>> = {
  js: 'js',
  javascript: 'js',
  mjs: 'mjs',
  cjs: 'cjs',
  jsx: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
};

/**
 * Whether an error is about the missing type of a parameter, variable, or caught error, which JavaScript can't declare.
 */
const isAboutMissingType = (code: number) => (code >= 7000 && code < 7100) || code === 18046;

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  jsx: ts.JsxEmit.ReactJSX,
};

/** The folder of the virtual files, in which packages resolve as they do for samples. */
const FOLDER = join(ROOT, 'samples', '__code_blocks__');

const installedGlobals = () =>
  GLOBALS.filter((name) =>
    [join('node_modules/@types', name), join('node_modules', name)].some((path) =>
      existsSync(join(ROOT, dirname(path) === 'node_modules/vitest' ? 'node_modules/vitest' : path)),
    ),
  );

/** Finds the file of a sample that a relative import refers to, such as `../src/client.js`. */
function inSamples(specifier: string): string | undefined {
  const path = specifier.replace(/^(\.\.?\/)+/, '');
  const samples = join(ROOT, 'samples');
  for (const sample of readdirSync(samples)) {
    for (const folder of ['', 'src', 'test']) {
      const file = join(samples, sample, folder, path);
      if (/\.[cm]?[jt]sx?$|\.json$/.test(file) && existsSync(file)) return file;
    }
  }
  return undefined;
}

/** Returns a hint for a compiler error. */
function hintFor(code: number, message: string): string {
  if (code === 2307 || code === 7016)
    return 'Import a package from package-lock.json, or a file of a sample by its path in the sample.';
  if (code === 2304 || code === 2552 || code === 2582 || code === 2593) {
    return /'(describe|it|expect|beforeEach|beforeAll|jest|cy|Cypress)'/.test(message)
      ? 'Import it, or install the types of the test library.'
      : 'Declare or import it in the code block, because each code block is checked separately. If the code has several parts, put it in a sample and quote it with file=.';
  }
  if (code >= 1000 && code < 2000) return 'Correct the syntax. To leave out a part, use a comment.';
  return 'Correct the code so that it matches the types of the installed library, or declare what is missing.';
}

/**
 * Compiles all snippets in one program, so that the compiler loads the libraries' types only once.
 * @returns the compiler's errors by snippet
 * @throws Error if the compiler's options are invalid
 */
function findProblems(snippets: readonly Snippet[]): Finding[] {
  const files = new Map(
    snippets.map((snippet, at) => [
      join(FOLDER, `${at}.${EXTENSION[snippet.lang] ?? EXTENSION[snippet.by] ?? 'ts'}`),
      snippet,
    ]),
  );
  const options: ts.CompilerOptions = {...OPTIONS, types: installedGlobals()};
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile, getSourceFile} = host;
  host.getCurrentDirectory = () => ROOT;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name)?.text ?? readFile(name);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const snippet = files.get(name);
    return snippet === undefined
      ? getSourceFile(name, languageVersion, ...rest)
      : ts.createSourceFile(name, snippet.text, languageVersion, true);
  };
  const cache = ts.createModuleResolutionCache(ROOT, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, containingFile, redirectedReference) =>
    literals.map(({text}) => {
      const found = ts.resolveModuleName(text, containingFile, options, host, cache, redirectedReference);
      if (found.resolvedModule !== undefined || !files.has(containingFile) || !/^\.\.?\//.test(text)) return found;
      const file = inSamples(text);
      return file === undefined
        ? found
        : ts.resolveModuleName(`./${basename(file)}`, join(dirname(file), 'code-block.ts'), options, host, cache);
    });
  const program = ts.createProgram([...files.keys()], options, host);
  const [wrong] = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (wrong !== undefined)
    throw new Error(`The TypeScript options are invalid: ${ts.flattenDiagnosticMessageText(wrong.messageText, ' ')}`);
  return [...files].flatMap(([name, snippet]) => {
    const source = program.getSourceFile(name);
    if (source === undefined)
      throw new Error(
        `Expected TypeScript to compile ${snippet.file}:${snippet.line}, but the program doesn’t contain it.`,
      );
    const isJavaScript = /\.[cm]?jsx?$/.test(name);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(
        ({code, category}) => category === ts.DiagnosticCategory.Error && !(isJavaScript && isAboutMissingType(code)),
      )
      .map(({start, messageText, code}) => {
        const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
        return {
          snippet,
          line: source.getLineAndCharacterOfPosition(start ?? 0).line + 1,
          message: `${message} (TS${code})`,
          hint: hintFor(code, message),
        };
      });
  });
}

/** Type-checks TypeScript and JavaScript against the installed libraries. */
export const typescript: Checker = {
  names: ['ts', 'tsx', 'js', 'jsx'],
  check: (snippets) => Promise.resolve(findProblems(snippets)),
};
