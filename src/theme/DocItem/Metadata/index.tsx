import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';

/** Front matter that a search index needs and the theme does not pass on. */
interface SearchFrontMatter {
  edition?: string[];
  era?: string;
}

/**
 * Where a search engine finds a page of a frozen edition today: at the same path without the edition. Pages on On-Premises 1.x lead to those on 1.x in the current docs,
 * which hold for the same installations, and not to those on 2.x. That each path exists is held by tests/gates/frozen.ts.
 */
function useCurrentAddress(): string | undefined {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const {isLast, version} = useDocsVersion();
  const {permalink} = useDoc().metadata;
  const path = permalink.slice(baseUrl.length).replace(`${version}`, '').replace(/^\//, '');
  return isLast ? undefined : url + baseUrl + path;
}

/** The theme's metadata of a page, with the editions and the era it is about, in the form that hosted crawlers read as well; and the canonical address of a frozen page. */
export default function DocItemMetadata() {
  const {edition, era} = useDoc().frontMatter as SearchFrontMatter;
  const current = useCurrentAddress();
  return (
    <>
      <Metadata />
      <Head>
        {edition && <meta name="docsearch:edition" content={edition.join(',')} />}
        {era && <meta name="docsearch:era" content={era} />}
        {current && <link rel="canonical" href={current} />}
        {current && <meta property="og:url" content={current} />}
      </Head>
    </>
  );
}
