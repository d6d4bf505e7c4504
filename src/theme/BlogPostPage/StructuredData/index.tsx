// Replaced, not wrapped: the theme's names no author, no publisher, and no picture. The build writes an Article in its place, as for docs: src/plugins/built-pages/structuredData.ts.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {markdownPath} from '@site/src/plugins/built-pages/address';

/** What the head of a notice says to machines: where the notice stands as Markdown. */
export default function BlogPostStructuredData() {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(useLocation().pathname, useBaseUrl('/'))} />
    </Head>
  );
}
