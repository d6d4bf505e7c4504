import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {createProfileStore, readUrl, replaceInUrl} from './profile';

/** A store with the given content, and the content itself. */
function storeWith(content: Record<string, string>) {
  const stored = new Map(Object.entries(content));
  const store = createProfileStore((key) => ({
    get: () => stored.get(key) ?? null,
    set: (value) => void stored.set(key, value),
    del: () => void stored.delete(key),
  }));
  return {store, stored};
}

describe('a profile', () => {
  test('contains the tabs that a reader has selected', () => {
    const {store} = storeWith({'docusaurus.tab.language': 'java', 'docusaurus.tab.ci': 'jenkins'});
    assert.deepEqual(store.read(), {language: 'java', ci: 'jenkins'});
  });

  test('is stored with the keys of tabs and of the version menu', () => {
    const {store, stored} = storeWith({});
    store.write('shell', 'powershell');
    store.write('role', 'consumer');
    store.write('product', '1.x');
    assert.deepEqual(Object.fromEntries(stored), {
      'docusaurus.tab.shell': 'powershell',
      'docs.profile.role': 'consumer',
      'docs.profile.product': '1.x',
      'docs-preferred-version-default': '1.x',
    });
    assert.deepEqual(store.read(), {shell: 'powershell', role: 'consumer', product: '1.x'});
    assert.ok(store.isStored());
  });

  test('ignores damaged and unknown values, and replaces them', () => {
    const {store, stored} = storeWith({
      'docusaurus.tab.language': 'docker',
      'docusaurus.tab.ci': '{"value":',
      'docs.profile.role': '',
      'docs.profile.product': 'toString',
      'docs-preferred-version-default': 'undefined',
    });
    assert.deepEqual(store.read(), {});
    store.write('role', 'both');
    assert.deepEqual(store.read(), {role: 'both'});
    assert.equal(stored.get('docs.profile.role'), 'both');
  });

  test('is erased completely, and nothing else is', () => {
    const {store, stored} = storeWith({'docusaurus.tab.package-manager': 'yarn', theme: 'dark'});
    for (const [name, value] of [
      ['language', 'go'],
      ['role', 'provider'],
      ['product', 'cloud'],
      ['ci', 'github'],
      ['shell', 'unix'],
    ] as const)
      store.write(name, value);
    assert.equal(stored.size, 8);
    store.erase();
    assert.deepEqual(Object.fromEntries(stored), {'docusaurus.tab.package-manager': 'yarn', theme: 'dark'});
    assert.deepEqual(store.read(), {});
  });
});

describe('the product', () => {
  test('selects the version of the docs', () => {
    const {store, stored} = storeWith({});
    for (const [product, version] of [
      ['1.x', '1.x'],
      ['2.x', 'current'],
      ['cloud', 'current'],
    ] as const) {
      store.write('product', product);
      assert.equal(stored.get('docs-preferred-version-default'), version);
      assert.equal(store.read().product, product);
    }
  });

  test('is the version that a reader has selected in the version menu since', () => {
    const {store, stored} = storeWith({});
    store.write('product', 'cloud');
    stored.set('docs-preferred-version-default', '1.x');
    assert.equal(store.read().product, '1.x');
    store.write('product', '1.x');
    stored.set('docs-preferred-version-default', 'current');
    assert.equal(store.read().product, undefined);
  });
});

describe('without access to storage, a profile', () => {
  const deniedStore = () => createProfileStore(() => ({get: () => null, set: () => undefined, del: () => undefined}));

  test('lasts until the page is closed, and reports that it is not stored', () => {
    const store = deniedStore();
    assert.ok(store.isStored());
    store.write('language', 'python');
    store.write('product', '2.x');
    assert.deepEqual(store.read(), {language: 'python', product: '2.x'});
    assert.ok(!store.isStored());
  });

  test('can be changed and erased', () => {
    const store = deniedStore();
    store.write('language', 'python');
    store.write('language', 'go');
    assert.deepEqual(store.read(), {language: 'go'});
    store.erase();
    assert.deepEqual(store.read(), {});
    assert.ok(store.isStored());
  });

  test('shows a change even if the browser still has the previous value', () => {
    const store = createProfileStore((key) => ({
      get: () => (key === 'docusaurus.tab.ci' ? 'github' : null),
      set: () => undefined,
      del: () => undefined,
    }));
    store.write('ci', 'azure');
    assert.deepEqual(store.read(), {ci: 'azure'});
    store.write('ci', undefined);
    assert.deepEqual(store.read(), {});
  });
});

describe('a URL', () => {
  test('can contain every preference, and unknown values are ignored', () => {
    assert.deepEqual(readUrl('?language=dotnet&role=both&product=2.x&ci=circleci&shell=unix'), {
      language: 'dotnet',
      role: 'both',
      product: '2.x',
      ci: 'circleci',
      shell: 'unix',
    });
    assert.deepEqual(readUrl('?language=cobol&role=&product=3.x&tab=a&__proto__=x'), {});
    assert.deepEqual(readUrl(''), {});
  });

  test('follows a change of a preference that it contains', () => {
    assert.equal(replaceInUrl('?q=a&language=java', 'language', 'go'), '?q=a&language=go');
    assert.equal(replaceInUrl('?language=java', 'language', undefined), '');
    assert.equal(replaceInUrl('?q=a%20b', 'language', 'go'), '?q=a%20b');
  });
});
