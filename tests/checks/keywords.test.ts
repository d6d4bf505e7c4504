import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkKeywords, namesIn, specifiedKeywords} from './keywords';
import {parsePage} from './prose/page';

const page = (body: string) =>
  parsePage(
    'docs/docs/x.mdx',
    `---\ntitle: X\n---\n\n<OasKeywords />\n\n<OasFeatures releaseLine="1.x" />\n\n${body}\n`,
  );
const specified = new Set(['type', 'minimum', 'additionalProperties', 'contains']);
const check = (body: string, described = new Set(specified)) => checkKeywords([page(body)], {specified, described});

describe('keywords', () => {
  test('are found in inline code, without their values', () =>
    assert.deepEqual(namesIn('`format: int32`, plain and `discriminator.mapping`, `$ref` to `{}`'), [
      'format',
      'discriminator',
      '$ref',
    ]));

  test('may be mentioned if they are in the data', () =>
    assert.deepEqual(check('`type`, `additionalProperties: false` and `minimum`'), {problems: [], mentions: 3}));

  test('are reported on the page and in the data if the data lacks them', () => {
    const {problems} = check('Use `contains`.', new Set(['type', 'minimum', 'additionalProperties']));
    assert.match(problems.join('\n'), /^docs\/docs\/x\.mdx:9: the schema keyword `contains` isn't in/m);
    assert.match(problems.join('\n'), /^src\/data\/oasKeywords\.ts: the specifications define the keyword contains/m);
  });

  test('are reported if they are misspelled', () =>
    assert.match(
      check('Use `additionalPropertys`.').problems.join('\n'),
      /:9: `additionalPropertys` isn't a schema keyword\. Did you mean `additionalProperties`\?/,
    ));

  test('must be in tables on a page', () => {
    const {problems} = checkKeywords([parsePage('docs/docs/x.mdx', '---\ntitle: X\n---\n\nNothing\n')], {
      specified,
      described: specified,
    });
    assert.equal(problems.length, 2);
    assert.match(problems[0] ?? '', /no page shows this table/);
  });

  test('exclude those that only describe the document', () => {
    const all = specifiedKeywords();
    assert.ok(all.size > 50);
    for (const name of ['nullable', 'prefixItems', 'discriminator', 'dependentRequired'])
      assert.ok(all.has(name), name);
    for (const name of ['$comment', 'x-nullable', 'object']) assert.ok(!all.has(name), name);
  });
});
