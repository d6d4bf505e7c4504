/** Reads all pages of an index with their texts, for uses other than searching. */
import type {FetchPart} from './engine';
import {pagesOf, type PageEntry} from './pageEntries';
import {parseTexts, textFile, type Root} from './parts';
import type {Section} from './schema';

/** An indexed page with its texts. */
export interface IndexedPageEntry extends Omit<PageEntry, 'sections'> {
  /** In page order. The first section has level 1. */
  sections: Section[];
}

/** @throws IndexFormatError if a file is malformed */
export function readPages(root: Root, fetchPart: FetchPart): Promise<IndexedPageEntry[]> {
  return Promise.all(
    pagesOf(root).map(async (page, number) => {
      const file = textFile(number);
      const {sections} = parseTexts(await fetchPart(file), file, page.sections.length);
      return {
        ...page,
        sections: page.sections.map((section, index) => {
          const [text = '', code = ''] = sections[index] ?? [];
          return {...section, text, code};
        }),
      };
    }),
  );
}
