import assert from 'node:assert/strict';
import {test} from 'node:test';
import {robotsText} from './index';

test('robots.txt contains the URL of the sitemap, with the base path', () => {
  assert.equal(
    robotsText('https://docs.example', '/preview/'),
    'User-agent: *\nAllow: /preview/\n\nSitemap: https://docs.example/preview/sitemap.xml\n',
  );
});
