import assert from 'node:assert/strict';
import {test} from 'node:test';
import {decodeWords} from '../../../search/codec.ts';
import {
  bucketOf,
  chunkFile,
  chunkOfWord,
  lettersFile,
  parsePostings,
  parseRoot,
  parseTexts,
  parseWords,
  rootFile,
  textFile,
} from '../../../search/parts.ts';
import {IndexStore, PostingList} from '../../../search/store.ts';
import {stemOf, wordsOf} from '../../../search/text.ts';
import {indexFilesOf} from './indexFiles.ts';
import {builtIndex, pageOf, VERSIONS} from './testing/builtIndex.ts';

const pages = [
  pageOf({
    url: '/b',
    description: 'Describes everything',
    text: 'A contract is published.',
    code: 'pact broker publish --consumer-app-version 1',
    parts: [{heading: 'Set up', anchor: 'set-up', text: 'The consumers deploy 1.37.2 with C#.', code: 'REDIS_URL=x'}],
  }),
  pageOf({url: '/a', text: 'Deploying uses 漢字, عقد, and 𐌰𐌱𐌲.', legacy: true, contentType: 'command'}),
  pageOf({url: '/1.x/a', tag: 'docs-default-1.x', editions: ['1.x'], path: ['One'], text: 'Deployments.'}),
  pageOf({url: '/notices/a', tag: 'default', siteSection: 'Notices', keywords: ['one', 'two words']}),
];

/** Enough words for several chunks: each page has its own, and words that other pages have too. */
const large = Array.from({length: 400}, (_, number) =>
  pageOf({
    url: `/large/${number}`,
    text: Array.from({length: 120}, (_, word) => `${letters(word * 97 + number * 31)}${letters(word)}`).join(' '),
    parts: [{heading: 'More', anchor: 'more', code: `${letters(number)}_${letters(number + 1)}`}],
  }),
);

/** Three letters for a number. */
function letters(number: number): string {
  return [676, 26, 1].map((unit) => String.fromCharCode(97 + (Math.floor(number / unit) % 26))).join('');
}

/** The sections of a language, as the pages in URL order have them. */
const documentsOf = (all: typeof pages) =>
  [...all]
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .flatMap(({description, sections}) => sections.map((section) => ({description, ...section})));

test('each language has a root, and a folder with a content hash in its name', () => {
  for (const language of ['en', 'de', 'zh-Hans']) {
    const {files, root} = indexFilesOf(language, pages, VERSIONS);
    const roots = files.filter(({file}) => file === rootFile(language));
    assert.deepEqual(
      roots.map(({content}) => parseRoot(content, 'root')),
      [root],
    );
    assert.equal(root.language, language);
    assert.match(root.directory, new RegExp(`^assets/search/${language}-[0-9a-f]{12}\\.index/$`));
    assert.ok(files.every(({file}) => file === rootFile(language) || file.startsWith(root.directory)));
    assert.equal(new Set(files.map(({file}) => file)).size, files.length);
  }
  assert.match(indexFilesOf('../x y', pages, VERSIONS).root.directory, /^assets\/search\/[\w.-]+\/$/);
});

test('the root is written last, so that it never names files that are not there yet', () => {
  assert.equal(indexFilesOf('en', pages, VERSIONS).files.at(-1)?.file, rootFile('en'));
});

test("the order of the pages doesn't matter", () => {
  const expected = indexFilesOf('en', pages, VERSIONS);
  assert.deepEqual(indexFilesOf('en', [...pages].reverse(), VERSIONS), expected);
  const [first, ...others] = pages;
  assert.ok(first);
  assert.deepEqual(indexFilesOf('en', [...others, first], [...VERSIONS].reverse()), expected);
});

