import {useEffect, useId, useRef, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The slot in which the theme's `<Tabs groupId="language">` keep the choice, so that it holds on all pages. */
const SLOT = 'docusaurus.tab.language';

interface Props {
  /** Says what is chosen. */
  label: string;
  children: ReactNode;
}

/**
 * One request in several languages. Not the theme's `Tabs`: these work without JavaScript, and all samples stand in the page unhidden, where search engines and
 * readers without a style sheet find them.
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
  /** Name that the samples of one request share. */
  group: string;
  value: string;
  label: string;
  /** Shown until a reader chooses. */
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
