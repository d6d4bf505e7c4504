import {counted} from '@site/src/labs/counted';
import {controlsOf, type Choices, type Conflict} from './choices';

/** The choices on the page, and the conflicts between them. */
export interface Snapshot {
  choices: Choices;
  conflicts: readonly Conflict[];
}

/**
 * Describes to screen reader users what a choice changed, including its consequences.
 * @param secrets number of secrets that the files require now
 * @returns one or more sentences, or an empty string if nothing changed
 */
export function describeChange(before: Snapshot, after: Snapshot, secrets: number): string {
  const changes = controlsOf(after.choices).flatMap(({id, label, options}) => {
    if (before.choices[id] === after.choices[id]) return [];
    const value = options.find((option) => option.value === after.choices[id])?.label ?? after.choices[id];
    return [`${label}: ${value === '' ? 'empty' : value}.`];
  });
  const hadConflicts = before.conflicts.length > 0;
  if (changes.length === 0 && hadConflicts === after.conflicts.length > 0) return '';
  if (after.conflicts.length > 0)
    return [...changes, 'No files.', ...after.conflicts.map(({reason}) => reason)].join(' ');
  return [...changes, `The files are updated. They require ${counted(secrets, 'secret')}.`].join(' ');
}
