import assert from 'node:assert/strict';
import {test} from 'node:test';
import {environmentVariables} from '../../../data/environmentVariables.ts';
import {glossary} from '../../../data/glossary.ts';
import {answerKey, type Answer} from '../../../search/answer.ts';
import type {ExtractedPage} from '../finish-pages/page-exports/extract.ts';
import {answersOf} from './answers.ts';
import {pageOf} from './testing/builtIndex.ts';

const GLOSSARY = '/docs/troubleshooting/glossary';
const VARIABLES = '/docs/on-premises-2x/environment-variables';
const VARIABLES_1X = '/docs/on-premises/environment-variables';

const answerTo = (query: string, pages: readonly ExtractedPage[], baseUrl = '/'): Answer | undefined =>
  answersOf(pages, baseUrl).get(answerKey(query));

test('answers each term of the glossary and its aliases', () => {
  const answers = answersOf([pageOf({url: GLOSSARY})], '/');
  for (const entry of glossary)
    for (const name of [entry.term, ...('aliases' in entry ? entry.aliases : [])]) {
      const answer = answers.get(answerKey(name));
      assert.equal(answer?.text, entry.definition, name);
      assert.equal(answer.url, `${GLOSSARY}#${entry.id}`);
    }
  assert.match(answers.get(answerKey('pacticipant'))?.title ?? '', /^[A-Z]/);
});

test('answers each environment variable on the page of its release line, without Markdown', () => {
  const answers = answersOf([pageOf({url: VARIABLES}), pageOf({url: VARIABLES_1X})], '/');
  for (const {name, releaseLines} of environmentVariables) {
    const answer = answers.get(answerKey(name));
    assert.equal(answer?.title, name);
    const page = (releaseLines as readonly string[]).includes('2.x') ? VARIABLES : VARIABLES_1X;
    assert.equal(answer.url, `${page}#${name.toLowerCase()}`);
    assert.ok(answer.text !== '' && !/`|\*\*|\]\(/.test(answer.text), answer.text);
  }
  assert.match(answers.get(answerKey('PACTFLOW_HTTP_PORT'))?.text ?? '', / Default: 9292$/);
});

const command = (name: string, text: string): ExtractedPage =>
  pageOf({
    url: `/docs/cli/${name}`,
    title: `pact broker ${name}`,
    contentType: 'command',
    parts: [{heading: 'Options', anchor: 'options', text}],
  });

test("answers the options in the tables of a command's page", () => {
  const pages = [
    command(
      'create-version-tag',
      [
        'Name · Meaning',
        '--pacticipant, -a <PACTICIPANT> · The application.',
        '--tag-with-git-branch · Tag the version with the branch.',
        '--output [text|json] · The format.',
        'See --verbose for more.',
      ].join('\n'),
    ),
  ];
  assert.deepEqual(answerTo('--pacticipant', pages), {
    title: '--pacticipant (pact broker create-version-tag)',
    text: 'The application.',
    url: '/docs/cli/create-version-tag#options',
  });
  assert.equal(answerTo('what does --tag-with-git-branch mean', pages)?.text, 'Tag the version with the branch.');
  assert.equal(answerTo('--output', pages)?.text, 'The format.');
  assert.equal(answerTo('--verbose', pages), undefined);
  const [page] = pages;
  assert.ok(page);
  assert.equal(answerTo('--output', [{...page, contentType: null}]), undefined, 'not the page of a command');
});

test('if commands give an option different meanings, answers with that of the most common command', () => {
  const pages = [
    command('delete-branch', '--branch <BRANCH> · The branch to delete.'),
    command('can-i-deploy', '--branch <BRANCH> · The branch to check.'),
    command('record-release', '--branch <BRANCH> · Another branch.'),
  ];
  for (const ordered of [pages, [...pages].reverse()])
    assert.equal(answerTo('--branch', ordered)?.text, 'The branch to check.');
});

test('answers the code of a comparison result', () => {
  const page = pageOf({
    url: '/docs/results/response.body.unknown',
    title: 'response.body.unknown',
    description: 'The response has a property that the provider never returns.',
    contentType: 'comparison-result',
  });
  assert.deepEqual(answerTo('response.body.unknown', [page]), {
    title: page.title,
    text: page.description,
    url: page.url,
  });
});

test('leaves out answers whose page is not in the index', () => {
  assert.deepEqual([...answersOf([], '/')], []);
  assert.equal(answerTo('PACTFLOW_HTTP_PORT', [pageOf({url: GLOSSARY})]), undefined);
  assert.equal(answerTo('pacticipant', [pageOf({url: VARIABLES})]), undefined);
});

test("the URLs of answers start with the site's base path", () => {
  const pages = [
    pageOf({url: `/preview${GLOSSARY}`}),
    {...command('publish', '--merge · Merge.'), url: '/preview/docs/cli/publish'},
  ];
  assert.equal(answerTo('pacticipant', pages, '/preview/')?.url, `/preview${GLOSSARY}#pacticipant`);
  assert.equal(answerTo('--merge', pages, '/preview/')?.url, '/preview/docs/cli/publish#options');
});
