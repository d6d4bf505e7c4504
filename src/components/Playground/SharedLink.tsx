import playground from '../Playground/styles.module.css';

/** A link to the reader's files, after a note about what it contains. */
export default function SharedLink({url, copy}: {url: string; copy: () => void}) {
  return (
    <>
      <p>
        The link contains both files as they are now, compressed, after the <code>#</code>. Browsers don’t send this
        part to a server, but everyone who gets the link can read the files. Remove tokens, hostnames, and personal data
        first.
      </p>
      <p>
        <label className={playground.option}>
          Link{' '}
          <input type="text" readOnly className={playground.url} value={url} onFocus={({target}) => target.select()} />
        </label>{' '}
        <button type="button" className="button button--secondary button--sm" onClick={copy}>
          Copy link
        </button>
      </p>
    </>
  );
}
