/** The matrix of a simulation, and which of its rows decided the result of `can-i-deploy`. */
import type {Answer, Question} from './broker';
import {missingFields, type Simulation, type VersionState} from './world';

/** A combination of two versions. */
export interface Cell {
  consumer: string;
  consumerVersion: string;
  provider: string;
  providerVersion: string;
}

export interface MatrixCell extends Cell {
  /** `null` without a verification result. */
  success: boolean | null;
  /** Whether the result of `can-i-deploy` depends on it. */
  isChecked: boolean;
  /** Whether it's a reason for which `can-i-deploy` fails. */
  isBlocking: boolean;
}

/** The matrix of two applications: a row for each consumer version with a pact, a column for each provider version. */
export interface PairMatrix {
  consumer: string;
  provider: string;
  providerVersions: readonly string[];
  rows: readonly {consumerVersion: string; cells: readonly MatrixCell[]}[];
}

const isSame = (one: Cell, other: Cell): boolean =>
  one.consumer === other.consumer &&
  one.consumerVersion === other.consumerVersion &&
  one.provider === other.provider &&
  one.providerVersion === other.providerVersion;

/**
 * The combinations that the broker's decision depends on. A row without a result is about each provider version that
 * the query selected.
 */
function checkedCells(answer: Answer): (Cell & {isBlocking: boolean})[] {
  if (answer.kind === 'rejected') return [];
  const {consideredRows, selectors} = answer.decision;
  return consideredRows.flatMap(({pact, providerVersion, result}) => {
    const {consumer, consumerVersion, provider} = pact;
    const versions =
      providerVersion === undefined
        ? selectors.flatMap(({pacticipant, version}) => (pacticipant === provider && version ? [version.number] : []))
        : [providerVersion.number];
    return versions.map((number) => ({
      consumer,
      consumerVersion,
      provider,
      providerVersion: number,
      isBlocking: result?.success !== true,
    }));
  });
}

/** The matrix of each pair of applications that have a pact. */
export function matrixOf({world, broker}: Simulation, answer: Answer): PairMatrix[] {
  const checked = checkedCells(answer);
  return world.applications.flatMap(({name: consumer, providers}) =>
    providers.flatMap((provider) => {
      const {consideredRows} = broker.matrixOf(consumer, provider);
      const consumerVersions = broker.store
        .versionsOf(consumer)
        .filter(({number}) => broker.store.pact(consumer, number, provider) !== undefined);
      if (consumerVersions.length === 0) return [];
      const providerVersions = broker.store.versionsOf(provider).map(({number}) => number);
      const rows = consumerVersions.map(({number: consumerVersion}) => ({
        consumerVersion,
        cells: providerVersions.map((providerVersion): MatrixCell => {
          const cell = {consumer, consumerVersion, provider, providerVersion};
          const row = consideredRows.find(
            ({pact, providerVersion: version}) =>
              pact.consumerVersion === consumerVersion && version?.number === providerVersion,
          );
          const isChecked = checked.filter((other) => isSame(cell, other));
          return {
            ...cell,
            success: row?.result?.success ?? null,
            isChecked: isChecked.length > 0,
            isBlocking: isChecked.some(({isBlocking}) => isBlocking),
          };
        }),
      }));
      return [{consumer, provider, providerVersions, rows}];
    }),
  );
}

/** The cell that decided, to show it before the reader selects one: the first reason, or the first success. */
export function decisiveCell(matrices: readonly PairMatrix[]): MatrixCell | undefined {
  const cells = matrices.flatMap(({rows}) => rows.flatMap((row) => row.cells)).filter(({isChecked}) => isChecked);
  return cells.find(({isBlocking}) => isBlocking) ?? cells[0];
}

const target = ({environment}: Question): string => (environment === undefined ? 'the main branch' : environment);

/** What the question is about, such as `deploy CatalogueWeb 1.1.0 to production`. */
export const describeQuestion = ({application, version, environment, together = []}: Question): string => {
  const names = [application, ...together].join(' and ');
  return environment === undefined
    ? `merge ${names} ${version} into the main branch`
    : `deploy ${names} ${version} to ${environment}`;
};