test('the name of the folder changes with every part of the pages', () => {
  const directoryOf = (...all: typeof pages): string => indexFilesOf('en', all, VERSIONS).root.directory;
  const [page, ...others] = pages;
  assert.ok(page);
  const [section, ...otherSections] = page.sections;
  assert.ok(section);
  const changed = [
    {...page, title: 'C'},
    {...page, description: 'C'},
    {...page, keywords: ['c']},
    {...page, url: '/c'},
    {...page, legacy: true},
    {...page, contentType: 'example' as const},
    {...page, editions: ['2.x']},
    {...page, tag: 'default'},
    {...page, sections: [{...section, text: `${section.text} more`}, ...otherSections]},
    {...page, sections: [{...section, text: section.text.replace('is', 'IS')}, ...otherSections]},
    {...page, sections: [{...section, code: `${section.code} more`}, ...otherSections]},
    {...page, sections: [section]},
  ].map((other) => directoryOf(other, ...others));
  assert.equal(directoryOf(page, ...others), directoryOf(...pages));
  assert.equal(new Set([directoryOf(...pages), ...changed]).size, changed.length + 1);
});

test('the client can parse all files, and the root names all of them', () => {
  for (const all of [pages, large]) {
    const {root, files} = builtIndex(all);
    for (const [number] of root.chunks.entries()) {
      const postings = parsePostings(files.get(chunkFile(number)) ?? '', chunkFile(number));
      assert.ok(new PostingList(postings, 1000).words.sorted.length > 0);
      files.delete(chunkFile(number));
    }
    for (const [number, letter] of root.letters.entries()) {
      const words = decodeWords(parseWords(files.get(lettersFile(number)) ?? '', lettersFile(number)));
      assert.ok(words.length > 0 && words.every((word) => word.startsWith(letter)));
      files.delete(lettersFile(number));
    }
    const sorted = [...all].sort((a, b) => (a.url < b.url ? -1 : 1));
    for (const [number, {sections}] of sorted.entries()) {
      const texts = parseTexts(files.get(textFile(number)) ?? '', textFile(number), sections.length);
      assert.deepEqual(
        texts.sections,
        sections.map(({text, code}) => [text, code]),
      );
      files.delete(textFile(number));
    }
    assert.deepEqual([...files.keys()], []);
  }
});

test("the root has the pages' properties, and each distinct value once", () => {
  const {root} = builtIndex(pages);
  assert.deepEqual(root.pages.url, ['/1.x/a', '/a', '/b', '/notices/a']);
  assert.deepEqual(
    root.pages.tag.map((tag) => root.tags[tag]),
    [VERSIONS[1], VERSIONS[0], VERSIONS[0], {tag: 'default', version: null, current: true}],
  );
  assert.equal(root.tags.length, 3);
  assert.deepEqual(
    root.pages.siteSection.map((index) => root.siteSections[index]),
    ['Docs', 'Docs', 'Docs', 'Notices'],
  );
  assert.deepEqual(root.siteSections, ['Docs', 'Notices']);
  assert.deepEqual(root.pages.keywords, ['', '', '', 'one\ntwo words']);
  assert.deepEqual(root.headings, ['Set up']);
  assert.deepEqual(root.pages.levels, ['', '', '2', '']);
});

test('the words of a large index are divided into several chunks, each with all words of its first letters', () => {
  const {root, files} = builtIndex(large);
  assert.ok(root.chunks.length > 1, `${root.chunks.length} chunks`);
  assert.deepEqual(root.chunks, [...root.chunks].sort());
  const chunks = root.chunks.map((_, number) =>
    decodeWords(parsePostings(files.get(chunkFile(number)) ?? '', chunkFile(number)).words),
  );
  const buckets = chunks.map((words, number) =>
    words.filter((word) => chunkOfWord(word, root.chunks) === number).map(bucketOf),
  );
  assert.ok(buckets.every((found, number) => found[0] === root.chunks[number]));
  const sizes = chunks.map((_, number) => files.get(chunkFile(number))?.length ?? 0);
  assert.ok(Math.max(...sizes) < 0.8 * sizes.reduce((sum, size) => sum + size, 0), 'one chunk has almost all words');
});

