import {
  compareVersions,
  dayInWords,
  editionAddress,
  lineOf,
  newestOf,
  releaseAddress,
  RELEASES_ADDRESS,
} from './releaseRules';
import type {Release} from './releases.schema';

/** What the planner needs of a release. */
export type PlannerRelease = Pick<
  Release,
  'version' | 'date' | 'edition' | 'summary' | 'security' | 'breaking' | 'variables' | 'migrations' | 'steps'
> & {
  /** Features, changes, and fixes; only of releases that a release of the next line may lack. */
  lines?: readonly string[];
};

/** Releases on the way from one version to the next where to stop, oldest first. */
export interface Leg {
  from: string;
  to: string;
  /** Passed on the way, the end of the leg included. */
  releases: readonly PlannerRelease[];
  /** Whether the leg leads into the next major version. */
  isMajor: boolean;
}

/** Something that a later release of the old line brought, and that the target is too old to have for sure. */
export interface Uncertain {
  /** The release of the old line. */
  version: string;
  text: string;
  isSecurity: boolean;
  /** A release of the new line, later than the target, whose notes say the same. */
  laterIn?: string;
}

export interface Plan {
  kind: 'plan';
  from: string;
  to: string;
  /** One, or two with a stop between them. */
  legs: readonly Leg[];
  /** Vulnerabilities that the target no longer has, by the release that mended them. */
  gained: readonly {version: string; id?: string; text: string}[];
  /** Set where the target is older, by its day, than releases of the line that is left. */
  older?: {
    /** Releases of the old line that came later than the target. */
    than: readonly string[];
    /** Vulnerabilities first. */
    uncertain: readonly Uncertain[];
    /** The first release of the new line that is not older than any of them. */
    firstNotOlder?: string;
  };
}

/** Why there is no plan, as text for the reader with [links](/docs). */
export interface Refusal {
  kind: 'refused';
  reason: 'unknown' | 'same' | 'downgrade';
  text: string;
}

/** The same words: where their links lead may differ by edition. */
const same = (a: string, b: string): boolean =>
  [a, b].map((text) => text.replace(/\]\([^)]*\)/g, ']').trim()).every((text, _, [first]) => text === first);

/** What the notes of a release say was mended or added, for a comparison with those of another. */
const entriesOf = ({lines = [], security = []}: PlannerRelease): {text: string; id?: string; isSecurity: boolean}[] => [
  ...security.map(({id, text}) => ({id, text, isSecurity: true})),
  ...lines.map((text) => ({text, isSecurity: false})),
];

type Entry = ReturnType<typeof entriesOf>[number];
const says = (release: PlannerRelease, entry: Entry): boolean =>
  entriesOf(release).some(({id, text}) => (entry.id === undefined ? same(text, entry.text) : id === entry.id));

/** Reduces releases to what the planner needs: most of their texts are on their own pages. */
export function plannerData(releases: readonly Release[]): PlannerRelease[] {
  const majors = releases
    .filter(({edition, date}) => edition !== '1.x' && date !== undefined)
    .map(({date = ''}) => date);
  const first = majors.sort()[0];
  return releases.map(
    ({
      version,
      date,
      edition,
      summary,
      security,
      breaking,
      variables,
      migrations,
      steps,
      features = [],
      changes = [],
      fixes = [],
    }) => {
      const lines =
        first !== undefined && date !== undefined && date >= first
          ? [...features, ...changes, ...fixes].map(({text}) => text)
          : [];
      return {
        version,
        date,
        edition,
        summary,
        security,
        breaking,
        variables,
        migrations,
        steps,
        ...(lines.length > 0 && {lines}),
      };
    },
  );
}

/**
 * What lies between two versions. Within a major version any release can be reached in one go; before the next major version, the vendor's instructions ask for
 * the newest patch of the one before: https://docs.pactflow.io/docs/on-premises/upgrading/database-migrations.
 * @param releases all of them, in any order
 */
