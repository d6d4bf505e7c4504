import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import type {Course} from '../../../data/courses.schema';
import {courseMetadata} from './index';

const site = mkdtempSync(join(tmpdir(), 'courses-'));
after(() => rmSync(site, {recursive: true, force: true}));

const course: Course = {
  ...{
    id: 'ci-cd',
    title: 'Pact in CI/CD',
    level: 'Beginner',
    format: 'Reading',
    prerequisites: 'Nothing at all',
    outcome: 'do what you could not do before.',
    languages: ['Any'],
  },
  front: '/docs/w/ci-cd',
  chapters: ['/docs/w/ci-cd/one', '/docs/w/ci-cd/two', '/docs/w/ci-cd/pending'],
};

before(() => {
  mkdirSync(join(site, 'docs/docs/w/ci-cd/two'), {recursive: true});
  writeFileSync(join(site, 'docs/docs/w/ci-cd/index.mdx'), '---\ntitle: Front\n---\n');
  writeFileSync(join(site, 'docs/docs/w/ci-cd/one.mdx'), '---\ntitle: "One: the first"\n---\n');
  writeFileSync(join(site, 'docs/docs/w/ci-cd/two/index.mdx'), '---\ntitle: Two\n---\n');
  writeFileSync(join(site, 'docs/docs/w/short.mdx'), '---\ntitle: Short\n---\n');
});

describe('the data of a course', () => {
  test('contains the titles of the chapters that have a page', () => {
    const {chapters} = courseMetadata(course, site);
    assert.deepEqual(chapters, [
      {to: '/docs/w/ci-cd/one', title: 'One: the first'},
      {to: '/docs/w/ci-cd/two', title: 'Two'},
    ]);
  });
  test('requires every chapter to have a title', () => {
    writeFileSync(join(site, 'docs/docs/w/bare.mdx'), 'Text.\n');
    assert.throws(
      () => courseMetadata({...course, chapters: ['/docs/w/bare']}, site),
      /^Error: docs\/docs\/w\/bare\.mdx:1: this page is a chapter of a course .* but has no title/,
    );
  });
});
