import {STATUS_CODES} from 'node:http';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import type {
  MediaTypeObject,
  OpenApiObject,
  OperationObject,
  ParameterObject,
  ServerObject,
} from 'docusaurus-plugin-openapi-docs/lib/openapi/types';
import {requestSamples, type Sample} from './samples';
import {asJson, describeSchema, type Schema, type SchemaView} from './schema';

export interface ParameterView {
  name: string;
  /** `path`, `query`, or `header`. */
  in: string;
  required: boolean;
  deprecated: boolean;
  description?: string;
  schema: SchemaView;
  example?: string;
}

export interface ExampleView {
  title: string;
  description?: string;
  /** Language of the code block. */
  language: string;
  code: string;
}

export interface ContentView {
  mediaType: string;
  schema?: SchemaView;
  examples: readonly ExampleView[];
}

export interface ResponseView {
  /** `200`, `4XX`, or `default`. */
  status: string;
  /** For example `OK`. */
  phrase: string;
  description: string;
  headers: readonly ParameterView[];
  contents: readonly ContentView[];
}

export interface OperationView {
  /** For example `create-product`. The IDs of the operation's headings start with it. */
  id: string;
  /** In uppercase. */
  method: string;
  path: string;
  /** Without a trailing slash. */
  server: string;
  summary: string;
  description?: string;
  deprecated: boolean;
  parameters: readonly ParameterView[];
  body?: {description?: string; required: boolean; contents: readonly ContentView[]};
  responses: readonly ResponseView[];
  samples: readonly Sample[];
}

interface NamedSchemaView {
  id: string;
  name: string;
  schema: SchemaView;
}

/** The content of the page. */
export interface ReferenceView {
  title: string;
  version: string;
  description?: string;
  servers: readonly {url: string; description?: string}[];
  contact?: {name: string; url: string};
  license?: {name: string; url?: string};
  /** URL of the terms of service. */
  terms?: string;
  operations: readonly OperationView[];
  schemas: readonly NamedSchemaView[];
}

/** The part of an operation from docusaurus-plugin-openapi-docs that is used here. The plugin's own type is `any`. */
interface PluginOperation {
  type: string;
  id: string;
  api: OperationObject & {method: string; path: string; servers?: ServerObject[]; jsonRequestBodyExample?: unknown};
}

const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** The URL of a server, with the default values of its variables. */
function serverUrl(server: ServerObject | undefined): string {
  const url = (server?.url ?? '').replace(
    /\{([^}]+)\}/g,
    (match, name: string) => server?.variables?.[name]?.default ?? match,
  );
  return url.replace(/\/+$/, '');
}

/** The first example, or otherwise another value that matches the schema, such as the default. */
function exampleOf(holder: Pick<ParameterObject, 'example' | 'examples' | 'schema'>): unknown {
  const schema = holder.schema as Schema | undefined;
  const named = Object.values(holder.examples ?? {})[0]?.value as unknown;
  return [
    holder.example as unknown,
    named,
    schema?.example,
    schema?.examples?.[0],
    schema?.default,
    schema?.enum?.[0],
  ].find((value) => value !== undefined);
}

/** The value of a parameter in a URL or a header, in OpenAPI's default style. */
function encode(parameter: ParameterObject, value: unknown): string[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const unsupported = list.find((item) => typeof item === 'object' && item !== null);
  if (unsupported !== undefined)
    throw new Error(
      `the parameter "${parameter.name}" has the example ${asJson(unsupported)}, but request samples support only strings, numbers, booleans, and lists of them. Change the example.`,
    );
  const texts = list.map(String);
  return parameter.in === 'query' ? texts : [texts.join(',')];
}

