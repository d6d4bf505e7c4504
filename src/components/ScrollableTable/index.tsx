import type {ComponentProps} from 'react';
import styles from './styles.module.css';

/**
 * Replaces `<table>` on every page. If the table is wider than its column, it scrolls horizontally, and
 * `StaticContent/behaviors/tables.ts` makes it focusable, so that keyboard users can scroll it, too.
 */
export default function ScrollableTable(props: ComponentProps<'table'>) {
  return (
    <div className={styles.frame} data-table-frame="">
      <table {...props} />
    </div>
  );
}
