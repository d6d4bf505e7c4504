import {
  BaseResolver,
  createConfig,
  getLineColLocation,
  lintFromString,
  ResolveError,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import {join} from 'node:path';
import {ROOT} from './repository';
import {readOneYaml} from './structured';
import {checkEach, type Checker} from './types';

/** The Redocly rules for API descriptions. */
const RULES = [
  'struct',
  'no-unresolved-refs',
  'path-parameters-defined',
  'operation-parameters-unique',
  'operation-operationId-unique',
  'path-declaration-must-exist',
  'path-not-include-query',
  'no-identical-paths',
  'no-invalid-media-type-examples',
  'no-invalid-schema-examples',
  'no-invalid-parameter-examples',
  'no-required-schema-properties-undefined',
  'no-schema-type-mismatch',
  'no-enum-type-mismatch',
  'spec-components-invalid-map-name',
] as const;

/** Rules for complete descriptions only, because a partial description refers to components that it doesn't contain. */
const ONLY_COMPLETE = new Set<string>(['no-unresolved-refs', 'path-parameters-defined']);

/** Rejects references to other files, because a code block must be self-contained. */
class NoResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): ReturnType<BaseResolver['loadExternalRef']> {
    return Promise.reject(new ResolveError(new Error(`${absoluteRef.replace(`${ROOT}/`, '')} is a different file`)));
  }
}

interface Kind {
  /** The name of the checker, which is also the key for the version in a complete description. */
  name: 'openapi' | 'asyncapi';
  /** Returns the lines to add to a partial description to complete it. */
  complete: (parts: ReadonlySet<string>) => string;
  specification: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'openapi',
    complete: (parts) =>
      `openapi: 3.0.3\n${parts.has('info') ? '' : "info: {title: Part, version: '1'}\n"}${parts.has('paths') ? '' : 'paths: {}\n'}`,
    specification: 'https://spec.openapis.org/oas/',
  },
  {
    name: 'asyncapi',
    complete: (parts) => `asyncapi: 3.0.0\n${parts.has('info') ? '' : "info: {title: Part, version: '1'}\n"}`,
    specification: 'https://www.asyncapi.com/docs/reference/specification/latest',
  },
];

const checkerOf = ({name, complete, specification}: Kind): Checker =>
  checkEach([name], async ({text}) => {
    const read = readOneYaml(text);
    if ('problems' in read) return read.problems;
    const {value} = read.document;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [
        {
          line: 1,
          message: `Expected a map for the ${name} description, but found something else.`,
          hint: `Start with ${name}: and a version, or show complete sections such as components:.`,
        },
      ];
    const keys = new Set(Object.keys(value));
    const isPart = !keys.has(name) && !keys.has('swagger');
    if (isPart && text.trimStart().startsWith('{'))
      return [
        {
          line: 1,
          message: `The description doesn’t have the key "${name}".`,
          hint: `Start with "${name}": and a version, or write partial descriptions in YAML.`,
        },
      ];
    const rules = Object.fromEntries(
      RULES.filter((rule) => !isPart || !ONLY_COMPLETE.has(rule)).map((rule) => [rule, 'error']),
    );
    const config = await createConfig({rules} as RawUniversalConfig);
    const source = isPart ? `${text}\n${complete(keys)}` : text;
    try {
      const problems = await lintFromString({
        source,
        absoluteRef: join(ROOT, 'code-block.yaml'),
        config,
        externalRefResolver: new NoResolver(config.resolve),
      });
      const last = text.split('\n').length;
      return problems.map(({location: [location], message, ruleId, suggest: [suggestion]}) => ({
        line: Math.min(location === undefined ? 1 : getLineColLocation(location).start.line, last),
        message: `${message.replace(/\s+/g, ' ').trim()} (${ruleId})`,
        hint: suggestion === undefined ? `See ${specification}.` : `Did you mean ${suggestion}?`,
      }));
    } catch (error) {
      return [
        {
          line: read.document.lineOf([name]),
          message: `${(error as Error).message}.`.replace(/\.\.$/, '.'),
          hint: `See ${specification}.`,
        },
      ];
    }
  });

/** The checkers for OpenAPI and AsyncAPI descriptions. */
export const descriptions: readonly Checker[] = KINDS.map(checkerOf);
