import type {ReactNode} from 'react';
import data from '@generated/release-data/default/planner.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {releaseLineUrl} from '@site/src/data/releaseLineRules';
import {formatDate, LATER_RELEASES_URL, releaseLineOf} from '@site/src/data/releaseRules';
import {notesUrl, type Leg, type Plan as PlanData, type PlannerRelease} from '@site/src/data/upgradeRules';
import type {VariableChange} from '@site/src/data/upgradeVariablesRules';
import {useCheckedItems} from '../Checklist/useCheckedItems';
import Inline from '../DataTable/Inline';
import FileActions from '../FileActions';
import CardTable from '../ScrollableTable/CardTable';
import type {Details, planMarkdown} from './details';
import Precautions from './Precautions';
import styles from './styles.module.css';

/** A version, linked to its release notes. */
const Version = ({children}: {children: string}) => <Link to={notesUrl(children, data)}>{children}</Link>;

/** Linked versions as a list in a sentence: "a, b, and c". */
function Versions({of}: {of: readonly string[]}) {
  return of.map((version, index) => (
    <span key={version}>
      {index > 0 && (of.length === 2 ? ' and ' : index === of.length - 1 ? ', and ' : ', ')}
      <Version>{version}</Version>
    </span>
  ));
}

interface PlanSectionProps {
  title: string;
  /** Shown instead of an empty list. */
  nothing: string;
  releases: readonly PlannerRelease[];
  of: (release: PlannerRelease) => readonly ReactNode[];
}

