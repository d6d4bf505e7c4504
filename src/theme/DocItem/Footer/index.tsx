import {useLocation} from '@docusaurus/router';
import Footer from '@theme-original/DocItem/Footer';
import PageRating from '@site/src/components/PageRating';

/** The foot of a page, with the rating above what the theme puts there. */
export default function DocItemFooter() {
  const {pathname} = useLocation();
  return (
    <>
      <PageRating key={pathname} path={pathname} />
      <Footer />
    </>
  );
}
