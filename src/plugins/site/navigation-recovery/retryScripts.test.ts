import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {runInNewContext} from 'node:vm';

interface FakeElement {
  tagName: string;
  defer?: boolean;
  dataset: Record<string, string>;
  className?: string;
  outerHTML?: string;
  textContent?: string;
}

/** Runs the inline script in a page with one script element. */
function openPage({defer = true} = {}) {
  const noscript: FakeElement = {tagName: 'NOSCRIPT', dataset: {}, textContent: '<nav>Docs</nav>'};
  const body: FakeElement[] = [];
  let current: FakeElement | undefined;
  let reloads = 0;
  let onError = (_event: {target: object}): void => assert.fail('no listener was added');
  let onLoadError = (): void => assert.fail('no listener was added');
  const click: (() => void)[] = [];
  const element = (tagName: string, attributes: Record<string, string> = {}): FakeElement =>
    Object.assign(
      {tagName: tagName.toUpperCase(), dataset: {}, style: {}, offsetHeight: 90},
      {
        setAttribute: (name: string, value: string) => (attributes[name] = value),
        getAttribute: (name: string) => attributes[name],
        replaceWith: (other: FakeElement) => (current = other),
        querySelector: () => ({addEventListener: (_name: string, listener: () => void) => click.push(listener)}),
        attributes,
      },
    );
  current = Object.assign(element('script', {src: '/assets/js/main.0a.js'}), {defer});
  const window = {};
  runInNewContext(readFileSync(join(__dirname, 'retryScripts.js'), 'utf8'), {
    document: {
      createElement: (name: string) => element(name),
      querySelector: (selector: string) => (selector === '.navbar + noscript' ? noscript : assert.fail(selector)),
      body: {prepend: (added: FakeElement) => body.push(added), style: {}},
    },
    location: {reload: () => (reloads += 1)},
    addEventListener: (name: string, listener: typeof onError, capture = false) => {
      if (name === 'load-error') onLoadError = listener as () => void;
      else {
        assert.deepEqual([name, capture], ['error', true]);
        onError = listener;
      }
    },
  });
  return {
    script: () => current,
    fail: (target: object | undefined = current) => onError({target: target ?? window}),
    failToStart: () => onLoadError(),
    body,
    noscript,
    clickRetry: () => click[0]?.(),
    reloads: () => reloads,
    window,
  };
}

describe('a script in the HTML that fails to load', () => {
  test('is requested once more, by an element that the bundler’s runtime recognizes', () => {
    const {script, fail, body} = openPage();
    const original = script();
    fail();
    assert.notEqual(script(), original);
    assert.equal((script() as unknown as {attributes: {src: string}}).attributes.src, '/assets/js/main.0a.js');
    assert.deepEqual(body, []);
  });

  test('and fails again causes one error, with links instead of the menu, and a button that reloads the page', () => {
    const {fail, body, noscript, clickRetry, reloads} = openPage();
    fail();
    fail();
    fail();
    assert.equal(body.length, 1);
    assert.equal(noscript.outerHTML, '<nav>Docs</nav>');
    clickRetry();
    assert.equal(reloads(), 1);
  });
});

test('the error is shown if the page’s modules can’t be loaded', () => {
  const {failToStart, body} = openPage();
  failToStart();
  failToStart();
  assert.equal(body.length, 1);
});

test('scripts that the bundler’s runtime adds, and errors of running scripts, are ignored', () => {
  const {script, fail, body, window} = openPage({defer: false});
  const original = script();
  fail();
  fail(window);
  assert.equal(script(), original);
  assert.deepEqual(body, []);
});
