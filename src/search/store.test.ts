import assert from 'node:assert/strict';
import {test} from 'node:test';
import {encodeNumbers, encodeWords, EncodingError} from './codec';
import {levelOf, type Postings} from './parts';
import {IndexStore, PostingList} from './store';
import {stemOf} from './text';

/** A chunk in which each word is in these sections, with the same impact everywhere. */
function chunkOf(sectionsOf: Record<string, number[]>, impact = 1): Postings {
  const words = Object.keys(sectionsOf).sort();
  const byStem = new Map<string, Set<number>>();
  for (const word of words)
    byStem.set(stemOf(word), new Set([...(byStem.get(stemOf(word)) ?? []), ...(sectionsOf[word] ?? [])]));
  const lists = [...byStem.values()].map((sections) => [...sections].sort((a, b) => a - b));
  return {
    words: encodeWords(words),
    sections: encodeNumbers(
      lists.flatMap((list) => [list.length, ...list.map((section, index) => section - (list[index - 1] ?? 0))]),
    ),
    levels: encodeNumbers(lists.flatMap((list) => list.map(() => levelOf(impact)))),
  };
}

const index = {chunks: ['aaa', 'con', 'pac'], letters: ['a', 'c', 'k', 'p']};
const documents = [{title: 'Kafka consumers', context: 'Docs'}, {heading: 'Connect'}, {heading: 'More'}, {}];
const newStore = (): IndexStore => new IndexStore(index, documents);
const sectionsOf = (store: IndexStore, word: string): number[][] =>
  store.postingsOf(stemOf(word)).map(({sections}) => Array.from(sections));

test('a chunk contains the sections of each stem', () => {
  const list = new PostingList(chunkOf({consumer: [3, 40], consumers: [7], contract: [0, 5000]}), 6000);
  assert.deepEqual(list.words.sorted, ['consumer', 'consumers', 'contract']);
  assert.deepEqual(Array.from(list.get(stemOf('consumer'))?.sections ?? []), [3, 7, 40]);
  assert.deepEqual(Array.from(list.get(stemOf('contract'))?.sections ?? []), [0, 5000]);
  assert.equal(list.get('pact'), undefined);
});

test('in a chunk, scores are higher for terms with a higher impact and for rare terms', () => {
  const scoreOf = (impact: number, sections: number[]): number =>
    new PostingList(chunkOf({pact: sections}, impact), 100).get('pact')?.scores[0] ?? 0;
  assert.ok(scoreOf(4, [1]) > scoreOf(1, [1]));
  assert.ok(scoreOf(1, [1]) > scoreOf(1, [1, 2, 3]) && scoreOf(1, [1, 2, 3]) > 0);
});

test('rejects a malformed chunk and a malformed word list', () => {
  const good = chunkOf({pact: [1]});
  for (const change of [{words: 'Bx'}, {sections: '!'}, {levels: '!'}])
    assert.throws(() => newStore().addChunk(0, {...good, ...change}), EncodingError);
  assert.throws(() => newStore().addLetters(0, 'Bx'), EncodingError);
});

test('records the missing chunk of a word until it is loaded, and returns each record once', () => {
  const store = newStore();
  assert.equal(store.has('contract'), false);
  assert.deepEqual(store.postingsOf('contract'), []);
  assert.deepEqual(store.takeMissing(), ['words-1.json']);
  assert.deepEqual(store.takeMissing(), []);
  assert.equal(store.has('pact'), false);
  assert.equal(store.has('adapter'), false);
  assert.deepEqual(store.takeMissing().sort(), ['words-0.json', 'words-2.json']);
  store.addChunk(1, chunkOf({contract: [2]}));
  assert.equal(store.has('contract'), true);
  assert.equal(store.has('contracts'), true);
  assert.equal(store.has('consent'), false);
  assert.deepEqual(sectionsOf(store, 'contract'), [[2]]);
  assert.deepEqual(store.takeMissing(), []);
});

test('a word in a title is found without its chunk, but the chunk is still missing', () => {
  const store = newStore();
  assert.equal(store.has('consumer'), true);
  assert.deepEqual(sectionsOf(store, 'consumer'), [[0]]);
  assert.deepEqual(store.takeMissing(), ['words-1.json']);
  store.addChunk(1, chunkOf({consumer: [1, 3]}));
  assert.deepEqual(sectionsOf(store, 'consumer'), [[0], [1, 3]]);
});

test('looks only at titles if nothing else is wanted, without a chunk', () => {
  const store = newStore();
  assert.deepEqual([store.hasInTitles('consumer'), store.hasInTitles('contract')], [true, false]);
  assert.deepEqual(
    store.postingsOf(stemOf('consumer'), true).map(({sections}) => Array.from(sections)),
    [[0]],
  );
  assert.ok(store.informationOf(stemOf('consumer')) > 0);
  assert.deepEqual(store.takeMissing(), []);
  store.addChunk(1, chunkOf({consumer: [1], contract: [2]}));
  assert.equal(store.hasInTitles('contract'), false);
  assert.deepEqual(store.postingsOf('contract', true), []);
  assert.equal(store.postingsOf(stemOf('consumer'), true).length, 1);
});

