import {breakingChanges} from './upgradePrecautionsRules';
import type {Plan} from './upgradeRules';

const CHANGES = {new: 'Added', changed: 'Changed', deprecated: 'Deprecated', removed: 'Removed'} as const;

/** What an upgrade changes about an environment variable. */
export interface VariableChange {
  name: string;
  /** Each kind of change, such as "Added", with its releases, oldest first. Empty if only an action mentions it. */
  changes: readonly {kind: string; versions: readonly string[]}[];
  /** What the variable does or what changes, as Markdown with code and links. */
  text: string;
}

/** "the default of" → "Changed (the default)" */
const kindOf = (change: keyof typeof CHANGES, aspect: string | undefined): string =>
  aspect === undefined ? CHANGES[change] : `${CHANGES[change]} (${aspect.replace(/ (?:of|for|in)$/, '')})`;

/**
 * The environment variables that a plan changes, each of them once, in the order of the releases. Includes those that
 * only a breaking change mentions, such as a temporary variable.
 */
export function variableChanges(plan: Plan): VariableChange[] {
  const rows = new Map<string, {changes: {kind: string; versions: string[]}[]; texts: Set<string>}>();
  for (const {version, variables = []} of plan.legs.flatMap((leg) => leg.releases)) {
    for (const {name, change, aspect, text} of variables) {
      const row = rows.get(name) ?? {changes: [], texts: new Set()};
      const kind = kindOf(change, aspect);
      const same = row.changes.find((other) => other.kind === kind);
      if (same === undefined) row.changes.push({kind, versions: [version]});
      else same.versions.push(version);
      if (text !== undefined) row.texts.add(text);
      rows.set(name, row);
    }
  }
  const mentioned = breakingChanges(plan).flatMap(({subject, text, action = ''}) =>
    [...`${text} ${action}`.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])`/g)].map(([, name = '']) => ({
      name,
      subject,
    })),
  );
  for (const {name, subject} of mentioned)
    if (!rows.has(name)) rows.set(name, {changes: [], texts: new Set([`See “${subject}” above.`])});
  return [...rows].map(([name, {changes, texts}]) => ({name, changes, text: [...texts].join(' ')}));
}
