import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import ts from 'typescript';
import {ROOT} from './repository';
import type {Checker, Finding, Snippet} from './types';

/** Global types that a page may use once the package that brings them is installed. */
const GLOBALS = ['node', 'jest', 'mocha', 'cypress', 'vitest/globals'];

/** Extension by language; a plain `js` fence may hold CommonJS or a module. */
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

/** What strict TypeScript asks for and JavaScript has no way to say: the types of parameters, variables and caught errors. */
const isForTypeScript = (code: number) => (code >= 7000 && code < 7100) || code === 18046;

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

/** Virtual files stand where a sample would: packages resolve as they do for the samples. */
const FOLDER = join(ROOT, 'samples', '__fences__');

const installedGlobals = () =>
  GLOBALS.filter((name) =>
    [join('node_modules/@types', name), join('node_modules', name)].some((path) =>
      existsSync(join(ROOT, dirname(path) === 'node_modules/vitest' ? 'node_modules/vitest' : path)),
    ),
  );

/** Where a relative import may lead: a file of a sample, as `../src/client.js` stands in its tests. */
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

/** How to mend what the compiler finds, by its code; the compiler's own words say the rest. */
function hintFor(code: number, message: string): string {
  if (code === 2307 || code === 7016)
    return 'Import what is installed: a package of package-lock.json, or a file of a sample by its path there.';
  if (code === 2304 || code === 2552 || code === 2582 || code === 2593) {
    return /'(describe|it|expect|beforeEach|beforeAll|jest|cy|Cypress)'/.test(message)
      ? 'Import it, or install the test library’s types, so that the fence can be checked.'
      : 'Declare or import it in the fence: each fence is checked by itself. Code of several parts belongs in a sample, quoted with file=.';
  }
  if (code >= 1000 && code < 2000) return 'Correct the syntax there; a part that is left out belongs in a comment.';
  return 'Follow the types of the library as installed, or declare what is missing.';
}

/**
 * One program over all snippets: it reads the libraries' types once.
 * @returns the compiler's errors by snippet
 * @throws Error when the compiler's options are wrong
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
        : ts.resolveModuleName(`./${basename(file)}`, join(dirname(file), 'fence.ts'), options, host, cache);
    });
  const program = ts.createProgram([...files.keys()], options, host);
  const [wrong] = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (wrong !== undefined)
    throw new Error(`TypeScript cannot start: ${ts.flattenDiagnosticMessageText(wrong.messageText, ' ')}`);
  return [...files].flatMap(([name, snippet]) => {
    const source = program.getSourceFile(name);
    if (source === undefined) throw new Error(`TypeScript left ${snippet.file}:${snippet.line} out`);
    const isScript = /\.[cm]?jsx?$/.test(name);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(({code, category}) => category === ts.DiagnosticCategory.Error && !(isScript && isForTypeScript(code)))
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

/** TypeScript and JavaScript against the libraries that are installed. JavaScript is not asked for types that it cannot write. */
export const typescript: Checker = {
  names: ['ts', 'tsx', 'js', 'jsx'],
  check: (snippets) => Promise.resolve(findProblems(snippets)),
};