/** The changes of one kind in the releases of a leg, grouped by release. */
function PlanSection({title, nothing, releases, of}: PlanSectionProps) {
  const changes = releases
    .map((release) => ({version: release.version, items: of(release)}))
    .filter(({items}) => items.length > 0);
  return (
    <>
      <Heading as="h4">{title}</Heading>
      {changes.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <dl className={styles.changes}>
          {changes.map(({version, items}) => (
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

/** Groups the vulnerabilities of a release that have the same description. */
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
  /** Number of the leg, starting at 1. */
  number: number;
}

function LegSection({leg: {from, to, releases, isMajor}, plan, number}: LegProps) {
  const baseUrl = releaseLineUrl(releaseLineOf(to) as PlannerRelease['releaseLine']);
  const isStop = to !== plan.to;
  return (
    <section>
      <Heading as="h3">
        {plan.legs.length > 1 && `${number}. `}From {from} to {to}
      </Heading>
      {isStop && (
        <p>
          <strong>Stop at this version first.</strong> Before you upgrade to a new major version, the{' '}
          <Link to={`${baseUrl}/upgrading/database-migrations`}>upgrade rules</Link> require the latest release of the
          previous one. Install and start {to}, and then continue.
        </p>
      )}
      {isMajor && (
        <p>
          This is a new major version, so <Link to={`${baseUrl}/upgrading#move-to-2x`}>moving to 2.x</Link> requires a
          separate procedure, which stops all containers.
        </p>
      )}
      <Heading as="h4">Release notes to read, oldest first</Heading>
      {releases.length === 0 && <p>These docs don’t describe any release between these two versions.</p>}
      <ol className={styles.read}>
        {releases.map(({version, date, summary}) => (
          <li key={version}>
            <Version>{version}</Version>
            {date !== undefined && `, ${formatDate(date)}`}: <Inline text={summary} />
          </li>
        ))}
      </ol>
      <PlanSection
        title="Steps for specific releases"
        nothing="These releases don't require any additional steps."
        releases={releases}
        of={({steps = []}) => steps.map((text) => <Inline key={text} text={text} />)}
      />
      <PlanSection
        title="Security fixes"
        nothing={
          plan.older !== undefined && plan.gained.length === 0
            ? 'The target version isn’t known to include any security fixes from these releases.'
            : 'These release notes list no security fixes.'
        }
        releases={releases}
        of={({version}) => securityItems(plan.gained, version)}
      />
      <p>
        Then follow the{' '}
        <Link to={`${baseUrl}/upgrading${isMajor ? '#move-to-2x' : ''}`}>
          {isMajor ? 'steps for moving from 1.x to 2.x' : 'upgrade steps'}
        </Link>
        , using the tag <code>{to}</code>.
      </p>
    </section>
  );
}

/** Warns that the target is older than the 1.x release before it, because both lines were maintained in parallel. */
function OlderTargetNotice({plan: {from, to, older}, releases}: {plan: PlanData; releases: readonly PlannerRelease[]}) {
  if (older === undefined) return null;
  const dateOf = (searched: string) => releases.find(({version}) => version === searched)?.date;
  const {compared, than, isPartial, uncertain, firstNotOlder} = older;
  const [date, comparedDate] = [dateOf(to), dateOf(compared)];
  return (
    <div role="note" className={styles.warning}>
      <p>
        <strong>
          {to} is older than {compared}, {compared === from ? 'your current version' : 'this plan’s first stop'}.
        </strong>{' '}
        {to} was released{date !== undefined && ` on ${formatDate(date)}`}, and {compared}
        {comparedDate === undefined ? ' later' : ` on ${formatDate(comparedDate)}`}. Therefore, {to} might not include
        the changes in <Versions of={than} />.{' '}
        {firstNotOlder === undefined ? (
          <>
            No 2.x release in this plan’s data is more recent. Check{' '}
            <Link to={LATER_RELEASES_URL}>SmartBear’s release notes</Link> for a later 2.x release.
          </>
        ) : (
          <>
            The first 2.x release that isn’t older is <Version>{firstNotOlder}</Version>. Upgrade to that release or a
            later one.
          </>
        )}
      </p>
      {uncertain.length > 0 && (
        <>
          <p>
            {isPartial
              ? `These docs have only part of the release notes for ${to}, and that part doesn’t mention these changes:`
              : `The release notes for 2.x up to ${to} don’t mention these changes:`}
          </p>
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

/** Every variable that the releases of the plan change, in one table, because operators change them all at once. */
function Variables({changes}: {changes: readonly VariableChange[]}) {
  return (
    <section>
      <Heading as="h3">Environment variables</Heading>
      {changes.length === 0 ? (
        <p>The release notes list no new or changed variables.</p>
      ) : (
        <CardTable
          headings={['Variable', 'Change', 'Description']}
          rows={changes.map(({name, changes: kinds, text}) => ({
            key: name,
            cells: [
              <code key="name">{name}</code>,
              kinds.length === 0
                ? 'Might be needed'
                : kinds.map(({kind, versions}) => (
                    <div key={kind}>
                      {kind} in <Versions of={versions} />
                    </div>
                  )),
              <Inline key="text" text={text} />,
            ],
          }))}
        />
      )}
    </section>
  );
}

interface Props {
  plan: PlanData;
  releases: readonly PlannerRelease[];
  details: Details;
  toMarkdown: typeof planMarkdown;
  /** Receives a sentence for the reader about a copied or downloaded plan. */
  onDone: (message: string) => void;
}

/** The steps of an upgrade from one version to another, in order. Its state is that of one pair of versions. */
export default function Plan({plan, releases, details: {precautions, changes}, toMarkdown, onDone}: Props) {
  const {withBaseUrl} = useBaseUrlUtils();
  const checked = useCheckedItems(
    `docs.upgrade.${plan.from}-${plan.to}`,
    precautions.map(({id}) => id),
  );
  return (
    <>
      <FileActions
        name={`pactflow-upgrade-${plan.from}-to-${plan.to}.md`}
        text={toMarkdown({
          plan,
          releases,
          precautions,
          changes,
          checkedItems: checked.checkedItems,
          toUrl: (path) => withBaseUrl(path, {absolute: true}),
        })}
        type="text/markdown"
        onDone={onDone}
      />
      <OlderTargetNotice plan={plan} releases={releases} />
      <Precautions precautions={precautions} {...checked} />
      <Variables changes={changes} />
      {plan.legs.map((leg, index) => (
        <LegSection key={leg.to} leg={leg} plan={plan} number={index + 1} />
      ))}
    </>
  );
}
