import assert from 'node:assert/strict';
import {test} from 'node:test';
import {robotsText} from './index';

test('robots.txt names the sitemap under the base URL', () => {
  assert.equal(
    robotsText('https://docs.example', '/preview/'),
    'User-agent: *\nAllow: /preview/\n\nSitemap: https://docs.example/preview/sitemap.xml\n',
  );
});
