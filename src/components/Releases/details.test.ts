import assert from 'node:assert/strict';
import {test} from 'node:test';
import {laterReleases} from '../../data/laterReleases';
import {releases} from '../../data/releases';
import {plannerData, planUpgrade} from '../../data/upgradeRules';
import {detailsOf} from './details';

/** The releases until 1.37.6, from which the expected texts were worked out. Later releases don't change them. */
const all = plannerData(releases, laterReleases).filter(({date = ''}) => date <= '2026-03-26');

function details(from: string, to: string) {
  const plan = planUpgrade(from, to, all);
  return plan.kind === 'plan' ? detailsOf(plan, all, '2026-11-26') : assert.fail(plan.text);
}

test('the summary counts what the plan lists', () => {
  const {summary, precautions, changes} = details('1.34.0', '2.4.0');
  const breaking = precautions.filter(({id}) => id.includes('-breaking-')).length;
  assert.ok(breaking > 1 && changes.length > 1);
  assert.equal(
    summary,
    `From 1.34.0 to 2.4.0: 16 releases to read about, ${breaking} breaking changes, ${changes.length} environment variables, 1 migration, and an intermediate stop at 1.37.6.`,
  );
});

test('the summary of a small upgrade has singular forms', () =>
  assert.equal(
    details('2.1.0', '2.1.1').summary,
    'From 2.1.0 to 2.1.1: 1 release to read about, no breaking changes, no environment variables, no migrations, and no intermediate stop.',
  ));
