import {controlsOf, type Choices, type Refusal} from './choices';

/** What the page shows: choices, and what is wrong with them. */
export interface Shown {
  choices: Choices;
  refusals: readonly Refusal[];
}

const few = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/**
 * Tells a listener what a choice changed, the consequences too.
 * @param secrets how many secrets the files ask for now
 * @returns one or more sentences; nothing when nothing changed
 */
export function describeChange(before: Shown, after: Shown, secrets: number): string {
  const changes = controlsOf(after.choices).flatMap(({id, label, options}) => {
    if (before.choices[id] === after.choices[id]) return [];
    return [`${label}: ${options.find(({value}) => value === after.choices[id])?.label ?? after.choices[id]}.`];
  });
  const wasRefused = before.refusals.length > 0;
  if (changes.length === 0 && wasRefused === after.refusals.length > 0) return '';
  if (after.refusals.length > 0)
    return [...changes, 'No files.', ...after.refusals.map(({reason}) => reason)].join(' ');
  return [...changes, `The files are updated. They ask for ${few(secrets, 'secret', 'secrets')}.`].join(' ');
}
