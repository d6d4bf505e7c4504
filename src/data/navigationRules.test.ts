import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkNavbarItems} from './navigationRules';

const SIDEBARS = ['docs', 'examples'];

test('returns valid items unchanged', () => {
  const items = [{type: 'docSidebar', sidebarId: 'docs'}, {label: 'Notices', to: '/notices'}, {type: 'search'}];
  assert.equal(checkNavbarItems(items, SIDEBARS), items);
});

test('reports an unknown type with the allowed types', () => {
  assert.throws(
    () => checkNavbarItems([{type: 'search'}, {type: 'weather', label: 'Sun'}], SIDEBARS),
    /navbarItems\[1\] \(in "Sun"\): expected one of the item types default, docSidebar, .*, but found "weather"\./,
  );
});

test('reports an unknown sidebar with the allowed sidebars', () => {
  assert.throws(
    () => checkNavbarItems([{type: 'docSidebar', sidebarId: 'college', label: 'University'}], SIDEBARS),
    /expected the ID of a sidebar in sidebars\.ts \(docs, examples\), but found "college"\./,
  );
});
