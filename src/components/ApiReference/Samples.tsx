import {useEffect, useId, useRef, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The storage key of the theme's `<Tabs groupId="language">`, so that the selected language applies to all pages. */
const SLOT = 'docusaurus.tab.language';

interface Props {
  /** Accessible name of the language selection. */
  label: string;
  children: ReactNode;
}

/**
 * One request in several languages. Unlike the theme's `Tabs`, they work without JavaScript, and all samples are in the
 * page without `hidden`, so that search engines and readers without CSS can find them.
 */
export default function Samples({label, children}: Props): ReactNode {
  return (
    <fieldset className={styles.samples}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

interface SampleProps {
  /** Name shared by the samples of one request. */
  group: string;
  value: string;
  label: string;
  /** Selected by default. */
  first?: boolean;
  children: ReactNode;
}

export function Sample({group, value, label, first = false, children}: SampleProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const slot = createStorageSlot(SLOT);
    const follow = (chosen: string | null) => {
      if (chosen === value && input.current !== null) input.current.checked = true;
    };
    follow(slot.get());
    return slot.listen(({newValue}) => follow(newValue));
  }, [value]);
  return (
    <>
      <input
        ref={input}
        type="radio"
        name={group}
        id={id}
        defaultChecked={first}
        onChange={() => createStorageSlot(SLOT).set(value)}
      />
      <label htmlFor={id}>{label}</label>
      <div className={styles.sample}>{children}</div>
    </>
  );
}
