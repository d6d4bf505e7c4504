import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';
import {checkPactCommands} from './pactCommands';
import type {Checker, Finding, Place, Snippet} from './types';

interface Grammar {
  /** Name of the checker. */
  name: string;
  /** The language's own name. */
  title: string;
  /** The package, and the file with the grammar in it. */
  wasm: readonly [name: string, file: string];
  /** What a fragment may stand in, on the fragment's own lines. */
  wrappers?: readonly (readonly [before: string, after: string])[];
}

const vscode = (language: string) => ['@vscode/tree-sitter-wasm', `wasm/tree-sitter-${language}.wasm`] as const;

const GRAMMARS: readonly Grammar[] = [
  {
    name: 'java',
    title: 'Java',
    wasm: vscode('java'),
    wrappers: [
      ['class Fence { ', '\n}'],
      ['class Fence { void fence() { ', '\n} }'],
    ],
  },
  {
    name: 'csharp',
    title: 'C#',
    wasm: vscode('c-sharp'),
    wrappers: [
      ['class Fence { ', '\n}'],
      ['class Fence { void Run() { ', '\n} }'],
    ],
  },
  {name: 'go', title: 'Go', wasm: vscode('go'), wrappers: [['package fence; func fence() { ', '\n}']]},
  {name: 'python', title: 'Python', wasm: vscode('python')},
  {name: 'ruby', title: 'Ruby', wasm: vscode('ruby')},
  {name: 'php', title: 'PHP', wasm: vscode('php'), wrappers: [['<?php ', '']]},
  {name: 'rust', title: 'Rust', wasm: vscode('rust'), wrappers: [['fn fence() { ', '\n}']]},
  {name: 'powershell', title: 'PowerShell', wasm: vscode('powershell')},
  {name: 'css', title: 'CSS', wasm: vscode('css')},
  {name: 'ini', title: 'INI', wasm: vscode('ini')},
  {
    name: 'kotlin',
    title: 'Kotlin',
    wasm: ['@tree-sitter-grammars/tree-sitter-kotlin', 'tree-sitter-kotlin.wasm'],
    wrappers: [
      ['class Fence { ', '\n}'],
      ['fun fence() { ', '\n}'],
    ],
  },
  {name: 'groovy', title: 'Groovy', wasm: ['tree-sitter-groovy', 'tree-sitter-groovy.wasm']},
];

const resolvePackage = createRequire(__filename).resolve;

let isReady: Promise<void> | undefined;

const parsers = new Map<Grammar, Promise<Parser>>();

/** A grammar takes a while to compile, so each is compiled once. */
function parserFor(grammar: Grammar): Promise<Parser> {
  const parser = parsers.get(grammar) ?? loadParser(grammar);
  parsers.set(grammar, parser);
  return parser;
}

async function loadParser({wasm: [name, file]}: Grammar): Promise<Parser> {
  // V8 would optimize a grammar's lexer, one huge function, for half a minute and more, and the next grammar waits for it. Unoptimized it reads a page in milliseconds.
  setFlagsFromString('--liftoff-only');
  await (isReady ??= Parser.init());
  const parser = new Parser();
  parser.setLanguage(await Language.load(join(dirname(resolvePackage(`${name}/package.json`)), file)));
  return parser;
}

/** Every node for which `test` holds, the outer ones first. */
function nodesWhere(node: Node, test: (node: Node) => boolean): Node[] {
  const below = node.children.flatMap((child) => (child === null ? [] : nodesWhere(child, test)));
  return test(node) ? [node, ...below] : below;
}

const shorten = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

/** The places that a grammar cannot make sense of. */
function errorsIn(root: Node, title: string, text: string): Place[] {
  if (!root.hasError) return [];
  const lines = text.split('\n');
  const found = nodesWhere(root, (node) => node.isError || node.isMissing).filter(
    ({parent}) => parent?.isError !== true,
  );
  const places = found.map((node) => {
    const row = Math.min(node.startPosition.row, lines.length - 1);
    const around = shorten(lines[row] ?? '');
    const last = Math.min(node.endPosition.row, lines.length - 1);
    const until = last > row ? `, between here and ${last - row} lines below` : '';
    const message = node.isMissing
      ? `${title} misses ${node.type} near “${around}”.`
      : `This is not ${title}${until}: “${around}”.`;
    return {line: row + 1, message, hint: 'Correct the syntax there; a part that is left out belongs in a comment.'};
  });
  return places.length > 0
    ? places
    : [
        {
          line: 1,
          message: `This is not ${title}.`,
          hint: 'Correct the syntax; a part that is left out belongs in a comment.',
        },
      ];
}

