import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from '../finish-pages/page';
import {removeImagePreloads} from './removeImagePreloads';

const finish = (html: string): string => removeImagePreloads({html} as Page).html;

test("only React's links are removed from the start of the site", () => {
  const head = '<head><link rel="preload" as="image" href="/hero.png"></head>';
  const content = '<main><link rel=preload as=image href=/a.svg><p>Text</p></main>';
  assert.equal(
    finish(
      `${head}<div id=__docusaurus><link rel=preload as=image href=/img/logo.svg /><link rel="preload" as="image" href="/b.svg"/>${content}</div>`,
    ),
    `${head}<div id=__docusaurus>${content}</div>`,
  );
  assert.equal(
    finish(`${head}<div id="__docusaurus">${content}</div>`),
    `${head}<div id="__docusaurus">${content}</div>`,
  );
});
