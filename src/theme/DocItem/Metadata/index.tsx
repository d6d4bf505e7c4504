import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';

/** Front matter keys that search indexes need and that the theme ignores. */
interface SearchFrontMatter {
  edition?: string[];
  era?: string;
  content_type?: string;
}

/**
 * The canonical URL of a page in an archived version: the same path in the current version. For pages about On-Premises
 * 1.x, that's the current page about 1.x, not the one about 2.x, because both apply to the same installations.
 * tests/checks/archivedVersion.ts checks that each of these paths exists.
 */
function useCurrentUrl(): string | undefined {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const {isLast, version} = useDocsVersion();
  const {permalink} = useDoc().metadata;
  const path = permalink
    .slice(baseUrl.length)
    .replace(`${version}`, '')
    .replace(/^\/|\/$/g, '');
  return isLast ? undefined : url + baseUrl + path;
}

/**
 * The theme's metadata of a doc, with its front matter for search in the format that hosted crawlers read, and the
 * canonical URL of a page in an archived version.
 */
export default function DocItemMetadata() {
  const {edition, era, content_type: contentType} = useDoc().frontMatter as SearchFrontMatter;
  const current = useCurrentUrl();
  return (
    <>
      <Metadata />
      <Head>
        {edition && <meta name="docsearch:edition" content={edition.join(',')} />}
        {era && <meta name="docsearch:era" content={era} />}
        {contentType && <meta name="docsearch:content_type" content={contentType} />}
        {current && <link rel="canonical" href={current} />}
        {current && <meta property="og:url" content={current} />}
      </Head>
    </>
  );
}
