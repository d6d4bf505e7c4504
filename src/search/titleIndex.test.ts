import assert from 'node:assert/strict';
import {test} from 'node:test';
import {PARAMETERS} from './parameters';
import {stemOf} from './text';
import {TitleIndex, type TitleFields} from './titleIndex';

/** The score of a word in each section that contains it. */
function scoresOf(documents: readonly TitleFields[], word: string): Record<number, number> {
  const found = new TitleIndex(documents).get(stemOf(word));
  const scores = Array.from(found?.scores ?? []);
  return Object.fromEntries(Array.from(found?.sections ?? []).map((section, index) => [section, scores[index] ?? 0]));
}
const sectionsOf = (documents: readonly TitleFields[], word: string): number[] =>
  Object.keys(scoresOf(documents, word)).map(Number);

/** Sections without the words of a test, so that those words are rare. */
const others = Array.from({length: 20}, (): TitleFields => ({heading: 'Something else', title: 'Other'}));

test('lists the words of all fields, each once, in ascending order', () => {
  const {words} = new TitleIndex([
    {title: 'Webhooks', keywords: 'hooks REDIS_URL', context: 'Docs'},
    {heading: 'Create webhooks'},
  ]);
  assert.deepEqual(words.sorted, ['create', 'docs', 'hooks', 'redis', 'redisurl', 'url', 'webhooks']);
});

test('returns the sections that contain an inflection of a word, in ascending order', () => {
  const documents = [{title: 'Deployments'}, {heading: 'Overview'}, {heading: 'Deploying'}, {keywords: 'deploy'}];
  assert.deepEqual(sectionsOf(documents, 'deployed'), [0, 2, 3]);
});

test('returns nothing for a word that no section contains', () => {
  assert.equal(new TitleIndex([{title: 'Webhooks'}]).get('saml'), undefined);
  assert.equal(new TitleIndex([]).get('saml'), undefined);
  assert.deepEqual(new TitleIndex([{}, {title: ''}, {heading: '…'}]).words.sorted, []);
});

test('sections with the same text are all found', () => {
  const documents = [{heading: 'Examples'}, {heading: 'Other'}, {heading: 'Examples'}, {title: 'Examples'}];
  assert.deepEqual(sectionsOf(documents, 'examples'), [0, 2, 3]);
});

test('the score of a word is proportional to the weight of its field', () => {
  const fields = ['title', 'keywords', 'context', 'heading'] as const;
  const scores = scoresOf(
    fields.map((field): TitleFields => ({[field]: 'saml'})),
    'saml',
  );
  const [reference, ...rest] = fields.map((field, section) => (scores[section] ?? 0) / PARAMETERS.fields[field]);
  assert.ok(reference !== undefined && reference > 0);
  for (const ratio of rest) assert.ok(Math.abs(ratio - reference) < 1e-9, `${ratio} instead of ${reference}`);
});

test('a word in two fields of a section scores as much as the fields together', () => {
  const [both = 0] = Object.values(scoresOf([{title: 'SAML', keywords: 'saml'}, ...others], 'saml'));
  const [title = 0] = Object.values(scoresOf([{title: 'SAML', keywords: 'sso'}, ...others], 'saml'));
  const [keyword = 0] = Object.values(scoresOf([{title: 'Login', keywords: 'saml'}, ...others], 'saml'));
  assert.ok(title > 0 && keyword > 0 && Math.abs(both - title - keyword) < 1e-9);
});

test('a rare word scores higher than a common one, and a short text higher than a long one', () => {
  const documents = [
    {heading: 'Token list'},
    {heading: 'List'},
    {heading: 'List of every account, role, team, and user'},
    ...others,
  ];
  const [rare = 0] = Object.values(scoresOf(documents, 'token'));
  const {0: common = 0, 1: short = 0, 2: long = 0} = scoresOf(documents, 'list');
  assert.ok(rare > common && short > common && common > long && long > 0);
});

test('each repetition of a word raises the score by less', () => {
  const documents = [1, 2, 3].map((times): TitleFields => ({heading: 'saml '.repeat(times)}));
  const {0: once = 0, 1: twice = 0, 2: thrice = 0} = scoresOf([...documents, ...others], 'saml');
  assert.ok(twice > once && thrice > twice && thrice - twice < twice - once);
});

test('a word that is repeated many times counts for its own field and section only', () => {
  const [few, many] = [14, 200].map((times) =>
    scoresOf([{title: 'saml '.repeat(times)}, {title: 'Other'}, ...others], 'saml'),
  );
  assert.deepEqual(Object.keys(many ?? {}), ['0']);
  assert.ok((many?.[0] ?? 0) > (few?.[0] ?? 0));
  assert.ok((many?.[0] ?? 0) < 2 * (few?.[0] ?? 0));
});

test('a rare word has more information than a common one', () => {
  const index = new TitleIndex([{title: 'Token list'}, {heading: 'List'}, {keywords: 'lists'}, ...others]);
  const [token, list] = ['token', 'list'].map((word) => index.informationOf(stemOf(word)));
  assert.ok(token !== undefined && list !== undefined && token > list && list > 0);
});
