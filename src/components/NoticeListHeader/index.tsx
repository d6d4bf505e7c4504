import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import PageActions from '@site/src/components/PageActions';
import {listPageTitle} from '@site/src/site/noticeLists';
import {markdownPath} from '@site/src/site/markdownUrl';
import styles from './styles.module.css';

interface Props {
  /** Title of the list. */
  title: string;
  /** The position of this page in the list. Only the first page has a Markdown version, which lists all notices. */
  metadata: {permalink: string; page: number; totalPages: number};
  children: ReactNode;
}

/** The heading of a page of a list of notices, with the actions for its Markdown version. */
export default function NoticeListHeader({title, metadata, children}: Props) {
  const {permalink, page, totalPages} = metadata;
  const markdown = markdownPath(permalink, useBaseUrl('/'));
  return (
    <header className="notice-list-header margin-bottom--lg">
      {page === 1 && (
        <div className={styles.actions}>
          <Head>
            <link rel="alternate" type="text/markdown" href={markdown} />
          </Head>
          <PageActions key={markdown} markdown={markdown} />
        </div>
      )}
      <Heading as="h1">{listPageTitle(title, page, totalPages)}</Heading>
      {children}
    </header>
  );
}
