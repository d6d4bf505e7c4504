import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {preferences} from './preferences';

/** Tabs that share a group with a preference, although they aren't one of its options. */
const OTHER_TABS: Readonly<Record<string, readonly string[]>> = {language: ['docker'], shell: [], ci: ['other']};

/** The values of the tabs in a group on all pages. The content of tabs contains no other tabs of the same group. */
function tabsOf(group: string): Set<string> {
  const root = join(__dirname, '../../docs');
  const pages = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
  const tabs = pages.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return [...text.matchAll(new RegExp(`<Tabs groupId="${group}"[^>]*>(.*?)</Tabs>`, 'gs'))].flatMap(
      ([, content = '']) => [...content.matchAll(/<TabItem value="([^"]+)"/g)].map(([, value = '']) => value),
    );
  });
  return new Set(tabs);
}

for (const [group, others] of Object.entries(OTHER_TABS)) {
  test(`the options of the preference "${group}" are the tabs on the pages`, () => {
    const options = preferences.find(({name}) => name === group)?.options.map(({value}) => value) ?? [];
    assert.deepEqual([...tabsOf(group)].sort(), [...options, ...others].sort());
  });
}
