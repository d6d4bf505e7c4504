import styles from './styles.module.css';

interface Props {
  url: string;
  /** What the link contains two of. */
  things: 'documents' | 'files' | 'bodies';
  /** What else the link contains, for example ` and the settings`. */
  others?: string;
  copy: () => void;
}

/** A link to what the reader entered, after a note about what it contains. */
export default function SharedLink({url, things, others = '', copy}: Props) {
  return (
    <>
      <p>
        The link contains both {things}
        {others} as they are now, compressed, after the <code>#</code>. Browsers don’t send this part to a server, but
        everyone who gets the link can read the {things}. Later edits don’t change this link, so if you remove tokens,
        hostnames, or personal data, create it again.
      </p>
      <p>
        <label className={styles.option}>
          Link <input type="text" readOnly className={styles.url} value={url} onFocus={({target}) => target.select()} />
        </label>{' '}
        <button type="button" className="button button--secondary button--sm" onClick={copy}>
          Copy link
        </button>
      </p>
    </>
  );
}
