import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {releaseLineOf} from '../../src/data/releaseRules';
import {laterReleases} from '../../src/data/laterReleases';
import {releases as realReleases} from '../../src/data/releases';
import type {Release} from '../../src/data/releases.schema';
import {checkNotices, checkPages, checkReleases, checkRoutes, mentionedReleases, WITHOUT_DATE} from './releases';
import {readRouteTable, type Route} from './routeTable';

const release = (version: string, date: string | undefined, more: Partial<Release> = {}): Release => ({
  version,
  date,
  releaseLine: releaseLineOf(version) as Release['releaseLine'],
  summary: 's',
  description: 'd',
  highlights: ['h'],
  keywords: ['k'],
  ...(date !== undefined && {notice: {slug: `${date}-on-premises-${version}`, date}}),
  ...more,
});

const RELEASES = [
  release('2.0.0', '2025-06-27'),
  release('1.37.0', '2025-07-11'),
  release('1.36.0', '2025-01-17'),
  release('1.4.0', undefined),
];
const sourceOf = (releases: readonly Release[]): string =>
  `first\n${releases.map(({version}) => `version: '${version}'`).join('\n')}\n`;
const found = (...releases: readonly Release[]): string[] =>
  checkReleases(releases, sourceOf(releases), (name) => name === 'PACTFLOW_BASE_URL');

describe('the data', () => {
  test('is accepted if dates, order, release lines, and notices are consistent', () =>
    assert.deepEqual(found(...RELEASES), []));
  test('has a date for each release except the listed ones', () => {
    assert.match(
      found(release('1.36.0', undefined))[0] ?? '',
      /^src\/data\/releases\.ts:2: 1\.36\.0 has no date\. Add the date of its public notes; only 1\.4\.0,/,
    );
    assert.match(found(release('1.4.0', '2020-01-01')).join(), /1\.4\.0 has a date\. Remove it from WITHOUT_DATE/);
  });
  test('has the release line that matches the number', () =>
    assert.match(
      found(release('2.0.0', '2025-06-27', {releaseLine: '1.x'})).join(),
      /:2: 2\.0\.0 has the release line 1\.x; expected 2\.x,/,
    ));
  test('lists each line from latest to earliest, by number and by date', () => {
    assert.match(
      found(release('1.9.0', '2021-02-01'), release('1.10.0', '2021-01-31')).join(),
      /:3: 1\.10\.0 is below 1\.9\.0/,
    );
    assert.match(
      found(release('1.9.0', '2021-02-01'), release('1.9.0', '2021-02-01')).join(),
      /1\.9\.0 is below 1\.9\.0/,
    );
    assert.match(
      found(release('1.10.0', '2021-02-01'), release('1.9.0', '2021-03-31')).join(),
      /:3: 1\.9\.0 has the date 2021-03-31, which is later than 2021-02-01, the date of 1\.10\.0/,
    );
    // 1.37.0 may be later than 2.0.0 because the lines were maintained side by side.
    assert.deepEqual(found(release('2.0.0', '2025-06-27'), release('1.37.0', '2025-07-11')), []);
  });
  test('has a notice for each date, and the notice has the same date', () => {
    assert.match(
      found(release('1.9.0', '2021-02-01', {notice: undefined})).join(),
      /1\.9\.0 has a date, but no notice/,
    );
    assert.match(
      found(
        release('1.9.0', '2021-02-01', {notice: {slug: '2021-02-02-on-premises-1.9.0', date: '2021-02-01'}}),
      ).join(),
      /the notice of 1\.9\.0 has the date 2021-02-01, but its slug 2021-02-02-on-premises-1\.9\.0 has another one/,
    );
    assert.match(
      found(
        release('1.9.0', '2021-02-01', {notice: {slug: '2021-02-01-on-premises-1.8.0', date: '2021-02-01'}}),
      ).join(),
      /the slug 2021-02-01-on-premises-1\.8\.0 doesn't end with 1\.9\.0/,
    );
    const other = {slug: '2021-02-03-on-premises-1.9.0', date: '2021-02-03'};
    assert.match(
      found(release('1.9.0', '2021-02-01', {notice: other})).join(),
      /1\.9\.0 has the date 2021-02-01, but its notice has 2021-02-03\. Correct the wrong date, or explain in "unclear"/,
    );
    assert.deepEqual(found(release('1.9.0', '2021-02-01', {notice: other, unclear: 'The sources differ.'})), []);
  });
  test('lists only known variables', () => {
    assert.deepEqual(
      found(release('1.9.0', '2021-02-01', {variables: [{name: 'PACTFLOW_BASE_URL', change: 'new'}]})),
      [],
    );
    assert.match(
      found(release('1.9.0', '2021-02-01', {variables: [{name: 'PACTFLOW_BASE_URI', change: 'new'}]})).join(),
      /:2: 1\.9\.0 lists PACTFLOW_BASE_URI, which isn't in src\/data\/environmentVariables\.ts/,
    );
  });
  test('of the site is correct, and the listed releases have no date', () => {
    assert.deepEqual(checkReleases(realReleases, readFileSync('src/data/releases.ts', 'utf8')), []);
    assert.deepEqual(
      realReleases
        .filter(({date}) => date === undefined)
        .map(({version}) => version)
        .sort(),
      [...WITHOUT_DATE].sort(),
    );
    for (const {version} of laterReleases)
      assert.ok(
        !realReleases.some((other) => other.version === version),
        `${version} has a page. Remove it from src/data/laterReleases.ts.`,
      );
  });
});

