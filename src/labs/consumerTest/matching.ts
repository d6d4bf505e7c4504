/** Compares requests with interactions, and describes the differences in Pact's words. */
import type {Interaction} from './interaction';

/** A request that the mock provider received. The names of headers are in lowercase. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: ReadonlyMap<string, string>;
  body: string;
}

export type Mismatch =
  | {kind: 'incorrect'; request: ReceivedRequest; problems: string[]}
  | {kind: 'unexpected'; request: ReceivedRequest}
  | {kind: 'missing'; request: Interaction['request']};

/** Commas and semicolons can have spaces around them: `application/json; q=1`. */
const normalize = (header: string): string => header.replaceAll(/\s*([,;])\s*/g, '$1').trim();

function headerProblem(
  name: string,
  expected: string,
  rules: Interaction['request']['headers']['rules'],
  actual: string | undefined,
) {
  if (actual === undefined) return `Expected a header '${name}' but was missing`;
  const patterns = (rules.get(name) ?? []).flatMap(({match, regex}) => (match === 'regex' ? [String(regex)] : []));
  const failed = patterns.find((pattern) => !new RegExp(pattern).test(actual));
  if (failed !== undefined) return `Mismatch with header '${name}': Expected '${actual}' to match '${failed}'`;
  if (rules.has(name) || normalize(actual) === normalize(expected)) return undefined;
  return `Mismatch with header '${name}': Expected header '${name}' to have value '${expected}' but was '${actual}'`;
}

/**
 * Compares a request with an interaction.
 * @returns `isCandidate` if the method and the path match, and the differences of the rest
 */
export function compareRequest(
  {request: {method, path, headers}}: Interaction,
  received: ReceivedRequest,
): {isCandidate: boolean; problems: string[]} {
  if (method !== received.method || path !== received.path) return {isCandidate: false, problems: []};
  const query = [...new Set(received.query.keys())].map((name) => `Unexpected query parameter '${name}' received`);
  const problems = [...headers.values].map(([name, expected]) =>
    headerProblem(name, expected, headers.rules, received.headers.get(name.toLowerCase())),
  );
  return {isCandidate: true, problems: [...query, ...problems.filter((problem) => problem !== undefined)]};
}

const INDENT = '    ';

function requestLines(method: string, path: string, query: string, headers: readonly (readonly [string, string])[]) {
  return [
    `Method: ${method}`,
    `Path: ${path}`,
    ...(query === '' ? [] : [`Query String: ${query}`]),
    ...(headers.length === 0 ? [] : ['Headers:', ...headers.map(([name, value]) => `  ${name}: ${value}`)]),
  ].map((line) => `${INDENT}${line}`);
}

function describe(mismatch: Mismatch, index: number): string[] {
  if (mismatch.kind === 'incorrect') {
    const {request, problems} = mismatch;
    return [
      `${index}) The following request was incorrect:`,
      '',
      `${INDENT}${request.method} ${request.path}`,
      '',
      ...problems.map((problem, at) => `${INDENT} 1.${at} ${problem}`),
    ];
  }
  if (mismatch.kind === 'unexpected') {
    const {method, path, query, headers, body} = mismatch.request;
    return [
      `${index}) The following request was not expected:`,
      ...requestLines(
        method,
        path,
        query.toString(),
        [...headers].sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
      ...(body === '' ? [] : [`${INDENT}Body: ${body.slice(0, 20)}... (${body.length} length)`]),
    ];
  }
  const {method, path, headers} = mismatch.request;
  return [
    `${index}) The following request was expected but not received:`,
    ...requestLines(method, path, '', [...headers.values]),
  ];
}

/** The message of Pact JS for these mismatches. */
export const describeMismatches = (mismatches: readonly Mismatch[]): string =>
  [
    'Test failed for the following reasons:',
    '',
    '  Mock server failed with the following mismatches:',
    ...mismatches.flatMap((mismatch, index) => [
      '',
      ...describe(mismatch, index).map((line) => (line === '' ? '' : `  ${line}`)),
    ]),
  ].join('\n');
