import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageActions from '@site/src/components/PageActions';
import {markdownPath} from '@site/src/site/markdownUrl';
import styles from './styles.module.css';

/** The breadcrumbs of a doc, and next to them the actions for its Markdown version. */
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
