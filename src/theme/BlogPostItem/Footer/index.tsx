import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useLocation} from '@docusaurus/router';
import Footer from '@theme-original/BlogPostItem/Footer';
import PageRating from '@site/src/components/PageRating';

/** The foot of a notice: on its own page, with the rating above what the theme puts there; in a list, the theme's alone. */
export default function BlogPostItemFooter() {
  const {isBlogPostPage} = useBlogPost();
  const {pathname} = useLocation();
  return (
    <>
      {isBlogPostPage && <PageRating key={pathname} path={pathname} />}
      <Footer />
    </>
  );
}
