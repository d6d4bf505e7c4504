import assert from 'node:assert/strict';
import {test} from 'node:test';
import {feedItemsBy} from './index';

test('each feed entry gets an author and keeps its other fields', async () => {
  const item = {title: 'A notice', link: 'https://example.org/a', date: new Date(0)};
  const create = feedItemsBy('An owner') as unknown as (params: object) => Promise<object[]>;
  assert.deepEqual(await create({blogPosts: [], defaultCreateFeedItems: () => Promise.resolve([item])}), [
    {...item, author: [{name: 'An owner'}]},
  ]);
});
