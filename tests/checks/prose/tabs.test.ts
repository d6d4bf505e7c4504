import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pageOf, shown} from './fixture';
import {checkTabs} from './tabs';

const tabs = (attributes: string, value = 'gitlab', label = 'GitLab') =>
  `<Tabs ${attributes}>\n<TabItem value="${value}" label="${label}">\n\nText\n\n</TabItem>\n</Tabs>`;
const check = (...bodies: string[]) =>
  shown(checkTabs(bodies.map((body, index) => pageOf(body, `docs/docs/${'ab'[index] ?? 'c'}.mdx`))).problems);

describe('tabs', () => {
  test('of a group, with the choice in the address, pass, and so do links to them', () => {
    assert.deepEqual(
      check(
        tabs('groupId="ci" queryString'),
        '[GitLab](/docs/a?ci=gitlab#x) [other](/docs/a?permissions-q=x) [elsewhere](https://x.example/?ci=a)',
      ),
      [],
    );
    assert.equal(checkTabs([pageOf(tabs('groupId="ci" queryString'))]).sets, 1);
  });

  test('without a group, or with an unknown one, are found', () => {
    assert.match(
      check(tabs('queryString'))[0] ?? '',
      /^docs\/docs\/a\.mdx:6: these tabs have no group\. Give groupId one of: language/,
    );
    assert.match(check(tabs('groupId="os" queryString'))[0] ?? '', /the group "os", which is not known/);
  });

  test('whose choice is not in the address are found', () => {
    assert.match(
      check(tabs('groupId="ci"'))[0] ?? '',
      /:6: the choice of these tabs is not kept in the address under "ci"/,
    );
    assert.match(check(tabs('groupId="ci" queryString="other"'))[0] ?? '', /not kept in the address/);
  });

  test('that call one choice by two names are found', () => {
    assert.match(
      check(tabs('groupId="ci" queryString'), tabs('groupId="ci" queryString', 'gitlab', 'GitLab CI'))[0] ?? '',
      /^docs\/docs\/b\.mdx:7: ci=gitlab is called "GitLab CI" here and "GitLab" in docs\/docs\/a\.mdx/,
    );
  });

  test('that a link wants open and that are not there are found', () => {
    assert.match(
      check(tabs('groupId="ci" queryString'), '[x](/docs/a?ci=drone)')[0] ?? '',
      /^docs\/docs\/b\.mdx:6: the link to \/docs\/a\?ci=drone opens a tab that \/docs\/a does not have\. It has: ci=gitlab\./,
    );
    assert.match(check('[x](?ci=drone)')[0] ?? '', /It has: none/);
  });
});
