import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {findState} from '../../shared/downloadable-projects/states';
import {EXAMPLE, repository, TINY} from '../../shared/downloadable-projects/testRepository';
import {zipState} from '../../shared/downloadable-projects/zip';
import remarkStepDownloads from './index';

describe('<StepDownload> on a page', () => {
  const transform = (site: string, page: string): string => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse(page) as Root;
    const folder = process.cwd();
    process.chdir(site);
    try {
      remarkStepDownloads()(tree, {path: join(process.cwd(), 'docs/x.mdx')});
    } finally {
      process.chdir(folder);
    }
    return JSON.stringify(tree);
  };
  test('gets the name and the size of its zip file', (t) => {
    const site = repository(t, TINY);
    const size = zipState(site, findState(site, 'tiny/step-1')).length;
    assert.match(
      transform(site, '<StepDownload of="tiny/step-1" as="start" />\n'),
      new RegExp(`"name":"bundle","value":"tiny-step-1".*"name":"bytes","value":"${size}"`),
    );
  });
  test('is imported only into pages that use it', (t) => {
    const site = repository(t, TINY);
    const statement = /import StepDownload from .*@site\/src\/components\/StepDownload/;
    assert.match(transform(site, '<StepDownload of="tiny/step-1" as="start" />\n'), statement);
    assert.doesNotMatch(transform(site, 'Text.\n'), statement);
  });
  test('gets the language of its code, unless that is JavaScript', (t) => {
    const page = '<StepDownload of="tiny/step-1" as="start" />\n';
    assert.doesNotMatch(transform(repository(t, TINY), page), /"name":"language"/);
    const home = 'samples/workshops/tiny/package.json';
    const inJava = {...(JSON.parse(TINY[home] ?? '{}') as object), language: 'java'};
    const site = repository(t, {...TINY, [home]: JSON.stringify(inJava)});
    assert.match(transform(site, page), /"name":"language","value":"java"/);
  });
  test('says whether it’s the first of its workshop, whatever its number is', (t) => {
    const site = repository(t, {...TINY, ...EXAMPLE, 'samples/workshops/tiny-java/step-2/package.json': '{}'});
    const isFirst = (page: string) => /"name":"first"/.test(transform(site, page));
    assert.ok(isFirst('<StepDownload of="tiny/step-1" as="start" />\n'));
    assert.ok(isFirst('<StepDownload of="tiny-java/step-2" as="start" />\n'));
    assert.ok(!isFirst('<StepDownload of="tiny/step-2" as="start" />\n'));
    assert.ok(!isFirst('<StepDownload of="examples/small" />\n'));
  });
  test('with an unknown state is an error with the page, the line, and all states', (t) => {
    assert.throws(
      () => transform(repository(t, TINY), 'Text.\n\n<StepDownload of="tiny/step-3" as="start" />\n'),
      /^Error: docs\/x\.mdx:3: <StepDownload>: there is no state "tiny\/step-3"\. .*tiny\/step-1, tiny\/step-2/,
    );
  });
  test('of a workshop without a role, or with an unknown one, is an error', (t) => {
    const site = repository(t, TINY);
    assert.throws(
      () => transform(site, '<StepDownload of="tiny/step-1" />\n'),
      /docs\/x\.mdx:1: <StepDownload>: the attribute "as" must be "start" or "solution", but it is missing/,
    );
    assert.throws(() => transform(site, '<StepDownload of="tiny/step-1" as="end" />\n'), /but it is "end"/);
  });
  test('of an example with a role is an error', (t) =>
    assert.throws(
      () => transform(repository(t, EXAMPLE), '<StepDownload of="examples/small" as="start" />\n'),
      /the attribute "as" is only for the states of workshops\. Remove as="start"\./,
    ));
  test('without a state is an error', (t) =>
    assert.throws(
      () => transform(repository(t, TINY), '<StepDownload />\n'),
      /docs\/x\.mdx:1: <StepDownload>: the attribute "of" must name a state/,
    ));
});
