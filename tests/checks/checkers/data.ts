import {buildSchema, GraphQLError, parse as parseGraphql, Source} from 'graphql';
import {fromHtml} from 'hast-util-from-html';
import {hasSqlDetails, loadModule, parseSync} from 'libpg-query';
import {parser as saxParser} from 'sax';
import {parse as parseToml, TomlError} from 'smol-toml';
import {checkEach, lineAt, type Checker, type Issue} from './types';

/** Checks that XML is well-formed and has one root element. */
const xml = checkEach(['xml'], ({text}) => {
  const problems: Issue[] = [];
  const reader = saxParser(true, {position: true});
  reader.onerror = ({message}) => {
    const [what = message] = message.split('\n');
    if (problems.length === 0)
      problems.push({
        line: Math.min(reader.line + 1, text.split('\n').length),
        message: `This isn’t valid XML: ${what}.`,
        hint: 'Close each element, quote attribute values, and write &amp; and &lt; for & and <.',
      });
    reader.resume();
  };
  // Blank lines at the end of the code block aren't part of the document.
  reader.write(text.replace(/\s+$/, '')).close();
  return problems;
});

const toml = checkEach(['toml'], ({text}) => {
  try {
    parseToml(text);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what = ''] = error.message.replace('Invalid TOML document: ', '').split('\n');
    return [{line: error.line, message: `This isn’t valid TOML: ${what}.`, hint: 'See https://toml.io/en/v1.0.0.'}];
  }
});

/** Parses SQL with PostgreSQL's parser, because On-Premises uses PostgreSQL. */
const sql = checkEach(['sql'], async ({text}) => {
  await loadModule();
  try {
    parseSync(text);
    return [];
  } catch (error) {
    if (!hasSqlDetails(error)) throw error;
    return [
      {
        line: lineAt(text, error.sqlDetails?.cursorPosition ?? 0),
        message: `PostgreSQL can’t parse this: ${error.message}.`,
        hint: 'See https://www.postgresql.org/docs/current/sql.html. Put psql commands such as \\c in a shell code block.',
      },
    ];
  }
});

/** Checks a GraphQL query or schema. */
const graphql = checkEach(['graphql'], ({text}) => {
  try {
    const {definitions} = parseGraphql(new Source(text));
    // A schema without a Query type is only part of a schema, and may refer to types that it doesn't define.
    if (
      definitions.some((definition) => definition.kind === 'ObjectTypeDefinition' && definition.name.value === 'Query')
    )
      buildSchema(text);
    return [];
  } catch (error) {
    return [
      {
        line: error instanceof GraphQLError ? (error.locations?.[0]?.line ?? 1) : 1,
        message: `This isn’t valid GraphQL: ${(error as Error).message}`,
        hint: 'See https://spec.graphql.org/.',
      },
    ];
  }
});

/** Reports what the HTML standard defines as parse errors. */
const html = checkEach(['html'], ({text}) => {
  const problems: Issue[] = [];
  const isPage = /^\s*(<!doctype|<html)/i.test(text);
  const onerror = ({line, reason, note}: {line?: number | undefined; reason: string; note?: string | undefined}) => {
    problems.push({
      line: line ?? 1,
      message: `This isn’t valid HTML: ${reason}.`,
      hint: note ?? 'See https://html.spec.whatwg.org/multipage/parsing.html#parse-errors.',
    });
  };
  fromHtml(text, {fragment: !isPage, onerror});
  return problems;
});

function duplicates(names: readonly {name: string; line: number}[]): Issue[] {
  return names
    .filter(({name}, at) => names.findIndex((other) => other.name === name) !== at)
    .map(({name, line}) => ({
      line,
      message: `${name} is set twice.`,
      hint: 'Remove one of them, because only the last one takes effect.',
    }));
}

/** Parses lines of names and values. A line that ends in a backslash continues on the next line. */
function assignments(
  text: string,
  pattern: RegExp,
  comment: RegExp,
): {names: {name: string; line: number}[]; wrong: number[]} {
  const names: {name: string; line: number}[] = [];
  const wrong: number[] = [];
  let continues = false;
  text.split('\n').forEach((line, index) => {
    const isContinuation = continues;
    continues = /(^|[^\\])(\\\\)*\\$/.test(line) && !comment.test(line);
    if (isContinuation || line.trim() === '' || comment.test(line)) return;
    const name = pattern.exec(line)?.[1];
    if (name === undefined) wrong.push(index + 1);
    else names.push({name, line: index + 1});
  });
  return {names, wrong};
}

/** Checks a Java properties file. */
const properties = checkEach(['properties'], ({text}) => {
  const {names, wrong} = assignments(text, /^\s*([^\s=:]+)\s*[=:]/, /^\s*[#!]/);
  return [
    ...wrong.map((line) => ({
      line,
      message: 'This line sets no property.',
      hint: 'Write name=value, and start comments with #.',
    })),
    ...duplicates(names),
  ];
});

/** Checks a file of environment variables in the format of Docker and dotenv. */
const env = checkEach(['env'], ({text}) => {
  const {names, wrong} = assignments(
    text,
    /^(?:export )?([A-Za-z_]\w*)=(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'][^"']*|)\s*(?:#.*)?$/,
    /^\s*#/,
  );
  return [
    ...wrong.map((line) => ({
      line,
      message: 'This line sets no variable.',
      hint: 'Write NAME=value without spaces around =, and close quotes on the same line.',
    })),
    ...duplicates(names),
  ];
});

/** The checkers for data formats, query languages, and markup. */
export const dataFormats: readonly Checker[] = [xml, toml, sql, graphql, html, properties, env];
