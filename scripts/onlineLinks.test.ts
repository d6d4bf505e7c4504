import assert from 'node:assert/strict';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, describe, test} from 'node:test';
import {findBroken, parseList} from './onlineLinks';

describe('the online check', () => {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  let server: Server;
  let base = '';

  before(async () => {
    server = createServer((request, response) => {
      open += 1;
      most = Math.max(most, open);
      asked.push(`${String(request.method)} ${String(request.url)}`);
      setImmediate(() => {
        open -= 1;
        const {pathname} = new URL(request.url ?? '/', 'http://127.0.0.1');
        if (pathname === '/moved') response.writeHead(301, {location: '/fine'});
        else if (pathname === '/gone') response.writeHead(404);
        else if (pathname === '/no-head' && request.method === 'HEAD') response.writeHead(405);
        else response.writeHead(200);
        response.end(request.method === 'HEAD' ? undefined : 'text');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  test('reports broken links with their places, and no working ones', async () => {
    const list = [
      `${base}/fine\tdocs/a.mdx:1`,
      `${base}/moved\tdocs/a.mdx:2`,
      `${base}/no-head\tdocs/a.mdx:3`,
      `${base}/gone#part\tdocs/a.mdx:4 docs/b.mdx:5`,
      'http://127.0.0.1:1/\tdocs/c.mdx:6',
      '',
    ].join('\n');
    const broken = await findBroken(parseList(list));
    assert.equal(broken.length, 2);
    assert.equal(broken[0], `${base}/gone#part returned status 404. It's linked from docs/a.mdx:4, docs/b.mdx:5.`);
    assert.match(
      broken[1] ?? '',
      /^http:\/\/127\.0\.0\.1:1\/ didn't respond \(.+\)\. It's linked from docs\/c\.mdx:6\.$/,
    );
    assert.ok(asked.includes('GET /no-head'));
    assert.ok(!asked.includes('GET /fine'));
  });

  test('requests a page once for all its fragments, and at most four pages at a time', async () => {
    asked.length = 0;
    most = 0;
    const list = Array.from({length: 40}, (_unused, index) => ({
      url: `${base}/page-${Math.floor(index / 2)}#${index}`,
      places: ['docs/a.mdx:1'],
    }));
    assert.deepEqual(await findBroken(list), []);
    assert.equal(asked.length, 20);
    assert.ok(most <= 4, `${most} at once`);
  });
});
