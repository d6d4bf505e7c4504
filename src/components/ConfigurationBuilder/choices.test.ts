import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {laterReleases} from '../../data/laterReleases';
import {latestOf} from '../../data/releaseRules';
import {releases} from '../../data/releases';
import {
  controlsOf,
  defaultsFor,
  DESCRIBED,
  isAtLeast,
  readChoices,
  conflictsOf,
  RELEASES,
  withEarlierChoices,
  withoutChoices,
  writeChoice,
  type Choices,
} from './choices';

const reasonsOf = (choices: Partial<Choices>, releaseLine: Choices['releaseLine'] = '2.x') =>
  conflictsOf({...defaultsFor(releaseLine, choices.database), ...choices});

describe('conflicts', () => {
  test('the defaults of both release lines have none, with each database', () => {
    for (const releaseLine of ['1.x', '2.x'] as const)
      for (const database of ['compose', 'external', 'rds-iam'] as const)
        assert.deepEqual(reasonsOf({database}, releaseLine), []);
  });

  const IMPOSSIBLE: [
    name: string,
    releaseLine: Choices['releaseLine'],
    choices: Partial<Choices>,
    control: string,
    reason: RegExp,
  ][] = [
    ['2.x without Redis', '2.x', {redis: 'none'}, 'redis', /^2\.x stores sessions .* doesn’t run without one\.$/],
    ['1.x with Redis', '1.x', {redis: 'external-tls'}, 'redis', /^1\.x doesn’t use Redis/],
    [
      'IAM with a mode other than require',
      '2.x',
      {database: 'rds-iam', sslmode: 'verify-full'},
      'sslmode',
      /^Amazon RDS with IAM works only with require, not with verify-full\.$/,
    ],
    ['encryption to a container without a certificate', '2.x', {sslmode: 'require'}, 'sslmode', /has no certificate/],
    ['TLS in the container of 1.x', '1.x', {tls: 'container'}, 'tls', /^The 1\.x image doesn’t support TLS/],
    [
      'OpenTelemetry before 2.1.0',
      '2.x',
      {release: '2.0.0', observability: 'opentelemetry'},
      'observability',
      /2\.0\.0 doesn’t support it\.$/,
    ],
    [
      'OpenTelemetry before 1.37.0',
      '1.x',
      {release: '1.36.1', observability: 'opentelemetry'},
      'observability',
      /1\.36\.1 doesn’t support it\.$/,
    ],
    ['a release with a sign-in bug', '2.x', {release: '2.1.0'}, 'release', /2\.1\.1 instead\.$/],
  ];
  for (const [name, releaseLine, choices, control, reason] of IMPOSSIBLE) {
    test(`${name}: reports the control and the reason`, () => {
      const [conflict, ...more] = reasonsOf(choices, releaseLine);
      assert.deepEqual(more, []);
      assert.equal(conflict?.control, control);
      assert.match(conflict?.reason ?? '', reason);
    });
  }

  test('all reasons are reported', () =>
    assert.deepEqual(
      reasonsOf({redis: 'none', sslmode: 'verify-ca', release: '2.1.0'}).map(({control}) => control),
      ['release', 'sslmode', 'redis'],
    ));
});

test('compares versions numerically', () => {
  assert.equal(isAtLeast('1.37.0', '1.37.0'), true);
  assert.equal(isAtLeast('1.9.0', '1.37.0'), false);
  assert.equal(isAtLeast('2.0.0', '1.37.0'), true);
  assert.equal(isAtLeast('1.36.10', '1.36.9'), true);
});

test('lists the releases of each release line, latest first', () => {
  for (const [releaseLine, releases] of Object.entries(RELEASES)) {
    assert.ok(releases.every((release) => release.startsWith(releaseLine.replace('x', ''))));
    assert.ok(releases.every((release, index) => isAtLeast(releases[index - 1] ?? release, release)));
  }
});

test('includes every release since 1.26.0, and no others', () => {
  const offered: readonly string[] = [...RELEASES['1.x'], ...RELEASES['2.x']];
  const known = [...releases, ...laterReleases].map(({version}) => version);
  const missing = known.filter((version) => isAtLeast(version, '1.26.0') && !offered.includes(version));
  assert.deepEqual(missing, [], `Add ${missing.join(', ')} to RELEASES in choices.ts.`);
  const unknown = offered.filter((version) => !known.includes(version) || !isAtLeast(version, '1.26.0'));
  assert.deepEqual(unknown, [], `Remove ${unknown.join(', ')} from RELEASES in choices.ts.`);
  assert.equal(new Set(offered).size, offered.length);
});

test('selects the latest release that these docs describe, and labels later ones', () => {
  for (const releaseLine of ['1.x', '2.x'] as const) {
    assert.equal(DESCRIBED[releaseLine], latestOf(releases, releaseLine).version, 'Correct DESCRIBED in choices.ts.');
    assert.equal(defaultsFor(releaseLine).release, DESCRIBED[releaseLine]);
    const options = controlsOf(defaultsFor(releaseLine)).find(({id}) => id === 'release')?.options ?? [];
    assert.deepEqual(
      options.filter(({label}) => label.endsWith(' (not in these docs)')).map(({value}) => value),
      laterReleases.filter((later) => later.releaseLine === releaseLine).map(({version}) => version),
    );
  }
});

