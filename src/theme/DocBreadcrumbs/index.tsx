import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageActions from '@site/src/components/PageActions';
import {markdownPath} from '@site/src/plugins/built-pages/address';
import styles from './styles.module.css';

/** The trail to a doc, and beside it what a reader can do with the page as a text. */
export default function DocBreadcrumbsWithActions() {
  const markdown = markdownPath(useLocation().pathname, useBaseUrl('/'));
  return (
    <div className={styles.row}>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <DocBreadcrumbs />
      <PageActions key={markdown} markdown={markdown} />
    </div>
  );
}
