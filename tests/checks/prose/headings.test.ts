import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pageOf, shown} from './fixture';
import {
  checkCase,
  checkImages,
  checkLevels,
  checkSidebarLabels,
  checkTables,
  inSentenceCase,
  namePattern,
} from './headings';
import {parsePage} from './page';

const NAMES = namePattern(['Pact', 'Pact Broker', 'GitHub Actions', 'On-Premises', 'can-i-deploy']);

describe('sentence case', () => {
  for (const text of [
    'Write a first contract',
    'Run it on GitHub Actions',
    'The Pact Broker’s API',
    'can-i-deploy',
    'Step 1: Install the tools',
    'Is it there? Ask',
    'PactFlow On-Premises 2.x',
    'Use SAML, OAuth2 and API IDs',
    'response.body.incompatible',
    'CI/CD with Pact',
    '2FA for all',
    'What I need, and don’t',
    'Log4j and GraphQL',
    '1. Write the test',
    'Quick start: bi-directional contract testing',
  ]) {
    test(`takes "${text}"`, () => assert.equal(inSentenceCase(text, NAMES), undefined));
  }
  for (const [text, mended] of [
    ['Write A First Contract', 'Write a first contract'],
    ['What This Is', 'What this is'],
    ['write a contract', 'Write a contract'],
    ['Consumer-Driven contracts', 'Consumer-driven contracts'],
    ['Run it on GitHub Workflows', 'Run it on GitHub workflows'],
    ['The Pactish Way', 'The pactish way'],
    ['Roles/Permissions', 'Roles/permissions'],
  ] as const) {
    test(`mends "${text}"`, () => assert.equal(inSentenceCase(text, NAMES), mended));
  }

  test('is told with file, line, and what to write, in titles, labels, headings, and captions', () => {
    const page = parsePage(
      'docs/a.mdx',
      '---\ntitle: A Page\nsidebar_label: The Page\n---\n\n## Use `Big` **API Tokens** Now\n\n:::note[Read This]\nText.\n:::\n\n<Card title="My Card" href="/x">\n\nText.\n\n</Card>\n\n<h3>Old Tag</h3>\n',
    );
    assert.deepEqual(
      shown(checkCase(page, NAMES, 'names.txt')).map((line) =>
        line.replace(
          '. What is code goes into backticks; a proper name into names.txt, spelled as its owner spells it.',
          '',
        ),
      ),
      [
        'docs/a.mdx:2: the title "A Page" is not in sentence case. Write "A page"',
        'docs/a.mdx:3: the sidebar label "The Page" is not in sentence case. Write "The page"',
        'docs/a.mdx:6: the heading "Use Big API Tokens Now" is not in sentence case. Write "Use Big API Tokens now"',
        'docs/a.mdx:18: the heading "Old Tag" is not in sentence case. Write "Old tag"',
        'docs/a.mdx:8: the heading "Read This" is not in sentence case. Write "Read this"',
        'docs/a.mdx:12: the heading "My Card" is not in sentence case. Write "My card"',
      ],
    );
  });

  test('holds for labels of sidebar categories, at whatever depth', () => {
    const value = {
      docs: ['index', {type: 'category', label: 'Fine', items: [{type: 'category', label: 'Not Fine', items: []}]}],
    };
    const {problems, labels} = checkSidebarLabels(
      'sidebars.ts',
      "\nlabel: 'Fine'\nlabel: 'Not Fine'\n",
      value,
      NAMES,
      'names.txt',
    );
    assert.equal(labels, 2);
    assert.match(
      shown(problems).join('\n'),
      /^sidebars\.ts:3: the sidebar label "Not Fine" is not in sentence case\. Write "Not fine"/,
    );
  });
});

describe('heading levels', () => {
  test('that follow each other are fine, and so are steps back', () =>
    assert.deepEqual(checkLevels(pageOf('## B\n\n### C\n\n## D\n\n### E\n')), []));
  test('that leave one out are told', () => {
    assert.deepEqual(shown(checkLevels(pageOf('## B\n\n#### C `d`\n'))), [
      'docs/docs/fixture.mdx:8: "C d" is a heading of level 4 after one of level 2. Make it level 3 (###): readers who move by headings take a skipped level for a missing section.',
    ]);
    assert.match(
      shown(checkLevels(pageOf('### B\n'))).join(),
      /:6: "B" is a heading of level 3 after one of level 1\. Make it level 2/,
    );
  });
  test('of a partial begin where the page that includes it stands', () => {
    assert.deepEqual(checkLevels(pageOf('#### B\n\n##### C\n', 'docs/_part.mdx')), []);
    assert.equal(checkLevels(pageOf('## B\n\n#### C\n', 'docs/_part.mdx')).length, 1);
  });
});

describe('images', () => {
  test('with words, or with a reason to have none, are fine', () => {
    assert.deepEqual(
      checkImages(
        pageOf(
          '![A map](a.png)\n\n<img src="a.png" alt="A map" />\n\n<img src="a.png" alt="" role="presentation" />\n\n<img src={a} alt={b} />\n',
        ),
      ),
      {problems: [], images: 4},
    );
  });
  for (const [name, body, message, hint] of [
    ['without words in Markdown', '![](a.png)', /:6: the image a\.png has no alternative text\./, /!\[one sentence/],
    [
      'without words in a tag',
      'Text.\n\n<img src="a.png" />',
      /:8: the image a\.png has no alternative text\./,
      /Add alt="one sentence/,
    ],
    [
      'with empty words and no role',
      '<img src="a.png" alt="" />',
      /:6: the image a\.png has no alternative text\./,
      /role="presentation"/,
    ],
    [
      'named after a file',
      '![map.png](a.png)',
      /:6: the alternative text of the image a\.png is the name of a file\./,
      /one sentence/,
    ],
  ] as const) {
    test(`${name} are told`, () => {
      const [line = ''] = shown(checkImages(pageOf(body)).problems);
      assert.match(line, message);
      assert.match(line, hint);
    });
  }
});

describe('tables', () => {
  test('whose columns have names are fine', () =>
    assert.deepEqual(checkTables(pageOf('| Question | `code` |\n| --- | --- |\n| A | |\n')), []));

  test('with a column that has none are told', () => {
    const [line = '', ...others] = shown(checkTables(pageOf('Text.\n\n| | Stand-in |\n| --- | --- |\n| A | B |\n')));
    assert.match(line, /:8: column 1 of the table has no name\. Write what its cells are/);
    assert.deepEqual(others, []);
  });
});
