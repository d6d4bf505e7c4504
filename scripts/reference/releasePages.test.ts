import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {releaseLineOf} from '../../src/data/releaseRules';
import type {LaterRelease} from '../../src/data/laterReleases.schema';
import {releases} from '../../src/data/releases';
import type {Release} from '../../src/data/releases.schema';
import {checkFrontMatter, noticeSchema, pageSchema} from '../../src/plugins/options/front-matter/schema';
import {generateReleaseFiles, MARK} from './releasePages';
import {releasesSidebar} from './sidebar';

const base = (version: string, more: Partial<Release> = {}): Release => ({
  version,
  releaseLine: releaseLineOf(version) as Release['releaseLine'],
  summary: 'A summary that is long enough for it.',
  description: 'A description that is long enough for the results of a search.',
  highlights: ['**One.** Highlight.'],
  keywords: ['k'],
  ...more,
});

const dated = (version: string, date: string, more: Partial<Release> = {}): Release =>
  base(version, {date, notice: {slug: `${date}-on-premises-${version}`, date}, ...more});

const line = (text: string, topic: 'API' | 'Webhooks' = 'API') => ({topic, text});
const OTHERS = [dated('2.0.0', '2025-06-27'), dated('1.37.2', '2025-08-19'), base('1.4.0')];
const LATER: readonly LaterRelease[] = (
  [
    ['2.4.0', '2025-12-17'],
    ['1.37.6', '2026-03-26'],
    ['1.37.3', '2025-12-17'],
  ] as const
).map(([version, date]) => ({
  version,
  date,
  releaseLine: releaseLineOf(version) as Release['releaseLine'],
  summary: 'A summary that is long enough for it.',
}));
const filesWith = (release: Release) =>
  generateReleaseFiles([release, ...OTHERS.filter(({version}) => version !== release.version)], LATER);
const pageOf = (release: Release): string =>
  filesWith(release).get(`docs/docs/on-premises/releases/${release.version}.mdx`) ?? '';
const noticeOf = (release: Release): string =>
  filesWith(release).get(`notices/${release.notice?.slug ?? ''}.mdx`) ?? '';