describe('the route table', () => {
  const rows: Route[] = [
    ...RELEASES.map(({version}): Route => ({
      path: `/docs/on-premises/releases/${version}`,
      kind: 'doc',
      sidebar: 'onprem',
      group: 'Releases',
      topic: '',
    })),
    ...RELEASES.flatMap(({version, notice}): Route[] =>
      notice === undefined
        ? []
        : [
            {
              path: `/notices/${notice.slug}`,
              kind: 'notice',
              sidebar: '',
              group: 'on-premises, release',
              topic: `On-premises release v${version}`,
            },
          ],
    ),
    {
      path: '/notices/2021-12-16-log4j-security-advisory',
      kind: 'notice',
      sidebar: '',
      group: 'log4j, security',
      topic: 'Log4j',
    },
  ];
  test('has the same releases and notices as the data', () => {
    assert.deepEqual(checkRoutes(RELEASES, rows), []);
    assert.deepEqual(checkRoutes(realReleases, readRouteTable().routes), []);
  });
  test('is compared with the data in both directions', () => {
    assert.deepEqual(checkRoutes(RELEASES.slice(1), rows), [
      "tests/routes.tsv: /docs/on-premises/releases/2.0.0 is a release that isn't in src/data/releases.ts. Add the release or its notice there.",
      "tests/routes.tsv: /notices/2025-06-27-on-premises-2.0.0 is a notice that isn't in src/data/releases.ts. Add the release or its notice there.",
    ]);
    assert.deepEqual(checkRoutes(RELEASES, rows.slice(1)), [
      "src/data/releases.ts: /docs/on-premises/releases/2.0.0 is a release that isn't in tests/routes.tsv.",
    ]);
  });
  test('is reported if a topic has another version', () =>
    assert.match(
      checkRoutes(
        RELEASES,
        rows.map((row) => ({...row, topic: row.topic.replace('v2.0.0', 'v2.0.1')})),
      ).join(),
      /2025-06-27-on-premises-2\.0\.0 has the topic "On-premises release v2\.0\.1", but the notice announces 2\.0\.0/,
    ));
});

describe('a page', () => {
  const check = (source: string, file = 'docs/docs/pact.mdx') => checkPages([{file, source}], RELEASES).problems;
  test('may mention releases in the data and those that only SmartBear’s release notes have', () => {
    assert.deepEqual(
      check('Since On-Premises 1.37.0 and 2.0.0; [release 1.36.0](/docs/on-premises/releases/1.36.0), release 1.37.6.'),
      [],
    );
    assert.equal(checkPages([{file: 'a.mdx', source: 'On-Premises 1.37.0'}], RELEASES).mentions, 1);
  });
  test('can’t mention a release that doesn’t exist, in sentences, links, image tags, URLs, and lists', () => {
    const assertReported = (line: string, version: string) =>
      assert.match(
        check(`Text.\n\n${line}`)[0] ?? '',
        new RegExp(`^docs/docs/pact\\.mdx:3: PactFlow On-Premises has no release ${version.replaceAll('.', '\\.')}\\.`),
        line,
      );
    assertReported('From On-Premises 1.38.0 on.', '1.38.0');
    assertReported('It came with release 1.38.0.', '1.38.0');
    assertReported('See [the notes](/docs/on-premises/releases/1.38.0).', '1.38.0');
    assertReported('See [the notes](/docs/on-premises-2x/releases/1.38.0).', '1.38.0');
    assertReported('See [the notice](/notices/2025-01-01-on-premises-1.38.0).', '1.38.0');
    assertReported('[Plan](/docs/on-premises/releases/planner?from=1.36.0&to=1.38.0).', '1.38.0');
    assertReported('image: quay.io/pactflow/enterprise:1.38.0', '1.38.0');
    assertReported('Releases 2.0.0, 1.37.0, and 1.38.0 have it.', '1.38.0');
    assertReported('PactFlow On-Premises release v1.38.0', '1.38.0');
  });
  test('about On-Premises can’t even mention the version alone', () => {
    assert.match(
      check('Upgrade to 1.38.0.', 'docs/docs/on-premises/upgrading.mdx').join(),
      /^docs\/docs\/on-premises\/upgrading\.mdx:1: .* no release 1\.38\.0\./,
    );
    assert.match(check('Upgrade to 1.38.0.', 'notices/2025-01-01-on-premises-1.37.0.mdx').join(), /1\.38\.0/);
    assert.deepEqual(check('Upgrade to 1.38.0.'), []);
  });
  test('may mention versions of other products', () => {
    for (const line of [
      'Log4j 2.15.0',
      'Pact Broker 2.10.0',
      'Ruby 2.7.6 uses gems older than `2.7.0`',
      '`ruby:2.7.5-alpine3.13`',
      'Compose 2.23.1',
      'The Pact Broker inside is 2.79.0.',
      'Docker 20.10.0',
      '127.0.0.1',
      'TLS 1.2',
    ]) {
      assert.deepEqual(check(line, 'docs/docs/on-premises/x.mdx'), [], line);
    }
    assert.deepEqual(check('Release 1.38.0 of something'), check('release 1.38.0'));
  });
  test('returns each version in a line once', () =>
    assert.deepEqual(mentionedReleases('On-Premises 1.37.0 and 1.37.0', 'a.mdx'), ['1.37.0']));
});

