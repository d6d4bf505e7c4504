import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';
import {checkPactCommands} from './pactCommands';
import type {Checker, Finding, Issue, Snippet} from './types';

interface Grammar {
  /** The name of the checker. */
  name: string;
  /** The name of the language in messages. */
  title: string;
  /** The package and the grammar's file in it. */
  wasm: readonly [name: string, file: string];
  /** Code that turns a fragment into a complete program, without adding lines before the fragment. */
  wrappers?: readonly (readonly [before: string, after: string])[];
}

const vscode = (language: string) => ['@vscode/tree-sitter-wasm', `wasm/tree-sitter-${language}.wasm`] as const;

const GRAMMARS: readonly Grammar[] = [
  {
    name: 'java',
    title: 'Java',
    wasm: vscode('java'),
    wrappers: [
      ['class Example { ', '\n}'],
      ['class Example { void example() { ', '\n} }'],
    ],
  },
  {
    name: 'csharp',
    title: 'C#',
    wasm: vscode('c-sharp'),
    wrappers: [
      ['class Example { ', '\n}'],
      ['class Example { void Run() { ', '\n} }'],
    ],
  },
  {name: 'go', title: 'Go', wasm: vscode('go'), wrappers: [['package example; func example() { ', '\n}']]},
  {name: 'python', title: 'Python', wasm: vscode('python')},
  {name: 'ruby', title: 'Ruby', wasm: vscode('ruby')},
  {name: 'php', title: 'PHP', wasm: vscode('php'), wrappers: [['<?php ', '']]},
  {name: 'rust', title: 'Rust', wasm: vscode('rust'), wrappers: [['fn example() { ', '\n}']]},
  {name: 'powershell', title: 'PowerShell', wasm: vscode('powershell')},
  {name: 'css', title: 'CSS', wasm: vscode('css')},
  {name: 'ini', title: 'INI', wasm: vscode('ini')},
  {
    name: 'kotlin',
    title: 'Kotlin',
    wasm: ['@tree-sitter-grammars/tree-sitter-kotlin', 'tree-sitter-kotlin.wasm'],
    wrappers: [
      ['class Example { ', '\n}'],
      ['fun example() { ', '\n}'],
    ],
  },
  {name: 'groovy', title: 'Groovy', wasm: ['tree-sitter-groovy', 'tree-sitter-groovy.wasm']},
];

const resolvePackage = createRequire(__filename).resolve;

let initialized: Promise<void> | undefined;

const parsers = new Map<Grammar, Promise<Parser>>();

/** Returns the parser for a grammar, and compiles each grammar only once, because that's slow. */
function parserFor(grammar: Grammar): Promise<Parser> {
  const parser = parsers.get(grammar) ?? loadParser(grammar);
  parsers.set(grammar, parser);
  return parser;
}

async function loadParser({wasm: [name, file]}: Grammar): Promise<Parser> {
  // V8 would spend more than half a minute optimizing a grammar's lexer, which is one huge function, and the next
  // grammar would have to wait. Without optimization, the lexer still reads a page in milliseconds.
  setFlagsFromString('--liftoff-only');
  await (initialized ??= Parser.init());
  const parser = new Parser();
  parser.setLanguage(await Language.load(join(dirname(resolvePackage(`${name}/package.json`)), file)));
  return parser;
}

/** Finds all nodes that match, parents before children. */
function nodesWhere(node: Node, matches: (node: Node) => boolean): Node[] {
  const descendants = node.children.flatMap((child) => (child === null ? [] : nodesWhere(child, matches)));
  return matches(node) ? [node, ...descendants] : descendants;
}

const SYNTAX_HINT = 'Correct the syntax. To leave out a part, use a comment.';

const shorten = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

