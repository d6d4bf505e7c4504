import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Accessible name of the language selection. */
  label: string;
  children: ReactNode;
}

/**
 * One request in several languages. Unlike the theme's `Tabs`, they work without JavaScript, and all samples are in the
 * page without `hidden`, so that search engines and readers without CSS can find them.
 * `StaticContent/behaviors/samples.ts` stores the choice.
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
  return (
    <>
      <input type="radio" name={group} id={id} defaultChecked={first} data-sample-language={value} />
      <label htmlFor={id}>{label}</label>
      <div className={styles.sample}>{children}</div>
    </>
  );
}
