import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {runModule} from './testing/runModule';
import tslibImports from './tslibImports';

const tslib = {__importDefault: (module: {value: string}) => ({default: module})};

describe('a module that imports tslib', () => {
  test('works as before, but requires each helper by name', () => {
    const source =
      '"use strict";\nconst tslib_1 = require("tslib");\nexports.a = tslib_1.__importDefault(require("a"));\n';
    const patched = tslibImports.apply(source);
    assert.match(patched, /require\("tslib"\)\.__importDefault\(/);
    for (const text of [source, patched])
      assert.deepEqual(runModule(text, {imports: {tslib, a: {value: 'x'}}}), {
        a: {default: {__esModule: true, value: 'x'}},
      });
  });
  test('and uses anything but its helpers causes an error', () =>
    assert.throws(
      () => tslibImports.apply('const tslib_1 = require("tslib");\nexports.all = tslib_1;\n'),
      /expected a module of Docusaurus to use tslib as tslib_1\.<helper> only/,
    ));
});

test('a module that does not import tslib stays unchanged', () =>
  assert.equal(tslibImports.apply('const a = require("a");'), 'const a = require("a");'));
