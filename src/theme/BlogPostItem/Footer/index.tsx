import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useLocation} from '@docusaurus/router';
import Footer from '@theme-original/BlogPostItem/Footer';
import PageRating from '@site/src/components/PageRating';

/** The footer of a notice, with the page rating above it if the notice is on its own page instead of in a list. */
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
