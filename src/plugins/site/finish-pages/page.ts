import type {ListedPage} from './page-exports/llms.ts';
import type {PageContent} from './page-exports/extract.ts';

/** A page during the finishing pass. */
export interface Page {
  /** URL path, including the base path: `/docs/pact`. */
  readonly path: string;
  /** Name of its file relative to the build folder: `docs/pact.html`. */
  readonly file: string;
  readonly html: string;
  /** The content parsed from the HTML; null for pages without content, such as list pages. */
  readonly content: PageContent | null;
  /** The page as Markdown, which is written next to its HTML. */
  readonly markdown?: string;
  /** Its entry in llms.txt. */
  readonly listing?: ListedPage;
  /** The hashes of its inline scripts, as sources of the content security policy. */
  readonly scriptHashes?: readonly string[];
}

/** One step of the finishing pass. It returns a changed copy of the page, or the page itself. */
export type Transform = (page: Page) => Page;
