import assert from 'node:assert/strict';
import {afterEach, mock, test} from 'node:test';
import {copyMarkdown} from './copy.ts';

const answer = (body: string, status = 200, type = 'text/markdown; charset=utf-8') =>
  mock.method(globalThis, 'fetch', async () => new Response(body, {status, headers: {'content-type': type}}));

/** A browser's clipboard, with or without promises. */
function clipboard({denied = false, promises = true} = {}): string[] {
  const kept: string[] = [];
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
      kept.push((await blob?.text()) ?? '');
    },
    async writeText(text: string) {
      refuse();
      kept.push(text);
    },
  };
  Object.defineProperty(globalThis, 'navigator', {value: {clipboard: own}, configurable: true});
  Object.defineProperty(globalThis, 'ClipboardItem', {value: promises ? Item : undefined, configurable: true});
  return kept;
}

afterEach(() => mock.restoreAll());

test('the Markdown of a page is copied, whatever the browser knows', async () => {
  for (const promises of [true, false]) {
    answer('# Pact\n');
    const kept = clipboard({promises});
    assert.equal(await copyMarkdown('/docs/pact.md'), true);
    assert.deepEqual(kept, ['# Pact\n']);
    mock.restoreAll();
  }
});

test('a browser that refuses, and one without a clipboard, are told of', async () => {
  answer('# Pact\n');
  for (const promises of [true, false]) {
    clipboard({denied: true, promises});
    assert.equal(await copyMarkdown('/docs/pact.md'), false);
  }
  Object.defineProperty(globalThis, 'navigator', {value: {}, configurable: true});
  assert.equal(await copyMarkdown('/docs/pact.md'), false);
});

test('nothing is copied that is no Markdown', async () => {
  for (const [status, type] of [
    [404, 'text/html; charset=utf-8'],
    [200, 'text/html; charset=utf-8'],
    [500, 'text/plain'],
  ] as const) {
    answer('<p>Sorry', status, type);
    const kept = clipboard();
    assert.equal(await copyMarkdown('/docs/pact.md'), false, `${status} ${type}`);
    assert.deepEqual(kept, []);
    mock.restoreAll();
  }
});
