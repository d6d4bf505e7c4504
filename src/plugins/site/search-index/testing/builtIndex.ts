import type {Answer} from '../../../../search/answer.ts';
import {SearchFailure} from '../../../../search/backend.ts';
import type {FetchPart} from '../../../../search/engine.ts';
import type {DocsTag, Root} from '../../../../search/parts.ts';
import type {Section} from '../../../../search/schema.ts';
import type {ExtractedPage} from '../../finish-pages/page-exports/extract.ts';
import {indexFilesOf} from '../indexFiles.ts';

/** What a test specifies about a page. `text` and `code` are those of the part before the first heading. */
type Draft = Partial<Omit<ExtractedPage, 'sections'>> &
  Pick<ExtractedPage, 'url'> & {text?: string; code?: string; parts?: Partial<Section>[]};

/** A page for a test. It's in the current docs by default. */
export function pageOf({url, title = url, text = '', code = '', parts = [], ...rest}: Draft): ExtractedPage {
  return {
    url,
    title,
    description: '',
    keywords: [],
    siteSection: 'Docs',
    path: [],
    editions: [],
    legacy: false,
    contentType: null,
    language: 'en',
    tag: 'docs-default-current',
    ...rest,
    sections: [
      {heading: title, level: 1, anchor: '', text, code},
      ...parts.map((part): Section => ({heading: '', level: 2, anchor: '', text: '', code: '', ...part})),
    ],
  };
}

/** The docs versions that readers can choose from. */
export const VERSIONS: readonly DocsTag[] = [
  {tag: 'docs-default-current', version: '2.x', current: true},
  {tag: 'docs-default-1.x', version: '1.x', current: false},
];

interface BuiltIndex {
  root: Root;
  /** Contents of the files in the index's folder, by name. A test can change them. */
  files: Map<string, string>;
  /** Names of the files that were fetched, in order. */
  fetched: string[];
  fetchPart: FetchPart;
}

/** The index that a build creates from pages. A missing file can't be fetched. */
export function builtIndex(pages: readonly ExtractedPage[], answers?: ReadonlyMap<string, Answer>): BuiltIndex {
  const {root, files} = indexFilesOf('en', pages, VERSIONS, answers);
  const contents = new Map(
    files.flatMap(({file, content}): [string, string][] =>
      file.startsWith(root.directory) ? [[file.slice(root.directory.length), content]] : [],
    ),
  );
  const fetched: string[] = [];
  return {
    root,
    files: contents,
    fetched,
    fetchPart: (file) => {
      fetched.push(file);
      const content = contents.get(file);
      return content === undefined
        ? Promise.reject(new SearchFailure('unavailable', `${file} is missing.`))
        : Promise.resolve(content);
    },
  };
}
