import type {ReactNode} from 'react';
import type {ReleaseLine, VariableGroup as Group} from '../../data/environmentVariables.constants';
import {useVariables} from './useVariables';
import Variable from './Variable';
import styles from './styles.module.css';

interface Props {
  releaseLine: ReleaseLine;
  name: Group;
  /** Heading and introduction. The page provides them so that they're in the table of contents. */
  children: ReactNode;
}

/** A group of the variable list. It's hidden, including its heading, if none of its variables match the filter. */
export default function VariableGroup({releaseLine, name, children}: Props) {
  const {all, shown} = useVariables(releaseLine);
  const own = all.filter(({group}) => group === name);
  return (
    <section className={styles.group} hidden={!own.some((variable) => shown.has(variable))}>
      {children}
      {own.map((variable) => (
        <Variable key={variable.name} variable={variable} releaseLine={releaseLine} hidden={!shown.has(variable)} />
      ))}
    </section>
  );
}
