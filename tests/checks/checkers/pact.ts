import Ajv, {type ValidateFunction} from 'ajv';
import {jsonProblems} from './json';
import {PACT_SCHEMAS} from './pactSchema';
import {readOneYaml, validateStructured} from './structured';
import {checkEach} from './types';

type Version = keyof typeof PACT_SCHEMAS;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the specification version of a pact file, which libraries have written to several metadata fields. */
function namedVersion(pact: unknown): {path: string[]; version: string} | undefined {
  const metadata = isObject(pact) ? pact.metadata : undefined;
  if (!isObject(metadata)) return undefined;
  for (const name of ['pactSpecification', 'pact-specification', 'pactSpecificationVersion']) {
    const field = metadata[name];
    const version = isObject(field) ? field.version : field;
    if (version !== undefined)
      return {path: isObject(field) ? ['metadata', name, 'version'] : ['metadata', name], version: String(version)};
  }
  return undefined;
}

const validators = new Map<Version, ValidateFunction>();

function validatorFor(version: Version): ValidateFunction {
  const cached = validators.get(version);
  if (cached !== undefined) return cached;
  const compiled = new Ajv({allErrors: true, strict: false}).compile(PACT_SCHEMAS[version]);
  validators.set(version, compiled);
  return compiled;
}

/** Checks a pact file against its version of the Pact specification. */
export const pact = checkEach(['pact'], ({text}) => {
  const syntaxProblems = jsonProblems(text);
  if (syntaxProblems.length > 0) return syntaxProblems;
  const read = readOneYaml(text);
  if ('problems' in read) return read.problems;
  const {document} = read;
  const named = namedVersion(document.value);
  const version = /^[1-4]/.exec(named?.version ?? '')?.[0] as Version | undefined;
  if (version === undefined) {
    const message =
      named === undefined
        ? 'The pact file has no version of the Pact specification.'
        : `There is no version ${named.version} of the Pact specification.`;
    return [
      {
        line: document.lineOf(named?.path ?? ['metadata']),
        message,
        hint: 'Add "metadata": {"pactSpecification": {"version": "4.0"}} with the version that the file conforms to: 1.0.0, 2.0.0, 3.0.0, or 4.0.',
      },
    ];
  }
  return validateStructured(
    document,
    validatorFor(version),
    `See version ${version} of the Pact specification: https://github.com/pact-foundation/pact-specification/tree/version-${version}.`,
  );
});
