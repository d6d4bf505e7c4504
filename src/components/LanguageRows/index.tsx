import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {readProfile, useStoredProfile} from '../Preferences/store';
import {island} from '../StaticContent/island';
import {byLanguage, isAbout} from './rows';
import styles from './styles.module.css';

interface Props {
  /** A Markdown table with a language or a library in the first cell of each row. */
  children?: ReactNode;
}

/** The order of the rows that the build rendered. */
const initialOrder = new WeakMap<Element, readonly HTMLTableRowElement[]>();

/**
 * A table that shows the rows about the reader's language first. Its rows are moved without React, because the children
 * of an island stay as the build rendered them.
 */
export function LanguageRows({children}: Props) {
  const content = useRef<HTMLDivElement>(null);
  const {search} = useLocation();
  const {profile} = useStoredProfile();
  useLayoutEffect(() => {
    const {language} = readProfile(search);
    for (const body of content.current?.querySelectorAll('tbody') ?? []) {
      const rows = initialOrder.get(body) ?? [...body.rows];
      initialOrder.set(body, rows);
      const isFirst = (row: HTMLTableRowElement): boolean =>
        language !== undefined && isAbout(row.cells[0]?.textContent ?? '', language);
      for (const row of rows) row.classList.toggle(styles.first ?? '', isFirst(row));
      const sorted = byLanguage(rows, isFirst);
      if (sorted.some((row, index) => row !== body.rows[index])) body.append(...sorted);
    }
    // The preference isn't used here, but reading it again is necessary when it changes.
  }, [profile.language, search]);
  return (
    <div ref={content} className={styles.table}>
      {children}
    </div>
  );
}

export default island('LanguageRows', LanguageRows);
