/** Pages about the same subject: one that describes something older, and its current counterpart. */
import {isStopWord} from './query';
import type {RankedPage} from './rank';
import {phraseOf} from './text';

/** Words in titles that distinguish a page from its counterpart for another release line or interface. */
const DISTINGUISHING = new Set(['1.x', '2.x', 'legac', 'old', 'new', 'ui']);

/** The words of a title, without those that distinguish a page from its counterpart. */
export const subjectOf = (title: string): string =>
  phraseOf(title)
    .trim()
    .split(' ')
    .filter((word) => !DISTINGUISHING.has(word) && !isStopWord(word))
    .join(' ');

/**
 * Moves each page that describes something older below its current counterpart, if both are among the results.
 * @param isOlder whether a page has been superseded
 * @param subjects subject of each page
 */
export function belowCounterparts(
  ranked: readonly RankedPage[],
  isOlder: (page: number) => boolean,
  subjects: readonly string[],
): RankedPage[] {
  const current = new Map<string, number>();
  ranked.forEach(({page}, place) => {
    const subject = subjects[page] ?? '';
    if (subject !== '' && !isOlder(page) && !current.has(subject)) current.set(subject, place);
  });
  const placeOf = ({page}: RankedPage, place: number): number => {
    const counterpart = isOlder(page) ? current.get(subjects[page] ?? '') : undefined;
    return counterpart === undefined ? place : Math.max(place, counterpart + 0.5);
  };
  return ranked
    .map((entry, place) => ({entry, place: placeOf(entry, place)}))
    .sort((a, b) => a.place - b.place)
    .map(({entry}) => entry);
}
