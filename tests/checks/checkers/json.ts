import {parse, parseTree, printParseErrorCode, type Node, type ParseError, type ParseOptions} from 'jsonc-parser';
import {checkPactCommands} from './pactCommands';
import {checkEach, lineAt, type Issue} from './types';

/** Explanations for the parser's error codes. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this isn’t a value',
  InvalidNumberFormat: 'this isn’t a number',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'there is text after the end of the value',
  InvalidCommentToken: 'JSON doesn’t allow comments',
  UnexpectedEndOfComment: 'a comment isn’t closed',
  UnexpectedEndOfString: 'a string isn’t closed',
  UnexpectedEndOfNumber: 'a number is incomplete',
  InvalidUnicode: 'a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'a backslash is before a character that can’t be escaped',
  InvalidCharacter: 'a string contains a control character',
};

const STRICT: ParseOptions = {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false};
const HINT = 'Correct the JSON. If you leave out a part, say so in the text instead of the code block.';

/** Finds duplicate names in objects, because parsers ignore all but one of them. */
function duplicates(node: Node): Node[] {
  const below = (node.children ?? []).flatMap(duplicates);
  if (node.type !== 'object') return below;
  const names = (node.children ?? []).map((property) => property.children?.[0]).filter((name) => name !== undefined);
  return [...names.filter((name, at) => names.findIndex(({value}) => value === name.value) !== at), ...below];
}

/**
 * Checks a JSON text.
 * @param options the parser's options, which only allow strict JSON by default
 */
export function jsonProblems(text: string, options: ParseOptions = STRICT): Issue[] {
  const errors: ParseError[] = [];
  parse(text, errors, options);
  const [first] = errors;
  if (first !== undefined) {
    const code = printParseErrorCode(first.error);
    // After a trailing comma, the parser reports that a property is missing.
    const comma = /,\s*$/.test(text.slice(0, first.offset)) && /^\s*[}\]]/.test(text.slice(first.offset));
    const offset = comma ? text.slice(0, first.offset).trimEnd().length : first.offset;
    return [
      {
        line: lineAt(text, offset),
        message: `This isn’t valid JSON: ${comma ? 'there is a comma after the last item' : (EXPLANATIONS[code] ?? code)}.`,
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
          message: `This isn’t valid JSON: ${message}.`,
          hint: HINT,
        },
      ];
    }
  }
  const tree = parseTree(text, [], options);
  return (tree === undefined ? [] : duplicates(tree)).map((name) => ({
    line: lineAt(text, name.offset),
    message: `The object has the name ${JSON.stringify(name.value)} twice.`,
    hint: 'Rename or remove one of them.',
  }));
}

const childOf = (node: Node | undefined, name: string): Node | undefined =>
  node?.children?.find((property) => property.children?.[0]?.value === name)?.children?.[1];

/** Checks the pact commands in the scripts of a package.json. */
function scriptProblems(text: string, era: 'legacy' | undefined): Issue[] {
  const scripts = childOf(parseTree(text, []), 'scripts');
  return (scripts?.children ?? []).flatMap(({children}) => {
    const value: unknown = children?.[1]?.value;
    const offset = children?.[1]?.offset ?? 0;
    return typeof value === 'string'
      ? checkPactCommands(value, {era}).map((issue) => ({...issue, line: lineAt(text, offset)}))
      : [];
  });
}

/** Checks strict JSON, and the scripts of a package.json as shell. */
export const json = checkEach(['json'], ({text, era}) => {
  const problems = jsonProblems(text);
  return problems.length > 0 ? problems : scriptProblems(text, era);
});

/** Checks JSON with comments and trailing commas. */
export const jsonc = checkEach(['jsonc'], ({text}) =>
  jsonProblems(text, {allowTrailingComma: true, allowEmptyContent: false}),
);
