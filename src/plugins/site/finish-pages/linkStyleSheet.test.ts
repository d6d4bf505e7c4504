import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {linkStyleSheet} from './linkStyleSheet';

describe('linkStyleSheet', () => {
  const sheet = 'api-reference.54dd01ea.css';

  test('adds the link after the site’s style sheet, in minified HTML and in other HTML', () => {
    assert.equal(
      linkStyleSheet('<head><link rel=stylesheet href=/assets/css/styles.a6633f09.css /><title>$&</title>', sheet),
      '<head><link rel=stylesheet href=/assets/css/styles.a6633f09.css /><link rel="stylesheet" href="/assets/css/api-reference.54dd01ea.css"><title>$&</title>',
    );
    assert.match(
      linkStyleSheet('<link rel="stylesheet" href="/preview/assets/css/styles.a6633f09.css">', sheet),
      /href="\/preview\/assets\/css\/api-reference\.54dd01ea\.css">$/,
    );
  });

  test('adds the link only once', () => {
    const once = linkStyleSheet('<link rel="stylesheet" href="/assets/css/styles.a6633f09.css">', sheet);
    assert.equal(linkStyleSheet(once, sheet), once);
  });

  test('reports a page that doesn’t link the site’s style sheet', () => {
    assert.throws(() => linkStyleSheet('<head></head>', sheet), /found none.*update SITE_SHEET/);
  });
});
