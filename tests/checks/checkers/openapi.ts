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
import {eachOne, type Checker} from './types';

/** What must hold for a description that readers copy, whole or in part. */
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

/** What a part of a description cannot fulfill: what it refers to stands elsewhere. */
const FOR_WHOLE = new Set<string>(['no-unresolved-refs', 'path-parameters-defined']);

/** A snippet is all that there is: it refers to nothing outside. */
class NoResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): ReturnType<BaseResolver['loadExternalRef']> {
    return Promise.reject(new ResolveError(new Error(`${absoluteRef.replace(`${ROOT}/`, '')} is another file`)));
  }
}

interface Kind {
  /** Name of the checker, and the key that a whole description begins with. */
  name: 'openapi' | 'asyncapi';
  /** What a part gets behind it, so that it is a description. */
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
  eachOne([name], async ({text}) => {
    const read = readOneYaml(text);
    if ('problems' in read) return read.problems;
    const {value} = read.document;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [
        {
          line: 1,
          message: `This is no ${name} description: it is not a map.`,
          hint: `Begin with ${name}: and a version, or show whole parts such as components:.`,
        },
      ];
    const keys = new Set(Object.keys(value));
    const isPart = !keys.has(name) && !keys.has('swagger');
    if (isPart && text.trimStart().startsWith('{'))
      return [
        {
          line: 1,
          message: `The description does not say that it is ${name}.`,
          hint: `Begin with "${name}": and a version; a part of a description is shown in YAML.`,
        },
      ];
    const rules = Object.fromEntries(
      RULES.filter((rule) => !isPart || !FOR_WHOLE.has(rule)).map((rule) => [rule, 'error']),
    );
    const config = await createConfig({rules} as RawUniversalConfig);
    const source = isPart ? `${text}\n${complete(keys)}` : text;
    try {
      const problems = await lintFromString({
        source,
        absoluteRef: join(ROOT, 'fence.yaml'),
        config,
        externalRefResolver: new NoResolver(config.resolve),
      });
      const last = text.split('\n').length;
      return problems.map(({location: [place], message, ruleId, suggest: [suggestion]}) => ({
        line: Math.min(place === undefined ? 1 : getLineColLocation(place).start.line, last),
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

/** Descriptions of APIs, and of what sends messages; parts of them are completed first. */
export const descriptions: readonly Checker[] = KINDS.map(checkerOf);