describe('the page of a release', () => {
  test('begins with the product, release line, and date, and lists what the notes do not mention in one sentence', () => {
    const page = pageOf(dated('1.5.0', '2020-01-02', {fixes: [line('It works.')]}));
    assert.match(
      page,
      /overwritten\. \*\/\}\n\nPactFlow On-Premises 1\.5\.0 was released on January 2, 2020\. A summary/,
    );
    assert.match(
      page,
      /## Fixes\n\n- It works\.\n\n## How to upgrade\n\nThe release notes don't mention any features, security fixes, breaking changes, environment variables, or migrations\.\n\n/,
    );
    assert.doesNotMatch(page, /## (?:Summary|Features|Changes|Security|Breaking|Environment|Database|Open questions)/);
  });
  test('mentions a missing release date, a different notice date, and the broker version, unless another text does', () => {
    assert.match(
      pageOf(base('1.5.0')),
      /PactFlow On-Premises 1\.5\.0 is a 1\.x release\. A summary .*\. The public notes don't give a release date\.\n/,
    );
    assert.match(
      pageOf(base('1.5.0', {summary: 'This release adds teams.', broker: '2.79.0'})),
      /PactFlow On-Premises 1\.5\.0, a 1\.x release, adds teams\. It includes Pact Broker 2\.79\.0\. The public notes don't give a release date\./,
    );
    assert.doesNotMatch(pageOf(base('1.5.0', {unclear: 'The release date is unknown.'})), /don't give a release date/);
    const other = {slug: '2020-01-04-on-premises-1.5.0', date: '2020-01-04'};
    assert.match(
      pageOf(dated('1.5.0', '2020-01-02', {notice: other, broker: '2.79.0'})),
      /Its notice is dated January 4, 2020\. A summary .* It includes Pact Broker 2\.79\.0\./,
    );
    assert.doesNotMatch(
      pageOf(dated('1.5.0', '2020-01-02', {broker: '2.79.0', summary: 'It contains 2.79.0.'})),
      /It includes Pact Broker/,
    );
  });
  test('has highlights if there are several notes', () =>
    assert.match(
      pageOf(dated('1.5.0', '2020-01-02', {features: [line('a'), line('b'), line('c')]})),
      /## Summary\n\n- \*\*One\.\*\* Highlight\.\n\n## Features\n\n- a\n- b\n- c\n/,
    ));
  test('orders notes by topic', () => {
    assert.match(
      pageOf(dated('1.5.0', '2020-01-02', {features: [line('w', 'Webhooks'), line('a')]})),
      /## Features\n\n- \*\*API\.\*\* a\n- \*\*Webhooks\.\*\* w\n/,
    );
    assert.match(
      pageOf(dated('1.5.0', '2020-01-02', {features: [line('w', 'Webhooks'), line('a'), line('b')]})),
      /## Features\n\nAPI:\n\n- a\n- b\n\nWebhooks:\n\n- w\n/,
    );
  });
  test('lists breaking changes with their actions, links variables, and numbers steps', () => {
    const page = pageOf(
      dated('1.5.0', '2020-01-02', {
        breaking: [{text: 'It breaks.', action: 'Fix it.'}],
        variables: [
          {name: 'PACTFLOW_BASE_URL', change: 'changed', text: 'Must be set.'},
          {name: 'PACTFLOW_NOT_THERE', change: 'removed'},
        ],
        migrations: ['Rows move.'],
        steps: ['First.', 'Then.'],
        unclear: 'The reason is unknown.',
      }),
    );
    assert.match(page, /## Breaking changes\n\nIt breaks\. \*\*What to do:\*\* Fix it\./);
    assert.match(
      page,
      /- Changes \[`PACTFLOW_BASE_URL`\]\(\/docs\/on-premises\/environment-variables#pactflow_base_url\)\. Must be set\.\n- Removes `PACTFLOW_NOT_THERE`\.\n/,
    );
    assert.match(page, /## Database migrations\n\nRows move\./);
    assert.match(
      page,
      /This upgrade has these additional steps:\n\n1\. First\.\n2\. Then\.\n\n## Open questions\n\nThe reason is unknown\.\n\n## Related pages/,
    );
    assert.match(
      pageOf(dated('1.5.0', '2020-01-02', {steps: ['Do it.']})),
      /This upgrade has one additional step\. Do it\./,
    );
  });
  test('lists each advisory once, with a link', () => {
    const security = [
      {id: 'CVE-2021-0001', text: 'zlib.'},
      {id: 'GHSA-aaaa-bbbb-cccc', text: 'zlib.'},
      {id: 'CVE-2021-0002', text: 'CVE-2021-0002 is in Rack.'},
      {text: 'Packages are updated.'},
    ];
    assert.match(
      pageOf(dated('1.5.0', '2020-01-02', {security})),
      /## Security\n\n- zlib: \[CVE-2021-0001\]\(https:\/\/nvd\.nist\.gov\/vuln\/detail\/CVE-2021-0001\) and \[GHSA-aaaa-bbbb-cccc\]\(https:\/\/github\.com\/advisories\/GHSA-aaaa-bbbb-cccc\)\.\n- \[CVE-2021-0002\]\([^)]+\) is in Rack\.\n- Packages are updated\.\n/,
    );
    assert.match(
      pageOf(dated('1.5.0', '2020-01-02', {security: security.slice(0, 1)})),
      /\n- \[CVE-2021-0001\]\([^)]+\): zlib\.\n/,
    );
  });
  test('links to the previous and next release of its line, to the planner, and to the upgrade path from 1.x to 2.x', () => {
    const old = pageOf(dated('1.5.0', '2020-01-02'));
    assert.match(old, /- Previous 1\.x release: \[1\.4\.0\].*\n- Next 1\.x release: \[1\.37\.2\]/);
    assert.match(
      old,
      /\[plan for upgrading from 1\.5\.0 to 2\.4\.0\]\(\/docs\/on-premises\/releases\/planner\?from=1\.5\.0&to=2\.4\.0\)/,
    );
    const latest = pageOf(dated('2.1.0', '2025-07-10'));
    assert.match(
      latest,
      /Previous 2\.x release: \[2\.0\.0\].*\n- This is the latest 2\.x release .* which include 2\.4\.0\./,
    );
    assert.match(
      latest,
      /If you run 1\.x, don't move to 2\.1\.0 unless SmartBear confirms that you can, because 2\.1\.0 was released before 1\.37\.3 .* upgrade to the latest 1\.x release \(1\.37\.6 or later\), and then \[move to 2\.x\]\(\/docs\/on-premises-2x\/upgrading#move-to-2x\)/,
    );
    assert.match(
      pageOf(dated('2.1.0', '2026-05-01')),
      /If you run 1\.x, first upgrade to the latest 1\.x release \(1\.37\.6 or later\), and then \[move to 2\.x\]\(\/docs\/on-premises-2x\/upgrading#move-to-2x\)/,
    );
    assert.match(latest, /use the \[upgrade planner\]\(\/docs\/on-premises\/releases\/planner\?to=2\.1\.0\)/);
  });
  test('warns about the migrations of a later 1.x release, with or without a page about that release', () => {
    const withPage = generateReleaseFiles(
      [dated('2.1.0', '2025-07-10'), dated('1.37.3', '2025-12-17')],
      LATER.filter(({version}) => version !== '1.37.3'),
    );
    for (const page of [
      pageOf(dated('2.1.0', '2025-07-10')),
      withPage.get('docs/docs/on-premises/releases/2.1.0.mdx') ?? '',
    ])
      assert.match(page, /because 2\.1\.0 was released before 1\.37\.3 and doesn't include the database migrations/);
  });
  test('escapes MDX syntax outside of code and links', () =>
    assert.match(
      pageOf(dated('1.5.0', '2020-01-02', {fixes: [line('Of <a> {b} and `c{d}`, [e](/docs/f_g_h).')]})),
      /Of \\<a\\> \\\{b\\\} and `c\{d\}`, \[e\]\(\/docs\/f_g_h\)\./,
    ));
});

describe('a notice', () => {
  test('contains highlights, breaking changes, and what the notes do not mention', () => {
    const notice = noticeOf(
      dated('1.5.0', '2020-01-02', {
        breaking: [{text: 'It breaks.', action: 'Fix it.'}],
        security: [{id: 'CVE-2021-0001', text: 'zlib.'}],
      }),
    );
    assert.match(notice, /^---\ntitle: On-premises release v1\.5\.0\n/);
    assert.match(
      notice,
      /PactFlow On-Premises 1\.5\.0 is available\. A summary that is long enough for it\.\n\n\{\/\* truncate \*\/\}\n\n- \*\*One\.\*\* Highlight\.\n- \*\*Security\.\*\* This release fixes \[CVE-2021-0001\]/,
    );
    assert.match(
      notice,
      /\*\*Before you upgrade:\*\* It breaks\. Fix it\.\n\nThe release notes don't mention any environment variables or migrations\./,
    );
  });
  test('lists advisories in the highlight about security if there is one', () =>
    assert.match(
      noticeOf(
        dated('1.5.0', '2020-01-02', {
          highlights: ['**Security.** This release fixes a vulnerability in zlib.'],
          security: [{id: 'CVE-2021-0001', text: 'zlib.'}],
        }),
      ),
      /\n- \*\*Security\.\*\* This release fixes a vulnerability in zlib: \[CVE-2021-0001\]\([^)]+\)\.\n\n/,
    ));
  test('has a description of complete sentences, or of words if a sentence is too long', () => {
    const described = (summary: string) =>
      /^description: "(.*)"$/m.exec(noticeOf(dated('1.5.0', '2020-01-02', {summary})))?.[1] ?? '';
    assert.equal(
      described(`A short **one** first. ${'x '.repeat(80)}`),
      'PactFlow On-Premises 1.5.0 is available. A short one first.',
    );
    assert.equal(
      described('This release fixes the `can-i-deploy` badge.'),
      'PactFlow On-Premises 1.5.0 fixes the can-i-deploy badge.',
    );
    const cut = described(`Many ${'words '.repeat(40)}`);
    assert.ok(cut.length <= 160 && cut.endsWith('words …'), cut);
  });
  test('is generated only for releases that had one', () =>
    assert.deepEqual(
      [...filesWith(base('1.5.0')).keys()].filter((file) => file.startsWith('notices/')),
      ['notices/2025-06-27-on-premises-2.0.0.mdx', 'notices/2025-08-19-on-premises-1.37.2.mdx'],
    ));
});

describe('the real files', () => {
  const files = generateReleaseFiles(releases);
  test('contain a page for each release, a notice for each release that had one, and pass the schemas', async () => {
    // The route table lists all releases that there must be, and the tests of `checkRoutes` compare the data with it.
    assert.deepEqual(
      [...files.keys()].sort(),
      releases
        .flatMap(({version, notice}) => [
          `docs/docs/on-premises/releases/${version}.mdx`,
          ...(notice === undefined ? [] : [`notices/${notice.slug}.mdx`]),
        ])
        .sort(),
    );
    for (const [file, text] of files) {
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
      assert.deepEqual(
        checkFrontMatter(frontMatter, file.startsWith('notices/') ? noticeSchema : pageSchema),
        [],
        file,
      );
      assert.ok(text.includes(MARK), file);
      assert.doesNotMatch(text.slice(text.indexOf(MARK)), /undefined|\bNaN\b|\n{3}|\n## [^\n]+\n\n## | {2,}\S/, file);
    }
  });
  test('have unique descriptions, and at most a quarter of their sentences are repeated', () => {
    const texts = [...files.values()];
    const descriptions = texts.map((text) => /^description: (.*)$/m.exec(text)?.[1]);
    assert.equal(new Set(descriptions).size, descriptions.length);
    const count = new Map<string, number>();
    const proseOf = (text: string) =>
      text
        .slice(text.indexOf(MARK) + MARK.length)
        .split(/(?<=[.:])\s+|\n+/)
        .filter((part) => part.length > 25);
    const pages = [...files].filter(([file]) => file.startsWith('docs/')).map(([, text]) => proseOf(text));
    for (const part of pages.flatMap((page) => [...new Set(page)])) count.set(part, (count.get(part) ?? 0) + 1);
    const shared = pages.flat().filter((part) => (count.get(part) ?? 0) > 10).length / pages.flat().length;
    assert.ok(shared < 0.25, `${Math.round(shared * 100)} % of the sentences are on more than ten pages`);
  });
  test('are in the sidebar once, latest first by release line', () => {
    const placed: string[] =
      JSON.stringify(releasesSidebar(releases)).match(/docs\/on-premises\/releases\/[\w.]+/g) ?? [];
    // The data lists each release line from latest to earliest, which the tests of `checkReleases` prove.
    const line = (name: Release['releaseLine']) =>
      releases.filter(({releaseLine}) => releaseLine === name).map(({version}) => version);
    assert.deepEqual(
      placed,
      ['index', 'planner', ...line('2.x'), ...line('1.x')].map((name) => `docs/on-premises/releases/${name}`),
    );
    assert.ok(placed.indexOf('docs/on-premises/releases/1.10.0') < placed.indexOf('docs/on-premises/releases/1.9.0'));
  });
});
