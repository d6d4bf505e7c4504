import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isNewPage, ratingEvent, reasonEvent, refusesTracking} from './events';

test('Do Not Track and Global Privacy Control refuse tracking', () => {
  for (const navigator of [{doNotTrack: '1'}, {doNotTrack: 'yes'}, {globalPrivacyControl: true}])
    assert.equal(refusesTracking(navigator), true);
  for (const navigator of [
    {},
    {doNotTrack: null},
    {doNotTrack: '0'},
    {doNotTrack: 'unspecified'},
    {globalPrivacyControl: false},
  ])
    assert.equal(refusesTracking(navigator), false);
});

test('the first page and another page are new, but a jump within a page is not', () => {
  const here = {pathname: '/a', search: ''};
  assert.equal(isNewPage(here, null), true);
  assert.equal(isNewPage({pathname: '/b', search: ''}, here), true);
  assert.equal(isNewPage({pathname: '/a', search: '?q=x'}, here), true);
  assert.equal(isNewPage({pathname: '/a', search: ''}, here), false);
});

test('a rating is one event with the path and the value', () =>
  assert.deepEqual(ratingEvent({path: '/a', useful: 0}), ['page_rating', {page_path: '/a', value: 0}]));

test('a reason is an event of its own, and nothing of a long one is cut off', () => {
  assert.deepEqual(reasonEvent({path: '/a', useful: 0, reason: 'No example.'}), [
    'page_rating_reason',
    {page_path: '/a', value: 0, reason: 'No example.'},
  ]);
  const reason = `${'x'.repeat(100)}${'y'.repeat(100)}`;
  const [, {reason: start, reason_continued: end}] = reasonEvent({path: '/a', useful: 0, reason});
  assert.deepEqual([start, end], ['x'.repeat(100), 'y'.repeat(100)]);
});