test('returns the answer with a key after its chunk is loaded', () => {
  const store = newStore();
  const answer = {title: 'Contract', text: 'An agreement.', url: '/docs/contract'};
  assert.equal(store.answer('contract'), null);
  assert.deepEqual(store.takeMissing(), ['words-1.json']);
  store.addChunk(1, {...chunkOf({consumer: [1]}), answers: {contract: answer}});
  store.addChunk(0, chunkOf({adapter: [1]}));
  assert.deepEqual(store.answer('contract'), answer);
  for (const key of ['consumer', 'constructor', 'adapter']) assert.equal(store.answer(key), null, key);
});

test('completes a short prefix with words of titles, without a chunk', () => {
  const store = newStore();
  assert.deepEqual(store.startingWith('co', 10), ['connect', 'consumers']);
  assert.deepEqual(store.startingWith('c', 10), ['connect', 'consumers']);
  assert.deepEqual(store.takeMissing(), []);
  store.addChunk(1, chunkOf({consent: [1]}));
  assert.deepEqual(store.startingWith('co', 10), ['connect', 'consumers']);
});

test('completes a longer prefix with words of titles and of its chunk, shortest first, up to a limit', () => {
  const store = newStore();
  assert.deepEqual(store.startingWith('con', 10), ['connect', 'consumers']);
  assert.deepEqual(store.takeMissing(), ['words-1.json']);
  store.addChunk(1, chunkOf({con: [0], cone: [1], connects: [1], consumers: [2], copy: [3]}));
  assert.deepEqual(store.startingWith('con', 10), ['cone', 'connect', 'connects', 'consumers']);
  assert.deepEqual(store.startingWith('con', 2), ['cone', 'connect']);
  assert.deepEqual(store.takeMissing(), []);
});

test("doesn't request word lists before the word's chunk is loaded", () => {
  const store = newStore();
  assert.deepEqual(store.closest('pcat'), []);
  assert.deepEqual(store.takeMissing(), ['words-2.json']);
  store.addChunk(2, chunkOf({pact: [1]}));
  assert.deepEqual(store.closest('pcat'), []);
  assert.deepEqual(store.takeMissing().sort(), ['letters-1.json', 'letters-3.json']);
});

test('corrects a typo with the word lists of its first two letters', () => {
  const store = newStore();
  store.addChunk(0, chunkOf({}));
  store.addChunk(2, chunkOf({pact: [1]}));
  store.addLetters(1, encodeWords(['cat']));
  store.addLetters(3, encodeWords(['pact', 'pacts', 'provider']));
  assert.deepEqual(store.closest('pcat'), [{word: 'pact', distance: 1}]);
  assert.deepEqual(store.closest('akyak'), []);
  assert.deepEqual(store.takeMissing().sort(), ['letters-0.json', 'letters-2.json']);
  store.addLetters(0, encodeWords(['azure']));
  store.addLetters(2, encodeWords(['kayak']));
  assert.deepEqual(store.closest('akyak'), [{word: 'kayak', distance: 1}]);
  assert.deepEqual(store.takeMissing(), []);
});

test('corrects a typo in a word that only titles contain, even before the word lists are loaded', () => {
  const store = newStore();
  store.addChunk(0, chunkOf({}));
  store.addChunk(1, chunkOf({}));
  assert.deepEqual(store.closest('consumres'), [{word: 'consumers', distance: 1}]);
  assert.deepEqual(store.closest('akfka'), [{word: 'kafka', distance: 1}]);
  store.takeMissing();
  store.addLetters(1, encodeWords(['consumers']));
  assert.deepEqual(store.closest('consumres'), [{word: 'consumers', distance: 1}], 'each word once');
});

test('a typo needs at most two word lists, and only those that exist', () => {
  const lists = (word: string): string[] => {
    const store = newStore();
    for (const chunk of [0, 1, 2]) store.addChunk(chunk, chunkOf({}));
    store.closest(word);
    return store.takeMissing();
  };
  for (const word of ['packtflow', 'akcp', 'consumre', 'kakfa'])
    assert.equal(lists(word).length, 2 - Number(word === 'consumre'), word);
  assert.deepEqual(lists('aardvark'), ['letters-0.json']);
  assert.deepEqual(lists('zendesk'), []);
  assert.deepEqual(lists('𐌰𐌱𐌲𐌳'), []);
});

test('an index without texts needs no other files', () => {
  const store = new IndexStore({chunks: [], letters: []}, documents);
  assert.equal(store.has('consumer'), true);
  assert.equal(store.has('pact'), false);
  assert.deepEqual(store.startingWith('cons', 10), ['consumers']);
  assert.deepEqual(store.closest('pcat'), []);
  assert.deepEqual(sectionsOf(store, 'kafka'), [[0]]);
  assert.deepEqual(store.takeMissing(), []);
});
