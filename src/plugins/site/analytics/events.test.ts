import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isNewPage, pageView, ratingEvent, reasonEvent, refusesTracking, searchMissEvent} from './events';

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

test('another query on the search page is not another page', () => {
  const search = {pathname: '/preview/search', search: '?q=a'};
  assert.equal(isNewPage({...search, search: '?q=ab'}, search), false);
  assert.equal(isNewPage({...search, pathname: '/preview/docs/search-tips'}, search), true);
});

test('queries are only sent if the settings allow it', () => {
  const view = {
    location: {pathname: '/search', search: '?q=secret'},
    origin: 'https://docs.test',
    title: 'Search results for "secret"',
  };
  const miss = {query: 'secret'};
  assert.doesNotMatch(JSON.stringify([pageView(view, false), searchMissEvent(miss, false)]), /secret/);
  assert.deepEqual(pageView(view, true)[1], {
    page_path: '/search?q=secret',
    page_location: 'https://docs.test/search?q=secret',
    page_title: 'Search results for "secret"',
  });
  assert.deepEqual(searchMissEvent({query: 'x'.repeat(200)}, true), [
    'search_without_results',
    {search_term: 'x'.repeat(100)},
  ]);
  const other = {...view, location: {pathname: '/docs/a', search: '?tab=go'}};
  assert.equal(pageView(other, false)[1].page_path, '/docs/a?tab=go');
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
