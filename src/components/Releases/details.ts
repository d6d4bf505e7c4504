/** What the planner shows below its form. Pages load this module only when a reader has selected both versions. */
import {migrationsOf} from '../../data/releaseRules';
import {breakingChanges, precautionsOf, type Precaution} from '../../data/upgradePrecautionsRules';
import type {Plan, PlannerRelease} from '../../data/upgradeRules';
import {variableChanges, type VariableChange} from '../../data/upgradeVariablesRules';

export {planMarkdown} from './markdown';

export interface Details {
  /** The plan in a sentence, which screen readers announce after a selection. */
  summary: string;
  precautions: readonly Precaution[];
  changes: readonly VariableChange[];
}

const counted = (count: number, one: string, many: string): string =>
  `${count === 0 ? 'no' : String(count)} ${count === 1 ? one : many}`;

/**
 * The details of a plan.
 * @param today an ISO date
 */
export function detailsOf(plan: Plan, releases: readonly PlannerRelease[], today: string): Details {
  const {from, to, legs} = plan;
  const passed = legs.flatMap((leg) => leg.releases);
  const changes = variableChanges(plan);
  const parts = [
    counted(passed.length, 'release to read about', 'releases to read about'),
    counted(breakingChanges(plan).length, 'breaking change', 'breaking changes'),
    counted(changes.length, 'environment variable', 'environment variables'),
    counted(passed.flatMap((release) => migrationsOf(release)).length, 'migration', 'migrations'),
  ];
  const stop = legs.length > 1 ? `an intermediate stop at ${legs[0]?.to ?? ''}` : 'no intermediate stop';
  return {
    summary: `From ${from} to ${to}: ${parts.join(', ')}, and ${stop}.`,
    precautions: precautionsOf(plan, releases, today),
    changes,
  };
}
