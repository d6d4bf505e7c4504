import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test} from 'node:test';
import {EXAMPLE, IN, repository, SMALL, TINY} from '../../shared/downloadable-projects/testRepository';
import pageDependencies, {dependenciesOf} from './dependencies.cjs';

test('a page depends on the files that it quotes', () => {
  const page =
    '```js file=samples/a/src/x.js#one\n```\n\n1. Run it:\n\n   ```sh run=samples/a/output/x.txt exit=1\n   ```\n\n```text output-of="samples/a/output/x.txt" lines=1-2\n```\n\n`file=x`\n';
  assert.deepEqual(dependenciesOf(page, '/nowhere'), {
    files: ['samples/a/output/x.txt', 'samples/a/src/x.js'],
    folders: [],
  });
});

test('a page depends on the project of an example', (t) => {
  const site = repository(t, EXAMPLE);
  for (const source of [
    '```diff diff=samples/examples/small/project..breaking\n```\n',
    '<StepDownload of="examples/small" />\n',
  ])
    assert.ok(dependenciesOf(source, site).files.includes(`${SMALL}/project/src/api.js`), source);
});

test('a page depends on a set of files', (t) => {
  const file = 'samples/on-premises/src/kubernetes/service.yaml';
  const site = repository(t, {[file]: 'kind: Service\n'});
  assert.ok(dependenciesOf('<StepDownload of="on-premises/kubernetes" />\n', site).files.includes(file));
});

test('a page depends on the folders and all files of the states that it compares or offers for download', (t) => {
  const site = repository(t, TINY);
  const compared = dependenciesOf('```diff diff=samples/workshops/tiny/step-1..step-2 file=src/a.js\n```\n', site);
  assert.deepEqual(compared.folders, [`${IN}/step-1`, `${IN}/step-2`]);
  assert.ok(compared.files.includes(`${IN}/step-1/src/logs/a.js`) && compared.files.includes(`${IN}/step-2/src/a.js`));
  assert.ok(!compared.files.some((file) => file.includes('node_modules')));
  const offered = dependenciesOf('<StepDownload of="tiny/step-2" />\n', site);
  assert.deepEqual(offered.folders, ['samples/mock-broker', `${IN}/step-2`]);
  assert.ok(offered.files.includes('samples/mock-broker/src/start.js'));
});

test('the loader adds the dependencies and returns the page unchanged', () => {
  const added: string[] = [];
  const page = '```js file=samples/a/x.js\n```\n\n<StepDownload of="none/step-1" />\n';
  const loader = {
    addDependency: (path: string) => added.push(path),
    addContextDependency: (path: string) => added.push(path),
  };
  assert.equal(pageDependencies.call(loader, page), page);
  for (const path of ['samples/a/x.js', 'samples/workshops/none/step-1'])
    assert.ok(added.includes(join(process.cwd(), path)), path);
});
