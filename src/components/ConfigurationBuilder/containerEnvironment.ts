/** Generates complete environment files for containers that Docker Compose or Kubernetes don't start. */
import type {Choices} from './choices';
import {entriesOf, isSupplied, scimEntries, type Entry} from './files';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function linesOf(entry: Entry): string[] {
  if (!isSupplied(entry)) return [`${entry[0]}=${entry[1]}`];
  const {name, what, how, minLength, command} = entry;
  return [
    '',
    `# ${capital(what)}.${minLength === undefined ? '' : ` At least ${minLength} characters.`}`,
    `# ${how}${command === undefined ? '.' : ''}`,
    `${name}=`,
  ];
}

/** Every variable of the PactFlow container, in the format of `docker run --env-file`. No secret has a value. */
export function containerEnvironmentOf(choices: Choices): string {
  const entries = entriesOf(choices);
  return [
    `# All variables of the PactFlow On-Premises ${choices.release} container. Set each empty value.`,
    '# Keep this file out of version control. docker run --env-file reads values as they are, so don’t quote them.',
    '',
    '# --- Settings that the builder filled in',
    ...entries.filter((entry) => !isSupplied(entry)).flatMap(linesOf),
    '',
    '# --- Values that you provide',
    ...entries.filter(isSupplied).flatMap(linesOf),
    '',
  ].join('\n');
}

/** Every variable of the SCIM API container. */
export const scimEnvironmentOf = (choices: Choices): string =>
  [
    '# All variables of the SCIM API container, which listens on port 8080.',
    '# PACTFLOW_URL must be one of the URLs in PACTFLOW_BASE_URL.',
    ...scimEntries(choices).flatMap(linesOf),
    '',
  ].join('\n');
