import assert from 'node:assert/strict';
import {afterEach, mock, test} from 'node:test';
import {copyMarkdown} from './copy.ts';

const respondWith = (body: string, status = 200, type = 'text/markdown; charset=utf-8') =>
  mock.method(globalThis, 'fetch', async () => new Response(body, {status, headers: {'content-type': type}}));

/** Mocks a clipboard with or without `ClipboardItem`, and returns what is copied to it. */
function clipboard({denied = false, promises = true} = {}): string[] {
  const copied: string[] = [];
  const refuse = () => {
    if (denied) throw new DOMException('Write permission denied.', 'NotAllowedError');
  };
  class Item {
    constructor(readonly data: Record<string, Promise<Blob>>) {}
  }
  const own = {
    async write([item]: Item[]) {
      const blob = await item?.data['text/plain'];
      refuse();
      copied.push((await blob?.text()) ?? '');
    },
    async writeText(text: string) {
      refuse();
      copied.push(text);
    },
  };
  Object.defineProperty(globalThis, 'navigator', {value: {clipboard: own}, configurable: true});
  Object.defineProperty(globalThis, 'ClipboardItem', {value: promises ? Item : undefined, configurable: true});
  return copied;
}

afterEach(() => mock.restoreAll());

test('copies the Markdown version of a page with and without ClipboardItem', async () => {
  for (const promises of [true, false]) {
    respondWith('# Pact\n');
    const copied = clipboard({promises});
    assert.equal(await copyMarkdown('/docs/pact.md'), true);
    assert.deepEqual(copied, ['# Pact\n']);
    mock.restoreAll();
  }
});

test('returns false if the browser refuses or has no clipboard', async () => {
  respondWith('# Pact\n');
  for (const promises of [true, false]) {
    clipboard({denied: true, promises});
    assert.equal(await copyMarkdown('/docs/pact.md'), false);
  }
  Object.defineProperty(globalThis, 'navigator', {value: {}, configurable: true});
  assert.equal(await copyMarkdown('/docs/pact.md'), false);
});

test('copies nothing that is not Markdown', async () => {
  for (const [status, type] of [
    [404, 'text/html; charset=utf-8'],
    [200, 'text/html; charset=utf-8'],
    [500, 'text/plain'],
  ] as const) {
    respondWith('<p>Sorry', status, type);
    const copied = clipboard();
    assert.equal(await copyMarkdown('/docs/pact.md'), false, `${status} ${type}`);
    assert.deepEqual(copied, []);
    mock.restoreAll();
  }
});
