import type {ReactNode} from 'react';
import type {ReleaseLine, VariableGroup as Group} from '../../data/environmentVariables.constants';
import {variablesInList} from './columns';
import Variable from './Variable';
import styles from './styles.module.css';

interface Props {
  releaseLine: ReleaseLine;
  name: Group;
  /** Heading and introduction. The page provides them so that they're in the table of contents. */
  children: ReactNode;
}

/** A group of the variable list. `VariableFilter` hides it if none of its variables match. */
export default function VariableGroup({releaseLine, name, children}: Props) {
  return (
    <section className={styles.group} data-variable-group={name}>
      {children}
      {variablesInList(releaseLine)
        .filter(({group}) => group === name)
        .map((variable) => (
          <Variable key={variable.name} variable={variable} releaseLine={releaseLine} />
        ))}
    </section>
  );
}
