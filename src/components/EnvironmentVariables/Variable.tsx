import {Fragment, type ReactNode} from 'react';
import Link from '../VersionLinks/ArchivedLink';
import Heading from '@theme/Heading';
import type {ReleaseLine} from '../../data/environmentVariables.constants';
import type {EnvironmentVariable} from '../../data/environmentVariables.schema';
import {
  variableUrl,
  variableAnchor,
  defaultIn,
  eventsOf,
  statusOf,
  textInReleaseLine,
  unclearIn,
  worksIn,
} from '../../data/environmentVariablesRules';
import {linkInReleaseLine} from '../../data/releaseLineRules';
import Inline from '../DataTable/Inline';
import styles from './styles.module.css';

interface PropertyProps {
  label: string;
  children: ReactNode;
}

function Property({label, children}: PropertyProps) {
  return (
    <div className={styles.property}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Formats a value as code, unless it's a description that contains code. */
const valueText = (text: string): string => (text.includes('`') ? text : `\`${text}\``);

function Requirement({requiredWhen}: Pick<EnvironmentVariable, 'requiredWhen'>) {
  if (requiredWhen === 'always') return 'Always';
  if (requiredWhen === 'never') return 'No';
  return (
    <>
      If <Inline text={requiredWhen} />
    </>
  );
}

interface EventProps {
  release: string;
  text?: string;
  releaseLine: ReleaseLine;
}

function Event({release, text = '', releaseLine}: EventProps) {
  return (
    <>
      <Link to={`/docs/on-premises/releases/${release}`}>{release}</Link>:{' '}
      <Inline text={textInReleaseLine(text, releaseLine)} />
    </>
  );
}

interface Props {
  variable: EnvironmentVariable;
  releaseLine: ReleaseLine;
}

/** The reference of an environment variable, with a heading to link to. */
export default function Variable({variable, releaseLine}: Props) {
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
    links = [],
  } = variable;
  const read = (text: string): ReactNode => <Inline text={textInReleaseLine(text, releaseLine)} />;
  const defaultValue = defaultIn(variable, releaseLine);
  const works = worksIn(variable, releaseLine);
  const since = variable.since?.[releaseLine];
  const changes = eventsOf(variable, releaseLine).filter(({kind}) => kind === 'changed');
  const status = statusOf(variable, releaseLine);
  const unclear = unclearIn(variable, releaseLine);
  const insteadUrl = instead === undefined ? undefined : variableUrl(instead, releaseLine);
  return (
    <article className={styles.variable} data-variable={name} data-works={works}>
      <Heading as="h3" id={variableAnchor(name)} className={styles.name}>
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
      <dl className={styles.properties}>
        {form && (
          <Property label="Written as">
            <Inline text={`\`${form}\``} />
          </Property>
        )}
        {works && (
          <Property label="Required">
            <Requirement requiredWhen={requiredWhen} />
          </Property>
        )}
        {defaultValue !== undefined && <Property label="Default">{read(valueText(defaultValue))}</Property>}
        {works && values && (
          <Property label="Values">
            {values.map((value, index) => (
              <Fragment key={value}>
                {index > 0 && ', '}
                <Inline text={`\`${value}\``} />
              </Fragment>
            ))}
          </Property>
        )}
        {range && <Property label="Value">{read(range)}</Property>}
        {example && (
          <Property label="Example">
            <Inline text={`\`${example}\``} />
          </Property>
        )}
        {readBy.join() !== 'PactFlow application' && <Property label="Read by">{readBy.join(', ')}</Property>}
        {since !== undefined && (
          <Property label="Since">
            {variable.sinceBasis === 'list' && releaseLine === '1.x'
              ? `${since}, according to the list of variables (not in the release notes)`
              : since}
          </Property>
        )}
        {changes.length > 0 && (
          <Property label="Changes">
            <ul className={styles.changes}>
              {changes.map((event) => (
                <li key={event.release}>
                  <Event {...event} releaseLine={releaseLine} />
                </li>
              ))}
            </ul>
          </Property>
        )}
        {status && (
          <Property label={works ? 'Deprecated' : 'Until'}>
            <Event {...status} releaseLine={releaseLine} />
          </Property>
        )}
        {instead && (
          <Property label="Replaced by">
            {insteadUrl === undefined ? (
              <Inline text={`\`${instead}\``} />
            ) : (
              <Inline text={`[\`${instead}\`](${insteadUrl})`} />
            )}
          </Property>
        )}
        {unclear && <Property label="Unclear">{read(unclear)}</Property>}
        {links.length > 0 && (
          <Property label="See">
            {links.map(({label, to}, index) => (
              <Fragment key={to}>
                {index > 0 && ', '}
                <Link to={linkInReleaseLine(to, releaseLine)}>{label}</Link>
              </Fragment>
            ))}
          </Property>
        )}
      </dl>
    </article>
  );
}
