import assert from 'node:assert/strict';
import {test} from 'node:test';
import {laterReleases} from '../../data/laterReleases';
import {releases} from '../../data/releases';
import {precautionsOf} from '../../data/upgradePrecautionsRules';
import {plannerData, planUpgrade} from '../../data/upgradeRules';
import {variableChanges} from '../../data/upgradeVariablesRules';
import {planMarkdown} from './markdown';

/** The releases until 1.37.6, from which the expected texts were worked out. Later releases don't change them. */
const all = plannerData(releases, laterReleases).filter(({date = ''}) => date <= '2026-03-26');

function markdownOf(from: string, to: string, checkedItems: ReadonlySet<string> = new Set()): string {
  const plan = planUpgrade(from, to, all);
  if (plan.kind !== 'plan') assert.fail(plan.text);
  return planMarkdown({
    plan,
    releases: all,
    precautions: precautionsOf(plan, all, '2026-11-26'),
    changes: variableChanges(plan),
    checkedItems,
    toUrl: (path) => `https://docs.example.com${path}`,
  });
}

test('a plan has a section for each step, in the order of the page', () => {
  assert.deepEqual(markdownOf('1.34.0', '2.4.0').match(/^##? .*$/gm), [
    '# Upgrade PactFlow On-Premises from 1.34.0 to 2.4.0',
    '## Changes in later 1.x releases that 2.4.0 might not include',
    '## Before you start',
    '## Environment variables',
    '## From 1.34.0 to 1.37.6',
    '## From 1.37.6 to 2.4.0',
  ]);
});

test('completed precautions are checked, and all links are absolute', () => {
  const markdown = markdownOf('1.34.0', '2.4.0', new Set(['1.x-later']));
  assert.match(markdown, /^- \[x\] \*\*Later 1\.x releases:\*\* 1\.37\.6 is the latest/m);
  assert.match(markdown, /^- \[ \] \*\*Database migrated by 1\.37\.6:\*\* .* \*\*What to do:\*\* Ask SmartBear/m);
  assert.match(markdown, /\[2\.3\.0\]\(https:\/\/docs\.example\.com\/docs\/on-premises\/releases\/2\.3\.0\)/);
  assert.doesNotMatch(markdown, /\]\(\//);
});

test('a section without items is left out', () =>
  assert.deepEqual(markdownOf('2.1.0', '2.1.1').match(/^#.*$/gm), [
    '# Upgrade PactFlow On-Premises from 2.1.0 to 2.1.1',
    '## Before you start',
    '## From 2.1.0 to 2.1.1',
    '### Release notes, oldest first',
  ]));
