import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from './Icons';
import {useSearch} from './Provider';
import styles from './searchButton.module.css';

/** The button in the navbar that opens the search dialog. */
export default function SearchButton() {
  const {open, prepare, failed, button} = useSearch();
  const [onMac, setOnMac] = useState(false);

  useEffect(() => {
    setOnMac(/Mac|iPhone|iPad/.test(navigator.userAgent));
  }, []);

  return (
    <>
      <button
        type="button"
        ref={button}
        className={`${styles.button} needs-script`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onFocus={prepare}
        onMouseEnter={prepare}
        onTouchStart={prepare}
      >
        <Icon name="search" />
        <span className={styles.label}>{translate({id: 'theme.SearchBar.label', message: 'Search'})}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {onMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {failed && (
        <p className={styles.failure} role="alert">
          <Translate id="search.dialog.failure">
            Search couldn’t be loaded. Check your network connection and try again.
          </Translate>{' '}
          <Link to="/search">
            <Translate id="search.dialog.page">Open the search page</Translate>
          </Link>
        </p>
      )}
    </>
  );
}