/** Returns the syntax errors in a parse tree. */
function errorsIn(root: Node, title: string, text: string): Issue[] {
  if (!root.hasError) return [];
  const lines = text.split('\n');
  const found = nodesWhere(root, (node) => node.isError || node.isMissing).filter(
    ({parent}) => parent?.isError !== true,
  );
  const issues = found.map((node) => {
    const row = Math.min(node.startPosition.row, lines.length - 1);
    const excerpt = shorten(lines[row] ?? '');
    const last = Math.min(node.endPosition.row, lines.length - 1);
    const message = node.isMissing
      ? `${title}: ${node.type} is missing near “${excerpt}”.`
      : `This isn’t valid ${title}${last > row ? ` (lines ${row + 1} to ${last + 1} of the code block)` : ''}: “${excerpt}”.`;
    return {line: row + 1, message, hint: SYNTAX_HINT};
  });
  return issues.length > 0
    ? issues
    : [
        {
          line: 1,
          message: `This isn’t valid ${title}.`,
          hint: SYNTAX_HINT,
        },
      ];
}

/**
 * Parses a text as a complete program, then as a fragment. If both fail, returns the errors of the complete program.
 */
function syntaxProblems(parser: Parser, {title, wrappers = []}: Grammar, text: string): Issue[] {
  for (const [before, after] of [['', ''] as const, ...wrappers]) {
    const tree = parser.parse(`${before}${text}${after}\n`);
    const isValid = tree?.rootNode.hasError === false;
    tree?.delete();
    if (isValid) return [];
  }
  const tree = parser.parse(`${text}\n`);
  if (tree === null) throw new Error(`Expected a parse tree from the grammar for ${title}, but got none.`);
  const problems = errorsIn(tree.rootNode, title, text);
  tree.delete();
  return problems;
}

/** Reports an indented first statement, which Python rejects but the grammar accepts. */
function indentProblems(text: string): Issue[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  return /^\s/.test(lines[first] ?? '')
    ? [
        {
          line: first + 1,
          message: 'This isn’t valid Python: the first statement is indented.',
          hint: 'Start it in the first column.',
        },
      ]
    : [];
}

/** Returns the commands of a PowerShell script in Bash syntax, in which a line continues after a backslash. */
function powershellCommands(root: Node): {script: string; row: number}[] {
  return nodesWhere(root, ({type}) => type === 'command').map(({text, startPosition}) => ({
    script: text.replace(/`\r?\n/g, '\\\n').replace(/\$env:(\w+)/gi, '$$$1'),
    row: startPosition.row,
  }));
}

/** Returns the call that has a string as an argument, including a named argument as in `sh(script: '…')`. */
function callOf({parent}: Node): Node | null {
  if (parent === null || parent.type === 'juxt_function_call' || parent.type === 'method_invocation') return parent;
  if (parent.type === 'map_item') return parent.childForFieldName('key')?.text === 'script' ? callOf(parent) : null;
  return parent.type === 'argument_list' ? callOf(parent) : null;
}

/** Returns the shell scripts in the `sh` steps of a Jenkinsfile. */
function groovyCommands(root: Node): {script: string; row: number}[] {
  return nodesWhere(root, ({type}) => type === 'character_literal' || type === 'string_literal').flatMap((node) => {
    const script = /^('''|"""|'|")([\s\S]*)\1$/.exec(node.text)?.[2];
    // Groovy strings escape a backslash with another one.
    return script === undefined || callOf(node)?.childForFieldName('name')?.text !== 'sh'
      ? []
      : [{script: script.replace(/\\\\/g, '\\'), row: node.startPosition.row}];
  });
}

const COMMANDS: Readonly<Record<string, (root: Node) => {script: string; row: number}[]>> = {
  powershell: powershellCommands,
  groovy: groovyCommands,
};

function commandProblems(parser: Parser, name: string, {text, era}: Snippet): Issue[] {
  const find = COMMANDS[name];
  const tree = find === undefined ? null : parser.parse(`${text}\n`);
  if (find === undefined || tree === null) return [];
  const problems = find(tree.rootNode).flatMap(({script, row}) =>
    checkPactCommands(script, {era}).map((issue) => ({...issue, line: issue.line + row})),
  );
  tree.delete();
  return problems.filter(
    ({line, message}, at) => problems.findIndex((other) => other.line === line && other.message === message) === at,
  );
}

/** The checkers that parse a language with its grammar. They accept fragments of a class, a method, or a function. */
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
        ...(problems.length > 0 ? problems : commandProblems(parser, grammar.name, snippet)).map((issue) => ({
          snippet,
          ...issue,
        })),
      );
    }
    return findings;
  },
}));
