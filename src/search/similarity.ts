/** Compares titles, headings, and texts with a query. Texts and words are in the form that `phraseOf` returns. */
import {PARAMETERS} from './parameters';
import {isStopWord, type QueryTerm} from './query';

/**
 * Similarity of a title, heading, or keyword to a query: the harmonic mean of precision and recall, without the part
 * that's considered chance. Rare words count more than common ones.
 * @param informationOf information of a stem, in any unit
 * @returns 1 for a complete match, 0 for no more than chance
 */
export function similarity(
  phrase: string,
  terms: readonly QueryTerm[],
  informationOf: (stem: string) => number = () => 1,
): number {
  const known = new Set(phrase.trim().split(' '));
  const words = [...known].filter((word) => !isStopWord(word) && word !== '');
  const matched = terms.filter(({alternatives}) =>
    alternatives.some(({stems}) => stems.every((word) => known.has(word))),
  );
  if (matched.length === 0 || words.length === 0) return 0;
  const sum = (stems: readonly string[]): number => stems.reduce((total, stem) => total + informationOf(stem), 0);
  const stemOfTerm = ({text, alternatives}: QueryTerm): string => alternatives[0]?.stems[0] ?? text;
  const queryStems = new Set(matched.flatMap(({alternatives}) => alternatives.flatMap(({stems}) => stems)));
  const precision = sum(words.filter((word) => queryStems.has(word))) / sum(words);
  const recall = sum(matched.map(stemOfTerm)) / sum(terms.map(stemOfTerm));
  return (
    Math.max(0, (2 * precision * recall) / (precision + recall) - PARAMETERS.phrases.chance) /
      (1 - PARAMETERS.phrases.chance) || 0
  );
}
