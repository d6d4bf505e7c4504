// Ejected: the original has no author, publisher, or image. For notices as for docs, the build writes an Article
// instead. See src/plugins/site/finish-pages/page-exports/structuredData.ts.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {markdownPath} from '@site/src/site/markdownUrl';

/** Links a notice to its Markdown version in the head of the page. */
export default function BlogPostStructuredData() {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(useLocation().pathname, useBaseUrl('/'))} />
    </Head>
  );
}
