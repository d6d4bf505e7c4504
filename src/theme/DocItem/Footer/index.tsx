import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import PageRating from '@site/src/components/PageRating';

/** The foot of a page, with the rating above what the theme puts there. */
export default function DocItemFooter() {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <PageRating key={permalink} path={permalink} />
      <Footer />
    </>
  );
}
