import {counted} from '@site/src/labs/counted';
import {controlsOf, labelOf, type Choices, type Conflict} from '@site/src/labs/pipeline/choices';

/** The choices on the page, and the conflicts between them. */
export interface Snapshot {
  choices: Choices;
  conflicts: readonly Conflict[];
}

/**
 * Describes to screen reader users what a choice changed.
 * @param files the number of files for the choices
 * @returns one or more sentences, or an empty string if nothing changed
 */
export function describeChange(before: Snapshot, after: Snapshot, files: number): string {
  const changes = controlsOf(after.choices).flatMap(({id, label}) =>
    before.choices[id] === after.choices[id] ? [] : [`${label}: ${labelOf(id, after.choices[id])}.`],
  );
  const reasons = after.conflicts.map(({reason}) => reason);
  const isSame = before.conflicts.map(({reason}) => reason).join() === reasons.join();
  if (changes.length === 0 && isSame) return '';
  if (reasons.length > 0) return [...changes, 'No files.', ...reasons].join(' ');
  return [...changes, `The files are updated: ${counted(files, 'file')}.`].join(' ');
}
