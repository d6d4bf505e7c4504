import {Fragment, type ReactNode} from 'react';
import Link from '../Editions/FrozenLink';
import Heading from '@theme/Heading';
import type {Edition, EnvironmentVariable} from '../../data/environmentVariables.schema';
import {
  addressIn,
  addressOfVariable,
  anchorOfVariable,
  defaultIn,
  eventsOf,
  sinceIn,
  textIn,
  worksIn,
  type VariableEvent,
} from '../../data/environmentVariablesRules';
import Inline from '../DataTable/Inline';
import styles from './styles.module.css';

interface FactProps {
  label: string;
  children: ReactNode;
}

function Fact({label, children}: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A value stands as code; what is said about a value has code of its own. */
const valueText = (text: string): string => (text.includes('`') ? text : `\`${text}\``);

function Need({requiredWhen}: Pick<EnvironmentVariable, 'requiredWhen'>) {
  if (requiredWhen === 'always') return 'Always';
  if (requiredWhen === 'never') return 'No';
  return (
    <>
      If <Inline text={requiredWhen} />
    </>
  );
}

/** Since when an edition has it, said with what stands behind it. */
function sinceText(variable: EnvironmentVariable, edition: Edition): string {
  const since = sinceIn(variable, edition);
  if (since === undefined) return 'No release notes say';
  if (since === '2.0.0' && variable.since?.['2.x'] === undefined) return 'Every 2.x release';
  return variable.sinceBasis === 'list' && edition === '1.x'
    ? `Listed from ${since} on; no release notes name it`
    : since;
}

function Event({release, text = '', edition}: VariableEvent & {edition: Edition}) {
  return (
    <>
      <Link to={`/docs/on-premises/releases/${release}`}>{release}</Link>: <Inline text={textIn(text, edition)} />
    </>
  );
}

interface Props {
  variable: EnvironmentVariable;
  edition: Edition;
  hidden?: boolean;
}

/** One variable with everything an operator looks up, below a heading that links lead to. */
export default function Variable({variable, edition, hidden = false}: Props) {
  const {
    name,
    form,
    purpose,
    notes = [],
    requiredWhen,
    values,
    range,
    example,
    readBy,
    secret,
    deprecated,
    instead,
    unclear,
    links = [],
  } = variable;
  const read = (text: string): ReactNode => <Inline text={textIn(text, edition)} />;
  const preset = defaultIn(variable, edition);
  const works = worksIn(variable, edition);
  const happened = eventsOf(variable, edition);
  const events = happened.filter(({kind}) => kind === 'changed' || kind === 'deprecated');
  const gone = happened.find(({kind}) => kind === 'gone');
  const address = instead === undefined ? undefined : addressOfVariable(instead, edition);
  return (
    <article className={styles.variable} hidden={hidden} data-works={works}>
      <Heading as="h3" id={anchorOfVariable(name)} className={styles.name}>
        <Inline text={`\`${name}\``} />
      </Heading>
      {(requiredWhen === 'always' || secret || !works || deprecated) && (
        <p className={styles.marks}>
          {!works && <span className={styles.gone}>No longer listed</span>}
          {deprecated && <span className={styles.gone}>Deprecated</span>}
          {requiredWhen === 'always' && <span className={styles.required}>Required</span>}
          {secret && <span className={styles.secret}>Secret</span>}
        </p>
      )}
      <p>{read(purpose)}</p>
      {notes.map((note) => (
        <p key={note}>{read(note)}</p>
      ))}
      <dl className={styles.facts}>
        {form && (
          <Fact label="Written as">
            <Inline text={`\`${form}\``} />
          </Fact>
        )}
        {works && (
          <Fact label="Required">
            <Need requiredWhen={requiredWhen} />
          </Fact>
        )}
        {preset !== undefined && <Fact label="Default">{read(valueText(preset))}</Fact>}
        {works && values && (
          <Fact label="Values">
            {values.map((value, index) => (
              <Fragment key={value}>
                {index > 0 && ', '}
                <Inline text={`\`${value}\``} />
              </Fragment>
            ))}
          </Fact>
        )}
        {range && <Fact label="Value">{read(range)}</Fact>}
        {example && (
          <Fact label="Example">
            <Inline text={`\`${example}\``} />
          </Fact>
        )}
        {readBy.join() !== 'PactFlow application' && <Fact label="Read by">{readBy.join(', ')}</Fact>}
        {(works || variable.since?.[edition] !== undefined) && (
          <Fact label="Since">{sinceText(variable, edition)}</Fact>
        )}
        {events.length > 0 && (
          <Fact label="Changes">
            <ul className={styles.changes}>
              {events.map((event) => (
                <li key={event.release + event.kind}>
                  <Event {...event} edition={edition} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {gone && (
          <Fact label="Until">
            <Event {...gone} edition={edition} />
          </Fact>
        )}
        {instead && (
          <Fact label="Today">
            {address === undefined ? (
              <Inline text={`\`${instead}\``} />
            ) : (
              <Inline text={`[\`${instead}\`](${address})`} />
            )}
          </Fact>
        )}
        {unclear && <Fact label="Unclear">{read(unclear)}</Fact>}
        {links.length > 0 && (
          <Fact label="See">
            {links.map(({label, to}, index) => (
              <Fragment key={to}>
                {index > 0 && ', '}
                <Link to={addressIn(to, edition)}>{label}</Link>
              </Fragment>
            ))}
          </Fact>
        )}
      </dl>
    </article>
  );
}