for (const [what, all] of [
  ['a small index', pages],
  ['an index with several chunks', large],
] as const) {
  test(`in ${what}, every word of a text leads to its page, and only there`, () => {
    const {root, files} = builtIndex(all);
    const documents = documentsOf([...all]);
    const store = new IndexStore(
      root,
      documents.map(() => ({})),
    );
    for (const [number] of root.chunks.entries())
      store.addChunk(number, parsePostings(files.get(chunkFile(number)) ?? '', chunkFile(number)));
    const lists = root.letters.map(
      (_, number) => new Set(decodeWords(parseWords(files.get(lettersFile(number)) ?? '', lettersFile(number)))),
    );
    const expected = new Map<string, Set<number>>();
    for (const [section, {level, description, text, code}] of documents.entries())
      for (const word of wordsOf([level === 1 ? description : '', text, code].join('\n'))) {
        assert.ok(store.has(word), word);
        assert.ok(lists[root.letters.indexOf([...word][0] ?? '')]?.has(word), `${word} is in no word list`);
        expected.set(stemOf(word), (expected.get(stemOf(word)) ?? new Set()).add(section));
      }
    assert.ok(expected.size > 20);
    for (const [stem, sections] of expected) {
      const [postings, ...others] = store.postingsOf(stem);
      assert.deepEqual([others.length, Array.from(postings?.sections ?? [])], [0, [...sections]], stem);
      assert.ok(Array.from(postings?.scores ?? []).every((score) => score > 0));
    }
    assert.deepEqual(store.takeMissing(), []);
  });
}

test('a word whose stem is in another chunk is found by both', () => {
  const [word, other] = ['used', 'usable'];
  let count = 20;
  let index;
  do {
    count *= 2;
    const parts = Array.from({length: count}, () => ({heading: 'More', anchor: 'more', text: `${word} ${other}`}));
    index = builtIndex(Array.from({length: 50}, (_, number) => pageOf({url: `/${number}`, parts})));
  } while (index.root.chunks.length < 2 && count < 5000);
  const {root, files} = index;
  assert.notEqual(chunkOfWord(word, root.chunks), chunkOfWord(stemOf(word), root.chunks));
  for (const number of [chunkOfWord(word, root.chunks), chunkOfWord(stemOf(word), root.chunks)]) {
    const postings = parsePostings(files.get(chunkFile(number)) ?? '', chunkFile(number));
    const list = new PostingList(postings, 50 * (count + 1));
    assert.ok(list.words.has(word));
    assert.equal(list.get(stemOf(word))?.sections.length, 50 * count);
  }
});

test('an answer is in the chunk of its key', () => {
  const answers = new Map(
    ['aaa', 'mmm', 'zzz', '1', '__proto__'].map((key) => [key, {title: key, text: 'Meaning.', url: '/large/1'}]),
  );
  const {root, files} = builtIndex(large, answers);
  for (const [key, answer] of answers) {
    const file = chunkFile(chunkOfWord(key, root.chunks));
    const found = Object.entries(parsePostings(files.get(file) ?? '', file).answers ?? {});
    assert.deepEqual(new Map(found).get(key), answer, key);
  }
  assert.notEqual(root.directory, builtIndex(large).root.directory);
});

test('a page that has a word more often, or in a shorter text, ranks higher for the word', () => {
  const texts = [
    'saml',
    `saml ${'other words '.repeat(10)}`,
    `saml saml ${'other words '.repeat(10)}`,
    'nothing',
    'else',
  ];
  const {root, files} = builtIndex(texts.map((text, number) => pageOf({url: `/${number}`, text})));
  const store = new IndexStore(
    root,
    texts.map(() => ({})),
  );
  store.addChunk(0, parsePostings(files.get(chunkFile(0)) ?? '', chunkFile(0)));
  const [short = 0, once = 0, twice = 0] = Array.from(store.postingsOf('saml')[0]?.scores ?? []);
  assert.ok(short > once && twice > once && once > 0, `${short}, ${once}, ${twice}`);
});

test('pages without texts need only a root and page files', () => {
  const {root, files} = builtIndex([pageOf({url: '/a', title: 'Webhooks'})]);
  assert.deepEqual([root.chunks, root.letters], [[], []]);
  assert.deepEqual([...files.keys()], ['page-0.json']);
});
