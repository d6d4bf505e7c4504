import type {ReactNode} from 'react';
import type {Edition, VariableGroup as Group} from '../../data/environmentVariables.schema';
import {useVariables} from './useVariables';
import Variable from './Variable';
import styles from './styles.module.css';

interface Props {
  edition: Edition;
  name: Group;
  /** Heading and introduction, which the page gives, so that the table of contents has them. */
  children: ReactNode;
}

/** A group of the long list. It goes, heading and all, when the filter leaves none of its variables. */
export default function VariableGroup({edition, name, children}: Props) {
  const {all, shown} = useVariables(edition);
  const own = all.filter(({group}) => group === name);
  return (
    <section className={styles.group} hidden={!own.some((variable) => shown.has(variable))}>
      {children}
      {own.map((variable) => (
        <Variable key={variable.name} variable={variable} edition={edition} hidden={!shown.has(variable)} />
      ))}
    </section>
  );
}
