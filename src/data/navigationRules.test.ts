import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkNavbarItems} from './navigationRules';

const SIDEBARS = ['docs', 'examples'];

test('items of known types, and of sidebars that exist, pass unchanged', () => {
  const items = [{type: 'docSidebar', sidebarId: 'docs'}, {label: 'Notices', to: '/notices'}, {type: 'search'}];
  assert.equal(checkNavbarItems(items, SIDEBARS), items);
});

test('an unknown type is named, with those that exist', () => {
  assert.throws(
    () => checkNavbarItems([{type: 'search'}, {type: 'weather', label: 'Sun'}], SIDEBARS),
    /item 2 \("Sun"\) has the unknown navbar item type "weather"\. Use one of: default, doc,/,
  );
});

test('an unknown sidebar is named, with those that exist', () => {
  assert.throws(
    () => checkNavbarItems([{type: 'docSidebar', sidebarId: 'college', label: 'University'}], SIDEBARS),
    /names the sidebar "college".*Use one of: docs, examples\./,
  );
});