describe('a notice', () => {
  const good = {
    file: 'notices/2025-06-27-on-premises-2.0.0.mdx',
    source:
      '---\ntitle: On-premises release v2.0.0\nslug: 2025-06-27-on-premises-2.0.0\ndate: 2025-06-27\ntags: [on-premises, release]\n---\n',
  };
  const check = (change: (source: string) => string, releases: readonly Release[] = RELEASES) =>
    checkNotices([{...good, source: change(good.source)}], releases, () => true);
  test('matches its release', () =>
    assert.deepEqual(
      check((source) => source),
      [],
    ));
  test('that doesn’t announce a release is ignored', () =>
    assert.deepEqual(
      check((source) => source.replace('[on-premises, release]', '[log4j, security]').replace('v2.0.0', 'x')),
      [],
    ));
  test('is reported if its release doesn’t exist or its title has another form', () => {
    assert.deepEqual(
      check((source) => source.replace('v2.0.0', 'v1.38.0')),
      ["notices/2025-06-27-on-premises-2.0.0.mdx:2: the notice announces 1.38.0, which isn't in src/data/releases.ts."],
    );
    assert.match(
      check((source) => source.replace('v2.0.0', '2.0.0')).join(),
      /mdx:2: the title is "On-premises release 2\.0\.0"; expected/,
    );
    assert.match(
      check((source) => source, [release('2.0.0', '2025-06-27', {notice: undefined})]).join(),
      /has no notice for 2\.0\.0/,
    );
  });
  test('is reported if its date or slug differs from the data', () => {
    assert.match(
      check((source) => source.replace('date: 2025-06-27', 'date: 2025-06-28')).join(),
      /mdx:4: the date is 2025-06-28; expected 2025-06-27, as in src\/data\/releases\.ts/,
    );
    assert.match(
      check((source) => source.replace('slug: 2025-06-27', 'slug: 2025-06-28')).join(),
      /mdx:3: the slug is 2025-06-28-on-premises-2\.0\.0/,
    );
  });
  test('or a page that is missing is reported', () =>
    assert.deepEqual(
      checkNotices([], RELEASES.slice(0, 1), () => false),
      [
        'docs/docs/on-premises/releases/2.0.0.mdx is missing. Run npm run reference, and commit the file.',
        'notices/2025-06-27-on-premises-2.0.0.mdx is missing. Run npm run reference, and commit the file.',
      ],
    ));
  test('exists for each release in the data that has one', () => {
    const notices = readdirSync('notices')
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => ({file: `notices/${name}`, source: readFileSync(`notices/${name}`, 'utf8')}));
    assert.deepEqual(checkNotices(notices, realReleases, existsSync), []);
    // `checkNotices` skips notices that lack the tag, so the files that have it are compared with the data.
    assert.deepEqual(
      notices
        .filter(({source}) => source.includes('tags: [on-premises, release]'))
        .map(({file}) => file)
        .sort(),
      realReleases.flatMap(({notice}) => (notice === undefined ? [] : [`notices/${notice.slug}.mdx`])).sort(),
    );
  });
});
