import {useLocation} from '@docusaurus/router';
import Footer from '@theme-original/DocItem/Footer';
import PageRating from '@site/src/components/PageRating';

/** The footer of a doc, with the page rating above it. */
export default function DocItemFooter() {
  const {pathname} = useLocation();
  return (
    <>
      <PageRating key={pathname} path={pathname} />
      <Footer />
    </>
  );
}
