/**
 * Index of the words in titles, headings, keywords, and categories. It's built in the browser from the texts in the
 * index's root, because its postings would take longer to fetch than to compute.
 */
import {PARAMETERS} from './parameters';
import {inverseFrequency} from './parts';
import {stemOf, wordsOf} from './text';
import {WordList} from './vocabulary';

/** The sections that contain a stem, and how much it matters in each of them. */
export interface StemPostings {
  sections: ArrayLike<number>;
  scores: ArrayLike<number>;
}

const FIELDS = ['title', 'keywords', 'context', 'heading'] as const;

type Field = (typeof FIELDS)[number];

/** The searched parts of a section, apart from its text and code. */
export type TitleFields = Partial<Record<Field, string>>;

/** Counts up to this number are stored, in four bits. */
const MAX_COUNT = 15;

/**
 * The occurrences of a stem, in ascending order of section and field. Each is a number: the section, and in its lowest
 * six bits the field and the count.
 */
type Occurrences = number[];

const sectionOf = (occurrence: number): number => occurrence >> 6;
const fieldOf = (occurrence: number): number => (occurrence >> 4) & 3;
const countOf = (occurrence: number): number => occurrence & MAX_COUNT;

export class TitleIndex {
  readonly words: WordList;
  private readonly occurrences = new Map<string, Occurrences>();
  /** Number of distinct stems in each field of each section. */
  private readonly lengths: Uint16Array;
  private readonly averages: readonly number[];
  private readonly scored = new Map<string, StemPostings>();

  /** @param documents one for each section */
  constructor(private readonly documents: readonly TitleFields[]) {
    /** The occurrences of each word's stem. Many pages have the same words and headings, so both are cached. */
    const byWord = new Map<string, Occurrences>();
    const byText = new Map<string, Occurrences[]>();
    const occurrencesOf = (word: string): Occurrences => {
      let found = byWord.get(word);
      if (found) return found;
      const stem = stemOf(word);
      found = this.occurrences.get(stem);
      if (!found) this.occurrences.set(stem, (found = []));
      byWord.set(word, found);
      return found;
    };
    this.lengths = new Uint16Array(documents.length * FIELDS.length);
    const totals = FIELDS.map(() => ({length: 0, texts: 0}));
    for (let section = 0; section < documents.length; section++) {
      for (let field = 0; field < FIELDS.length; field++) {
        const text = documents[section]?.[FIELDS[field] ?? 'heading'];
        if (!text) continue;
        let ofText = byText.get(text);
        if (!ofText) byText.set(text, (ofText = wordsOf(text).map(occurrencesOf)));
        const place = (section << 6) + (field << 4);
        let length = 0;
        for (const found of ofText) {
          const last = found.length - 1;
          const latest = found[last] ?? -1;
          if (latest >= place) {
            if (countOf(latest) < MAX_COUNT) found[last] = latest + 1;
          } else {
            found.push(place + 1);
            length++;
          }
        }
        this.lengths[section * FIELDS.length + field] = length;
        const total = totals[field];
        if (total) {
          total.length += length;
          total.texts++;
        }
      }
    }
    this.averages = totals.map(({length, texts}) => length / texts);
    this.words = new WordList([...byWord.keys()].sort());
  }

  /** Information of a stem, in nats: the rarer, the more. */
  informationOf(stem: string): number {
    const found = Math.min(this.occurrences.get(stem)?.length ?? 0, this.documents.length);
    return inverseFrequency(found, this.documents.length);
  }

  /** The weight of a stem in each section that contains it, by BM25 over the fields. */
  get(stem: string): StemPostings | undefined {
    const known = this.scored.get(stem);
    const occurrences = this.occurrences.get(stem);
    if (known || !occurrences) return known;
    const {fields, lengths, saturation} = PARAMETERS;
    const found = FIELDS.map(() => 0);
    for (const occurrence of occurrences) found[fieldOf(occurrence)] = (found[fieldOf(occurrence)] ?? 0) + 1;
    const information = found.map((sections) => inverseFrequency(sections, this.documents.length));
    const scores = new Map<number, number>();
    for (const occurrence of occurrences) {
      const section = sectionOf(occurrence);
      const number = fieldOf(occurrence);
      const count = countOf(occurrence);
      const field = FIELDS[number] ?? 'heading';
      const length = (this.lengths[section * FIELDS.length + number] ?? 0) / (this.averages[number] ?? 1);
      const saturated =
        (count * (saturation + 1)) / (count + saturation * (1 - lengths[field] + lengths[field] * length));
      scores.set(section, (scores.get(section) ?? 0) + fields[field] * saturated * (information[number] ?? 0));
    }
    const result = {sections: [...scores.keys()], scores: [...scores.values()]};
    this.scored.set(stem, result);
    return result;
  }
}
