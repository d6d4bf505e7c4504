import type {Plugin, UserContext} from '@redocly/openapi-core';
import {rawHtmlIn} from './markdown';
import {SHOWN_KEYWORDS} from './schema';

/** How much of a description was looked at. */
export interface Looked {
  operations: number;
  /** With a name, under `components`. */
  schemas: number;
  examples: number;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object that may be a reference, or one of the schema's own keywords, gives a value to show. */
function givesExample(holder: Fields, resolve: UserContext['resolve']): boolean {
  const schema = isFields(holder.schema) ? resolve<Fields>(holder.schema).node : undefined;
  return [
    holder.example,
    holder.examples,
    ...['example', 'examples', 'default', 'enum'].map((keyword) => schema?.[keyword]),
  ].some((value) => value !== undefined);
}

/**
 * What the page needs over and above the specification, as rules `page/…` for Redocly's linter. What the page would not show is refused: to leave it out in silence would mislead.
 * @param looked is counted up
 */
export function pageRules(looked: Looked): Plugin {
  return {
    id: 'page',
    rules: {
      oas3: {
        'has-operations': () => ({
          Root: {
            leave(_root, {report, location}) {
              if (looked.operations === 0)
                report({message: 'There is no operation.', location: location.child('paths').key()});
            },
          },
          Operation: () => void (looked.operations += 1),
          NamedSchemas: (schemas) => void (looked.schemas += Object.keys(schemas).length),
          Example: () => void (looked.examples += 1),
          any: {
            enter(node: unknown) {
              if (isFields(node) && node.example !== undefined) looked.examples += 1;
            },
          },
        }),
        'has-example': () => ({
          Parameter(parameter, {report, location, resolve}) {
            const demanded = parameter.required === true || parameter.in === 'path';
            if (demanded && !givesExample(parameter as unknown as Fields, resolve))
              report({
                message: `The required parameter \`${parameter.name}\` has no example.`,
                location: location.key(),
              });
          },
          RequestBody: {
            MediaType(media, {report, location, resolve}) {
              const schema = isFields(media.schema) ? resolve<Fields>(media.schema as Fields).node : undefined;
              const made =
                schema?.properties !== undefined || schema?.items !== undefined || schema?.allOf !== undefined;
              if (!made && !givesExample(media as unknown as Fields, resolve))
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
                  message: `The description has raw HTML, ${html}, which the page cannot show.`,
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
                  message: `The page generator does not show \`${field}\`.`,
                  location: location.child(field).key(),
                });
          },
          SecurityRequirement(requirement, {report, location}) {
            if (Object.keys(requirement).length > 0)
              report({message: 'The page generator does not show security requirements.', location});
          },
          Operation(operation, {report, location}) {
            for (const field of ['callbacks', 'externalDocs'])
              if (field in operation)
                report({
                  message: `The page generator does not show \`${field}\` of an operation.`,
                  location: location.child(field).key(),
                });
          },
          Response(response, {report, location}) {
            if (response.links !== undefined)
              report({
                message: 'The page generator does not show the `links` of a response.',
                location: location.child('links').key(),
              });
          },
          Schema(schema, {report, location}) {
            for (const keyword of Object.keys(schema)) {
              if (!SHOWN_KEYWORDS.has(keyword) && !keyword.startsWith('x-'))
                report({
                  message: `The page generator does not show the keyword \`${keyword}\` of a schema.`,
                  location: location.child(keyword).key(),
                });
            }
          },
          Parameter(parameter, {report, location}) {
            if (parameter.in === 'cookie')
              report({
                message: `Request samples cannot send the cookie \`${parameter.name}\`.`,
                location: location.child('in'),
              });
            if (parameter.content !== undefined)
              report({
                message: `Request samples cannot encode the parameter \`${parameter.name}\` by its content.`,
                location: location.child('content').key(),
              });
            const usual = {path: 'simple', header: 'simple', query: 'form', cookie: 'form'}[String(parameter.in)];
            if (parameter.style !== undefined && parameter.style !== usual)
              report({
                message: `Request samples cannot encode the style \`${parameter.style}\`.`,
                location: location.child('style'),
              });
          },
          RequestBody(body, {report, location}) {
            const types = Object.keys(body.content ?? {});
            if (!types.some((type) => /^application\/([\w.-]+\+)?json\b/.test(type)))
              report({
                message: `Request samples can send JSON only, not ${types.join(', ')}.`,
                location: location.child('content').key(),
              });
          },
        }),
      },
    },
  };
}
