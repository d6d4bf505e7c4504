import {parse, parseTree, printParseErrorCode, type Node, type ParseError, type ParseOptions} from 'jsonc-parser';
import {checkPactCommands} from './pactCommands';
import {eachOne, lineAt, type Place} from './types';

/** What the parser's codes mean to a writer. */
const MEANING: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is no value',
  InvalidNumberFormat: 'this is no number',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'something stands behind the end of the value',
  InvalidCommentToken: 'a comment has no place in JSON',
  UnexpectedEndOfComment: 'a comment is not closed',
  UnexpectedEndOfString: 'a string is not closed',
  UnexpectedEndOfNumber: 'a number is not finished',
  InvalidUnicode: 'a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'a backslash stands before a character that it cannot escape',
  InvalidCharacter: 'a string holds a control character',
};

const STRICT: ParseOptions = {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false};
const HINT = 'Correct the JSON there; a part that is left out belongs in the text, not in the fence.';

/** Names that stand twice in an object, of which a reader's parser drops one. */
function duplicates(node: Node): Node[] {
  const below = (node.children ?? []).flatMap(duplicates);
  if (node.type !== 'object') return below;
  const names = (node.children ?? []).map((property) => property.children?.[0]).filter((name) => name !== undefined);
  return [...names.filter((name, at) => names.findIndex(({value}) => value === name.value) !== at), ...below];
}

/**
 * What is wrong with a JSON text.
 * @param options of the parser; strict JSON unless said otherwise
 */
export function jsonProblems(text: string, options: ParseOptions = STRICT): Place[] {
  const errors: ParseError[] = [];
  parse(text, errors, options);
  const [first] = errors;
  if (first !== undefined) {
    const code = printParseErrorCode(first.error);
    // The parser asks for a property where a comma is too many.
    const comma = /,\s*$/.test(text.slice(0, first.offset)) && /^\s*[}\]]/.test(text.slice(first.offset));
    const offset = comma ? text.slice(0, first.offset).trimEnd().length : first.offset;
    return [
      {
        line: lineAt(text, offset),
        message: `This is not JSON: ${comma ? 'a comma stands behind the last part' : (MEANING[code] ?? code)}.`,
        hint: comma ? 'Remove the comma.' : HINT,
      },
    ];
  }
  if (options === STRICT) {
    try {
      JSON.parse(text);
    } catch (error) {
      const {message} = error as Error;
      return [
        {
          line: lineAt(text, Number(/position (\d+)/.exec(message)?.[1] ?? 0)),
          message: `This is not JSON: ${message}.`,
          hint: HINT,
        },
      ];
    }
  }
  const tree = parseTree(text, [], options);
  return (tree === undefined ? [] : duplicates(tree)).map((name) => ({
    line: lineAt(text, name.offset),
    message: `The name ${JSON.stringify(name.value)} stands twice in one object.`,
    hint: 'Rename or remove one.',
  }));
}

const childOf = (node: Node | undefined, name: string): Node | undefined =>
  node?.children?.find((property) => property.children?.[0]?.value === name)?.children?.[1];

/** The pact commands in the scripts of a package.json. */
function scriptProblems(text: string, era: 'legacy' | undefined): Place[] {
  const scripts = childOf(parseTree(text, []), 'scripts');
  return (scripts?.children ?? []).flatMap(({children}) => {
    const value: unknown = children?.[1]?.value;
    const offset = children?.[1]?.offset ?? 0;
    return typeof value === 'string'
      ? checkPactCommands(value, {era}).map((place) => ({...place, line: lineAt(text, offset)}))
      : [];
  });
}

/** Strict JSON; the scripts of a package.json are looked at as shell. */
export const json = eachOne(['json'], ({text, era}) => {
  const problems = jsonProblems(text);
  return problems.length > 0 ? problems : scriptProblems(text, era);
});

/** JSON with comments and trailing commas. */
export const jsonc = eachOne(['jsonc'], ({text}) =>
  jsonProblems(text, {allowTrailingComma: true, allowEmptyContent: false}),
);
