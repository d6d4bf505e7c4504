/** Builds the files of the search index (see src/search/parts.ts) from the pages of the site. */
import {createHash} from 'node:crypto';
import type {Answer} from '../../../search/answer.ts';
import {encodeNumbers, encodeWords} from '../../../search/codec.ts';
import {PARAMETERS} from '../../../search/parameters.ts';
import {
  anchorOf,
  bucketOf,
  chunkFile,
  chunkOfWord,
  inverseFrequency,
  lettersFile,
  levelOf,
  rootFile,
  textFile,
  type DocsTag,
  type PageTexts,
  type Postings,
  type Root,
} from '../../../search/parts.ts';
import {CONTENT_TYPES, SCHEMA, type IndexedPage, type Section} from '../../../search/schema.ts';
import {stemOf, wordsOf} from '../../../search/text.ts';
import type {ExtractedPage} from '../finish-pages/page-exports/extract.ts';

export interface IndexFile {
  /** Path below the site's base path. */
  file: string;
  content: string;
}

/** The parts of a section whose words are in chunks. The words of titles and headings are in the root's texts. */
const FIELDS = ['text', 'code'] as const;

type Field = (typeof FIELDS)[number];

/** Number of postings in a chunk: about 6 kB when compressed. */
const CHUNK_SIZE = 14_000;

type Document = Partial<Record<Field, string>>;

function documentOf({description}: IndexedPage, {level, text, code}: Section): Document {
  return {text: level === 1 ? `${description}\n${text}` : text, code};
}

/** For each stem, the weight of the term in each section that contains it, without its information. */
type Impacts = Map<string, Map<number, number>>;

