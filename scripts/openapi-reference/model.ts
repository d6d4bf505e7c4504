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
  /** `path`, `query` or `header`. */
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
  /** Language of the code fence. */
  fence: string;
  code: string;
}

export interface ContentView {
  mediaType: string;
  schema?: SchemaView;
  examples: readonly ExampleView[];
}

export interface ResponseView {
  /** `200`, `4XX` or `default`. */
  status: string;
  /** `OK`. */
  phrase: string;
  description: string;
  headers: readonly ParameterView[];
  contents: readonly ContentView[];
}

export interface OperationView {
  /** `create-product`: start of the ids of its headings. */
  id: string;
  /** In capitals. */
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

/** All that the page shows. */
export interface ReferenceView {
  title: string;
  version: string;
  description?: string;
  servers: readonly {url: string; description?: string}[];
  contact?: {name: string; url: string};
  license?: {name: string; url?: string};
  /** Address of the terms of service. */
  terms?: string;
  operations: readonly OperationView[];
  schemas: readonly NamedSchemaView[];
}

/** What docusaurus-plugin-openapi-docs knows of an operation, as far as it is used; its own type comes to `any`. */
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

/** The address of a server with the defaults of its variables. */
function serverUrl(server: ServerObject | undefined): string {
  const url = (server?.url ?? '').replace(
    /\{([^}]+)\}/g,
    (whole, name: string) => server?.variables?.[name]?.default ?? whole,
  );
  return url.replace(/\/+$/, '');
}

/** The first of the examples, wherever the description has them, then what else shows a value of the schema. */
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

/** A parameter's value in an address or a header, in the default style of OpenAPI. */
function encode(parameter: ParameterObject, value: unknown): string[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const odd = list.find((item) => typeof item === 'object' && item !== null);
  if (odd !== undefined)
    throw new Error(
      `the parameter "${parameter.name}" has the example ${asJson(odd)}; request samples can send strings, numbers, booleans and lists of them.`,
    );
  const texts = list.map(String);
  return parameter.in === 'query' ? texts : [texts.join(',')];
}

/** The path with its parameters and the demanded query, filled with examples. */
function fillPath(path: string, parameters: readonly ParameterObject[]): string {
  const filled = path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return parameter === undefined ? whole : encode(parameter, exampleOf(parameter)).map(encodeURIComponent).join(',');
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
  const fence = isJson(mediaType) ? 'json' : 'text';
  const write = (value: unknown) =>
    typeof value === 'string' && fence === 'text' ? value : JSON.stringify(value, null, 2);
  const named = Object.entries(media.examples ?? {}).filter(([, example]) => example.value !== undefined);
  const single = media.example !== undefined ? [{title: fallback, fence, code: write(media.example as unknown)}] : [];
  return [
    ...single,
    ...named.map(([name, example]) => ({
      title: example.summary ?? name,
      ...(example.description === undefined ? {} : {description: example.description}),
      fence,
      code: write(example.value as unknown),
    })),
  ];
}

/** Where the page's names lead; see describeSchema. */
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

/** A status in words; the standard ones have a name, ranges and `default` say what they stand for. */
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

/** In the order in which a request has them. */
const PLACES = ['path', 'query', 'header'];

function operationView(item: PluginOperation, document: OpenApiObject, isNamed: IsNamed): OperationView {
  const {api} = item;
  const shared = document.paths[api.path]?.parameters ?? [];
  const own = (document.paths[api.path]?.[api.method as 'get'] ?? api).parameters ?? [];
  // The plugin takes a parameter of the operation for one of the path when only their names agree; the specification asks for the same place, too.
  const parameters = [
    ...shared.filter((common) => !own.some((special) => special.name === common.name && special.in === common.in)),
    ...own,
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
      answersJson: accept !== undefined && isJson(accept),
    }),
  };
}

/**
 * Reads a description, resolves its references and lays out all that the page shows.
 * @param path absolute path of a description that has passed validateDescription
 * @throws Error for what a request sample cannot be made of
 */
export async function readReference(path: string): Promise<ReferenceView> {
  const files = await readOpenapiFiles(path);
  const [items] = (await processOpenapiFiles(files, {showInfoPage: false} as never, {} as never)) as unknown as [
    PluginOperation[],
  ];
  const document = files[0]?.data;
  if (document === undefined) throw new Error(`${path} could not be read.`);
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
