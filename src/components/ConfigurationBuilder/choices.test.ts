import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {releases} from '../../data/releases';
import {
  controlsOf,
  defaultsFor,
  isAtLeast,
  readChoices,
  refusalsOf,
  RELEASES,
  withoutChoices,
  writeChoice,
  type Choices,
} from './choices';

const reasonsOf = (choices: Partial<Choices>, edition: Choices['edition'] = '2.x') =>
  refusalsOf({...defaultsFor(edition, choices.database), ...choices});

describe('what goes together', () => {
  test('the defaults of both editions, with each database', () => {
    for (const edition of ['1.x', '2.x'] as const)
      for (const database of ['compose', 'external', 'rds-iam'] as const)
        assert.deepEqual(reasonsOf({database}, edition), []);
  });

  const IMPOSSIBLE: [
    name: string,
    edition: Choices['edition'],
    choices: Partial<Choices>,
    control: string,
    reason: RegExp,
  ][] = [
    ['2.x without Redis', '2.x', {redis: 'none'}, 'redis', /^2\.x keeps sessions .* does not run without one\.$/],
    ['1.x with Redis', '1.x', {redis: 'external-tls'}, 'redis', /^1\.x does not use Redis/],
    [
      'IAM with a mode other than require',
      '2.x',
      {database: 'rds-iam', sslmode: 'verify-full'},
      'sslmode',
      /^Amazon RDS with IAM works with require and with nothing else, so not with verify-full\.$/,
    ],
    ['encryption to a container without a certificate', '2.x', {sslmode: 'require'}, 'sslmode', /has no certificate/],
    ['TLS in the container of 1.x', '1.x', {tls: 'container'}, 'tls', /^The image of 1\.x offers no TLS/],
    [
      'OpenTelemetry before 2.1.0',
      '2.x',
      {release: '2.0.0', observability: 'opentelemetry'},
      'observability',
      /2\.0\.0 does not have it\.$/,
    ],
    [
      'OpenTelemetry before 1.37.0',
      '1.x',
      {release: '1.36.1', observability: 'opentelemetry'},
      'observability',
      /1\.36\.1 does not have it\.$/,
    ],
    ['a release that keeps users out', '2.x', {release: '2.1.0'}, 'release', /2\.1\.1 instead\.$/],
  ];
  for (const [name, edition, choices, control, reason] of IMPOSSIBLE) {
    test(`${name}: refused at its control, with the reason`, () => {
      const [refusal, ...more] = reasonsOf(choices, edition);
      assert.deepEqual(more, []);
      assert.equal(refusal?.control, control);
      assert.match(refusal?.reason ?? '', reason);
    });
  }

  test('several reasons are all told', () =>
    assert.deepEqual(
      reasonsOf({redis: 'none', sslmode: 'verify-ca', release: '2.1.0'}).map(({control}) => control),
      ['release', 'sslmode', 'redis'],
    ));
});

test('versions are compared by their numbers', () => {
  assert.equal(isAtLeast('1.37.0', '1.37.0'), true);
  assert.equal(isAtLeast('1.9.0', '1.37.0'), false);
  assert.equal(isAtLeast('2.0.0', '1.37.0'), true);
  assert.equal(isAtLeast('1.36.10', '1.36.9'), true);
});

test('the releases of an edition are its own, the newest first', () => {
  for (const [edition, releases] of Object.entries(RELEASES)) {
    assert.ok(releases.every((release) => release.startsWith(edition.replace('x', ''))));
    assert.ok(releases.every((release, index) => isAtLeast(releases[index - 1] ?? release, release)));
  }
});

test('no release of the data from 1.26.0 on is left out', () => {
  const offered = new Set<string>([...RELEASES['1.x'], ...RELEASES['2.x']]);
  const left = releases
    .map(({version}) => version)
    .filter((version) => isAtLeast(version, '1.26.0') && !offered.has(version));
  assert.ok(releases.length > 0);
  assert.deepEqual(left, []);
});

describe('an address', () => {
  test('without choices gives the defaults of the page', () => {
    assert.deepEqual(readChoices('', '1.x'), {choices: defaultsFor('1.x'), chosen: {}, refused: []});
    assert.deepEqual(readChoices('?language=java', '2.x').choices, defaultsFor('2.x'));
  });

  test('changes what it names, and what follows from it', () => {
    const {choices} = readChoices('?database=rds-iam&authentication=saml&saml=manual', '2.x');
    assert.deepEqual(choices, {...defaultsFor('2.x', 'rds-iam'), authentication: 'saml', saml: 'manual'});
    assert.equal(choices.sslmode, 'require');
    assert.deepEqual(readChoices('?edition=1.x', '2.x').choices, defaultsFor('1.x'));
  });

  const WRONG: [search: string, control: string, reason: RegExp][] = [
    ['?database=mysql', 'database', /“mysql”, which is not offered\. Choose one of: compose, external, rds-iam\.$/],
    ['?database=', 'database', /“”/],
    ['?edition=3.x', 'edition', /“3\.x”.*2\.x, 1\.x\.$/],
    ['?release=1.37.2', 'release', /“1\.37\.2”, which is not offered for 2\.x\. Choose one of: 2\.3\.0/],
    ['?redis=yes', 'redis', /“yes”/],
    [`?scim=${'x'.repeat(90)}`, 'scim', /“x{40}…”/],
    ['?sslmode=__proto__', 'sslmode', /“__proto__”/],
  ];
  for (const [search, control, reason] of WRONG) {
    test(`with ${search.slice(0, 30)} is refused in words`, () => {
      const {refused, choices} = readChoices(search, '2.x');
      assert.equal(refused.length, 1);
      assert.equal(refused[0]?.control, control);
      assert.match(refused[0]?.reason ?? '', reason);
      assert.deepEqual(choices, defaultsFor('2.x'));
    });
  }

  test('keeps what is not of the builder', () => {
    assert.equal(writeChoice('?language=java', 'tls', 'proxy'), '?language=java&tls=proxy');
    assert.equal(withoutChoices('?language=java&tls=proxy'), '?language=java');
    assert.equal(withoutChoices('?tls=proxy'), '');
  });

  test('forgets what follows from a choice that changes', () => {
    assert.equal(
      writeChoice('?edition=2.x&release=2.2.0&redis=external&scim=yes', 'edition', '1.x'),
      '?edition=1.x&scim=yes',
    );
    assert.equal(writeChoice('?database=external&sslmode=verify-full', 'database', 'rds-iam'), '?database=rds-iam');
  });

  test('that the builder writes is read again, for each option of each control', () => {
    let read = 0;
    for (const edition of ['1.x', '2.x'] as const) {
      for (const {id, options} of controlsOf({...defaultsFor(edition), authentication: 'saml'})) {
        for (const {value} of options) {
          const {choices, refused} = readChoices(writeChoice(`?edition=${edition}`, id, value), edition);
          assert.equal(choices[id], value);
          assert.deepEqual(refused, []);
          read += 1;
        }
      }
    }
    assert.ok(read > 80);
  });
});

test('how SAML is described is asked only where SAML is chosen', () => {
  const ids = (choices: Partial<Choices>) => controlsOf({...defaultsFor('2.x'), ...choices}).map(({id}) => id);
  assert.ok(!ids({}).includes('saml'));
  assert.ok(ids({authentication: 'saml'}).includes('saml'));
});
