import Link from '@docusaurus/Link';
import {PROOFS_PATH} from '@site/src/site/referenceUrls';
import {summarize} from './summarize';
import styles from './styles.module.css';

interface Props {
  /** For each code block of the page, the section of the page about verified code that explains how it was tested. */
  blocks: readonly string[];
}

/** Sums up how the code blocks of a page were tested. The build adds it to each page with code blocks. */
export default function CodeSummary({blocks}: Props) {
  if (blocks.length === 0) return null;
  return (
    <div className={`code-summary ${styles.summary}`} data-no-extract="" data-code-blocks={blocks.length}>
      <Link to={PROOFS_PATH}>Code on this page</Link>: {summarize(blocks)}
    </div>
  );
}
