/**
 * Turns the reader's two ES modules into functions. The policy of the worker allows generated code but no other
 * scripts, so the browser's own module loader can't load them. An import keeps the value that the export has when the
 * importing module starts.
 */
import {parse, type Node, type Program} from 'acorn';
import {LIMITS, type Files, type Place, type Role} from './protocol';

/** A problem with the reader's code, in a sentence for the reader. */
export class CodeError extends Error {
  constructor(
    message: string,
    readonly place?: Place,
  ) {
    super(message);
  }
}

/** The exports of a module that the lab provides. */
export type Library = Readonly<Record<string, unknown>>;

/** An import: `name` of `module` becomes `local`. The name `*` stands for the complete module. */
interface Import {
  module: string;
  name: string;
  local: string;
  line: number;
}

interface Module {
  role: Role;
  imports: Import[];
  /** The local name of each export. */
  exports: Map<string, string>;
  /** The code without imports and exports, on the same lines. */
  body: string;
}

/** Names that the generated code adds to the reader's. */
const DEFAULT = '$default$';
const MODULES = '$modules$';
const EXPORTS = '$exports$';
const META = '$meta$';

const nameOf = (node: {type: string; name?: string; value?: unknown}): string =>
  node.type === 'Identifier' ? (node.name ?? '') : String(node.value);

/** The names that a pattern on the left of a declaration binds. */
function namesIn(pattern: Node): string[] {
  const node = pattern as unknown as Record<string, Node | (Node | null)[] | string | null>;
  switch (pattern.type) {
    case 'Identifier':
      return [String(node.name)];
    case 'ObjectPattern':
      return (node.properties as Node[]).flatMap((property) =>
        namesIn((property as unknown as {value?: Node; argument?: Node}).value ?? argumentOf(property)),
      );
    case 'ArrayPattern':
      return (node.elements as (Node | null)[]).flatMap((element) => (element === null ? [] : namesIn(element)));
    case 'AssignmentPattern':
      return namesIn(node.left as Node);
    default:
      return pattern.type === 'RestElement' ? namesIn(argumentOf(pattern)) : [];
  }
}

const argumentOf = (node: Node): Node => (node as unknown as {argument: Node}).argument;

/** Calls a function with every node of a syntax tree. */
function visit(node: Node, found: (node: Node) => void): void {
  found(node);
  for (const value of Object.values(node) as unknown[])
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === 'object' && child !== null && 'type' in child && 'start' in child)
        visit(child as Node, found);
}

function parseFile(role: Role, name: string, text: string): Program {
  if (text.length > LIMITS.file)
    throw new CodeError(
      `${name} has ${text.length.toLocaleString('en-US')} characters. ` +
        `The limit is ${LIMITS.file.toLocaleString('en-US')}.`,
    );
  try {
    return parse(text, {ecmaVersion: 2022, sourceType: 'module', locations: true});
  } catch (error) {
    if (error instanceof SyntaxError && 'loc' in error) {
      const {line} = error.loc as {line: number};
      const message = error.message.replace(/ \(\d+:\d+\)$/, '');
      throw new CodeError(`Syntax error in ${name}, line ${line}: ${message}.`, {role, line});
    }
    if (error instanceof RangeError) throw new CodeError(`${name} is nested too deeply.`);
    throw error;
  }
}

/** Reads a file. Replaced text keeps its line breaks, so that the lines in error messages are the reader's. */
function readModule(role: Role, {name, text}: Files[Role]): Module {
  const program = parseFile(role, name, text);
  const module: Module = {role, imports: [], exports: new Map(), body: ''};
  const edits: {start: number; end: number; text: string}[] = [];
  const edit = (start: number, end: number, replacement = '') => {
    const breaks = text.slice(start, end).replaceAll(/[^\n]/g, '');
    edits.push({start, end, text: replacement + breaks});
  };
  const lineOf = (node: Node): number => node.loc?.start.line ?? 1;

  for (const node of program.body)
    switch (node.type) {
      case 'ImportDeclaration': {
        const from = String(node.source.value);
        const line = lineOf(node);
        if (node.specifiers.length === 0) module.imports.push({module: from, name: '', local: '', line});
        for (const specifier of node.specifiers)
          module.imports.push({
            module: from,
            name:
              specifier.type === 'ImportSpecifier'
                ? nameOf(specifier.imported)
                : specifier.type === 'ImportDefaultSpecifier'
                  ? 'default'
                  : '*',
            local: specifier.local.name,
            line,
          });
        edit(node.start, node.end, ';');
        break;
      }
      case 'ExportNamedDeclaration': {
        if (node.source)
          throw new CodeError(
            `${name}, line ${lineOf(node)}: this lab doesn’t support \`export … from\`. Import the name first, and then export it.`,
            {role, line: lineOf(node)},
          );
        if (node.declaration) {
          const {declaration} = node;
          const names =
            declaration.type === 'VariableDeclaration'
              ? declaration.declarations.flatMap(({id}) => namesIn(id))
              : [declaration.id.name];
          for (const exported of names) module.exports.set(exported, exported);
          edit(node.start, declaration.start);
        } else {
          for (const {exported, local} of node.specifiers) module.exports.set(nameOf(exported), nameOf(local));
          edit(node.start, node.end, ';');
        }
        break;
      }
      case 'ExportDefaultDeclaration': {
        const {declaration} = node;
        const declared = 'id' in declaration && declaration.type.endsWith('Declaration') ? declaration.id : null;
        module.exports.set('default', declared?.name ?? DEFAULT);
        edit(node.start, declaration.start, declared ? '' : `const ${DEFAULT} = `);
        break;
      }
      case 'ExportAllDeclaration':
        throw new CodeError(`${name}, line ${lineOf(node)}: this lab doesn’t support \`export *\`. Export each name.`, {
          role,
          line: lineOf(node),
        });
    }

  visit(program, (node) => {
    if (node.type === 'ImportExpression')
      throw new CodeError(
        `${name}, line ${lineOf(node)}: this lab doesn’t support \`import()\`. Write an import at the top of the file.`,
        {role, line: lineOf(node)},
      );
    // `new.target` is the other meta property, and starts with `n`.
    if (node.type === 'MetaProperty' && text.startsWith('import', node.start)) edit(node.start, node.end, META);
  });

  edits.sort((one, other) => other.start - one.start);
  module.body = edits.reduce((body, {start, end, text: with_}) => body.slice(0, start) + with_ + body.slice(end), text);
  return module;
}

