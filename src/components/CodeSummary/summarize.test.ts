import assert from 'node:assert/strict';
import {test} from 'node:test';
import {summarize} from './summarize';

test('counts the code blocks of each kind', () =>
  assert.equal(
    summarize(['checked', 'ran', 'mock-broker', 'difference', 'difference', 'illustrative']),
    '2 ran, 2 exact differences, 1 checked, 1 illustration',
  ));

test('rejects a section that has no words', () =>
  assert.throws(
    () => summarize(['ran', 'proved']),
    /found "proved"\. Add the section to src\/components\/CodeSummary/,
  ));