/** Reads a text whole, then as a fragment; the problems of the whole are told when neither works. */
function syntaxProblems(parser: Parser, {title, wrappers = []}: Grammar, text: string): Place[] {
  for (const [before, after] of [['', ''] as const, ...wrappers]) {
    const tree = parser.parse(`${before}${text}${after}\n`);
    const isSound = tree?.rootNode.hasError === false;
    tree?.delete();
    if (isSound) return [];
  }
  const tree = parser.parse(`${text}\n`);
  if (tree === null) throw new Error(`The grammar of ${title} gave up.`);
  const problems = errorsIn(tree.rootNode, title, text);
  tree.delete();
  return problems;
}

/** The grammar of Python takes a whole block that is indented; Python does not. */
function indentProblems(text: string): Place[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  return /^\s/.test(lines[first] ?? '')
    ? [
        {
          line: first + 1,
          message: 'This is not Python: the first statement is indented.',
          hint: 'Begin it in the first column.',
        },
      ]
    : [];
}

/** The pact commands of a PowerShell script. A backtick there is a backslash in a shell. */
function powershellCommands(root: Node): {script: string; row: number}[] {
  return nodesWhere(root, ({type}) => type === 'command').map(({text, startPosition}) => ({
    script: text.replace(/`\r?\n/g, '\\\n').replace(/\$env:(\w+)/gi, '$$$1'),
    row: startPosition.row,
  }));
}

/** The call that a string is an argument of, also by name as in `sh(script: '…')`. */
function callOf({parent}: Node): Node | null {
  if (parent === null || parent.type === 'juxt_function_call' || parent.type === 'method_invocation') return parent;
  if (parent.type === 'map_item') return parent.childForFieldName('key')?.text === 'script' ? callOf(parent) : null;
  return parent.type === 'argument_list' ? callOf(parent) : null;
}

/** The shell in the `sh` steps of a Jenkinsfile. */
function groovyCommands(root: Node): {script: string; row: number}[] {
  return nodesWhere(root, ({type}) => type === 'character_literal' || type === 'string_literal').flatMap((node) => {
    const script = /^('''|"""|'|")([\s\S]*)\1$/.exec(node.text)?.[2];
    // A backslash is written twice in a Groovy string.
    return script === undefined || callOf(node)?.childForFieldName('name')?.text !== 'sh'
      ? []
      : [{script: script.replace(/\\\\/g, '\\'), row: node.startPosition.row}];
  });
}

const COMMANDS: Readonly<Record<string, (root: Node) => {script: string; row: number}[]>> = {
  powershell: powershellCommands,
  groovy: groovyCommands,
};

function commandProblems(parser: Parser, name: string, {text, era}: Snippet): Place[] {
  const find = COMMANDS[name];
  const tree = find === undefined ? null : parser.parse(`${text}\n`);
  if (find === undefined || tree === null) return [];
  const problems = find(tree.rootNode).flatMap(({script, row}) =>
    checkPactCommands(script, {era}).map((place) => ({...place, line: place.line + row})),
  );
  tree.delete();
  return problems.filter(
    ({line, message}, at) => problems.findIndex((other) => other.line === line && other.message === message) === at,
  );
}

/** One checker for each language that is checked by its grammar. Fragments are read inside a class, a method or a function, too. */
export const grammars: readonly Checker[] = GRAMMARS.map((grammar) => ({
  names: [grammar.name],
  check: async (snippets) => {
    const parser = await parserFor(grammar);
    const findings: Finding[] = [];
    for (const snippet of snippets) {
      const problems = [
        ...syntaxProblems(parser, grammar, snippet.text),
        ...(grammar.name === 'python' ? indentProblems(snippet.text) : []),
      ];
      findings.push(
        ...(problems.length > 0 ? problems : commandProblems(parser, grammar.name, snippet)).map((place) => ({
          snippet,
          ...place,
        })),
      );
    }
    return findings;
  },
}));