/** Why `can-i-deploy` gave its result, in sentences about the rows that decided it. */
export function explainDecision(question: Question, answer: Answer): string[] {
  if (answer.kind === 'rejected') return ['The broker rejected the request, because a name in it doesn’t exist.'];
  const {deployable, consideredRows, selectors} = answer.decision;
  const yes = deployable === true;
  const start = `${yes ? 'Yes' : 'No'}: you ${yes ? 'can' : 'can’t'} ${describeQuestion(question)}.`;
  if (yes)
    return [
      start,
      consideredRows.length === 0
        ? 'The check didn’t need any row, because no recorded application calls this version.'
        : `${consideredRows.length === 1 ? 'One row decided this' : `${consideredRows.length} rows decided this`}: every result that the version needs is there and successful.`,
    ];
  const reasons = consideredRows.flatMap(({pact, providerVersion, result}) => {
    const consumer = `${pact.consumer} ${pact.consumerVersion}`;
    if (result?.success === true) return [];
    if (result?.success === false)
      return [
        `The verification of the pact of ${consumer} by ${pact.provider} ${providerVersion?.number ?? ''} failed. Waiting doesn’t help. If the environment contains a version other than the recorded one, record it. Otherwise, one of the two versions has to change.`,
      ];
    const versions = selectors.flatMap(({pacticipant, version}) =>
      pacticipant === pact.provider && version ? [version.number] : [],
    );
    return versions.length === 0
      ? [
          `${consumer} needs ${pact.provider}, but the broker has no record of a version of it in ${target(question)}. No verification changes that: deploy it first, or record its deployment.`,
        ]
      : [
          `${pact.provider} ${versions.join(', ')} has no verification result for the pact of ${consumer}. Until the provider has verified the pact, the check fails.`,
        ];
  });
  return reasons.length > 0
    ? [start, ...reasons]
    : [start, 'The broker has no pact or verification result for the version, or for a provider that it needs.'];
}

/** Where a version is recorded, such as `production`. */
const recordedIn = ({placed}: Simulation, application: string, version: string): string[] =>
  placed
    .filter((one) => one.isRecorded && one.application === application && one.version === version)
    .map(({environment}) => environment);

const find = ({versions}: Simulation, application: string, version: string): VersionState | undefined =>
  versions.find((state) => state.application === application && state.version === version);

/** What a cell says, whether the decision depends on it, and why. */
export function explainCell(simulation: Simulation, question: Question, answer: Answer, cell: MatrixCell): string[] {
  const {consumer, consumerVersion, provider, providerVersion, success, isChecked, isBlocking} = cell;
  const [consumerName, providerName] = [`${consumer} ${consumerVersion}`, `${provider} ${providerVersion}`];
  const [one, other] = [find(simulation, consumer, consumerVersion), find(simulation, provider, providerVersion)];
  const missing = one && other ? missingFields(one, other) : [];
  const {store} = simulation.broker;
  const sha = store.pact(consumer, consumerVersion, provider)?.sha;
  const sameContent = store.pacts
    .filter((pact) => pact.consumer === consumer && pact.provider === provider && pact.sha === sha)
    .map((pact) => pact.consumerVersion)
    .filter((number) => number !== consumerVersion);
  const result =
    success === null
      ? `${providerName} hasn’t verified the pact of ${consumerName}, so there’s no result.`
      : success
        ? `${providerName} verified the pact of ${consumerName} successfully.`
        : `${providerName} failed to verify the pact of ${consumerName}: it doesn’t return ${missing.join(' and ')}.`;
  const shared =
    success !== null && sameContent.length > 0
      ? [`The pact of ${consumer} ${sameContent.join(', ')} has the same content, so the result applies to it as well.`]
      : [];
  return [result, ...shared, whyChecked()];

  function whyChecked(): string {
    if (isChecked && isBlocking) return 'This row decided the result: because of it, the answer is no.';
    if (isChecked)
      return answer.kind === 'decided' && answer.decision.deployable === true
        ? 'This row decided the result: the answer is yes because every row that the check needs is successful.'
        : 'The check needs this row, and it’s successful. Another row decided the result.';
    const asked = [question.application, ...(question.together ?? [])];
    const isAsked = (name: string, version: string) => asked.includes(name) && version === question.version;
    if (!isAsked(consumer, consumerVersion) && !isAsked(provider, providerVersion))
      return `The check doesn’t need this row, because it’s about ${asked.join(' and ')} ${question.version}.`;
    const [name, version] = isAsked(consumer, consumerVersion)
      ? [provider, providerVersion]
      : [consumer, consumerVersion];
    if (question.environment === undefined)
      return `The check doesn’t need this row, because ${name} ${version} isn’t the latest version on the main branch.`;
    const places = recordedIn(simulation, name, version);
    return `The check doesn’t need this row, because the broker has no record of ${name} ${version} in ${question.environment}${
      places.length > 0 ? ` (only in ${places.join(' and ')})` : ''
    }.`;
  }
}
