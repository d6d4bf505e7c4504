import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {findSheet, linkSheet} from './stylesheet';

describe('the style sheet of a build', () => {
  test('is found among the others', () => {
    assert.equal(findSheet(['styles.a6633f09.css', 'api-reference.54dd01ea.css']), 'api-reference.54dd01ea.css');
  });

  test('must be there, and only once', () => {
    assert.throws(() => findSheet(['styles.a6633f09.css']), /0 style sheets named api-reference/);
    assert.throws(() => findSheet([]), /0 style sheets/);
    assert.throws(() => findSheet(['api-reference.1.css', 'api-reference.2.css']), /2 style sheets/);
  });
});

describe('a page', () => {
  const sheet = 'api-reference.54dd01ea.css';

  test('links it behind that of the site, as the minifier writes HTML or not', () => {
    assert.equal(
      linkSheet('<head><link rel=stylesheet href=/assets/css/styles.a6633f09.css /><title>$&</title>', sheet),
      '<head><link rel=stylesheet href=/assets/css/styles.a6633f09.css /><link rel="stylesheet" href="/assets/css/api-reference.54dd01ea.css"><title>$&</title>',
    );
    assert.match(
      linkSheet('<link rel="stylesheet" href="/preview/assets/css/styles.a6633f09.css">', sheet),
      /href="\/preview\/assets\/css\/api-reference\.54dd01ea\.css">$/,
    );
  });

  test('links it once', () => {
    const once = linkSheet('<link rel="stylesheet" href="/assets/css/styles.a6633f09.css">', sheet);
    assert.equal(linkSheet(once, sheet), once);
  });

  test('without the sheet of the site is told', () => {
    assert.throws(() => linkSheet('<head></head>', sheet), /adapt SITE_SHEET/);
  });
});
