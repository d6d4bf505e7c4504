import Ajv, {type ValidateFunction} from 'ajv';
import {jsonProblems} from './json';
import {PACT_SCHEMAS} from './pactSchema';
import {readOneYaml, validateStructured} from './structured';
import {eachOne} from './types';

type Version = keyof typeof PACT_SCHEMAS;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The versions of the specification that a pact file names; writers have used several places for it. */
function namedVersion(pact: unknown): {path: string[]; version: string} | undefined {
  const metadata = isObject(pact) ? pact.metadata : undefined;
  if (!isObject(metadata)) return undefined;
  for (const name of ['pactSpecification', 'pact-specification', 'pactSpecificationVersion']) {
    const place = metadata[name];
    const version = isObject(place) ? place.version : place;
    if (version !== undefined)
      return {path: isObject(place) ? ['metadata', name, 'version'] : ['metadata', name], version: String(version)};
  }
  return undefined;
}

const validators = new Map<Version, ValidateFunction>();

/** The validator for a version, compiled once. */
function validatorFor(version: Version): ValidateFunction {
  const known = validators.get(version);
  if (known !== undefined) return known;
  const compiled = new Ajv({allErrors: true, strict: false}).compile(PACT_SCHEMAS[version]);
  validators.set(version, compiled);
  return compiled;
}

/** A pact file, against the version of the specification that it names. */
export const pact = eachOne(['pact'], ({text}) => {
  const broken = jsonProblems(text);
  if (broken.length > 0) return broken;
  const read = readOneYaml(text);
  if ('problems' in read) return read.problems;
  const {document} = read;
  const named = namedVersion(document.value);
  const version = /^[1-4]/.exec(named?.version ?? '')?.[0] as Version | undefined;
  if (version === undefined) {
    const message =
      named === undefined
        ? 'The pact file does not name the version of the Pact specification.'
        : `There is no version ${named.version} of the Pact specification.`;
    return [
      {
        line: document.lineOf(named?.path ?? ['metadata']),
        message,
        hint: 'Add "metadata": {"pactSpecification": {"version": "4.0"}}, with the version the file follows: 1.0.0, 2.0.0, 3.0.0 or 4.0.',
      },
    ];
  }
  return validateStructured(
    document,
    validatorFor(version),
    `Follow version ${version} of the Pact specification, https://github.com/pact-foundation/pact-specification/tree/version-${version}.`,
  );
});
