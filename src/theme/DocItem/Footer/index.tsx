import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Footer from '@theme-original/DocItem/Footer';
import PageActions from '@site/src/components/PageActions';
import {markdownPath} from '@site/src/site/markdownUrl';
import PageRating from '@site/src/components/PageRating';
import styles from './styles.module.css';

/** The footer of a doc. Above it are the page rating and, in a narrow window, the actions for the Markdown version. */
export default function DocItemFooter() {
  const {pathname} = useLocation();
  const markdown = markdownPath(pathname, useBaseUrl('/'));
  return (
    <>
      <div className={styles.actions}>
        <PageActions key={markdown} markdown={markdown} />
      </div>
      <PageRating key={pathname} path={pathname} />
      <Footer />
    </>
  );
}
