import {buildSchema, GraphQLError, parse as parseGraphql, Source} from 'graphql';
import {fromHtml} from 'hast-util-from-html';
import {hasSqlDetails, loadModule, parseSync} from 'libpg-query';
import {parser as saxParser} from 'sax';
import {parse as parseToml, TomlError} from 'smol-toml';
import {eachOne, lineAt, type Checker, type Place} from './types';

/** XML: well-formed, with one root. */
const xml = eachOne(['xml'], ({text}) => {
  const problems: Place[] = [];
  const reader = saxParser(true, {position: true});
  reader.onerror = ({message}) => {
    const [what = message] = message.split('\n');
    if (problems.length === 0)
      problems.push({
        line: Math.min(reader.line + 1, text.split('\n').length),
        message: `This is not XML: ${what}.`,
        hint: 'Close each element by its own name, put values of attributes in quotes, and write &amp; and &lt; for & and <.',
      });
    reader.resume();
  };
  // A blank line before the declaration is the fence's, not the writer's.
  reader.write(text.replace(/\s+$/, '')).close();
  return problems;
});

/** TOML. */
const toml = eachOne(['toml'], ({text}) => {
  try {
    parseToml(text);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what = ''] = error.message.replace('Invalid TOML document: ', '').split('\n');
    return [{line: error.line, message: `This is not TOML: ${what}.`, hint: 'See https://toml.io/en/v1.0.0.'}];
  }
});

/** SQL as PostgreSQL reads it, the database of the on-premises editions. */
const sql = eachOne(['sql'], async ({text}) => {
  await loadModule();
  try {
    parseSync(text);
    return [];
  } catch (error) {
    if (!hasSqlDetails(error)) throw error;
    return [
      {
        line: lineAt(text, error.sqlDetails?.cursorPosition ?? 0),
        message: `PostgreSQL cannot read this: ${error.message}.`,
        hint: 'See https://www.postgresql.org/docs/current/sql.html; commands of psql such as \\c belong in a shell fence.',
      },
    ];
  }
});

/** GraphQL: a query, or a schema that holds together. */
const graphql = eachOne(['graphql'], ({text}) => {
  try {
    const {definitions} = parseGraphql(new Source(text));
    // A schema without its queries is a part of one.
    if (
      definitions.some((definition) => definition.kind === 'ObjectTypeDefinition' && definition.name.value === 'Query')
    )
      buildSchema(text);
    return [];
  } catch (error) {
    const place = error instanceof GraphQLError ? (error.locations?.[0]?.line ?? 1) : 1;
    return [
      {
        line: place,
        message: `This is not GraphQL: ${(error as Error).message}`,
        hint: 'See https://spec.graphql.org/.',
      },
    ];
  }
});

/** HTML: what the standard calls a parse error. */
const html = eachOne(['html'], ({text}) => {
  const problems: Place[] = [];
  const isPage = /^\s*(<!doctype|<html)/i.test(text);
  const onerror = ({line, reason, note}: {line?: number | undefined; reason: string; note?: string | undefined}) => {
    problems.push({
      line: line ?? 1,
      message: `This is not HTML: ${reason}.`,
      hint: note ?? 'See https://html.spec.whatwg.org/multipage/parsing.html#parse-errors.',
    });
  };
  fromHtml(text, {fragment: !isPage, onerror});
  return problems;
});

/** Names that stand twice. */
function twice(names: readonly {name: string; line: number}[]): Place[] {
  return names
    .filter(({name}, at) => names.findIndex((other) => other.name === name) !== at)
    .map(({name, line}) => ({line, message: `${name} is set twice.`, hint: 'Remove one: only the last would count.'}));
}

/** Reads lines of `name` and value. A line that continues belongs to the one before. */
function assignments(
  text: string,
  pattern: RegExp,
  comment: RegExp,
): {names: {name: string; line: number}[]; wrong: number[]} {
  const names: {name: string; line: number}[] = [];
  const wrong: number[] = [];
  let continues = false;
  text.split('\n').forEach((line, index) => {
    const isRest = continues;
    continues = /(^|[^\\])(\\\\)*\\$/.test(line) && !comment.test(line);
    if (isRest || line.trim() === '' || comment.test(line)) return;
    const name = pattern.exec(line)?.[1];
    if (name === undefined) wrong.push(index + 1);
    else names.push({name, line: index + 1});
  });
  return {names, wrong};
}

/** Files of properties, as Java reads them. */
const properties = eachOne(['properties'], ({text}) => {
  const {names, wrong} = assignments(text, /^\s*([^\s=:]+)\s*[=:]/, /^\s*[#!]/);
  return [
    ...wrong.map((line) => ({
      line,
      message: 'This line sets nothing.',
      hint: 'Write name=value, and begin a comment with #.',
    })),
    ...twice(names),
  ];
});

/** Files of variables, as Docker and dotenv read them. */
const env = eachOne(['env'], ({text}) => {
  const {names, wrong} = assignments(
    text,
    /^(?:export )?([A-Za-z_]\w*)=(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'][^"']*|)\s*(?:#.*)?$/,
    /^\s*#/,
  );
  return [
    ...wrong.map((line) => ({
      line,
      message: 'This line sets no variable.',
      hint: 'Write NAME=value without spaces around =, and close quotes in the same line.',
    })),
    ...twice(names),
  ];
});

/** The formats of data, queries and markup. */
export const dataFormats: readonly Checker[] = [xml, toml, sql, graphql, html, properties, env];
