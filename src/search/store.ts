/** The parts of a search index that are in memory. If a lookup needs another part, its file name is recorded. */
import type {Answer} from './answer';
import {decodeNumbers, decodeWords} from './codec';
import {
  chunkFile,
  chunkOfWord,
  impactOf,
  inverseFrequency,
  lettersFile,
  BUCKET_LENGTH,
  type Postings,
  type Root,
} from './parts';
import {stemOf} from './text';
import {TitleIndex, type StemPostings, type TitleFields} from './titleIndex';
import {closestWords, WordList, type CloseWord, type Vocabulary} from './vocabulary';

/** The postings of a chunk. */
export class PostingList {
  readonly words: WordList;
  readonly answers: Readonly<Record<string, Answer>>;
  private readonly stems = new Map<string, StemPostings>();

  constructor({words, sections, levels, answers = {}}: Postings, allSections: number) {
    this.answers = answers;
    const sorted = decodeWords(words);
    this.words = new WordList(sorted);
    const numbers = decodeNumbers(sections);
    const impacts = decodeNumbers(levels).map(impactOf);
    let position = 0;
    let listed = 0;
    for (const word of sorted) {
      const stem = stemOf(word);
      if (this.stems.has(stem)) continue;
      const count = numbers[position++] ?? 0;
      const information = inverseFrequency(count, allSections);
      const found = {sections: new Uint32Array(count), scores: new Float32Array(count)};
      let section = 0;
      for (let index = 0; index < count; index++) {
        section += numbers[position++] ?? 0;
        found.sections[index] = section;
        found.scores[index] = (impacts[listed++] ?? 0) * information;
      }
      this.stems.set(stem, found);
    }
  }

  get(stem: string): StemPostings | undefined {
    return this.stems.get(stem);
  }
}

/** The words of an index, as far as they're loaded. */
export class IndexStore implements Vocabulary {
  private readonly titles: TitleIndex;
  private readonly chunks = new Map<number, PostingList>();
  private readonly letters = new Map<number, readonly string[]>();
  /** Names of the files that lookups since the last call of `takeMissing` needed. */
  private missing = new Set<string>();

  /** @param documents one for each section */
  constructor(
    private readonly index: Pick<Root, 'chunks' | 'letters'>,
    private readonly documents: readonly TitleFields[],
  ) {
    this.titles = new TitleIndex(documents);
  }

  /** The files that earlier lookups needed and that aren't loaded. */
  takeMissing(): string[] {
    const missing = [...this.missing];
    this.missing = new Set();
    return missing;
  }

  addChunk(number: number, postings: Postings): void {
    this.chunks.set(number, new PostingList(postings, this.documents.length));
  }

  addLetters(number: number, words: string): void {
    this.letters.set(number, decodeWords(words));
  }

  private chunk(word: string): PostingList | undefined {
    if (this.index.chunks.length === 0) return undefined;
    const number = chunkOfWord(word, this.index.chunks);
    const chunk = this.chunks.get(number);
    if (!chunk) this.missing.add(chunkFile(number));
    return chunk;
  }

  /** Postings of a stem in titles, headings, keywords, and categories, and in texts and code. */
  postingsOf(stem: string, titlesOnly = false): StemPostings[] {
    const inTexts = titlesOnly ? undefined : this.chunk(stem)?.get(stem);
    return [this.titles.get(stem), inTexts].filter((found) => found !== undefined);
  }

  /** Information of a stem in titles, headings, and keywords, in nats. */
  informationOf(stem: string): number {
    return this.titles.informationOf(stem);
  }

  hasInTitles(word: string): boolean {
    return this.titles.words.has(word);
  }

  /** The answer with this key, if its chunk is loaded. */
  answer(key: string): Answer | null {
    const chunk = key === '' ? undefined : this.chunk(key);
    return chunk && Object.hasOwn(chunk.answers, key) ? (chunk.answers[key] ?? null) : null;
  }

  has(word: string): boolean {
    // The chunk is needed even if the root has the word.
    const inTexts = this.chunk(word)?.words.has(word) ?? false;
    return this.titles.words.has(word) || inTexts;
  }

  startingWith(prefix: string, limit: number): string[] {
    // Short prefixes have too many completions, so only the words of titles, headings, and keywords count.
    const chunk = prefix.length < BUCKET_LENGTH ? undefined : this.chunk(prefix);
    const found = new Set([
      ...this.titles.words.startingWith(prefix),
      ...(chunk ? chunk.words.startingWith(prefix) : []),
    ]);
    found.delete(prefix);
    return [...found].sort((a, b) => a.length - b.length).slice(0, limit);
  }

  closest(word: string): CloseWord[] {
    // Without the word's chunk, it isn't known whether it's a typo.
    if (this.index.chunks.length > 0 && !this.chunk(word)) return [];
    // A likely typo keeps the first letter or swaps it with the second.
    const starts = new Set([...word].slice(0, 2));
    const candidates = new Set<string>();
    for (const letter of starts) {
      for (const candidate of this.titles.words.startingWith(letter)) candidates.add(candidate);
      const number = this.index.letters.indexOf(letter);
      if (number < 0) continue;
      const words = this.letters.get(number);
      if (!words) this.missing.add(lettersFile(number));
      else for (const candidate of words) candidates.add(candidate);
    }
    return closestWords(word, candidates);
  }
}
