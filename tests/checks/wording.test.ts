import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {checkWording, compareWithBaseline, compileRules, folderOf, listFiles, lowered, type Finding} from './wording';
import {RULES} from './wording/rules';

const phrasesIn = (file: string, source: string): string[] => checkWording(file, source).map(({phrase}) => phrase);
const finding = (file: string, line = 1): Finding => ({file, line, phrase: 'mends', instead: 'Write "fix".'});

describe('each wording rule', () => {
  for (const rule of RULES) {
    test(`reports "${rule.wrong}" and accepts the better wording`, () => {
      const found = (sentence: string) => checkWording('notices/a.mdx', `${sentence}\n`, compileRules([rule]));
      assert.equal(found(rule.wrong).length > 0, true, `${rule.pattern} doesn't match`);
      for (const sentence of rule.right) {
        assert.deepEqual(found(sentence), [], sentence);
        assert.deepEqual(phrasesIn('notices/a.mdx', `${sentence}\n`), [], `another rule reports: ${sentence}`);
      }
    });
  }
});

describe('what is read', () => {
  test('in pages: text, the title, and attributes that readers see; not code, quotations, URLs, or quoted text', () => {
    const page = [
      '---',
      'title: Mend it',
      'slug: /mend/shall',
      '---',
      "import Mend from './mend';",
      '',
      'Text with `mend` and [a link](https://example.org/mend), "they mend it", and [anew](/docs/mend).',
      '',
      '```js title="Anew"',
      '// mend',
      '```',
      '',
      '<Card title="By hand" id="mend" run={() => mend()} />',
      '',
      '{/* A comment that mends. */}',
      '',
      'Choose **Save**.',
      '',
    ].join('\n');
    assert.deepEqual(
      checkWording('docs/a.mdx', page).map(({line, phrase}) => `${line}: ${phrase}`),
      ['2: Mend', '7: anew', '9: Anew', '13: By hand', '15: mends', '17: Choose **'],
    );
  });
  test('in code: comments, strings, and the text of components; not identifiers or words in quotes or backticks', () => {
    const code = [
      '// Mends the `twin` and the "fence".',
      "import {mend} from './by hand';",
      'const gate = mend(fold, `the whole ${twin(`a fence`)} page`);',
      "const path = 'tests/gates/mend';",
      '/** Takes the place',
      ' * of nobody. */',
      'export const Part = () => <p title="A trap">Brought anew</p>;',
      '',
    ].join('\n');
    assert.deepEqual(
      checkWording('src/a.tsx', code).map(({line, phrase}) => `${line}: ${phrase}`),
      ['1: Mends', '3: whole', '6: nobody', '7: anew', '7: trap'],
    );
  });
  test('phrases may span two lines of a comment or a paragraph', () => {
    assert.deepEqual(phrasesIn('src/a.ts', '// Edit this by\n// hand.\n'), ['by hand']);
    assert.deepEqual(phrasesIn('docs/a.mdx', 'Edit this by\nhand.\n'), ['by hand']);
  });
  test('but not masked code', () => assert.deepEqual(phrasesIn('docs/a.mdx', 'Written by `x` hand.\n'), []));
  test('in style sheets and scripts: comments; in shell scripts, what they print, too', () => {
    assert.deepEqual(phrasesIn('src/a.css', '/* Mend\n * anew. */\n.fold {color: red}\n'), ['Mend', 'anew']);
    assert.deepEqual(phrasesIn('.ci/run', 'mend --by hand # anew\necho "The whole" >&2\n'), ['anew', 'whole']);
  });
  test('of translations: messages', () =>
    assert.deepEqual(phrasesIn('i18n/en/a.json', '{\n  "mend": {\n    "message": "Mend \\"x\\""\n  }\n}\n'), ['Mend']));
});

describe('the baseline', () => {
  test('counts by folder', () => {
    assert.deepEqual(
      ['README.md', 'docs/index.mdx', 'docs/docs/ai/a/b.mdx', 'src/components/A/index.tsx', 'notices/a.mdx'].map(
        folderOf,
      ),
      ['.', 'docs', 'docs/docs/ai', 'src/components', 'notices'],
    );
    assert.equal(
      folderOf('versioned_docs/version-1.x/docs/user-guide/a.mdx'),
      'versioned_docs/version-1.x/docs/user-guide',
    );
  });
  test('accepts equal counts', () => assert.deepEqual(compareWithBaseline([finding('src/a/b.ts')], {'src/a': 1}), []));
  test('lists the findings of a folder that has more', () => {
    assert.deepEqual(compareWithBaseline([finding('src/a/b.ts', 3), finding('src/a/c.ts')], {'src/a': 1}), [
      'src/a/b.ts:3: found "mends". Write "fix".',
      'src/a/c.ts:1: found "mends". Write "fix".',
      'src/a: expected at most 1 findings, as in tests/checks/wording-baseline.json, but found 2. ' +
        'Reword the new ones among those listed above.',
    ]);
  });
  test('asks to lower the number of a folder that has fewer', () => {
    assert.match(
      compareWithBaseline([], {'src/a': 1}).join(),
      /^src\/a: found 0 findings, fewer than the 1 in .*Run npm run wording -- --lower/,
    );
  });
  test('only goes down', () => {
    assert.deepEqual(lowered([finding('src/a/b.ts'), finding('src/b/b.ts')], {'src/c': 4, 'src/a': 3}), {'src/a': 1});
  });
});

test('reads pages, data, code, and documents, but neither fixtures nor the rules', () => {
  const files = listFiles(process.cwd());
  for (const file of ['README.md', 'docs/index.mdx', 'src/data/redirects.ts', 'tests/run.ts', '.ci/run'])
    assert.ok(files.includes(file), file);
  assert.deepEqual(
    files.filter((file) => /^tests\/(?:fixtures|checks\/wording\/)/.test(file)),
    [],
  );
});
