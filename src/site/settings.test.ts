import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {readSettings, settingDescriptions, SettingError} from './settings';

const SEARCH = {
  DOCS_SEARCH_APP_ID: 'ABCDE12345',
  DOCS_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
  DOCS_SEARCH_INDEX: 'docs_v1',
};

describe('settings', () => {
  test('have defaults', () => {
    assert.deepEqual(readSettings({}), {
      siteUrl: 'https://docs.pactflow.io',
      baseUrl: '/',
      analyticsId: null,
      analyticsQueries: false,
      hostedSearch: null,
      editUrlBase: 'https://github.com/pactflow/docs.pactflow.io/edit/master',
      offline: false,
    });
  });

  test('accept all allowed values', () => {
    const settings = readSettings({
      ...SEARCH,
      DOCS_SITE_URL: 'http://localhost:3000/',
      DOCS_BASE_URL: '/a/b-c/',
      DOCS_ANALYTICS_ID: ' G-ABC123DEF4 ',
      DOCS_ANALYTICS_QUERIES: 'true',
      DOCS_EDIT_URL_BASE: 'https://git.example/edit/',
    });
    assert.deepEqual(settings, {
      siteUrl: 'http://localhost:3000',
      baseUrl: '/a/b-c/',
      analyticsId: 'G-ABC123DEF4',
      analyticsQueries: true,
      hostedSearch: {applicationId: 'ABCDE12345', searchKey: '0123456789abcdef0123456789abcdef', indexName: 'docs_v1'},
      editUrlBase: 'https://git.example/edit',
      offline: false,
    });
  });

  test('for offline builds, or with "none", disable edit links', () => {
    assert.equal(readSettings({DOCS_OFFLINE: 'true'}).editUrlBase, null);
    assert.equal(readSettings({DOCS_EDIT_URL_BASE: 'none'}).editUrlBase, null);
  });

  test('treat an empty variable as unset', () =>
    assert.deepEqual(readSettings({DOCS_BASE_URL: '', DOCS_ANALYTICS_ID: ' '}), readSettings({})));

  for (const [name, value] of [
    ['DOCS_SITE_URL', 'docs.pactflow.io'],
    ['DOCS_SITE_URL', 'ftp://docs.pactflow.io'],
    ['DOCS_SITE_URL', 'https://docs.pactflow.io/docs'],
    ['DOCS_BASE_URL', 'preview'],
    ['DOCS_BASE_URL', '/preview'],
    ['DOCS_BASE_URL', '//evil.example/'],
    ['DOCS_ANALYTICS_ID', 'UA-12345-1'],
    ['DOCS_ANALYTICS_QUERIES', 'yes'],
    ['DOCS_ANALYTICS_ID', "G-1';alert(1)//"],
    ['DOCS_SEARCH_APP_ID', 'short'],
    ['DOCS_SEARCH_KEY', 'not-a-key'],
    ['DOCS_SEARCH_INDEX', 'a b'],
    ['DOCS_EDIT_URL_BASE', 'javascript:alert(1)'],
    ['DOCS_OFFLINE', 'yes'],
  ] as const) {
    test(`reject ${name}=${value}, and list the allowed values`, () => {
      assert.throws(
        () => readSettings({...SEARCH, [name]: value}),
        (error: Error) =>
          error instanceof SettingError &&
          error.message.includes(`${name} is "${value}"`) &&
          error.message.includes(settingDescriptions.find((row) => row.name === name)?.allowed ?? '?'),
      );
    });
  }

  test('require all three variables for hosted search', () => {
    assert.throws(
      () => readSettings({DOCS_SEARCH_APP_ID: SEARCH.DOCS_SEARCH_APP_ID}),
      /DOCS_SEARCH_KEY and DOCS_SEARCH_INDEX/,
    );
  });

  test('for offline builds reject services that require internet access', () => {
    assert.throws(() => readSettings({DOCS_OFFLINE: 'true', ...SEARCH}), /DOCS_OFFLINE is "true"/);
    assert.throws(
      () => readSettings({DOCS_OFFLINE: 'true', DOCS_ANALYTICS_ID: 'G-ABC123DEF4'}),
      /DOCS_OFFLINE is "true"/,
    );
  });

  test('are the same in the README’s table, with the same defaults', () => {
    const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `(DOCS_\w+)` +\| ([^|]+) \|/gm)].map(
      ([, name, value]) => [name, value?.trim().replace(/^`|`$/g, '')],
    );
    assert.deepEqual(
      rows,
      settingDescriptions.map((row) => [row.name, row.default]),
    );
  });
});
