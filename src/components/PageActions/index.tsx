import {useState} from 'react';
import Link from '@docusaurus/Link';
import {copyMarkdown} from './copy';
import styles from './styles.module.css';

interface Props {
  /** URL path of the page's Markdown version, with the site's base path. */
  markdown: string;
}

const messages = {
  copied: 'Copied as Markdown.',
  failed: 'Couldn’t copy the page. View it as Markdown, and copy it from there.',
} as const;

/**
 * Lets readers copy a page as Markdown or open its Markdown version. Use the URL as `key`, so that the state resets on
 * the next page. The link works without JavaScript.
 */
export default function PageActions({markdown}: Props) {
  const [outcome, setOutcome] = useState<keyof typeof messages | null>(null);
  return (
    <div
      className={`${styles.actions} no-print`}
      role="group"
      aria-label="Page as Markdown"
      onBlur={() => setOutcome(null)}
    >
      <button
        type="button"
        className={`${styles.action} needs-script`}
        onClick={async () => setOutcome((await copyMarkdown(markdown)) ? 'copied' : 'failed')}
      >
        Copy page
      </button>
      <Link href={`pathname://${markdown}`} target="_self" className={styles.action}>
        View as Markdown
      </Link>
      <span className={styles.message} role="status">
        {outcome && messages[outcome]}
      </span>
    </div>
  );
}
