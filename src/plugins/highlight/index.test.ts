import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import type {Code, Root} from 'mdast';
import remarkHighlight from './index';
import {highlight} from './grammars';
import {KINDS, linesOf, type Kind} from './runs';

/** Code with each coloured stretch in brackets, by the name of its kind. */
const drawn = (code: string, language: string): string =>
  linesOf(code, highlight(code, language))
    .map((line) => line.map(({kind, text}) => (kind === null ? text : `[${KINDS[kind]} ${text}]`)).join(''))
    .join('\n');

describe('code', () => {
  test('is coloured by the grammar of its language', () => {
    assert.equal(drawn('const a = "b"; // c', 'js'), '[keyword const] a = [string "b"]; [comment // c]');
    assert.equal(drawn('{"a": 1}', 'json'), '{[property "a"]: [number 1]}');
    assert.equal(drawn('a: 1', 'yaml'), '[keyword a]: [number 1]');
    assert.equal(drawn('+a\n-b', 'diff'), '[inserted +a]\n[deleted -b]');
    assert.equal(
      drawn('--- a\n+++ a\n@@ -1,2 +1,2 @@\n-x\n+y\n z', 'diff'),
      '[comment --- a]\n[comment +++ a]\n[comment @@ -1,2 +1,2 @@]\n[deleted -x]\n[inserted +y]\n z',
    );
    assert.match(drawn('GET /a HTTP/1.1\nAccept: text/plain', 'http'), /\[property GET\]|\[keyword Accept\]/);
  });
  test('is coloured under every name of the language', () => {
    for (const [one, other] of [
      ['js', 'javascript'],
      ['sh', 'bash'],
      ['yml', 'yaml'],
      ['JSON', 'json'],
      ['xml', 'html'],
      ['dockerfile', 'docker'],
      ['env', 'sh'],
    ] as const)
      assert.equal(highlight('a "b" <c> # FROM 1', one), highlight('a "b" <c> # FROM 1', other));
  });
  test('within a string is coloured as what it is', () =>
    assert.match(drawn('`a${f(1)}b`', 'js'), /\[string `a\].*\[name f\].*\[number 1\].*\[string b`\]/));
  test('is left as it is where a page says so', () => assert.equal(highlight('const a = 1;', 'text'), ''));
  test('of a language without a grammar is told', () =>
    assert.throws(
      () => highlight('x', 'klingon'),
      /no grammar highlights code in "klingon".*"text" to leave it plain/,
    ));
  test('comes back whole from its runs, in every language that pages are written in', () => {
    // A line of Dockerfiles above code in TypeScript, with tags in it: every grammar finds something.
    const code = `FROM a AS b\n${readFileSync('src/theme/CodeBlock/index.tsx', 'utf8')}`;
    for (const language of [
      'sh',
      'json',
      'yaml',
      'js',
      'ts',
      'tsx',
      'xml',
      'java',
      'kotlin',
      'groovy',
      'python',
      'ruby',
      'go',
      'csharp',
      'php',
      'powershell',
      'docker',
      'scala',
      'hcl',
      'nginx',
      'sql',
      'graphql',
      'markdown',
      'properties',
      'toml',
      'swift',
    ]) {
      const lines = linesOf(code, highlight(code, language));
      assert.equal(lines.map((line) => line.map(({text}) => text).join('')).join('\n'), code, language);
      assert.ok(
        lines.flat().some(({kind}) => kind !== null),
        language,
      );
    }
  });
});

describe('a fence', () => {
  const fence = (lang: string | null, value: string): Code => ({
    type: 'code',
    lang,
    meta: null,
    value,
    data: {hProperties: {id: 'kept'}},
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
  });
  const process = (node: Code) => {
    const tree: Root = {type: 'root', children: [{type: 'blockquote', children: [node]}]};
    remarkHighlight()(tree, {path: `${globalThis.process.cwd()}/docs/z.mdx`});
    return node.data?.hProperties;
  };
  test('gets its runs as a property of the block, beside others', () =>
    assert.deepEqual(process(fence('js', 'const a')), {id: 'kept', runs: 'k5'}));
  test('of plain text gets none', () =>
    assert.deepEqual([process(fence('text', 'const a')), process(fence(null, 'a'))], [{id: 'kept'}, {id: 'kept'}]));
  test('in an unknown language stops the build with page and line', () =>
    assert.throws(() => process(fence('klingon', 'x')), /^Error: docs\/z\.mdx:7: no grammar highlights/));
  test('with a comment that marks lines stops the build, too', () => {
    for (const comment of [
      '// highlight-next-line',
      '# highlight-start',
      '<!-- highlight-end -->',
      '/* highlight-next-line */',
      '{/* highlight-next-line */}',
      '-- highlight-start',
    ]) {
      assert.throws(
        () => process(fence('js', `a\n  ${comment}\nb`)),
        /docs\/z\.mdx:7: this fence marks lines by a comment\. Name them behind the language/,
        comment,
      );
    }
    assert.doesNotThrow(() => process(fence('css', 'a {\n  highlight-color: red;\n}')));
  });
});

describe('colours', () => {
  /** Relative luminance of a colour such as `#0b6868`, as WCAG 2.2 defines it. */
  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  const css = readFileSync('src/css/custom.css', 'utf8');
  const palettes = {
    light: /^:root \{(.*?)^\}/ms.exec(css)?.[1] ?? '',
    dark: /^\[data-theme='dark'\] \{(.*?)^\}/ms.exec(css)?.[1] ?? '',
  };
  for (const [mode, rules] of Object.entries(palettes)) {
    const colours = new Map(
      [...rules.matchAll(/--code-(\w+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
    );
    const background = colours.get('background') ?? '';
    for (const name of ['text', ...Object.values(KINDS)]) {
      test(`${mode}: ${name} has a contrast of 4.5 or more`, () => {
        const colour = colours.get(name) ?? '';
        assert.ok(
          contrast(colour, background) >= 4.5,
          `${colour} on ${background}: ${contrast(colour, background).toFixed(2)}`,
        );
      });
    }
  }
  test('have a rule for each kind', () => {
    for (const kind of Object.keys(KINDS) as Kind[])
      assert.match(css, new RegExp(`^\\.code-${KINDS[kind]} \\{\\n  color: var\\(--code-${KINDS[kind]}\\);`, 'm'));
  });
});
