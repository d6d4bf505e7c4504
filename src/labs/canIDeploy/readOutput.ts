/**
 * Reads what `can-i-deploy` printed, or what the matrix resource of the API returned, and explains it. The table of
 * earlier CLI versions, which had vertical bars, is read as well.
 */
import {parseTree, type ParseError} from 'jsonc-parser';
import {lineAt} from '../locate';

/** The longest text that's read, in characters. */
export const MAX_OUTPUT = 1_000_000;

/** The most rows that are explained. */
const MAX_ROWS = 200;

interface OutputRow {
  consumer: string;
  /** `null` if the output has no version. */
  consumerVersion: string | null;
  provider: string;
  providerVersion: string | null;
  /** `null` without a result. */
  success: boolean | null;
  isIgnored: boolean;
  /** The line in the text, counted from 1. Missing for JSON. */
  line?: number;
}

export type RowVerdict = 'passed' | 'failed' | 'unknown' | 'not-recorded' | 'ignored';

interface ExplainedRow extends OutputRow {
  verdict: RowVerdict;
  /** What it means and what to do. */
  text: string;
  /** The broker's sentence about the row. */
  notice?: string;
}

export type OutputResult =
  | {kind: 'problem'; message: string; line?: number}
  | {
      kind: 'read';
      format: 'table' | 'json' | 'text';
      rows: readonly ExplainedRow[];
      /** Rows after the limit, which aren't explained. */
      leftOut: number;
      /** `null` if a result is missing; undefined if the text doesn't say. */
      deployable: boolean | null | undefined;
      /** The broker's sentences that are about no row. */
      notices: readonly string[];
    };

class Unreadable extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

