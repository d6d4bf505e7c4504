import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {cutRegion} from './region';

const SOURCE = `// #region outer
function outer() {
  // #region inner
  const a = 1;

  return a;
  // #endregion
}
// #endregion
# #region shell
  npm test
# #endregion
// #region hollow
// #endregion
// #region open
`;

describe('cutRegion', () => {
  test('removes the indentation that all lines of a region share', () =>
    assert.deepEqual(cutRegion(SOURCE, 'inner'), {code: 'const a = 1;\n\nreturn a;', firstLine: 4}));
  test('leaves out the markers of nested regions', () =>
    assert.equal(cutRegion(SOURCE, 'outer').code, 'function outer() {\n  const a = 1;\n\n  return a;\n}'));
  test('recognizes the comments of different languages', () =>
    assert.equal(cutRegion(SOURCE, 'shell').code, 'npm test'));
  test('returns the complete file without an id', () =>
    assert.equal(cutRegion('// #region a\nx\n// #endregion\n').code, 'x'));
  test('accepts Windows line endings', () =>
    assert.equal(cutRegion('// #region a\r\nx\r\n// #endregion\r\n', 'a').code, 'x'));
  test('reports a missing region with the regions that exist', () =>
    assert.throws(
      () => cutRegion(SOURCE, 'nowhere'),
      /no region "nowhere"\. Its regions are: outer, inner, shell, hollow, open\./,
    ));
  test('reports an empty region', () => assert.throws(() => cutRegion(SOURCE, 'hollow'), /no code in region "hollow"/));
  test('reports a region without an end, with its line', () =>
    assert.throws(() => cutRegion(SOURCE, 'open'), /opens region "open" in line 15/));
  test('reports an empty file', () => assert.throws(() => cutRegion('\n'), /is empty/));
});
