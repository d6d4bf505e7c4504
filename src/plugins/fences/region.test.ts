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

describe('a region of a sample', () => {
  test('is cut out, without the indent that all its lines share', () =>
    assert.deepEqual(cutRegion(SOURCE, 'inner'), {code: 'const a = 1;\n\nreturn a;', firstLine: 4}));
  test('may hold another, whose marks are left out', () =>
    assert.equal(cutRegion(SOURCE, 'outer').code, 'function outer() {\n  const a = 1;\n\n  return a;\n}'));
  test('is marked by the comment of its language', () => assert.equal(cutRegion(SOURCE, 'shell').code, 'npm test'));
  test('is the whole file without an id', () => assert.equal(cutRegion('// #region a\nx\n// #endregion\n').code, 'x'));
  test('may come with Windows line ends', () =>
    assert.equal(cutRegion('// #region a\r\nx\r\n// #endregion\r\n', 'a').code, 'x'));
  test('that is missing is told, with those that are there', () =>
    assert.throws(
      () => cutRegion(SOURCE, 'nowhere'),
      /no region "nowhere"\. It has: outer, inner, shell, hollow, open\./,
    ));
  test('that is empty is told', () => assert.throws(() => cutRegion(SOURCE, 'hollow'), /nothing in region "hollow"/));
  test('that never ends is told, with its line', () =>
    assert.throws(() => cutRegion(SOURCE, 'open'), /opens region "open" in line 15/));
  test('of an empty file is told', () => assert.throws(() => cutRegion('\n'), /is empty/));
});
