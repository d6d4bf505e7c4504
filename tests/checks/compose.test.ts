import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, test, type TestContext} from 'node:test';
import {checkPages, type Loader} from './composeProjects/check';
import {commandProblems, readLines, readPage} from './composeProjects/pages';

const FENCE = '```';
const page = (text: string) =>
  readPage(
    'docs/x.mdx',
    text.split('\n').map((line, index) => ({text: line, file: 'docs/x.mdx', number: index + 1})),
  );
const block = (before: string, ...lines: string[]): string =>
  [before, '', `   ${FENCE}yaml check=compose`, ...lines.map((line) => `   ${line}`), `   ${FENCE}`, ''].join('\n');
const PACTFLOW = ['services:', '  pactflow:', '    labels: [a]'];

const temporary = (t: TestContext): string => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-test-'));
  t.after(() => rmSync(folder, {recursive: true}));
  return folder;
};

/** A parser that returns one service. Projects whose files match a pattern are invalid, or contain a mount. */
const loader =
  (invalid = /$^/, mount?: string): Loader =>
  (inputs) =>
    inputs.map(({folder, files}) => {
      const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
      if (texts.some((text) => invalid.test(text)))
        return {error: `${folder}/${files.at(-1)}: not valid`, project: null};
      const volumes = mount === undefined ? null : [{type: 'bind', source: `${folder}/${mount}`}];
      return {error: '', project: {services: {pactflow: {volumes}}, texts: texts.length > 1 ? texts[1] : undefined}};
    });
const check = (t: TestContext, text: string, load: Loader = loader()) =>
  checkPages('2.x', [page(text)], [], temporary(t), load);

describe('a page', () => {
  test('has the lines of its partials where it uses them', (t) => {
    const root = temporary(t);
    mkdirSync(join(root, 'docs'));
    writeFileSync(join(root, 'docs/_part.mdx'), 'One.\nTwo.');
    writeFileSync(join(root, 'docs/page.mdx'), 'import Part from \'./_part.mdx\';\n\n<Part root="/a" />\nEnd.');
    assert.deepEqual(
      readLines('docs/page.mdx', root).map(({text, file, number}) => `${file}:${number} ${text}`),
      [
        "docs/page.mdx:1 import Part from './_part.mdx';",
        'docs/page.mdx:2 ',
        'docs/_part.mdx:1 One.',
        'docs/_part.mdx:2 Two.',
        'docs/page.mdx:4 End.',
      ],
    );
  });
  test('has no lines of its front matter, and keeps the numbers of the others', (t) => {
    const root = temporary(t);
    writeFileSync(join(root, 'page.mdx'), '---\nkeywords: [docker compose unhealthy]\n---\nText.\n---');
    assert.deepEqual(
      readLines('page.mdx', root).map(({text, number}) => `${number} ${text}`),
      ['4 Text.', '5 ---'],
    );
    writeFileSync(join(root, 'page.mdx'), '---\nText.');
    assert.equal(readLines('page.mdx', root).length, 2);
  });
  test('names the file of each block, even if the sentence also names compose.yaml', () => {
    const {blocks} = page(
      block('Save it as `saml.compose.yml` next to `compose.yaml`.', ...PACTFLOW) +
        block('In an **empty** folder, save it as `compose.yaml`.', ...PACTFLOW) +
        block('`compose.yaml` contains:', ...PACTFLOW),
    );
    assert.deepEqual(
      blocks.map(({name, isStandalone}) => [name, isStandalone]),
      [
        ['saml.compose.yml', false],
        ['compose.yaml', true],
        ['compose.yaml', false],
      ],
    );
    assert.equal(blocks[0]?.text, PACTFLOW.join('\n'));
  });
  test('has commands in code blocks and in sentences', () => {
    const {commands} = page(
      `Run \`docker compose --env-file pactflow.env ps\`, or:\n\n${FENCE}sh check\ndocker compose --env-file pactflow.env logs pactflow | sort\n${FENCE}\n`,
    );
    assert.deepEqual(
      commands.map(({line, words}) => [line, words.join(' ')]),
      [
        [1, '--env-file pactflow.env ps'],
        [4, '--env-file pactflow.env logs pactflow'],
      ],
    );
  });
});

describe('a command', () => {
  const problems = (text: string): string =>
    commandProblems(
      {file: 'x.mdx', line: 3, words: text.split(' ')},
      new Set(['compose.yaml', 'saml.compose.yml']),
      new Set(['pactflow', 'db-clean']),
    ).join('\n');
  test('names the environment file, and files and services that exist', () => {
    for (const correct of [
      '--env-file pactflow.env up --detach --wait',
      '--env-file pactflow.env --file compose.yaml --file saml.compose.yml up --detach',
      '--env-file pactflow.env run --rm --env A=b --entrypoint db-version db-clean',
      '--env-file pactflow.env exec pactflow supervisorctl status haproxy',
      '--env-file pactflow.env cp pactflow:/tmp/haproxy.cfg ./haproxy.cfg',
      '--env-file pactflow.env logs --tail 5 pactflow',
    ])
      assert.equal(problems(correct), '', correct);
  });
  test('without the environment file, or with another file or service, is reported', () => {
    assert.match(problems('up --detach'), /^x\.mdx:3: docker compose up --detach: expected --env-file pactflow\.env/);
    assert.match(problems('--env-file pactflow.env --file docker-compose.yml up'), /but found docker-compose\.yml/);
    assert.match(problems('--env-file pactflow.env logs pact'), /one of the services .*, but found pact\. Correct/);
    assert.match(problems('--env-file pactflow.env exec web sh'), /but found web/);
  });
});

describe('the Compose files on a page', () => {
  test('are counted by how they are used', (t) => {
    const result = check(
      t,
      block('Add this to `compose.override.yaml`.', ...PACTFLOW) +
        block('In an empty folder, save it as `compose.yaml`.', ...PACTFLOW),
    );
    assert.deepEqual(
      [result.problems, result.overrides, result.parts, result.complete, result.combinations],
      [[], 1, 0, 1, 1],
    );
  });
  test('need a name', (t) =>
    assert.match(
      check(t, block('Use this:', ...PACTFLOW)).problems.join(),
      /^docs\/x\.mdx:3: expected the name of the/,
    ));
  test('must be valid when they are merged', (t) => {
    const {problems} = check(t, block('Add this to `compose.override.yaml`.', ...PACTFLOW), loader(/labels/));
    assert.deepEqual(problems, ['docs/x.mdx:3: ./compose.override.yaml: not valid']);
  });
  test('must be in the file of the builder if the page says so', (t) => {
    const {problems} = check(t, block('`compose.yaml` contains:', ...PACTFLOW));
    assert.match(
      problems.join(),
      /docs\/x\.mdx:3: expected lines that the builder's compose\.yaml contains for at least/,
    );
  });
  test('need explanations of their variables and steps for their files', (t) => {
    const lines = ['services:', '  pactflow:', '    image: "x:${VERSION:?set it}"'];
    assert.match(
      check(t, block('Add this to `compose.override.yaml`.', ...lines)).problems.join(),
      /expected an explanation of the variable VERSION/,
    );
    const text = block('Add this to `compose.override.yaml`, and set `VERSION` in `pactflow.env`.', ...lines);
    assert.deepEqual(check(t, text).problems, []);
    assert.match(check(t, text, loader(/$^/, 'tls.crt')).problems.join(), /expected a step that creates tls\.crt/);
    assert.deepEqual(check(t, `Save \`tls.crt\`.\n\n${text}`, loader(/$^/, 'tls.crt')).problems, []);
  });
});