/** The path with its parameters and the required query parameters, which have example values. */
function fillPath(path: string, parameters: readonly ParameterObject[]): string {
  const filled = path.replace(/\{([^}]+)\}/g, (match, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return parameter === undefined ? match : encode(parameter, exampleOf(parameter)).map(encodeURIComponent).join(',');
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .flatMap((parameter) =>
      encode(parameter, exampleOf(parameter)).map(
        (value) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(value)}`,
      ),
    );
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

const isJson = (mediaType: string): boolean => /^application\/([\w.-]+\+)?json\b/.test(mediaType);

function examplesOf(mediaType: string, media: MediaTypeObject, fallback: string): ExampleView[] {
  const language = isJson(mediaType) ? 'json' : 'text';
  const write = (value: unknown) =>
    typeof value === 'string' && language === 'text' ? value : JSON.stringify(value, null, 2);
  const named = Object.entries(media.examples ?? {}).filter(([, example]) => example.value !== undefined);
  const single =
    media.example !== undefined ? [{title: fallback, language, code: write(media.example as unknown)}] : [];
  return [
    ...single,
    ...named.map(([name, example]) => ({
      title: example.summary ?? name,
      ...(example.description === undefined ? {} : {description: example.description}),
      language,
      code: write(example.value as unknown),
    })),
  ];
}

/** Whether a title is the name of a schema with a section on the page. */
type IsNamed = (title: string) => boolean;

function contentsOf(
  content: Record<string, MediaTypeObject> | undefined,
  fallback: string,
  isNamed: IsNamed,
): ContentView[] {
  return Object.entries(content ?? {}).map(([mediaType, media]) => ({
    mediaType,
    ...(media.schema === undefined ? {} : {schema: describeSchema(media.schema as Schema, isNamed)}),
    examples: examplesOf(mediaType, media, fallback),
  }));
}

function parameterView(parameter: ParameterObject, isNamed: IsNamed): ParameterView {
  const example =
    parameter.example !== undefined || parameter.examples !== undefined ? exampleOf(parameter) : undefined;
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required === true,
    deprecated: parameter.deprecated === true,
    ...(parameter.description === undefined ? {} : {description: parameter.description}),
    schema: describeSchema((parameter.schema as Schema | undefined) ?? {}, isNamed),
    ...(example === undefined ? {} : {example: asJson(example)}),
  };
}

/** A status in words: the name of a standard status, or the meaning of a range or of `default`. */
function phraseOf(status: string): string {
  if (status === 'default') return 'any other status';
  return (
    STATUS_CODES[status] ??
    {'1XX': 'informational', '2XX': 'success', '3XX': 'redirection', '4XX': 'client error', '5XX': 'server error'}[
      status.toUpperCase()
    ] ??
    ''
  );
}

/** The order of parameters on the page. */
const PLACES = ['path', 'query', 'header'];

function operationView(item: PluginOperation, document: OpenApiObject, isNamed: IsNamed): OperationView {
  const {api} = item;
  const pathParameters = document.paths[api.path]?.parameters ?? [];
  const ownParameters = (document.paths[api.path]?.[api.method as 'get'] ?? api).parameters ?? [];
  // The plugin treats two parameters as the same if only their names match. According to the specification, they must
  // also have the same location.
  const parameters = [
    ...pathParameters.filter(
      (common) => !ownParameters.some((own) => own.name === common.name && own.in === common.in),
    ),
    ...ownParameters,
  ].sort((a, b) => PLACES.indexOf(a.in) - PLACES.indexOf(b.in));
  const summary = document.paths[api.path]?.[api.method as 'get']?.summary ?? item.id;
  const method = api.method.toUpperCase();
  const server = serverUrl(api.servers?.[0]);
  const bodyType = Object.keys(api.requestBody?.content ?? {}).find(isJson);
  const bodyMedia = bodyType === undefined ? undefined : api.requestBody?.content[bodyType];
  const success = Object.entries(api.responses).find(([status]) => status.startsWith('2'))?.[1];
  const accept = Object.keys(success?.content ?? {})[0];
  const headers: [string, string][] = [
    ...(bodyType === undefined ? [] : [['Content-Type', bodyType] as [string, string]]),
    ...(accept === undefined ? [] : [['Accept', accept] as [string, string]]),
    ...parameters
      .filter((parameter) => parameter.in === 'header' && parameter.required === true)
      .map((parameter): [string, string] => [parameter.name, encode(parameter, exampleOf(parameter)).join(',')]),
  ];
  const body =
    bodyMedia === undefined
      ? undefined
      : (exampleOf(bodyMedia as Pick<ParameterObject, 'example' | 'examples' | 'schema'>) ??
        api.jsonRequestBodyExample);
  const {description} = api;
  return {
    id: item.id,
    method,
    path: api.path,
    server,
    summary,
    // Without a description, the plugin repeats the summary.
    ...(description === undefined || description === summary || description === '' ? {} : {description}),
    deprecated: api.deprecated === true,
    parameters: parameters.map((parameter) => parameterView(parameter, isNamed)),
    ...(api.requestBody === undefined
      ? {}
      : {
          body: {
            ...(api.requestBody.description === undefined ? {} : {description: api.requestBody.description}),
            required: api.requestBody.required === true,
            contents: contentsOf(api.requestBody.content, 'Example request body', isNamed),
          },
        }),
    responses: Object.entries(api.responses).map(([status, response]) => ({
      status,
      phrase: phraseOf(status),
      description: response.description,
      headers: Object.entries(response.headers ?? {}).map(([name, header]) =>
        parameterView({...header, name, in: 'header'}, isNamed),
      ),
      contents: contentsOf(response.content, 'Example response body', isNamed),
    })),
    samples: requestSamples({
      operationId: api.operationId ?? item.id,
      method,
      url: server + fillPath(api.path, parameters),
      headers,
      body,
      isJsonResponse: accept !== undefined && isJson(accept),
    }),
  };
}

/**
 * Reads a description, resolves its references, and returns the content of the page.
 * @param path absolute path of a description that has passed validateDescription
 * @throws Error if a request sample can't be generated
 */
export async function readReference(path: string): Promise<ReferenceView> {
  const files = await readOpenapiFiles(path);
  const [items] = (await processOpenapiFiles(files, {showInfoPage: false} as never, {} as never)) as unknown as [
    PluginOperation[],
  ];
  const document = files[0]?.data;
  if (document === undefined)
    throw new Error(`${path} couldn't be read. Check that it contains an OpenAPI description.`);
  const {info} = document;
  const named = Object.entries(document.components?.schemas ?? {}).map(([key, schema]) => ({
    name: (schema as Schema).title ?? key,
    schema: schema as Schema,
  }));
  const isNamed: IsNamed = (title) => named.some(({name}) => name === title);
  return {
    title: info.title,
    version: info.version,
    ...(info.description === undefined ? {} : {description: info.description}),
    servers: (document.servers ?? []).map((server) => ({
      url: serverUrl(server),
      ...(server.description === undefined ? {} : {description: server.description}),
    })),
    ...(info.contact?.name !== undefined && info.contact.url !== undefined
      ? {contact: {name: info.contact.name, url: info.contact.url}}
      : {}),
    ...(info.termsOfService === undefined ? {} : {terms: info.termsOfService}),
    ...(info.license === undefined
      ? {}
      : {license: {name: info.license.name, ...(info.license.url === undefined ? {} : {url: info.license.url})}}),
    operations: items.filter(({type}) => type === 'api').map((item) => operationView(item, document, isNamed)),
    schemas: named.map(({name, schema}) => ({
      id: `schema-${kebab(name)}`,
      name,
      schema: describeSchema(schema, isNamed),
    })),
  };
}
