import Link from '@docusaurus/Link';
import Inline from '../DataTable/Inline';

interface Props<Id extends string> {
  conflicts: readonly {
    /** The id of the control to change. */
    control: Id;
    reason: string;
  }[];
  controls: readonly {id: Id; label: string}[];
  /** The name of a control in the URL, which is also in the id of its field. */
  parameterOf: (control: Id) => string;
}

/** The reasons why choices aren't possible, each with a link to the control to change. */
export default function Conflicts<Id extends string>({conflicts, controls, parameterOf}: Props<Id>) {
  return (
    <ul>
      {conflicts.map(({control, reason}) => (
        <li key={control + reason}>
          <Link to={`#choose-${parameterOf(control)}`}>
            {controls.find(({id}) => id === control)?.label ?? control}
          </Link>
          : <Inline text={reason} />
        </li>
      ))}
    </ul>
  );
}