/** The module that an import names: one of the reader's files, or a library. */
const roleOf = (files: Files, specifier: string): Role | undefined =>
  (['client', 'test'] as const).find((role) => specifier === `./${files[role].name}`);

const quoted = (names: Iterable<string>): string => [...names].map((name) => `\`${name}\``).join(', ');

function checkImports(files: Files, modules: Record<Role, Module>, libraries: Record<string, Library>): void {
  for (const {role, imports} of Object.values(modules))
    for (const {module: from, name, line} of imports) {
      const fail = (message: string): never => {
        throw new CodeError(`${files[role].name}, line ${line}: ${message}`, {role, line});
      };
      const target = roleOf(files, from);
      if (target === 'test') fail('a file can’t import the test.');
      if (target === role) fail('a file can’t import itself.');
      const library = Object.hasOwn(libraries, from) ? libraries[from] : undefined;
      if (target === undefined && library === undefined)
        fail(
          `this lab can’t import \`${from}\`. It can import ${quoted([`./${files.client.name}`, ...Object.keys(libraries)])}.`,
        );
      const exported = target === undefined ? Object.keys(library ?? {}) : [...modules[target].exports.keys()];
      if (name === '' || name === '*' || exported.includes(name)) continue;
      if (target !== undefined)
        fail(
          `\`${files[target].name}\` doesn’t export \`${name}\`. It exports ${exported.length === 0 ? 'nothing' : quoted(exported)}.`,
        );
      fail(
        `this lab’s \`${from}\` doesn’t have \`${name}\`. It has ${quoted(exported.filter((one) => one !== 'default'))}.`,
      );
    }
}

/** The code of a function that runs a module. All code before the reader's is on the reader's first line. */
function functionOf({imports, exports, body}: Module, name: string, globals: readonly string[]): string {
  const bindings = imports
    .filter(({local}) => local !== '')
    .map(({module: from, name: imported, local}) => {
      const source = `${MODULES}[${JSON.stringify(from)}]`;
      return `const ${local} = ${imported === '*' ? source : `${source}[${JSON.stringify(imported)}]`};`;
    });
  const getters = [...exports].map(([exported, local]) => `${JSON.stringify(exported)}: () => ${local}`);
  return (
    `((${globals.join(', ')}) => async (${MODULES}, ${EXPORTS}, ${META}) => { "use strict"; ${bindings.join(' ')} ` +
    `${EXPORTS}({${getters.join(', ')}}); ${body}\n})\n//# sourceURL=${name}`
  );
}

/** Parses both files and checks their imports, without running them. */
export function readFiles(files: Files, libraries: Record<string, Library>): Record<Role, Module> {
  const modules = {client: readModule('client', files.client), test: readModule('test', files.test)};
  checkImports(files, modules, libraries);
  return modules;
}

/**
 * Runs the client and then the test.
 * @param evaluate indirect `eval`
 * @param globals what the code finds under these names, instead of the browser's
 */
export async function runModules(
  files: Files,
  libraries: Record<string, Library>,
  globals: Readonly<Record<string, unknown>>,
  evaluate: (code: string) => unknown,
): Promise<void> {
  const modules = readFiles(files, libraries);
  const names = Object.keys(globals);
  const exportsOf: Record<Role, object> = {client: {}, test: {}};
  const isUsed = modules.test.imports.some(({module: from}) => roleOf(files, from) === 'client');
  for (const role of isUsed ? (['client', 'test'] as const) : (['test'] as const)) {
    const {name} = files[role];
    const create = evaluate(functionOf(modules[role], name, names)) as (
      ...values: unknown[]
    ) => (modules: object, exports: (getters: Record<string, () => unknown>) => void, meta: object) => Promise<void>;
    const available: Record<string, object> = {...libraries, [`./${files.client.name}`]: exportsOf.client};
    const meta = {dirname: '/lab/consumer', filename: `/lab/consumer/${name}`, url: `file:///lab/consumer/${name}`};
    await create(...names.map((global) => globals[global]))(
      available,
      (getters) => {
        for (const [exported, get] of Object.entries(getters))
          Object.defineProperty(exportsOf[role], exported, {get, enumerable: true});
      },
      meta,
    );
  }
}

/** The place in the reader's code that an error comes from, according to its stack. */
export function placeOf(error: unknown, files: Files): Place | undefined {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
  // The stack starts with the message, which can be long.
  const lines = stack.slice(0, 50_000).split('\n');
  for (const line of lines.filter(({length}) => length < 500)) {
    const [, name, number] = /([\w.-]+\.js):(\d+):\d+/.exec(line) ?? [];
    const role = (['client', 'test'] as const).find((one) => files[one].name === name);
    if (role !== undefined) return {role, line: Number(number)};
  }
  return undefined;
}
