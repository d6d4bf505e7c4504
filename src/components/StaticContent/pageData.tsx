import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import type {useBlogPost} from '@docusaurus/plugin-content-blog/client';

const ID = 'page-content';

/** What the layout of a docs page needs to know about its content. */
type DocData = Pick<DocContextValue, 'metadata' | 'frontMatter' | 'contentTitle' | 'toc' | 'assets'>;

/** What the layout of a notice needs to know about its content. */
type NoticeData = Pick<ReturnType<typeof useBlogPost>, 'metadata' | 'frontMatter' | 'toc' | 'assets'>;

/** Data for the server's HTML. The metadata contain the front matter, too, so it's written only once. */
const write = ({metadata, ...data}: DocData | NoticeData): string =>
  JSON.stringify({metadata: {...metadata, frontMatter: undefined}, ...data}).replaceAll('<', '\\u003c');

export const writeDocData = ({metadata, frontMatter, contentTitle, toc, assets}: DocData): string =>
  write({metadata, frontMatter, contentTitle, toc, assets});

export const writeNoticeData = ({metadata, frontMatter, toc, assets}: NoticeData): string =>
  write({metadata, frontMatter, toc, assets});

/** Reads the data from the server's HTML. Returns undefined if the server didn't render the page. */
export function readPageData(): DocData | NoticeData | undefined {
  const text = document.getElementById(ID)?.textContent ?? '';
  if (text === '') return undefined;
  const data = JSON.parse(text) as DocData | NoticeData;
  // @ts-expect-error TypeScript doesn't know that both parts are from the same kind of page.
  return {...data, metadata: {...data.metadata, frontMatter: data.frontMatter}};
}

/** @param text the data, or an empty string in the browser, which keeps what the server wrote */
export const PageDataScript = ({text}: {text: string}) => (
  <script
    id={ID}
    type="application/json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{__html: text}}
    data-no-extract=""
  />
);
