import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';

/** Front matter that a search index needs and the theme does not pass on. */
interface SearchFrontMatter {
  edition?: string[];
  era?: string;
}

/** The theme's metadata of a page, with the editions and the era it is about, in the form that hosted crawlers read as well. */
export default function DocItemMetadata() {
  const {edition, era} = useDoc().frontMatter as SearchFrontMatter;
  return (
    <>
      <Metadata />
      <Head>
        {edition && <meta name="docsearch:edition" content={edition.join(',')} />}
        {era && <meta name="docsearch:era" content={era} />}
      </Head>
    </>
  );
}
