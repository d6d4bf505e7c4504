/** Reads JSON that readers type, with the reason and the line of a problem. */
import {parseTree, printParseErrorCode, type Node as JsonNode, type ParseError} from 'jsonc-parser';
import {columnAt, lineAt, type DocumentNode} from './locate';
import type {ProblemReason} from './protocol';

/** The deepest nesting that the labs read. Deeper documents exceed the call stack of some browsers. */
export const MAX_DEPTH = 200;

/** Thrown for a document that can't be read. The message is a sentence for the reader. */
export class DocumentProblem extends Error {
  constructor(
    readonly reason: ProblemReason,
    message: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(message);
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const tooDeep = (line?: number) =>
  new DocumentProblem('too-deep', `The document is nested more than ${MAX_DEPTH} levels deep.`, line);

/** Sentences for the codes of the JSON parser. */
const JSON_REASONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This isn’t a JSON value. Put strings in double quotes.',
  InvalidNumberFormat: 'This isn’t a number that JSON allows.',
  PropertyNameExpected: 'A property name in double quotes is missing. Check for a comma after the last property.',
  ValueExpected: 'A value is missing. Check for a comma after the last value.',
  ColonExpected: 'A colon between a property and its value is missing.',
  CommaExpected: 'A comma is missing before this value.',
  CloseBraceExpected: 'A closing brace } is missing.',
  CloseBracketExpected: 'A closing bracket ] is missing.',
  EndOfFileExpected: 'The document continues after the end of the JSON value.',
  InvalidCommentToken: 'JSON doesn’t have comments.',
  UnexpectedEndOfComment: 'JSON doesn’t have comments.',
  UnexpectedEndOfString: 'A string has no closing double quote.',
  UnexpectedEndOfNumber: 'A number is incomplete.',
  InvalidUnicode: 'A \\u escape needs four hexadecimal digits.',
  InvalidEscapeCharacter: 'JSON doesn’t have this escape sequence.',
  InvalidCharacter: 'A string contains a character that JSON doesn’t allow, such as a line break.',
};

function fromJson(node: JsonNode, offset: number, depth: number, text: string): DocumentNode {
  if (depth > MAX_DEPTH) throw tooDeep(lineAt(text, node.offset));
  const children = new Map<string, DocumentNode>();
  (node.children ?? []).forEach((child, index) => {
    if (node.type === 'array') children.set(String(index), fromJson(child, child.offset, depth + 1, text));
    const [key, value] = child.children ?? [];
    if (node.type === 'object' && key !== undefined && value !== undefined)
      children.set(String(key.value), fromJson(value, key.offset, depth + 1, text));
  });
  return {offset, end: node.offset + node.length, children};
}

/**
 * Reads strict JSON.
 * @throws DocumentProblem if the text has a syntax error or is nested too deeply
 */
export function parseJson(text: string): {value: unknown; root: DocumentNode} {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {disallowComments: true, allowTrailingComma: false});
  const [error] = errors;
  if (error !== undefined || tree === undefined) {
    const code = error === undefined ? 'ValueExpected' : printParseErrorCode(error.error);
    const offset = error?.offset ?? 0;
    throw new DocumentProblem(
      'syntax',
      `Invalid JSON: ${JSON_REASONS[code] ?? code}`,
      lineAt(text, offset),
      columnAt(text, offset),
    );
  }
  return {root: fromJson(tree, tree.offset, 0, text), value: JSON.parse(text) as unknown};
}
