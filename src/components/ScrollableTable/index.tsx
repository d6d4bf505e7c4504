import {useEffect, useRef, useState, type ComponentProps} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls sideways when it is wider than its column, and then, and only then, is a stop of the keyboard. Stands in for `<table>` on every page.
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
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'})}
    >
      <table {...props} />
    </div>
  );
}