export function planUpgrade(from: string, to: string, releases: readonly PlannerRelease[]): Plan | Refusal {
  const find = (version: string) => releases.find((release) => release.version === version);
  const refused = (reason: Refusal['reason'], text: string): Refusal => ({kind: 'refused', reason, text});
  const [start, target] = [find(from), find(to)];
  for (const [version, release] of [
    [from, start],
    [to, target],
  ] as const) {
    if (release === undefined)
      return refused(
        'unknown',
        `${version} is no release of PactFlow On-Premises that these pages describe. [All releases](${RELEASES_ADDRESS}) lists those that they do.`,
      );
  }
  if (start === undefined || target === undefined) throw new Error('unreachable: unknown versions were refused');
  if (from === to)
    return refused(
      'same',
      `You run ${to} already. Choose a later version, or read [what ${to} holds](${releaseAddress(to)}).`,
    );
  if (compareVersions(from, to) > 0) {
    const back =
      start.edition === target.edition
        ? ''
        : ` The move from ${target.edition} to ${start.edition} itself can be undone: it converts nothing in the database.`;
    return refused(
      'downgrade',
      `${to} comes before ${from}: that is a way back, not an upgrade.${back} See how to roll back under [database migrations](${editionAddress(start.edition)}/upgrading/database-migrations).`,
    );
  }

  const between = (after: string, until: string): PlannerRelease[] =>
    releases
      .filter(({version}) => compareVersions(version, after) > 0 && compareVersions(version, until) <= 0)
      .sort((a, b) => compareVersions(a.version, b.version));
  const leg = (after: string, until: string): Leg => ({
    from: after,
    to: until,
    releases: between(after, until),
    isMajor: lineOf(after) !== lineOf(until),
  });
  const crosses = start.edition !== target.edition;
  const stop = crosses ? newestOf(releases, start.edition).version : undefined;
  const legs = stop === undefined || stop === from ? [leg(from, to)] : [leg(from, stop), leg(stop, to)];

  const lateOnes = crosses
    ? releases.filter(
        ({edition, date}) =>
          edition === start.edition && date !== undefined && target.date !== undefined && date > target.date,
      )
    : [];
  const late = lateOnes.sort((a, b) => compareVersions(a.version, b.version));
  const newLine = releases
    .filter(({edition}) => edition === target.edition)
    .sort((a, b) => compareVersions(a.version, b.version));
  const included = (entry: Entry): boolean =>
    newLine.some((release) => compareVersions(release.version, to) <= 0 && says(release, entry));

  const gained = legs
    .flatMap(({releases: passed}) => passed)
    .flatMap((release) =>
      (release.security ?? [])
        .filter(({id, text}) => !late.includes(release) || included({id, text, isSecurity: true}))
        .map(({id, text}) => ({version: release.version, id, text})),
    );
  if (late.length === 0) return {kind: 'plan', from, to, legs, gained};

  const lastDay =
    late
      .map(({date = ''}) => date)
      .sort()
      .at(-1) ?? '';
  const open = late.flatMap((release) =>
    entriesOf(release)
      .filter((entry) => !included(entry))
      .map((entry): Uncertain => {
        const again = newLine.find((other) => compareVersions(other.version, to) > 0 && says(other, entry));
        return {
          version: release.version,
          text: entry.id === undefined || entry.text.includes(entry.id) ? entry.text : `${entry.id}: ${entry.text}`,
          isSecurity: entry.isSecurity,
          ...(again && {laterIn: again.version}),
        };
      }),
  );
  const uncertain = [...open.filter(({isSecurity}) => isSecurity), ...open.filter(({isSecurity}) => !isSecurity)];
  const firstNotOlder = newLine.find(({date}) => date !== undefined && date >= lastDay)?.version;
  return {
    kind: 'plan',
    from,
    to,
    legs,
    gained,
    older: {than: late.map(({version}) => version), uncertain, firstNotOlder},
  };
}

/** `2.0.0 of June 27, 2025`, or the version alone where no day is known. */
export const versionAndDay = (version: string, releases: readonly Pick<Release, 'version' | 'date'>[]): string => {
  const date = releases.find((release) => release.version === version)?.date;
  return date === undefined ? version : `${version} of ${dayInWords(date)}`;
};
