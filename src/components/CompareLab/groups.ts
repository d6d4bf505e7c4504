/** Arranges the findings of a comparison for the reader. */
import type {Comparison, Finding, Interaction} from '@site/src/labs/protocol';

/** A finding with an id that is unique in its comparison. */
export interface Numbered extends Omit<Finding, 'causes'> {
  id: string;
  causes: Numbered[];
}

/** The findings of an interaction. */
export interface Group {
  /** The position of the interaction in the pact, counted from 0. Missing for findings about no interaction. */
  index?: number;
  interaction?: Interaction;
  findings: Numbered[];
}

const ORDER: readonly Finding['severity'][] = ['error', 'warning', 'info'];

const rankOf = ({severity}: Pick<Finding, 'severity'>): number => ORDER.indexOf(severity);

const number = (findings: readonly Finding[], prefix = ''): Numbered[] =>
  findings.map((finding, index) => {
    const id = `${prefix}${index}`;
    return {...finding, id, causes: number(finding.causes, `${id}.`)};
  });

/** Groups findings by interaction. Errors come before warnings, and interactions with errors before others. */
export function groupFindings({findings, interactions}: Extract<Comparison, {kind: 'compared'}>): Group[] {
  const groups = new Map<number | undefined, Group>();
  for (const finding of number(findings)) {
    const {index} = finding;
    const group = groups.get(index) ?? {
      ...(index !== undefined && {index, interaction: interactions[index]}),
      findings: [],
    };
    group.findings.push(finding);
    groups.set(index, group);
  }
  for (const group of groups.values()) group.findings.sort((one, other) => rankOf(one) - rankOf(other));
  const worst = ({findings: [first]}: Group): number => (first === undefined ? ORDER.length : rankOf(first));
  return [...groups.values()].sort(
    (one, other) => worst(one) - worst(other) || (one.index ?? Infinity) - (other.index ?? Infinity),
  );
}

/** The first groups, with as many findings as the limit allows. */
export function limitFindings(groups: readonly Group[], limit: number): Group[] {
  let left = limit;
  return groups.flatMap((group) => {
    const findings = group.findings.slice(0, left);
    left -= findings.length;
    return findings.length === 0 ? [] : {...group, findings};
  });
}

/** Interactions that were compared and have no findings, and those that the comparator skipped. */
export function otherInteractions({findings, interactions}: Extract<Comparison, {kind: 'compared'}>): {
  compatible: Interaction[];
  skipped: Interaction[];
} {
  const found = new Set(findings.map(({index}) => index));
  return {
    compatible: interactions.filter(({isCompared}, index) => isCompared && !found.has(index)),
    skipped: interactions.filter(({isCompared}) => !isCompared),
  };
}
