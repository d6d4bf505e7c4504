import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {releaseLineOf} from '../../src/data/releaseRules';
import {releases as realReleases} from '../../src/data/releases';
import type {Release} from '../../src/data/releases.schema';
import {checkNotices, checkPages, checkReleases, checkRoutes, LATER, releasesSaid, WITHOUT_DAY} from './releases';
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
  test('is sound when days, order, editions, and notices fit', () => assert.deepEqual(found(...RELEASES), []));
  test('has a day for each release that is not known to have none, and none for those', () => {
    assert.match(
      found(release('1.36.0', undefined))[0] ?? '',
      /^src\/data\/releases\.ts:2: 1\.36\.0 has no date\. Give it the day of its public notes; only 1\.4\.0,/,
    );
    assert.match(found(release('1.4.0', '2020-01-01')).join(), /1\.4\.0 has a date now\. Take it out of WITHOUT_DAY/);
  });
  test('has the edition of the number', () =>
    assert.match(
      found(release('2.0.0', '2025-06-27', {releaseLine: '1.x'})).join(),
      /:2: 2\.0\.0 is said to be of 1\.x\. By its number it is of 2\.x/,
    ));
  test('has the newest of a line first, by number and by day', () => {
    assert.match(
      found(release('1.9.0', '2021-02-01'), release('1.10.0', '2021-01-31')).join(),
      /:3: 1\.10\.0 stands below 1\.9\.0/,
    );
    assert.match(
      found(release('1.9.0', '2021-02-01'), release('1.9.0', '2021-02-01')).join(),
      /1\.9\.0 stands below 1\.9\.0/,
    );
    assert.match(
      found(release('1.10.0', '2021-02-01'), release('1.9.0', '2021-03-31')).join(),
      /:3: 1\.9\.0 of 2021-03-31 is newer by its day than 1\.10\.0 of 2021-02-01/,
    );
    // 1.37.0 may be newer than 2.0.0: the lines were maintained side by side.
    assert.deepEqual(found(release('2.0.0', '2025-06-27'), release('1.37.0', '2025-07-11')), []);
  });
  test('has a notice for each day, with one date in it, and that of the release', () => {
    assert.match(found(release('1.9.0', '2021-02-01', {notice: undefined})).join(), /1\.9\.0 has a day and no notice/);
    assert.match(
      found(
        release('1.9.0', '2021-02-01', {notice: {slug: '2021-02-02-on-premises-1.9.0', date: '2021-02-01'}}),
      ).join(),
      /the notice of 1\.9\.0 is dated 2021-02-01, and its slug 2021-02-02-on-premises-1\.9\.0 says another day/,
    );
    assert.match(
      found(
        release('1.9.0', '2021-02-01', {notice: {slug: '2021-02-01-on-premises-1.8.0', date: '2021-02-01'}}),
      ).join(),
      /the slug 2021-02-01-on-premises-1\.8\.0 does not name 1\.9\.0/,
    );
    const other = {slug: '2021-02-03-on-premises-1.9.0', date: '2021-02-03'};
    assert.match(
      found(release('1.9.0', '2021-02-01', {notice: other})).join(),
      /1\.9\.0 is of 2021-02-01 and its notice of 2021-02-03\. Correct the one that is wrong, or say in "unclear"/,
    );
    assert.deepEqual(found(release('1.9.0', '2021-02-01', {notice: other, unclear: 'The sources differ.'})), []);
  });
  test('names only variables that are known', () => {
    assert.deepEqual(
      found(release('1.9.0', '2021-02-01', {variables: [{name: 'PACTFLOW_BASE_URL', change: 'new'}]})),
      [],
    );
    assert.match(
      found(release('1.9.0', '2021-02-01', {variables: [{name: 'PACTFLOW_BASE_URI', change: 'new'}]})).join(),
      /:2: 1\.9\.0 names PACTFLOW_BASE_URI, which src\/data\/environmentVariables\.ts does not know/,
    );
  });
  test('fits as it is, and has releases without a day as they are listed', () => {
    assert.deepEqual(checkReleases(realReleases, readFileSync('src/data/releases.ts', 'utf8')), []);
    assert.deepEqual(
      realReleases
        .filter(({date}) => date === undefined)
        .map(({version}) => version)
        .sort(),
      [...WITHOUT_DAY].sort(),
    );
    for (const version of LATER)
      assert.ok(
        !realReleases.some((other) => other.version === version),
        `${version} has a page now: take it out of LATER`,
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
  test('and the data have the same', () => {
    assert.deepEqual(checkRoutes(RELEASES, rows), []);
    assert.deepEqual(checkRoutes(realReleases, readRouteTable().routes), []);
  });
  test('a release or a notice too few or too many is named', () => {
    assert.deepEqual(checkRoutes(RELEASES.slice(1), rows), [
      'tests/routes.tsv: /docs/on-premises/releases/2.0.0 is a release that src/data/releases.ts does not give. Add its release, or its notice.',
      'tests/routes.tsv: /notices/2025-06-27-on-premises-2.0.0 is a notice that src/data/releases.ts does not give. Add its release, or its notice.',
    ]);
    assert.deepEqual(checkRoutes(RELEASES, rows.slice(1)), [
      'src/data/releases.ts: /docs/on-premises/releases/2.0.0 is a release that is no row of tests/routes.tsv.',
    ]);
  });
  test('a title of another release is named', () =>
    assert.match(
      checkRoutes(
        RELEASES,
        rows.map((row) => ({...row, topic: row.topic.replace('v2.0.0', 'v2.0.1')})),
      ).join(),
      /2025-06-27-on-premises-2\.0\.0 is called "On-premises release v2\.0\.1"; the notice is of 2\.0\.0/,
    ));
});

describe('a page', () => {
  const check = (source: string, file = 'docs/docs/pact.mdx') => checkPages([{file, source}], RELEASES).problems;
  test('may name releases that there are, and those that only SmartBear tells of', () => {
    assert.deepEqual(
      check('Since On-Premises 1.37.0 and 2.0.0; [release 1.36.0](/docs/on-premises/releases/1.36.0), release 1.37.6.'),
      [],
    );
    assert.equal(checkPages([{file: 'a.mdx', source: 'On-Premises 1.37.0'}], RELEASES).mentions, 1);
  });
  test('may not name one that does not exist: in words, links, image tags, addresses, and lists', () => {
    const says = (line: string, version: string) =>
      assert.match(
        check(`Text.\n\n${line}`)[0] ?? '',
        new RegExp(
          `^docs/docs/pact\\.mdx:3: ${version.replaceAll('.', '\\.')} is no release of PactFlow On-Premises\\.`,
        ),
        line,
      );
    says('From On-Premises 1.38.0 on.', '1.38.0');
    says('It came with release 1.38.0.', '1.38.0');
    says('See [the notes](/docs/on-premises/releases/1.38.0).', '1.38.0');
    says('See [the notes](/docs/on-premises-2x/releases/1.38.0).', '1.38.0');
    says('See [the notice](/notices/2025-01-01-on-premises-1.38.0).', '1.38.0');
    says('[Plan](/docs/on-premises/releases/planner?from=1.36.0&to=1.38.0).', '1.38.0');
    says('image: quay.io/pactflow/enterprise:1.38.0', '1.38.0');
    says('Releases 2.0.0, 1.37.0, and 1.38.0 have it.', '1.38.0');
    says('PactFlow On-Premises release v1.38.0', '1.38.0');
  });
  test('about On-Premises may not even name one alone', () => {
    assert.match(
      check('Upgrade to 1.38.0.', 'docs/docs/on-premises/upgrading.mdx').join(),
      /^docs\/docs\/on-premises\/upgrading\.mdx:1: 1\.38\.0/,
    );
    assert.match(check('Upgrade to 1.38.0.', 'notices/2025-01-01-on-premises-1.37.0.mdx').join(), /1\.38\.0/);
    assert.deepEqual(check('Upgrade to 1.38.0.'), []);
  });
  test('may name versions of other things', () => {
    for (const line of [
      'Log4j 2.15.0',
      'Pact Broker 2.10.0',
      'Ruby 2.7.6 lies below `2.7.0`',
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
  test('says each version once a line', () =>
    assert.deepEqual(releasesSaid('On-Premises 1.37.0 and 1.37.0', 'a.mdx'), ['1.37.0']));
});

describe('a notice', () => {
  const good = {
    file: 'notices/2025-06-27-on-premises-2.0.0.mdx',
    source:
      '---\ntitle: On-premises release v2.0.0\nslug: 2025-06-27-on-premises-2.0.0\ndate: 2025-06-27\ntags: [on-premises, release]\n---\n',
  };
  const check = (change: (source: string) => string, releases: readonly Release[] = RELEASES) =>
    checkNotices([{...good, source: change(good.source)}], releases, () => true);
  test('fits its release', () =>
    assert.deepEqual(
      check((source) => source),
      [],
    ));
  test('of other things is none of the gate', () =>
    assert.deepEqual(
      check((source) => source.replace('[on-premises, release]', '[log4j, security]').replace('v2.0.0', 'x')),
      [],
    ));
  test('of a release that there is not, or with another title, is named', () => {
    assert.deepEqual(
      check((source) => source.replace('v2.0.0', 'v1.38.0')),
      [
        'notices/2025-06-27-on-premises-2.0.0.mdx:2: the notice announces 1.38.0, which is no release of src/data/releases.ts.',
      ],
    );
    assert.match(
      check((source) => source.replace('v2.0.0', '2.0.0')).join(),
      /mdx:2: the title is "On-premises release 2\.0\.0"; expected/,
    );
    assert.match(
      check((source) => source, [release('2.0.0', '2025-06-27', {notice: undefined})]).join(),
      /says of no notice for 2\.0\.0/,
    );
  });
  test('with another day or slug than the data is named', () => {
    assert.match(
      check((source) => source.replace('date: 2025-06-27', 'date: 2025-06-28')).join(),
      /mdx:4: the date is 2025-06-28; src\/data\/releases\.ts says 2025-06-27/,
    );
    assert.match(
      check((source) => source.replace('slug: 2025-06-27', 'slug: 2025-06-28')).join(),
      /mdx:3: the slug is 2025-06-28-on-premises-2\.0\.0/,
    );
  });
  test('or a page that is missing is named', () =>
    assert.deepEqual(
      checkNotices([], RELEASES.slice(0, 1), () => false),
      [
        'docs/docs/on-premises/releases/2.0.0.mdx:1: is missing. Run npm run reference and commit what it writes.',
        'notices/2025-06-27-on-premises-2.0.0.mdx:1: is missing. Run npm run reference and commit what it writes.',
      ],
    ));
  test('is there for each release that had one', () => {
    const notices = readdirSync('notices')
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => ({file: `notices/${name}`, source: readFileSync(`notices/${name}`, 'utf8')}));
    assert.deepEqual(checkNotices(notices, realReleases, existsSync), []);
    assert.equal(notices.filter(({source}) => source.includes('tags: [on-premises, release]')).length, 57);
  });
});
