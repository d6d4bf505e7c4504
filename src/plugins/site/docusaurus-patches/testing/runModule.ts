import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {createContext, runInContext} from 'node:vm';
import ts from 'typescript';
import type {Bundle, ModulePatch} from '../modulePatch';

/** The folder of the installed packages. */
const PACKAGES = join(dirname(createRequire(__filename).resolve('@docusaurus/core/package.json')), '../..');

/** The source of a module of an installed package. */
export const installedSource = (module: string): string => readFileSync(join(PACKAGES, module), 'utf8');

interface Surroundings {
  /** The exports of each module that the source imports. An import of any other module is an error. */
  imports?: Readonly<Record<string, object>>;
  /** Global variables, such as `window`. */
  globals?: Readonly<Record<string, unknown>>;
  /** Code that runs before the module. */
  setup?: string;
}

/** Runs the source of an ES module with JSX, and returns its exports. */
export function runModule<Exports>(
  source: string,
  {imports = {}, globals = {}, setup = ''}: Surroundings = {},
): Exports {
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      esModuleInterop: true,
    },
  });
  const exports = {};
  const context = createContext({
    exports,
    module: {exports},
    process: {env: {}},
    console,
    require(name: string) {
      const found = imports[name];
      if (found === undefined) throw new Error(`The module imports ${name}, which the test doesn't provide.`);
      return {__esModule: true, ...found};
    },
    ...globals,
  });
  runInContext(setup, context);
  runInContext(outputText, context);
  return exports as Exports;
}

/** Applies a patch to the installed module and runs the result. */
export function runPatched<Exports>(
  patch: ModulePatch & {module: string},
  {bundle = 'browser', ...surroundings}: Surroundings & {bundle?: Bundle} = {},
): Exports {
  return runModule<Exports>(patch.apply(installedSource(patch.module), bundle), surroundings);
}

/** Lets all pending promises settle. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
