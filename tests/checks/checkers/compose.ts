import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import Ajv, {type SchemaObject, type ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import {checkPactCommands} from './pactCommands';
import {readOneYaml, validateStructured, type Structured} from './structured';
import {checkEach, type Issue} from './types';

let compiled: ValidateFunction | undefined;

/** Compiles the schema of the Compose specification, which the dclint package includes. */
function validator(): ValidateFunction {
  if (compiled !== undefined) return compiled;
  const folder = dirname(createRequire(__filename).resolve('dclint/package.json'));
  // Ajv doesn't recognize this form of the URL for draft 07 in $schema.
  const schema = {
    ...(JSON.parse(readFileSync(join(folder, 'schemas/compose.schema.json'), 'utf8')) as SchemaObject),
    $schema: undefined,
  };
  const ajv = addFormats(new Ajv({allErrors: true, strict: false}));
  // The specification uses Go's format for durations (1m30s).
  ajv.addFormat('duration', /^(?:\d+(?:\.\d+)?(?:us|ms|s|m|h|d|w))+$/);
  return (compiled = ajv.compile(schema));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quote = (word: string) => `'${word.replace(/'/g, "'\\''")}'`;

/** Checks the commands of services that use the pact-cli image, whose entrypoint is `pact`. */
function commandProblems({value, lineOf}: Structured, era: 'legacy' | undefined): Issue[] {
  const services = isObject(value) && isObject(value.services) ? Object.entries(value.services) : [];
  return services.flatMap(([name, service]) => {
    if (
      !isObject(service) ||
      typeof service.image !== 'string' ||
      service.entrypoint !== undefined ||
      !/pact-?foundation\/pact-cli\b/.test(service.image)
    )
      return [];
    const {command} = service;
    const words = Array.isArray(command)
      ? command.map((word) => quote(String(word))).join(' ')
      : typeof command === 'string'
        ? command.replace(/\s+/g, ' ')
        : undefined;
    if (words === undefined) return [];
    return checkPactCommands(`pact ${words}`, {
      era,
      environment: isObject(service.environment) ? Object.keys(service.environment) : [],
    }).map((issue) => ({...issue, line: lineOf(['services', name, 'command'])}));
  });
}

/** Checks a Compose file. */
export const compose = checkEach(['compose'], ({text, era}) => {
  const read = readOneYaml(text);
  if ('problems' in read) return read.problems;
  const problems = validateStructured(
    read.document,
    validator(),
    'See the Compose specification: https://github.com/compose-spec/compose-spec/blob/main/spec.md.',
  );
  return problems.length > 0 ? problems : commandProblems(read.document, era);
});
