import {useState} from 'react';
import Link from '@docusaurus/Link';
import {copyMarkdown} from './copy';
import styles from './styles.module.css';

interface Props {
  /** Path at which the page is published as Markdown, with the site's base path. */
  markdown: string;
}

const messages = {
  copied: 'Copied as Markdown.',
  refused: 'The page could not be copied. View it as Markdown and copy it there.',
} as const;

/** What a reader can do with a page as a text: copy it, or open it. Give it the address as `key`, so that the next page starts anew. The link works without a script. */
export default function PageActions({markdown}: Props) {
  const [outcome, setOutcome] = useState<keyof typeof messages | null>(null);
  return (
    <div
      className={`${styles.actions} no-print`}
      role="group"
      aria-label="This page as text"
      onBlur={() => setOutcome(null)}
    >
      <button
        type="button"
        className={`${styles.action} needs-script`}
        onClick={async () => setOutcome((await copyMarkdown(markdown)) ? 'copied' : 'refused')}
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
