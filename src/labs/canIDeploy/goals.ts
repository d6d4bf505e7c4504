/** Decides whether a reader has reached the goal of a scenario or challenge. */
import {describeBreakage, type Simulation} from './world';

/** What the versions of an application that run in production must contain. */
interface Condition {
  application: string;
  /** The name of the application itself for fields that it returns, or of a provider for fields that it reads. */
  of: string;
  includes?: readonly string[];
  excludes?: readonly string[];
}

export interface Goal {
  /** What to reach, as an instruction. */
  text: string;
  /** In production, at the end. */
  conditions: readonly Condition[];
}

interface Verdict {
  isReached: boolean;
  /** What a step did wrong. Only undoing the step helps. */
  mistakes: readonly string[];
  /** What's still missing. */
  missing: readonly string[];
}

const PRODUCTION = 'production';

/** What's missing for a condition, as sentences. */
function missingFor({placed, versions}: Simulation, {application, of, includes = [], excludes = []}: Condition) {
  const running = placed.filter(
    (one) => one.environment === PRODUCTION && one.isRunning && one.application === application,
  );
  if (running.length === 0) return [`${application} doesn’t run in production yet.`];
  const verb = application === of ? 'return' : 'read';
  return running.flatMap(({version}) => {
    const state = versions.find((one) => one.application === application && one.version === version);
    const fields = state?.fields[of] ?? [];
    return [
      ...includes
        .filter((field) => !fields.includes(field))
        .map((field) => `${application} ${version} in production doesn’t ${verb} ${field} yet.`),
      ...excludes
        .filter((field) => fields.includes(field))
        .map((field) => `${application} ${version} in production still ${verb}s ${field}.`),
    ];
  });
}

/**
 * Judges the reader's steps: production may not break at any time, each deployment to production and each merge needs a
 * successful check just before it, and at the end, the broker's records must match what runs in production.
 * @param start the number of steps that the scenario starts with
 */
export function judge(goal: Goal, simulation: Simulation, start: number): Verdict {
  const {outcomes, placed, breakages} = simulation;
  const mistakes = outcomes.flatMap(({step, text, wasAllowed, breakages: after}, index) => {
    if (index < start) return [];
    const before = outcomes[index - 1]?.breakages ?? [];
    const known = new Set(before.map((one) => JSON.stringify(one)));
    const caused = after.filter((one) => one.environment === PRODUCTION && !known.has(JSON.stringify(one)));
    const command = step.kind === 'merge' ? 'can-i-merge' : 'can-i-deploy';
    const needsCheck = step.kind === 'merge' || ('environment' in step && step.environment === PRODUCTION);
    return [
      ...caused.map((one) => `Step ${index + 1 - start} broke production: ${describeBreakage(one)}`),
      ...(needsCheck && wasAllowed === false
        ? [`Step ${index + 1 - start} ignored a failing ${command}: ${text}`]
        : []),
    ];
  });
  const inProduction = placed.filter(({environment}) => environment === PRODUCTION);
  const missing = [
    ...goal.conditions.flatMap((condition) => missingFor(simulation, condition)),
    ...breakages
      .filter(({environment}) => environment === PRODUCTION)
      .map((one) => `Production is broken: ${describeBreakage(one)}`),
    ...inProduction
      .filter(({isRecorded}) => !isRecorded)
      .map(
        ({application, version}) => `${application} ${version} runs in production, but the broker has no record of it.`,
      ),
    ...inProduction
      .filter(({isRunning}) => !isRunning)
      .map(
        ({application, version}) =>
          `The broker has a record of ${application} ${version} in production, but it no longer runs there.`,
      ),
  ];
  return {isReached: mistakes.length + missing.length === 0, mistakes, missing};
}
