import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {formatted, pageOf} from './fixture';
import {checkTabs} from './tabs';

const tabs = (attributes: string, value = 'gitlab', label = 'GitLab') =>
  `<Tabs ${attributes}>\n<TabItem value="${value}" label="${label}">\n\nText\n\n</TabItem>\n</Tabs>`;
const check = (...bodies: string[]) =>
  formatted(checkTabs(bodies.map((body, index) => pageOf(body, `docs/docs/${'ab'[index] ?? 'c'}.mdx`))).problems);

describe('tabs', () => {
  test('with a group and a query string are accepted, and so are links to them', () => {
    assert.deepEqual(
      check(
        tabs('groupId="ci" queryString'),
        '[GitLab](/docs/a?ci=gitlab#x) [other](/docs/a?permissions-q=x) [elsewhere](https://x.example/?ci=a)',
      ),
      [],
    );
    assert.equal(checkTabs([pageOf(tabs('groupId="ci" queryString'))]).sets, 1);
  });

  test('without a group, or with an unknown one, are reported', () => {
    assert.match(
      check(tabs('queryString'))[0] ?? '',
      /^docs\/docs\/a\.mdx:6: The tabs have no groupId\. Set groupId to one of: language/,
    );
    assert.match(check(tabs('groupId="os" queryString'))[0] ?? '', /The tabs have the unknown groupId "os"\./);
  });

  test('whose selection isn’t in the URL are reported', () => {
    assert.match(check(tabs('groupId="ci"'))[0] ?? '', /:6: The selected tab isn’t saved in the URL as "ci"/);
    assert.match(check(tabs('groupId="ci" queryString="other"'))[0] ?? '', /isn’t saved in the URL/);
  });

  test('with different labels for the same value are reported', () => {
    assert.match(
      check(tabs('groupId="ci" queryString'), tabs('groupId="ci" queryString', 'gitlab', 'GitLab CI'))[0] ?? '',
      /^docs\/docs\/b\.mdx:7: The tab ci=gitlab has the label "GitLab CI" here and "GitLab" in docs\/docs\/a\.mdx/,
    );
  });

  test('that a link selects but that don’t exist are reported', () => {
    assert.match(
      check(tabs('groupId="ci" queryString'), '[x](/docs/a?ci=drone)')[0] ?? '',
      /^docs\/docs\/b\.mdx:6: The link to \/docs\/a\?ci=drone selects a tab that \/docs\/a doesn’t have\. Its tabs are: ci=gitlab\./,
    );
    assert.match(check('[x](?ci=drone)')[0] ?? '', /Its tabs are: none/);
  });

  test('aren’t expected in the pipeline lab, whose choices must be valid', () => {
    assert.deepEqual(check('[x](/lab/pipeline?role=provider&ci=azure)'), []);
    assert.match(
      check('[x](/lab/pipeline?role=provider&ci=drone)')[0] ?? '',
      /^docs\/docs\/a\.mdx:6: The link to \/lab\/pipeline\?role=provider&ci=drone has an invalid choice for "ci": .*drone/,
    );
  });
});