interface Read {
  format: 'table' | 'json' | 'text';
  rows: OutputRow[];
  deployable: boolean | null | undefined;
  notices: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the CLI and earlier versions of it write without a version or result. */
const EMPTY = new Set(['unknown', '???', '']);

/** Logs contain escape sequences for colors. */
const COLORS = /\u001b\[[\d;]*m/g;

/** Sentences of the broker, and of the CLI, that say why. */
const NOTICE =
  /(?:WARN: .+|There is no verified pact between .+|There are no missing dependencies|The verification for the pact between .+ failed|The cross contract verification between .+ failed|The provider contract self verification for .+ failed|All required verification results are published and successful|No version .+ exists.*|No version of .+ is currently recorded .+|No pacts or verifications have been published .+|Pacticipant .+ not found|Environment with name '.+' does not exist|Please provide 1 or more version selectors\.)/;

const ROW_START = /[│|]/;

/** The cells of a line of a table, or undefined. A log may have something before the first line. */
function cellsOf(line: string): string[] | undefined {
  const start = line.search(/[│]/);
  if (start >= 0)
    return line
      .slice(start)
      .split(/[│┆]/)
      .slice(1, -1)
      .map((cell) => cell.trim());
  return line.includes('|') ? line.split('|').map((cell) => cell.trim()) : undefined;
}

const COLUMNS = {
  consumer: 'CONSUMER',
  consumerVersion: 'C.VERSION',
  provider: 'PROVIDER',
  providerVersion: 'P.VERSION',
  success: 'SUCCESS?',
} as const;

type Columns = Readonly<Record<keyof typeof COLUMNS, number>>;

/** The places of the columns, if the cells are the headings. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const headings = cells.map((cell) => cell.toUpperCase());
  // With vertical bars, the first cell may have something of a log before it.
  const places = Object.entries(COLUMNS).map(([key, heading]): [string, number] => [
    key,
    headings.findIndex((cell) => cell === heading || cell.endsWith(` ${heading}`)),
  ]);
  return places.every(([, place]) => place >= 0) ? (Object.fromEntries(places) as Columns) : undefined;
}

function readLines(text: string): Read {
  const rows: OutputRow[] = [];
  const notices: string[] = [];
  let table: {columns: Columns; length: number} | undefined;
  let deployable: boolean | undefined;
  let firstRow: number | undefined;
  text.split(/\r?\n/).forEach((original, index) => {
    const line = original.replace(COLORS, '');
    const number = index + 1;
    if (line.includes('Computer says yes')) deployable = true;
    else if (line.includes('Computer says no')) deployable = false;
    const notice = NOTICE.exec(line)?.[0].trim();
    if (notice !== undefined) {
      if (!notices.includes(notice)) notices.push(notice);
      return;
    }
    const cells = ROW_START.test(line) ? cellsOf(line) : undefined;
    if (cells === undefined || /^[\s\-|+]*$/.test(line)) {
      if (line.trim() === '') table = undefined;
      return;
    }
    const columns = columnsOf(cells);
    if (columns !== undefined) {
      table = {columns, length: cells.length};
      return;
    }
    if (table === undefined) {
      firstRow ??= line.includes('┆') ? number : undefined;
      return;
    }
    if (cells.length !== table.length)
      throw new Unreadable(
        `Line ${number} has ${cells.length} cells, but the table has ${table.length} columns. Copy the complete line.`,
        number,
      );
    const cell = (key: keyof Columns): string => cells[table?.columns[key] ?? -1] ?? '';
    const valueOf = (key: keyof Columns): string | null => (EMPTY.has(cell(key)) ? null : cell(key));
    const success = cell('success');
    if (!EMPTY.has(success) && success !== 'true' && success !== 'false')
      throw new Unreadable(
        `Line ${number} has “${success}” under SUCCESS?, which isn’t true, false, or unknown.`,
        number,
      );
    rows.push({
      consumer: cell('consumer'),
      consumerVersion: valueOf('consumerVersion'),
      provider: cell('provider'),
      providerVersion: valueOf('providerVersion'),
      success: EMPTY.has(success) ? null : success === 'true',
      isIgnored: false,
      line: number,
    });
  });
  if (rows.length === 0 && firstRow !== undefined)
    throw new Unreadable(
      `Line ${firstRow} is part of a table, but the line with the headings is missing. Copy the complete table.`,
      firstRow,
    );
  return {format: rows.length > 0 ? 'table' : 'text', rows, deployable, notices};
}

function versionOf(side: unknown, path: string): {name: string; version: string | null} {
  if (!isRecord(side) || typeof side.name !== 'string')
    throw new Unreadable(`${path}.name is missing. Paste the complete response of the matrix resource.`);
  const {version} = side;
  return {name: side.name, version: isRecord(version) && typeof version.number === 'string' ? version.number : null};
}

function rowFromJson(row: unknown, index: number): OutputRow {
  const path = `matrix[${index}]`;
  if (!isRecord(row))
    throw new Unreadable(`${path} isn’t an object. Paste the complete response of the matrix resource.`);
  const [consumer, provider] = [
    versionOf(row.consumer, `${path}.consumer`),
    versionOf(row.provider, `${path}.provider`),
  ];
  const {verificationResult: result} = row;
  return {
    consumer: consumer.name,
    consumerVersion: consumer.version,
    provider: provider.name,
    providerVersion: provider.version,
    success: isRecord(result) && typeof result.success === 'boolean' ? result.success : null,
    isIgnored: row.ignored === true,
  };
}

/** @param offset the number of lines before the JSON */
function readJson(json: string, offset: number): Read {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    const errors: ParseError[] = [];
    parseTree(json, errors, {disallowComments: true, allowTrailingComma: false});
    const line = lineAt(json, errors[0]?.offset ?? 0) + offset;
    throw new Unreadable(`Line ${line} isn’t valid JSON. Copy the complete output.`, line);
  }
  if (!isRecord(value))
    throw new Unreadable('The JSON value isn’t an object. Paste the response of the matrix resource.');
  const {matrix, summary, notices, errors} = value;
  const texts = (list: unknown): string[] =>
    Array.isArray(list)
      ? list.flatMap((one: unknown) =>
          typeof one === 'string' ? [one] : isRecord(one) && typeof one.text === 'string' ? [one.text] : [],
        )
      : [];
  if (!Array.isArray(matrix)) {
    if (Array.isArray(errors)) return {format: 'json', rows: [], deployable: false, notices: texts(errors)};
    throw new Unreadable(
      'The JSON object has no matrix. Paste the output of can-i-deploy with --output json, or the response of the matrix resource.',
    );
  }
  const deployable = isRecord(summary) ? summary.deployable : undefined;
  return {
    format: 'json',
    rows: matrix.map(rowFromJson),
    deployable: typeof deployable === 'boolean' || deployable === null ? deployable : undefined,
    notices: texts(notices),
  };
}

/** The part of a text that is JSON, if there's one. A log has other lines before and after it. */
function findJson(text: string): {json: string; offset: number} | undefined {
  if (text.trimStart().startsWith('{')) return {json: text, offset: 0};
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes('{') && line.includes('"matrix"'));
  const line = lines[at];
  return line === undefined ? undefined : {json: line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1), offset: at};
}

/** Whether a sentence of the broker is about the versions of a row. */
function isAbout(notice: string, {consumer, consumerVersion, provider, providerVersion, success}: OutputRow): boolean {
  const isFailure = notice.startsWith('The ');
  if (success === true || isFailure !== (success === false)) return false;
  const has = (version: string | null): boolean =>
    version === null || notice.includes(`version ${version} of `) || notice.includes(`(${version})`);
  return (
    notice.includes(` of ${consumer} `) &&
    ` ${notice} `.replace(/ failed $/, ' ').includes(` of ${provider} `) &&
    has(consumerVersion) &&
    has(providerVersion)
  );
}

