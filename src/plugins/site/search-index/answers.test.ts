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

const glossaryPage = (url = GLOSSARY): ExtractedPage =>
  pageOf({url, parts: glossary.map(({id, term}) => ({heading: term, anchor: id}))});

const variablesPage = (url: string, editions: string[]): ExtractedPage =>
  pageOf({
    url,
    editions,
    parts: environmentVariables.map(({name}) => ({heading: name, anchor: name.toLowerCase()})),
  });

const answerTo = (query: string, pages: readonly ExtractedPage[]): Answer | undefined =>
  answersOf(pages).get(answerKey(query));

test('answers each term of the glossary and its aliases', () => {
  const answers = answersOf([glossaryPage()]);
  for (const entry of glossary)
    for (const name of [entry.term, ...('aliases' in entry ? entry.aliases : [])]) {
      const answer = answers.get(answerKey(name));
      assert.equal(answer?.text, entry.definition, name);
      assert.equal(answer.url, `${GLOSSARY}#${entry.id}`);
    }
  assert.match(answers.get(answerKey('pacticipant'))?.title ?? '', /^[A-Z]/);
});

test('answers each environment variable with its section, without Markdown, and prefers pages about 2.x', () => {
  const answers = answersOf([variablesPage(VARIABLES_1X, ['1.x']), variablesPage(VARIABLES, ['2.x'])]);
  for (const {name} of environmentVariables) {
    const answer = answers.get(answerKey(name));
    assert.equal(answer?.title, name);
    assert.equal(answer.url, `${VARIABLES}#${name.toLowerCase()}`);
    assert.ok(answer.text !== '' && !/`|\*\*|\]\(/.test(answer.text), answer.text);
  }
  assert.match(answers.get(answerKey('PACTFLOW_HTTP_PORT'))?.text ?? '', / Default: 9292$/);
  const only1x = answerTo('PACTFLOW_HTTP_PORT', [variablesPage(VARIABLES_1X, ['1.x'])]);
  assert.equal(only1x?.url, `${VARIABLES_1X}#pactflow_http_port`);
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

test('leaves out terms and variables that no section is about', () => {
  assert.deepEqual([...answersOf([])], []);
  assert.equal(answerTo('PACTFLOW_HTTP_PORT', [glossaryPage()]), undefined);
  assert.equal(answerTo('pacticipant', [pageOf({url: GLOSSARY})]), undefined);
});
