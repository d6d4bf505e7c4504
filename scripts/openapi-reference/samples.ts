/** A complete request, without placeholders that a reader has to replace. */
export interface SampleRequest {
  /** For example `createProduct`. The class name of the Java sample is derived from it. */
  operationId: string;
  /** In uppercase. */
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** A JSON value, or undefined for a request without a body. */
  body?: unknown;
  /** Whether the response is JSON. */
  isJsonResponse: boolean;
}

/** A request in one language. */
export interface Sample {
  /**
   * The value of the language's tab. It's the same on all pages, so that a reader's selection applies to all of them.
   */
  value: string;
  label: string;
  /** Language of the code block. */
  language: string;
  code: string;
}

/** A string in single quotes for JavaScript and Python, which have the same escape sequences as JSON. */
function singleQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A word for a POSIX shell. In single quotes, only the single quote itself needs to be escaped. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

interface Literals {
  /** One level of indentation. */
  indentation: string;
  key: (name: string) => string;
  null: string;
  true: string;
  false: string;
}

const javaScriptLiterals: Literals = {
  indentation: '  ',
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)),
  null: 'null',
  true: 'true',
  false: 'false',
};
const pythonLiterals: Literals = {indentation: '    ', key: singleQuoted, null: 'None', true: 'True', false: 'False'};

/** A JSON value as a multiline literal of another language. All lines except the first are indented by `indent`. */
function literal(value: unknown, literals: Literals, indent = ''): string {
  if (typeof value === 'string') return singleQuoted(value);
  if (typeof value === 'boolean') return value ? literals.true : literals.false;
  if (value === null || value === undefined) return literals.null;
  if (typeof value !== 'object') return String(value);
  const deeper = indent + literals.indentation;
  const lines = Array.isArray(value)
    ? value.map((item) => literal(item, literals, deeper))
    : Object.entries(value).map(([name, member]) => `${literals.key(name)}: ${literal(member, literals, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return lines.length === 0
    ? `${open}${close}`
    : `${open}\n${lines.map((line) => `${deeper}${line},\n`).join('')}${indent}${close}`;
}

/** A sample for any POSIX shell. */
export function curlSample({method, url, headers, body}: SampleRequest): string {
  const options = [
    `curl --request ${method} ${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuoted(JSON.stringify(body, null, 2))}`]),
  ];
  return options.join(' \\\n  ');
}

/** A module for browsers and for Node.js 18 or later. */
export function javaScriptSample({method, url, headers, body, isJsonResponse}: SampleRequest): string {
  const options = [
    `  method: ${singleQuoted(method)},`,
    ...(headers.length === 0 ? [] : [`  headers: ${literal(Object.fromEntries(headers), javaScriptLiterals, '  ')},`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, javaScriptLiterals, '  ')}),`]),
  ];
  return [
    `const response = await fetch(${singleQuoted(url)}, {`,
    ...options,
    '});',
    'if (!response.ok) throw new Error(`HTTP status ${response.status}`);',
    `console.log(await response.${isJsonResponse ? 'json' : 'text'}());`,
  ].join('\n');
}

/** A sample for Python 3 that uses only the standard library. */
export function pythonSample({method, url, headers, body, isJsonResponse}: SampleRequest): string {
  const usesJson = body !== undefined || isJsonResponse;
  return [
    ...(usesJson ? ['import json'] : []),
    'from urllib.request import Request, urlopen',
    '',
    'request = Request(',
    `    ${singleQuoted(url)},`,
    `    method=${singleQuoted(method)},`,
    ...(headers.length === 0 ? [] : [`    headers=${literal(Object.fromEntries(headers), pythonLiterals, '    ')},`]),
    ...(body === undefined ? [] : [`    data=json.dumps(${literal(body, pythonLiterals, '    ')}).encode(),`]),
    ')',
    'with urlopen(request) as response:',
    `    print(${isJsonResponse ? 'json.load(response)' : 'response.read().decode()'})`,
  ].join('\n');
}

/** A text block, whose last line contains the closing quotes. */
function textBlock(text: string, indent: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  const lines = escaped.split('\n');
  return `"""\n${lines.map((line) => indent + line).join('\n')}"""`;
}

/** A sample for Java 15 or later that uses only the standard library. `java File.java` runs it. */
export function javaSample({operationId, method, url, headers, body}: SampleRequest): string {
  const name = operationId
    .replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '')
    .replace(/^./, (first) => first.toUpperCase());
  const publisher = body === undefined ? 'BodyPublishers.noBody()' : 'BodyPublishers.ofString(body)';
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    ...(body === undefined && method === 'GET' ? [] : ['import java.net.http.HttpRequest.BodyPublishers;']),
    'import java.net.http.HttpResponse;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    '',
    `public class ${name} {`,
    '  public static void main(String[] args) throws Exception {',
    ...(body === undefined ? [] : [`    String body = ${textBlock(JSON.stringify(body, null, 2), '        ')};`]),
    `    HttpRequest request = HttpRequest.newBuilder(URI.create(${JSON.stringify(url)}))`,
    ...headers.map(([header, value]) => `        .header(${JSON.stringify(header)}, ${JSON.stringify(value)})`),
    body === undefined && method === 'GET'
      ? '        .GET()'
      : `        .method(${JSON.stringify(method)}, ${publisher})`,
    '        .build();',
    '    HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '    System.out.println(response.statusCode());',
    '    System.out.println(response.body());',
    '  }',
    '}',
  ].join('\n');
}

/** The request in each language of the page. */
export function requestSamples(request: SampleRequest): Sample[] {
  return [
    {value: 'curl', label: 'curl', language: 'sh', code: curlSample(request)},
    {value: 'javascript', label: 'JavaScript', language: 'js', code: javaScriptSample(request)},
    {value: 'python', label: 'Python', language: 'python', code: pythonSample(request)},
    {value: 'java', label: 'Java', language: 'java', code: javaSample(request)},
  ];
}
