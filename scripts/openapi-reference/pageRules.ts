import type {Plugin, UserContext} from '@redocly/openapi-core';
import {rawHtmlIn} from './markdown';
import {SHOWN_KEYWORDS} from './schema';

/** What a description contains. */
export interface Counts {
  operations: number;
  /** Named schemas, under `components`. */
  schemas: number;
  examples: number;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a parameter or media type, or its schema, has a value that a page can show. */
function hasExample(holder: Fields, resolve: UserContext['resolve']): boolean {
  const schema = isFields(holder.schema) ? resolve<Fields>(holder.schema).node : undefined;
  return [
    holder.example,
    holder.examples,
    ...['example', 'examples', 'default', 'enum'].map((keyword) => schema?.[keyword]),
  ].some((value) => value !== undefined);
}

/**
 * Rules `page/…` for Redocly's linter, for what the page requires in addition to the specification. The rules reject
 * what the page can't show, because an incomplete page would mislead readers.
 * @param counts the rules add to these counts
 */
export function pageRules(counts: Counts): Plugin {
  return {
    id: 'page',
    rules: {
      oas3: {
        'has-operations': () => ({
          Root: {
            leave(_root, {report, location}) {
              if (counts.operations === 0)
                report({message: 'The description has no operations.', location: location.child('paths').key()});
            },
          },
          Operation: () => void (counts.operations += 1),
          NamedSchemas: (schemas) => void (counts.schemas += Object.keys(schemas).length),
          Example: () => void (counts.examples += 1),
          any: {
            enter(node: unknown) {
              if (isFields(node) && node.example !== undefined) counts.examples += 1;
            },
          },
        }),
        'has-example': () => ({
          Parameter(parameter, {report, location, resolve}) {
            const isRequired = parameter.required === true || parameter.in === 'path';
            if (isRequired && !hasExample(parameter as unknown as Fields, resolve))
              report({
                message: `The required parameter \`${parameter.name}\` has no example.`,
                location: location.key(),
              });
          },
          RequestBody: {
            MediaType(media, {report, location, resolve}) {
              const schema = isFields(media.schema) ? resolve<Fields>(media.schema as Fields).node : undefined;
              const hasGeneratedExample =
                schema?.properties !== undefined || schema?.items !== undefined || schema?.allOf !== undefined;
              if (!hasGeneratedExample && !hasExample(media as unknown as Fields, resolve))
                report({message: 'The request body has no example.', location: location.key()});
            },
          },
        }),
        'no-raw-html': () => ({
          any: {
            enter(node: unknown, {report, location}) {
              if (!isFields(node) || typeof node.description !== 'string') return;
              const html = rawHtmlIn(node.description)[0];
              if (html !== undefined)
                report({
                  message: `The description contains raw HTML, ${html}, which the page can't show.`,
                  location: location.child('description'),
                });
            },
          },
        }),
        'can-render': () => ({
          Root(root, {report, location}) {
            for (const field of ['webhooks', 'x-webhooks'])
              if (field in root)
                report({
                  message: `The page generator doesn't support \`${field}\`.`,
                  location: location.child(field).key(),
                });
          },
          SecurityRequirement(requirement, {report, location}) {
            if (Object.keys(requirement).length > 0)
              report({message: "The page generator doesn't support security requirements.", location});
          },
          Operation(operation, {report, location}) {
            for (const field of ['callbacks', 'externalDocs'])
              if (field in operation)
                report({
                  message: `The page generator doesn't support \`${field}\` of an operation.`,
                  location: location.child(field).key(),
                });
          },
          Response(response, {report, location}) {
            if (response.links !== undefined)
              report({
                message: "The page generator doesn't support the `links` of a response.",
                location: location.child('links').key(),
              });
          },
          Schema(schema, {report, location}) {
            for (const keyword of Object.keys(schema)) {
              if (!SHOWN_KEYWORDS.has(keyword) && !keyword.startsWith('x-'))
                report({
                  message: `The page generator doesn't support the keyword \`${keyword}\` of a schema.`,
                  location: location.child(keyword).key(),
                });
            }
          },
          Parameter(parameter, {report, location}) {
            if (parameter.in === 'cookie')
              report({
                message: `Request samples can't send the cookie \`${parameter.name}\`.`,
                location: location.child('in'),
              });
            if (parameter.content !== undefined)
              report({
                message: `Request samples can't encode the parameter \`${parameter.name}\` based on its \`content\`.`,
                location: location.child('content').key(),
              });
            const defaultStyle = {path: 'simple', header: 'simple', query: 'form', cookie: 'form'}[
              String(parameter.in)
            ];
            if (parameter.style !== undefined && parameter.style !== defaultStyle)
              report({
                message: `Request samples can't encode the style \`${parameter.style}\`.`,
                location: location.child('style'),
              });
          },
          RequestBody(body, {report, location}) {
            const types = Object.keys(body.content ?? {});
            if (!types.some((type) => /^application\/([\w.-]+\+)?json\b/.test(type)))
              report({
                message: `Request samples can send only JSON, not ${types.join(', ')}.`,
                location: location.child('content').key(),
              });
          },
        }),
      },
    },
  };
}