describe('a URL', () => {
  test('without choices results in the defaults of the page', () => {
    assert.deepEqual(readChoices('', '1.x'), {choices: defaultsFor('1.x'), chosen: {}, invalid: [], entered: {}});
    assert.deepEqual(readChoices('?language=java', '2.x').choices, defaultsFor('2.x'));
  });

  test('changes the choices that it specifies, and those that depend on them', () => {
    const {choices} = readChoices('?database=rds-iam&authentication=saml&saml=manual', '2.x');
    assert.deepEqual(choices, {...defaultsFor('2.x', 'rds-iam'), authentication: 'saml', saml: 'manual'});
    assert.equal(choices.sslmode, 'require');
    assert.deepEqual(readChoices('?edition=1.x', '2.x').choices, defaultsFor('1.x'));
  });

  const WRONG: [search: string, control: string, reason: RegExp][] = [
    ['?database=mysql', 'database', /“mysql”, which isn’t available\. Select one of: compose, external, rds-iam\.$/],
    ['?database=', 'database', /“”/],
    ['?edition=3.x', 'releaseLine', /“3\.x”.*2\.x, 1\.x\.$/],
    ['?release=1.37.2', 'release', /“1\.37\.2”, which isn’t available for 2\.x\. Select one of: .*2\.4\.0, 2\.3\.0/],
    ['?redis=yes', 'redis', /“yes”/],
    [`?scim=${'x'.repeat(90)}`, 'scim', /“x{40}…”/],
    ['?sslmode=__proto__', 'sslmode', /“__proto__”/],
  ];
  for (const [search, control, reason] of WRONG) {
    test(`with ${search.slice(0, 30)} is reported as invalid`, () => {
      const {invalid, choices} = readChoices(search, '2.x');
      assert.equal(invalid.length, 1);
      assert.equal(invalid[0]?.control, control);
      assert.match(invalid[0]?.reason ?? '', reason);
      assert.deepEqual(choices, defaultsFor('2.x'));
    });
  }

  test('keeps parameters that are not choices', () => {
    assert.equal(writeChoice('?language=java', 'tls', 'proxy'), '?language=java&tls=proxy');
    assert.equal(withoutChoices('?language=java&tls=proxy'), '?language=java');
    assert.equal(withoutChoices('?tls=proxy'), '');
  });

  test('gets earlier choices, but none that it specifies itself', () => {
    assert.equal(
      withEarlierChoices('?language=java&authentication=saml', '?database=external&authentication=demo&language=go'),
      '?language=java&authentication=saml&database=external',
    );
    assert.equal(withEarlierChoices('?tls=proxy', ''), '?tls=proxy');
    assert.equal(withEarlierChoices('', '?no-proxy=a.example.com&x=1'), '?no-proxy=a.example.com');
    assert.equal(withEarlierChoices('', 'no query string at all'), '');
  });

  test('resets choices that depend on a changed one', () => {
    assert.equal(
      writeChoice('?edition=2.x&release=2.2.0&redis=external&scim=yes', 'releaseLine', '1.x'),
      '?edition=1.x&scim=yes',
    );
    assert.equal(writeChoice('?database=external&sslmode=verify-full', 'database', 'rds-iam'), '?database=rds-iam');
  });

  test('is read as it was written, for each option of each control', () => {
    let read = 0;
    for (const releaseLine of ['1.x', '2.x'] as const) {
      const all = controlsOf({...defaultsFor(releaseLine), authentication: 'saml', outgoing: 'proxy'});
      for (const {id, options, as} of all) {
        for (const {value} of as === 'text' ? [{value: 'a.example.com'}, {value: ''}] : options) {
          const {choices, invalid} = readChoices(writeChoice(`?edition=${releaseLine}`, id, value), releaseLine);
          assert.equal(choices[id], value);
          assert.deepEqual(invalid, []);
          read += 1;
        }
      }
    }
    assert.ok(read > 80);
  });
});

test('a text in the URL is kept, valid or not', () => {
  const read = (search: string) => readChoices(search, '2.x');
  assert.equal(
    read('?webhook-hosts=a.example.com%20%20b.example.com').choices.webhookHosts,
    'a.example.com b.example.com',
  );
  const {choices, entered, invalid} = read('?webhook-hosts=https://a.example.com');
  assert.equal(choices.webhookHosts, '');
  assert.equal(entered.webhookHosts, 'https://a.example.com');
  assert.deepEqual(invalid, [
    {control: 'webhookHosts', reason: '“https://a.example.com” is a URL. Enter only the hostname.'},
  ]);
});

test('an invalid value of a control that isn’t shown has no effect', () => {
  assert.deepEqual(readChoices('?no-proxy=*.example.com&saml=no', '2.x').invalid, []);
  assert.equal(readChoices('?outgoing=proxy&no-proxy=*.example.com', '2.x').invalid.length, 1);
});

test('links that readers have saved result in the same choices', () => {
  const saved =
    '?edition=2.x&release=2.2.0&database=external&sslmode=verify-full&redis=external&authentication=saml&saml=manual' +
    '&tls=proxy&outgoing=proxy&scim=yes&observability=opentelemetry';
  const {choices, invalid} = readChoices(saved, '1.x');
  assert.deepEqual(invalid, []);
  assert.deepEqual(choices, {
    ...defaultsFor('2.x', 'external'),
    release: '2.2.0',
    sslmode: 'verify-full',
    redis: 'external',
    authentication: 'saml',
    saml: 'manual',
    tls: 'proxy',
    outgoing: 'proxy',
    scim: 'yes',
    observability: 'opentelemetry',
  });
});

test('has the SAML control only if SAML is selected', () => {
  const ids = (choices: Partial<Choices>) => controlsOf({...defaultsFor('2.x'), ...choices}).map(({id}) => id);
  assert.ok(!ids({}).includes('saml'));
  assert.ok(ids({authentication: 'saml'}).includes('saml'));
});
