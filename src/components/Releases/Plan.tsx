import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {dayInWords, editionAddress, lineOf, releaseAddress} from '@site/src/data/releaseRules';
import type {Leg, Plan as PlanData, PlannerRelease} from '@site/src/data/upgradeRules';
import Inline from '../DataTable/Inline';
import styles from './styles.module.css';

const CHANGES = {new: 'is new', changed: 'changes', deprecated: 'is deprecated', removed: 'is gone'} as const;

/** A version as a link to its page. */
const Version = ({children}: {children: string}) => <Link to={releaseAddress(children)}>{children}</Link>;

/** "a, b, and c", each a link. */
function Versions({of}: {of: readonly string[]}) {
  return of.map((version, index) => (
    <span key={version}>
      {index > 0 && (of.length === 2 ? ' and ' : index === of.length - 1 ? ', and ' : ', ')}
      <Version>{version}</Version>
    </span>
  ));
}

interface PartProps {
  title: string;
  /** Said in place of the list where there is nothing. */
  nothing: string;
  releases: readonly PlannerRelease[];
  of: (release: PlannerRelease) => readonly ReactNode[];
}

/** What the releases of a leg bring of one kind, each with the release that it comes from. */
function Part({title, nothing, releases, of}: PartProps) {
  const found = releases
    .map((release) => ({version: release.version, items: of(release)}))
    .filter(({items}) => items.length > 0);
  return (
    <>
      <Heading as="h4">{title}</Heading>
      {found.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <dl className={styles.found}>
          {found.map(({version, items}) => (
            <div key={version}>
              <dt>
                <Version>{version}</Version>
              </dt>
              <dd>
                {items.length === 1 ? (
                  items[0]
                ) : (
                  <ul>
                    {items.map((item, index) => (
                      <li key={index}>{item}</li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Vulnerabilities of the same release and kind, in one line. */
function securityItems(gained: PlanData['gained'], version: string): ReactNode[] {
  const entries = gained.filter((entry) => entry.version === version);
  return [...new Set(entries.map(({text}) => text))].map((text) => {
    const ids = entries
      .filter((entry) => entry.text === text && entry.id !== undefined && !text.includes(entry.id))
      .map(({id}) => id);
    return (
      <>
        <Inline text={text} />
        {ids.length > 0 && ` (${ids.join(', ')})`}
      </>
    );
  });
}

interface LegProps {
  leg: Leg;
  plan: PlanData;
  /** Place of the leg, from 1. */
  number: number;
}

function LegPart({leg: {from, to, releases, isMajor}, plan, number}: LegProps) {
  const edition = editionAddress(lineOf(to) as PlannerRelease['edition']);
  const isStop = to !== plan.to;
  return (
    <section>
      <Heading as="h3">
        {plan.legs.length > 1 && `${number}. `}From {from} to {to}
      </Heading>
      {isStop && (
        <p>
          <strong>Stop here on the way.</strong> Before a new major version, the{' '}
          <Link to={`${edition}/upgrading/database-migrations`}>rules for upgrades</Link> want the newest release of the
          one before. Let {to} run, then go on.
        </p>
      )}
      {isMajor && (
        <p>
          This is a new major version: follow <Link to="/docs/on-premises#move-to-2x">the move to 2.x</Link> as well.
        </p>
      )}
      <Heading as="h4">What to read, oldest first</Heading>
      <ol className={styles.read}>
        {releases.map(({version, date, summary}) => (
          <li key={version}>
            <Version>{version}</Version>
            {date !== undefined && `, ${dayInWords(date)}`}: <Inline text={summary} />
          </li>
        ))}
      </ol>
      <Part
        title="Breaking changes"
        nothing="The notes of these releases name none."
        releases={releases}
        of={({breaking = []}) =>
          breaking.map(({text, action}) => (
            <>
              <Inline text={text} /> <strong>What to do:</strong> <Inline text={action} />
            </>
          ))
        }
      />
      <Part
        title="Environment variables"
        nothing="The notes name no new and no changed variable."
        releases={releases}
        of={({variables = []}) =>
          variables.map(({name, change, text}) => (
            <>
              <code>{name}</code> {CHANGES[change]}. {text !== undefined && <Inline text={text} />}
            </>
          ))
        }
      />
      <Part
        title="Database and data"
        nothing="The notes name no migration. Whatever an image contains runs when its container starts."
        releases={releases}
        of={({migrations = []}) => migrations.map((text) => <Inline key={text} text={text} />)}
      />
      <Part
        title="Steps of single releases"
        nothing="No release on the way needs steps of its own."
        releases={releases}
        of={({steps = []}) => steps.map((text) => <Inline key={text} text={text} />)}
      />
      <Part
        title="Security fixes that you gain"
        nothing={
          plan.older !== undefined && plan.gained.length === 0
            ? 'None that the target has for sure.'
            : 'The notes name none.'
        }
        releases={releases}
        of={({version}) => securityItems(plan.gained, version)}
      />
      <p>
        Then take the tag <code>{to}</code> through the <Link to={`${edition}/upgrading`}>usual upgrade steps</Link>.
      </p>
    </section>
  );
}

/** What the dates of two lines that were maintained side by side leave open. */
function Older({plan: {to, older}, releases}: {plan: PlanData; releases: readonly PlannerRelease[]}) {
  if (older === undefined) return null;
  const date = releases.find(({version}) => version === to)?.date;
  const {than, uncertain, firstNotOlder} = older;
  return (
    <div role="note" className={styles.warning}>
      <p>
        <strong>{to} is older than what you leave.</strong> It was released
        {date !== undefined && ` on ${dayInWords(date)}`}, before <Versions of={than} />. What these brought to 1.x need
        not be in it.
        {firstNotOlder !== undefined && (
          <>
            {' '}
            The first 2.x release that is not older is <Version>{firstNotOlder}</Version>: take that one or a later one.
          </>
        )}
      </p>
      {uncertain.length > 0 && (
        <>
          <p>The notes of 2.x up to {to} do not name:</p>
          <ul>
            {uncertain.map(({version, text, isSecurity, laterIn}) => (
              <li key={version + text}>
                {isSecurity && <strong>Security. </strong>}
                <Inline text={text} /> (<Version>{version}</Version>
                {laterIn === undefined ? (
                  ''
                ) : (
                  <>
                    , and in 2.x <Version>{laterIn}</Version>
                  </>
                )}
                )
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface Props {
  plan: PlanData;
  releases: readonly PlannerRelease[];
}

/** An upgrade from one version to another, in the order in which to do it. */
export default function Plan({plan, releases}: Props) {
  return (
    <>
      <Older plan={plan} releases={releases} />
      {plan.legs.map((leg, index) => (
        <LegPart key={leg.to} leg={leg} plan={plan} number={index + 1} />
      ))}
    </>
  );
}
