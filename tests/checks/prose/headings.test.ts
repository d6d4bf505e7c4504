import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {formatted, pageOf} from './fixture';
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
    test(`accepts "${text}"`, () => assert.equal(inSentenceCase(text, NAMES), undefined));
  }
  for (const [text, corrected] of [
    ['Write A First Contract', 'Write a first contract'],
    ['What This Is', 'What this is'],
    ['write a contract', 'Write a contract'],
    ['Consumer-Driven contracts', 'Consumer-driven contracts'],
    ['Run it on GitHub Workflows', 'Run it on GitHub workflows'],
    ['The Pactish Way', 'The pactish way'],
    ['Roles/Permissions', 'Roles/permissions'],
  ] as const) {
    test(`corrects "${text}"`, () => assert.equal(inSentenceCase(text, NAMES), corrected));
  }

  test('reports titles, labels, headings, and captions with the file, the line, and the correction', () => {
    const page = parsePage(
      'docs/a.mdx',
      '---\ntitle: A Page\nsidebar_label: The Page\n---\n\n## Use `Big` **API Tokens** Now\n\n:::note[Read This]\nText.\n:::\n\n<Card title="My Card" href="/x">\n\nText.\n\n</Card>\n\n<h3>Old Tag</h3>\n',
    );
    assert.deepEqual(
      formatted(checkCase(page, NAMES, 'names.txt')).map((line) =>
        line.replace('. Put code in backticks, or add a proper name to names.txt in its official spelling.', ''),
      ),
      [
        'docs/a.mdx:2: The title "A Page" isn’t in sentence case. Write "A page"',
        'docs/a.mdx:3: The sidebar label "The Page" isn’t in sentence case. Write "The page"',
        'docs/a.mdx:6: The heading "Use Big API Tokens Now" isn’t in sentence case. Write "Use Big API Tokens now"',
        'docs/a.mdx:18: The heading "Old Tag" isn’t in sentence case. Write "Old tag"',
        'docs/a.mdx:8: The heading "Read This" isn’t in sentence case. Write "Read this"',
        'docs/a.mdx:12: The heading "My Card" isn’t in sentence case. Write "My card"',
      ],
    );
  });

  test('applies to labels of sidebar categories at any depth', () => {
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
      formatted(problems).join('\n'),
      /^sidebars\.ts:3: The sidebar label "Not Fine" isn’t in sentence case\. Write "Not fine"/,
    );
  });
});

describe('heading levels', () => {
  test('may increase by one or decrease by any number', () =>
    assert.deepEqual(checkLevels(pageOf('## B\n\n### C\n\n## D\n\n### E\n')), []));
  test('are reported if one is skipped', () => {
    assert.deepEqual(formatted(checkLevels(pageOf('## B\n\n#### C `d`\n'))), [
      'docs/docs/fixture.mdx:8: The level 4 heading "C d" follows a level 2 heading. Use level 3 (###). To screen-reader users who navigate by heading, a skipped level looks like a missing section.',
    ]);
    assert.match(
      formatted(checkLevels(pageOf('### B\n'))).join(),
      /:6: The level 3 heading "B" follows a level 1 heading\. Use level 2/,
    );
  });
  test('of a partial may start at any level', () => {
    assert.deepEqual(checkLevels(pageOf('#### B\n\n##### C\n', 'docs/_part.mdx')), []);
    assert.equal(checkLevels(pageOf('## B\n\n#### C\n', 'docs/_part.mdx')).length, 1);
  });
});

describe('images', () => {
  test('with alternative text, or marked as decoration, are accepted', () => {
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
    [
      'without alternative text in Markdown',
      '![](a.png)',
      /:6: The image a\.png has no alternative text\./,
      /!\[one sentence/,
    ],
    [
      'without an alt attribute',
      'Text.\n\n<img src="a.png" />',
      /:8: The image a\.png has no alternative text\./,
      /Add alt="one sentence/,
    ],
    [
      'with an empty alt attribute and no role',
      '<img src="a.png" alt="" />',
      /:6: The image a\.png has no alternative text\./,
      /role="presentation"/,
    ],
    [
      'with a file name as the alternative text',
      '![map.png](a.png)',
      /:6: The alternative text of the image a\.png is a file name\./,
      /one sentence/,
    ],
  ] as const) {
    test(`${name} are reported`, () => {
      const [line = ''] = formatted(checkImages(pageOf(body)).problems);
      assert.match(line, message);
      assert.match(line, hint);
    });
  }
});

describe('tables', () => {
  test('with a heading for each column are accepted', () =>
    assert.deepEqual(checkTables(pageOf('| Question | `code` |\n| --- | --- |\n| A | |\n')), []));

  test('with a column that has no heading are reported', () => {
    const [line = '', ...others] = formatted(checkTables(pageOf('Text.\n\n| | Mock |\n| --- | --- |\n| A | B |\n')));
    assert.match(line, /:8: Column 1 of the table has no heading\. In the first row, write what the cells contain/);
    assert.deepEqual(others, []);
  });
});