/**
 * The version of an application that a sentence of the broker names. The table of a missing result doesn't contain the
 * version that the check needs.
 */
function versionIn(notice: string, application: string): string | undefined {
  const before = [...notice.matchAll(/version (\S+) of /g)].find((match) =>
    `${notice.slice(match.index + match[0].length)} `.startsWith(`${application} `),
  );
  if (before !== undefined) return before[1];
  const at = notice.indexOf(` of ${application} currently in `);
  return at === -1 ? undefined : /\((\S+)\)/.exec(notice.slice(at))?.[1];
}

function explain(row: OutputRow, notices: readonly string[]): ExplainedRow {
  const notice = notices.find((one) => isAbout(one, row));
  const consumer = [row.consumer, row.consumerVersion].filter(Boolean).join(' ');
  const providerVersion = row.providerVersion ?? versionIn(notice ?? '', row.provider);
  const provider = [row.provider, providerVersion].filter(Boolean).join(' ');
  const verdict: RowVerdict = row.isIgnored
    ? 'ignored'
    : row.success === true
      ? 'passed'
      : row.success === false
        ? 'failed'
        : /no version is currently recorded|no such version exists|no versions exist/.test(notice ?? '')
          ? 'not-recorded'
          : 'unknown';
  const text = {
    ignored: 'The command ignored this row because of --ignore.',
    passed: `${provider} verified the pact of ${consumer} successfully, so this row doesn’t block the deployment.`,
    failed: `This row blocks the deployment. ${provider} verified the pact of ${consumer}, and the two don’t match. Waiting doesn’t help: change one of them, or deploy a version that matches first. If the version in the environment isn’t the one that runs there, record the deployment first.`,
    'not-recorded': `This row blocks the deployment. ${consumer} needs ${row.provider}, but the broker has no record of a version of it there. Deploy it first, or record its deployment. Retries don’t help.`,
    unknown: `This row blocks the deployment. The broker has no result for the pact of ${consumer} and ${providerVersion === undefined ? `the version of ${row.provider} that the check needs` : provider}. Verify the pact with that version. If a build that does so is running, wait for its result with --retry-while-unknown.`,
  }[verdict];
  return {...row, providerVersion: providerVersion ?? null, verdict, text, ...(notice !== undefined && {notice})};
}

/** Reads a pasted text. Problems are sentences for the reader. */
export function readOutput(text: string): OutputResult {
  try {
    if (text.trim() === '') throw new Unreadable('Paste the output of can-i-deploy first.');
    if (text.length > MAX_OUTPUT)
      throw new Unreadable(
        `The text has ${text.length.toLocaleString('en-US')} characters, but the limit is ${MAX_OUTPUT.toLocaleString('en-US')}. Paste only the table, or add a version to the query.`,
      );
    const found = findJson(text);
    const read = found === undefined ? readLines(text) : readJson(found.json, found.offset);
    if (read.rows.length === 0 && read.notices.length === 0 && read.deployable === undefined)
      throw new Unreadable(
        'No table, JSON, or known sentence of can-i-deploy was found. Copy the output from the line that starts with CONSUMER, or its JSON.',
      );
    const rows = read.rows.slice(0, MAX_ROWS).map((row) => explain(row, read.notices));
    const used = new Set(rows.map(({notice}) => notice));
    return {
      kind: 'read',
      format: read.format,
      rows,
      leftOut: read.rows.length - rows.length,
      deployable: read.deployable,
      notices: read.notices.filter((notice) => !used.has(notice)),
    };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const {message, line} = error;
    return {kind: 'problem', message, ...(line !== undefined && {line})};
  }
}

/** One sentence about the result. */
export function describeOutput(result: Extract<OutputResult, {kind: 'read'}>): string {
  const {rows, deployable, leftOut} = result;
  const blocking = rows.filter(({verdict}) => verdict !== 'passed' && verdict !== 'ignored').length;
  const total = rows.length + leftOut;
  const counted =
    total === 0
      ? 'The output has no table.'
      : blocking === 0
        ? `${total === 1 ? 'The row doesn’t block' : `None of the ${total} rows blocks`} the deployment.`
        : `${blocking} of ${total === 1 ? '1 row' : `${total} rows`} ${blocking === 1 ? 'blocks' : 'block'} the deployment.`;
  const answer =
    deployable === true
      ? 'can-i-deploy succeeded. '
      : deployable === false
        ? 'can-i-deploy failed. '
        : deployable === null
          ? 'can-i-deploy failed because a result is missing. '
          : '';
  return `${answer}${counted}`;
}