/** The words of the sections, and the impacts of their stems, computed with BM25 over the fields. */
function impactsOf(documents: readonly Document[]): {words: string[]; impacts: Impacts} {
  const {fields: boosts, saturation, lengths} = PARAMETERS;
  const words = new Set<string>();
  const weighted: Impacts = new Map();
  for (const field of FIELDS) {
    const counts = documents.map((document) => {
      const count = new Map<string, number>();
      for (const word of wordsOf(document[field] ?? '')) {
        words.add(word);
        count.set(stemOf(word), (count.get(stemOf(word)) ?? 0) + 1);
      }
      return count;
    });
    const used = counts.filter(({size}) => size > 0);
    const average = used.reduce((sum, {size}) => sum + size, 0) / used.length;
    const frequency = new Map<string, number>();
    for (const count of used) for (const stem of count.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
    counts.forEach((count, section) => {
      for (const [stem, times] of count) {
        const length = 1 - lengths[field] + (lengths[field] * count.size) / average;
        const saturated = (times * (saturation + 1)) / (times + saturation * length);
        const weight = boosts[field] * saturated * inverseFrequency(frequency.get(stem) ?? 0, documents.length);
        const ofStem = weighted.get(stem) ?? new Map<number, number>();
        ofStem.set(section, (ofStem.get(section) ?? 0) + weight);
        weighted.set(stem, ofStem);
      }
    });
  }
  for (const ofStem of weighted.values()) {
    const information = inverseFrequency(ofStem.size, documents.length);
    for (const [section, weight] of ofStem) ofStem.set(section, weight / information);
  }
  return {words: [...words].sort(), impacts: weighted};
}

/** Encodes words and the postings of their stems. */
function encodePostings(words: readonly string[], impacts: Impacts): Postings {
  const sections: number[] = [];
  const levels: number[] = [];
  for (const stem of new Set(words.map(stemOf))) {
    const found = [...(impacts.get(stem) ?? [])].sort(([a], [b]) => a - b);
    sections.push(found.length);
    let previous = 0;
    for (const [section, impact] of found) {
      sections.push(section - previous);
      levels.push(levelOf(impact));
      previous = section;
    }
  }
  return {words: encodeWords(words), sections: encodeNumbers(sections), levels: encodeNumbers(levels)};
}

/** Divides words into chunks of about the same number of postings, each with all words of its buckets. */
function chunkStarts(words: readonly string[], impacts: Impacts): string[] {
  const sizes = new Map<string, number>();
  for (const word of words)
    sizes.set(bucketOf(word), (sizes.get(bucketOf(word)) ?? 0) + (impacts.get(stemOf(word))?.size ?? 0));
  const starts: string[] = [];
  let size = CHUNK_SIZE;
  for (const [bucket, count] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (size + count > CHUNK_SIZE) {
      starts.push(bucket);
      size = 0;
    }
    size += count;
  }
  return starts;
}

/** The words of each chunk: those that start in it, and those whose stem does. */
function chunksOfWords(words: readonly string[], starts: readonly string[]): string[][] {
  const chunks = starts.map((): string[] => []);
  for (const word of words)
    for (const chunk of new Set([chunkOfWord(word, starts), chunkOfWord(stemOf(word), starts)]))
      chunks[chunk]?.push(word);
  return chunks;
}

/** Assigns each distinct value a number. */
function numbering<T>(): {values: T[]; numberOf: (value: T) => number} {
  const values: T[] = [];
  const numbers = new Map<string, number>();
  return {
    values,
    numberOf(value) {
      const key = JSON.stringify(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}

/**
 * Builds the index of one language. The order of the pages doesn't affect the result.
 * @param versions the docs versions that readers can choose from
 * @param answers see `answersOf`
 */
export function indexFilesOf(
  language: string,
  allPages: readonly ExtractedPage[],
  versions: readonly DocsTag[],
  answers: ReadonlyMap<string, Answer> = new Map(),
): {files: IndexFile[]; root: Root} {
  const pages = [...allPages].sort((a, b) => (a.url < b.url ? -1 : 1));
  const siteSections = numbering<string>();
  const paths = numbering<string[]>();
  const editions = numbering<string[]>();
  const tags = numbering<DocsTag>();
  const documents = pages.flatMap((page) => page.sections.map((section) => documentOf(page, section)));
  const headings = pages.flatMap(({sections}) => sections.slice(1));
  const inChunks = impactsOf(documents);
  const chunks = chunkStarts(inChunks.words, inChunks.impacts);
  const letters = [...new Set(inChunks.words.map((word) => [...word][0] ?? ''))];
  const parts = [
    ...chunksOfWords(inChunks.words, chunks).map((words, number) => {
      const ofChunk = [...answers].filter(([key]) => chunkOfWord(key, chunks) === number);
      return {
        file: chunkFile(number),
        content: JSON.stringify({
          ...encodePostings(words, inChunks.impacts),
          ...(ofChunk.length > 0 && {answers: Object.fromEntries(ofChunk)}),
        } satisfies Postings),
      };
    }),
    ...letters.map((letter, number) => ({
      file: lettersFile(number),
      content: JSON.stringify({words: encodeWords(inChunks.words.filter((word) => word.startsWith(letter)))}),
    })),
    ...pages.map(({sections}, page) => ({
      file: textFile(page),
      content: JSON.stringify({sections: sections.map(({text, code}) => [text, code])} satisfies PageTexts),
    })),
  ];
  const columns = {
    url: pages.map(({url}) => url),
    title: pages.map(({title}) => title),
    description: pages.map(({description}) => description),
    keywords: pages.map(({keywords}) => keywords.join('\n')),
    siteSection: pages.map(({siteSection}) => siteSections.numberOf(siteSection)),
    path: pages.map(({path}) => paths.numberOf(path)),
    editions: pages.map((page) => editions.numberOf(page.editions)),
    tag: pages.map(({tag}) => {
      const version = versions.find((candidate) => candidate.tag === tag);
      return tags.numberOf({tag, version: version?.version ?? null, current: version?.current ?? true});
    }),
    legacy: pages.map(({legacy}) => Number(legacy)),
    contentType: pages.map(({contentType}) => (contentType === null ? -1 : CONTENT_TYPES.indexOf(contentType))),
    levels: pages.map(({sections}) =>
      sections
        .slice(1)
        .map(({level}) => level)
        .join(''),
    ),
  };
  const root: Omit<Root, 'directory'> = {
    schema: SCHEMA,
    language,
    tags: tags.values,
    siteSections: siteSections.values,
    paths: paths.values,
    editions: editions.values,
    pages: columns,
    headings: headings.map(({heading}) => heading),
    anchors: headings.map(({heading, anchor}) => (anchor === anchorOf(heading) ? '' : anchor || '-')),
    chunks,
    letters,
  };
  const hash = createHash('sha256')
    .update(JSON.stringify([root, parts]))
    .digest('hex')
    .slice(0, 12);
  // Servers recognize the hash by the dot that follows it, so that browsers keep the files.
  const directory = `assets/search/${language.replace(/[^\w.-]+/g, '-')}-${hash}.index/`;
  const complete: Root = {...root, directory};
  return {
    root: complete,
    files: [
      ...parts.map(({file, content}) => ({file: directory + file, content})),
      {file: rootFile(language), content: JSON.stringify(complete)},
    ],
  };
}
