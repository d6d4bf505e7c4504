import assert from 'node:assert/strict';
import {join} from 'node:path';
import {before, describe, test} from 'node:test';
import type {Code, Heading, Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {digestIn} from '../../src/plugins/site/openapi-pages/digest';
import {readReference, type ReferenceView} from './model';
import {pageDescription, writePage} from './page';

const DIGEST = '0123456789abcdef'.repeat(4);
const RELATED = [{href: '/docs/examples', label: 'Examples', why: 'next.'}];

function all(node: Nodes, type: string): Nodes[] {
  const descendants = 'children' in node ? node.children.flatMap((child) => all(child, type)) : [];
  return node.type === type ? [node, ...descendants] : descendants;
}

describe('the page of a description', () => {
  let reference: ReferenceView;
  let page = '';
  let tree: Root;
  before(async () => {
    reference = await readReference(join(__dirname, 'fixtures/orders.yaml'));
    page = writePage(reference, 'openapi/orders.yaml', DIGEST, RELATED);
    tree = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .parse(page.slice(page.indexOf('\n---\n') + 5));
  });

  const idOf = (heading: Heading): string => {
    const last = heading.children.at(-1);
    return /#([\w-]+)/.exec(last !== undefined && 'value' in last ? last.value : '')?.[1] ?? '';
  };

  test('is MDX whose headings have unique IDs and skip no level', () => {
    const headings = all(tree, 'heading') as Heading[];
    const ids = headings.map(idOf);
    assert.deepEqual(ids, [
      ...['get-order', 'get-order-request', 'get-order-responses', 'get-order-samples'],
      ...['change-order', 'change-order-request', 'change-order-responses', 'change-order-samples'],
      ...['schemas', 'schema-base', 'schema-order', 'schema-node', 'related-pages'],
    ]);
    assert.equal(new Set(ids).size, ids.length);
    headings.forEach((heading, index) =>
      assert.ok(heading.depth <= (headings[index - 1]?.depth ?? 1) + 1 && heading.depth >= 2),
    );
  });

  test('contains each sample and example unchanged, at any depth', () => {
    const codes = (all(tree, 'code') as Code[]).map(({value}) => value);
    const expected = reference.operations.flatMap(({samples, body, responses}) => [
      ...samples.map(({code}) => code),
      ...[...(body?.contents ?? []), ...responses.flatMap(({contents}) => contents)].flatMap(({examples}) =>
        examples.map(({code}) => code),
      ),
    ]);
    assert.equal(expected.length, 9);
    assert.deepEqual([...codes].sort(), [...expected].sort());
  });

  test('has a title, a description for search results, and a comment that it is generated', () => {
    assert.match(page, /^---\ntitle: "Orders API reference"\n/);
    assert.match(page, /npm run api/);
    assert.equal(digestIn(page), DIGEST);
    assert.equal(digestIn('no page'), undefined);
    for (const title of ['A API', 'Product API', 'A rather long name of an API here']) {
      const {length} = pageDescription(title);
      assert.ok(length >= 50 && length <= 160, `${title}: ${length}`);
    }
  });

  test('marks required and deprecated items', () => {
    assert.match(page, /<Parameter name="order" in="path" type="string" required>/);
    assert.match(page, /<Property name="kind" type="string" marks="deprecated">/);
    assert.match(page, /<Endpoint method="PATCH" .* deprecated \/>/);
  });

  test('is the same for the same input', () => {
    assert.equal(writePage(reference, 'openapi/orders.yaml', DIGEST, RELATED), page);
  });

  test('is rejected if two headings would have the same ID', () => {
    const [first] = reference.operations;
    assert.ok(first);
    assert.throws(
      () => writePage({...reference, operations: [first, first]}, 'x', DIGEST, RELATED),
      /the ID "get-order"/,
    );
  });
});
