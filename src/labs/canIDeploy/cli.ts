/**
 * What `pact broker can-i-deploy` prints, in the formats of version 18.1.2 of the Pact CLI. The tests compare them with
 * the recordings in samples/pact-cli/output.
 * @see https://github.com/pact-foundation/pact-broker-cli/blob/main/src/cli/pact_broker/main/can_i_deploy.rs
 */
import type {MatrixResponse} from 'mock-broker/engine';
import type {Answer, Question} from './broker';

/** Options that change the command, but not the question. */
export interface Options {
  /** Whether to wait while a result is missing. */
  retry?: boolean;
  /** Whether to print the broker's response instead of a table. */
  json?: boolean;
}

interface CommandOutput {
  stdout: string;
  exitStatus: number;
}

const RETRY = '--retry-while-unknown 30 --retry-interval 10';

/** Quotes a word if the shell would change it. */
const quoted = (word: string): string => (/^[\w./@:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** The command for a question. */
export function commandLine(
  {application, version, environment, together = []}: Question,
  {retry, json}: Options = {},
): string {
  const command = environment === undefined ? 'can-i-merge' : 'can-i-deploy';
  return [
    `pact broker ${command}`,
    ...[application, ...together].map((name) => `--pacticipant ${quoted(name)} --version ${quoted(version)}`),
    ...(environment === undefined ? [] : [`--to-environment ${quoted(environment)}`]),
    ...(retry ? [RETRY] : []),
    ...(json ? ['--output json'] : []),
  ].join(' ');
}

const HEADINGS = ['CONSUMER', 'C.VERSION', 'PROVIDER', 'P.VERSION', 'SUCCESS?', 'RESULT'];

type ResponseRow = MatrixResponse['matrix'][number];

const cellsOf = ({consumer, provider, verificationResult}: ResponseRow): string[] => [
  consumer.name,
  consumer.version?.number ?? 'unknown',
  provider.name,
  provider.version?.number ?? 'unknown',
  verificationResult === null ? 'unknown' : String(verificationResult.success),
  verificationResult === null ? '0' : '1',
];

/** A table with the lines that the CLI draws. */
export function formatTable(rows: readonly ResponseRow[]): string {
  const hasType = rows.some((row) => row.verificationType !== undefined);
  const headings = hasType ? [...HEADINGS, 'VERIFICATION TYPE'] : HEADINGS;
  const cells = rows.map((row) => [...cellsOf(row), ...(hasType ? [row.verificationType ?? 'unknown'] : [])]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  const rule = (fill: string, start: string, between: string, end: string): string =>
    `${start}${widths.map((width) => fill.repeat(width + 2)).join(between)}${end}`;
  const line = (texts: readonly string[]): string =>
    `│ ${texts.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - [...text].length)).join(' ┆ ')} │`;
  return [
    rule('─', '┌', '┬', '┐'),
    line(headings),
    rule('═', '╞', '╪', '╡'),
    cells.map(line).join(`\n${rule('╌', '├', '┼', '┤')}\n`),
    rule('─', '└', '┴', '┘'),
  ].join('\n');
}

/** The CLI writes JSON with its keys in order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, child]) => [key, sortKeys(child)]),
  );
}

/** What the command prints for the broker's answer, and its exit code. */
export function formatOutput(answer: Answer, {json = false}: Options = {}): CommandOutput {
  if (answer.kind === 'rejected') {
    const {errors} = answer;
    return {
      stdout: `❌ failed validation - ${JSON.stringify(errors)}\n${errors.map((error) => `❌ ${error}\n`).join('')}`,
      exitStatus: 1,
    };
  }
  const {summary, notices, matrix} = answer.response;
  // In this version, the exit code doesn't depend on the result if the output is JSON.
  if (json) return {stdout: `${JSON.stringify(sortKeys(answer.response))}\n`, exitStatus: 0};
  const results = matrix.flatMap(({verificationResult}) => verificationResult ?? []);
  const text = [
    ...(matrix.length > 0 ? [formatTable(matrix)] : []),
    ...(results.length > 0
      ? [
          '\nVERIFICATION RESULTS\n--------------------',
          ...results.map(
            ({success, _links}, at) => `${at + 1}. ${_links.self.href} (${success ? 'success' : 'failure'})`,
          ),
          '\n',
        ]
      : []),
    // The CLI replaces all white space in the broker's sentences.
    ...notices.map((notice) => notice.text.split(/\s+/).filter(Boolean).join(' ')),
    '\n',
    ...(summary.deployable
      ? ['✅ Computer says yes \\o/']
      : ['❌ Computer says no ¯\\_(ツ)_/¯', '❌ No deployable version found']),
  ];
  return {stdout: `${text.join('\n')}\n`, exitStatus: summary.deployable ? 0 : 1};
}
