import {releaseLineUrl} from '../../data/releaseLineRules';
import {releaseLineOf} from '../../data/releaseRules';
import {withAbsoluteLinks} from '../Checklist/markdown';
import type {Precaution} from '../../data/upgradePrecautionsRules';
import {notesUrl, type Leg, type Plan, type PlannerRelease} from '../../data/upgradeRules';
import type {VariableChange} from '../../data/upgradeVariablesRules';

interface Options {
  plan: Plan;
  releases: readonly PlannerRelease[];
  precautions: readonly Precaution[];
  changes: readonly VariableChange[];
  checkedItems: ReadonlySet<string>;
  /** Turns a path of this site into an absolute URL. */
  toUrl: (path: string) => string;
}

/** A heading and a list. Empty if the list has no items. */
const section = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', heading, '', ...items];

/** An upgrade plan as Markdown. Completed precautions are included as `[x]`. */
export function planMarkdown({plan, releases, precautions, changes, checkedItems, toUrl}: Options): string {
  const {from, to, legs, gained, older} = plan;
  const link = (version: string): string => `[${version}](${notesUrl(version, releases)})`;
  const legLines = ({from: start, to: end, releases: passed, isMajor}: Leg): string[] => {
    const guide = `${releaseLineUrl(releaseLineOf(end) as PlannerRelease['releaseLine'])}/upgrading`;
    return [
      '',
      `## From ${start} to ${end}`,
      ...section(
        '### Release notes, oldest first',
        passed.map(({version, summary}) => `- ${link(version)}: ${summary}`),
      ),
      ...section(
        '### Steps for specific releases',
        passed.flatMap(({version, steps = []}) => steps.map((text) => `- [ ] ${version}: ${text}`)),
      ),
      ...section(
        '### Security fixes',
        gained
          .filter(({version}) => passed.some((release) => release.version === version))
          .map(
            ({version, id, text}) => `- ${version}: ${id === undefined || text.includes(id) ? '' : `${id}: `}${text}`,
          ),
      ),
      '',
      `Then follow the ${isMajor ? `[steps for moving from 1.x to 2.x](${guide}#move-to-2x)` : `[upgrade steps](${guide})`}, using the tag \`${end}\`.`,
    ];
  };
  const lines = [
    `# Upgrade PactFlow On-Premises from ${from} to ${to}`,
    ...section(
      `## Changes in later 1.x releases that ${to} might not include`,
      (older?.uncertain ?? []).map(({version, text}) => `- ${version}: ${text}`),
    ),
    ...section(
      '## Before you start',
      precautions.map(
        ({id, subject, text, action}) =>
          `- [${checkedItems.has(id) ? 'x' : ' '}] **${subject}:** ${text}${action === undefined ? '' : ` **What to do:** ${action}`}`,
      ),
    ),
    ...section(
      '## Environment variables',
      changes.map(
        ({name, changes: kinds, text}) =>
          `- [ ] \`${name}\`: ${kinds.map(({kind, versions}) => `${kind} in ${versions.join(' and ')}. `).join('')}${text}`,
      ),
    ),
    ...legs.flatMap(legLines),
    '',
  ];
  return withAbsoluteLinks(lines.join('\n'), toUrl);
}
