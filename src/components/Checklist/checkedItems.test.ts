import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {ChecklistItem} from '../../data/installationChecklist.schema';
import {checklistMarkdown} from './markdown';
import {parseCheckedItems, toggleCheckedItem} from './checkedItems';

const IDS = ['license-file', 'trial', 'cleaning'];

test('reads stored ids and drops those of items that no longer exist', () => {
  assert.deepEqual([...parseCheckedItems('["trial","gone"]', IDS)], ['trial']);
  for (const odd of [null, '', 'x', '{}', '7', 'null', '[1]']) assert.deepEqual([...parseCheckedItems(odd, IDS)], []);
});

test('toggles an item on and off', () => {
  const stored = toggleCheckedItem(new Set(), 'trial');
  assert.equal(stored, '["trial"]');
  assert.equal(toggleCheckedItem(parseCheckedItems(stored, IDS), 'trial'), '[]');
});

test('writes the checklist as Markdown, with checked items and absolute URLs', () => {
  const items: ChecklistItem[] = [
    {
      id: 'license-file',
      phase: 'Get the license and registry access',
      releaseLines: ['2.x'],
      text: 'You have the `license`.',
      links: [{label: 'License file', to: '/docs/x'}],
    },
    {
      id: 'cleaning',
      phase: 'Operations',
      releaseLines: ['2.x'],
      text: 'It runs.',
      detail: 'See [this](/docs/y).',
      onlyIf: 'you do',
      variables: ['TZ', 'REDIS_URL'],
      links: [
        {label: 'A', to: '/docs/a'},
        {label: 'B', to: '/docs/b'},
      ],
    },
  ];
  assert.equal(
    checklistMarkdown({
      title: 'Installing',
      items,
      checkedItems: new Set(['cleaning']),
      toUrl: (path) => `https://docs.example.com${path}`,
    }),
    `# Installing

## Get the license and registry access

- [ ] You have the \`license\`.
  See [License file](https://docs.example.com/docs/x).

## Operations

- [x] Only if you do: It runs.
  See [this](https://docs.example.com/docs/y).
  Variables: \`TZ\`, \`REDIS_URL\`.
  See [A](https://docs.example.com/docs/a), [B](https://docs.example.com/docs/b).
`,
  );
});
