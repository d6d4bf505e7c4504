import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {ChecklistItem} from '../../data/installationChecklist.schema';
import {checklistMarkdown} from './markdown';
import {parseTicks, toggleTick} from './ticks';

const IDS = ['license-file', 'trial', 'cleaning'];

test('ticks are read, and only those of items that there are', () => {
  assert.deepEqual([...parseTicks('["trial","gone"]', IDS)], ['trial']);
  for (const odd of [null, '', 'x', '{}', '7', 'null', '[1]']) assert.deepEqual([...parseTicks(odd, IDS)], []);
});

test('a box is ticked and unticked', () => {
  const ticked = toggleTick(new Set(), 'trial');
  assert.equal(ticked, '["trial"]');
  assert.equal(toggleTick(parseTicks(ticked, IDS), 'trial'), '[]');
});

test('the list is written as Markdown, with ticks and whole addresses', () => {
  const items: ChecklistItem[] = [
    {
      id: 'license-file',
      phase: 'Get what SmartBear supplies',
      editions: ['2.x'],
      text: 'You have the `license`.',
      links: [{label: 'License file', to: '/docs/x'}],
    },
    {
      id: 'cleaning',
      phase: 'Operation',
      editions: ['2.x'],
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
      ticks: new Set(['cleaning']),
      addressOf: (to) => `https://docs.example.com${to}`,
    }),
    `# Installing

## Get what SmartBear supplies

- [ ] You have the \`license\`.
  See [License file](https://docs.example.com/docs/x).

## Operation

- [x] Only if you do: It runs.
  See [this](https://docs.example.com/docs/y).
  Variables: \`TZ\`, \`REDIS_URL\`.
  See [A](https://docs.example.com/docs/a), [B](https://docs.example.com/docs/b).
`,
  );
});
