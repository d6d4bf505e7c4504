import {useEffect, useRef, useState, type ComponentProps} from 'react';
import styles from './styles.module.css';

/**
 * Replaces `<table>` on every page. If the table is wider than its column, it scrolls horizontally and can be focused,
 * so that keyboard users can scroll it too.
 */
export default function ScrollableTable(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls horizontally'})}
    >
      <table {...props} />
    </div>
  );
}
