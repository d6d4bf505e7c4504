import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PROOFS_PATH} from '@site/src/site/referenceUrls';
import type {Verification} from './verification';
import styles from './styles.module.css';

interface Props {
  /** The name of the file, if there is one. */
  title?: ReactNode;
  /** The name of the language, which the header shows if there is no file. */
  language: string;
  /** Whether lines wrap before the reader changes the setting. */
  isWrapped: boolean;
  /** How the code was tested, as JSON; missing for code that isn't part of a page's text. */
  verification?: string;
}

/** The details of how a code block was tested. The browser opens and closes them without scripts. */
function Details({text, anchor, source, reason}: Verification) {
  const id = useId();
  const label = translate({id: 'code.details', message: 'How this code was tested'});
  return (
    <>
      <button
        type="button"
        className={`clean-btn ${styles.button}`}
        popoverTarget={id}
        data-code="details"
        aria-label={label}
        title={label}
      />
      <div id={id} popover="auto" className={styles.panel}>
        <p>
          <strong>{text}</strong>
          {reason !== undefined && `: ${reason}`}
        </p>
        <ul>
          <li>
            <Link to={`${PROOFS_PATH}#${anchor}`}>
              <Translate id="code.meaning">What this means</Translate>
            </Link>
          </li>
          {source !== undefined && (
            <li>
              <Link to={`pathname://${source}`}>
                <Translate id="code.source">Source file</Translate>
              </Link>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

/**
 * The header of a code block: what the code is, and a toolbar with one tab stop. The build renders it, and
 * `StaticContent/behaviors/codeToolbar.ts` makes its buttons work.
 */
export default function CodeHeader({title, language, isWrapped, verification}: Props) {
  const details = verification === undefined ? undefined : (JSON.parse(verification) as Verification);
  return (
    <div className={styles.header}>
      <span className={styles.name}>
        {title ? <span className="code-title">{title}</span> : <span className="code-meta">{language}</span>}
      </span>
      {details?.mark !== undefined && <span className={`${styles.mark} code-meta`}>{details.mark}</span>}
      <div
        className={`${styles.toolbar} code-meta`}
        role="toolbar"
        aria-label={translate({id: 'code.toolbar', message: 'Code'})}
        data-code-toolbar=""
      >
        {details !== undefined && <Details {...details} />}
        <button
          type="button"
          className={`clean-btn needs-script ${styles.button}`}
          tabIndex={-1}
          data-code="wrap"
          aria-pressed={isWrapped}
          aria-label={translate({id: 'code.wrap', message: 'Wrap lines'})}
          title={translate({id: 'code.wrap', message: 'Wrap lines'})}
        />
        <button
          type="button"
          className={`clean-btn needs-script ${styles.button}`}
          data-code="copy"
          aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
          title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        />
      </div>
    </div>
  );
}
