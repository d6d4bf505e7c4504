/** A request to make, complete: nothing is left for a reader to fill in. */
export interface SampleRequest {
  /** `createProduct`; names the class of the Java sample. */
  operationId: string;
  /** In capitals. */
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** A JSON value, or undefined for a request without a body. */
  body?: unknown;
  /** The answer is JSON. */
  answersJson: boolean;
}

/** A request in one language. */
export interface Sample {
  /** As the tabs of other pages name the language, so that a reader's choice holds on all pages. */
  value: string;
  label: string;
  /** Language of the code fence. */
  fence: string;
  code: string;
}

/** A string in single quotes, for JavaScript and Python, whose escapes are those of JSON. */
function singleQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A word for a POSIX shell: nothing inside single quotes is special but the quote itself. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

interface Literals {
  /** One step of indentation. */
  step: string;
  key: (name: string) => string;
  null: string;
  true: string;
  false: string;
}

const javaScriptLiterals: Literals = {
  step: '  ',
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)),
  null: 'null',
  true: 'true',
  false: 'false',
};
const pythonLiterals: Literals = {step: '    ', key: singleQuoted, null: 'None', true: 'True', false: 'False'};

/** A JSON value as a literal of another language, over several lines, each after the first indented by `indent`. */
function literal(value: unknown, literals: Literals, indent = ''): string {
  if (typeof value === 'string') return singleQuoted(value);
  if (typeof value === 'boolean') return value ? literals.true : literals.false;
  if (value === null || value === undefined) return literals.null;
  if (typeof value !== 'object') return String(value);
  const deeper = indent + literals.step;
  const lines = Array.isArray(value)
    ? value.map((item) => literal(item, literals, deeper))
    : Object.entries(value).map(([name, member]) => `${literals.key(name)}: ${literal(member, literals, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return lines.length === 0
    ? `${open}${close}`
    : `${open}\n${lines.map((line) => `${deeper}${line},\n`).join('')}${indent}${close}`;
}

/** For any POSIX shell. */
export function curlSample({method, url, headers, body}: SampleRequest): string {
  const options = [
    `curl --request ${method} ${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuoted(JSON.stringify(body, null, 2))}`]),
  ];
  return options.join(' \\\n  ');
}

/** For browsers and for Node.js 18 or later, as a module. */
export function javaScriptSample({method, url, headers, body, answersJson}: SampleRequest): string {
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
    `console.log(await response.${answersJson ? 'json' : 'text'}());`,
  ].join('\n');
}

/** For Python 3 with its standard library only. */
export function pythonSample({method, url, headers, body, answersJson}: SampleRequest): string {
  const usesJson = body !== undefined || answersJson;
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
    `    print(${answersJson ? 'json.load(response)' : 'response.read().decode()'})`,
  ].join('\n');
}

/** JSON as a text block, whose last line carries the closing quotes. */
function textBlock(text: string, indent: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  const lines = escaped.split('\n');
  return `"""\n${lines.map((line) => indent + line).join('\n')}"""`;
}

/** For Java 15 or later with its standard library only. `java File.java` runs it. */
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

/** The request in every language that the page offers. */
export function requestSamples(request: SampleRequest): Sample[] {
  return [
    {value: 'curl', label: 'curl', fence: 'sh', code: curlSample(request)},
    {value: 'javascript', label: 'JavaScript', fence: 'js', code: javaScriptSample(request)},
    {value: 'python', label: 'Python', fence: 'python', code: pythonSample(request)},
    {value: 'java', label: 'Java', fence: 'java', code: javaSample(request)},
  ];
}
