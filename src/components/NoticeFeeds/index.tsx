import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import tags from '@generated/tag-feeds/default/tags.json';
import {feedFormats, feedPath} from '@site/src/site/noticeLists';
import styles from './styles.module.css';

interface Props {
  /** URL path of a list of notices, with the site's base path. */
  list: string;
  /** What the feeds contain. It distinguishes the links for screen readers. */
  content: string;
}

/** Links to the feeds of a list of notices, separated by commas. */
export function FeedLinks({list, content}: Props) {
  return feedFormats.map(({name, file}, index) => (
    <Fragment key={file}>
      {index > 0 && ', '}
      <Link href={`pathname://${feedPath(list, file)}`} target="_self" aria-label={`${name} feed of ${content}`}>
        {name}
      </Link>
    </Fragment>
  ));
}

/** Lists the feeds of all notices and of each tag. It works without JavaScript. */
export default function NoticeFeeds({list}: Pick<Props, 'list'>) {
  return (
    <details className={styles.feeds}>
      <summary>Subscribe to a feed</summary>
      <p>Add one of these URLs to a feed reader. Each feed contains the latest notices in full.</p>
      <ul>
        <li>
          All notices: <FeedLinks list={list} content="all notices" />
        </li>
        {tags.map(({label, permalink}) => (
          <li key={permalink}>
            Tag <Link to={permalink}>{label}</Link>:{' '}
            <FeedLinks list={permalink} content={`notices tagged “${label}”`} />
          </li>
        ))}
      </ul>
    </details>
  );
}
