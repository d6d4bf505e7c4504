import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import type {Code, Root} from 'mdast';
import remarkHighlight from './index';
import {highlight} from './grammars';
import {KINDS, linesOf, type Kind} from '../../../components/CodeHighlight/tokens';

/** Code with each highlighted token in brackets, preceded by its kind. */
const bracketed = (code: string, language: string): string =>
  linesOf(code, highlight(code, language))
    .map((line) => line.map(({kind, text}) => (kind === null ? text : `[${KINDS[kind]} ${text}]`)).join(''))
    .join('\n');

describe('highlight', () => {
  test('uses the grammar of the language', () => {
    assert.equal(bracketed('const a = "b"; // c', 'js'), '[keyword const] a = [string "b"]; [comment // c]');
    assert.equal(bracketed('{"a": 1}', 'json'), '{[property "a"]: [number 1]}');
    assert.equal(bracketed('a: 1', 'yaml'), '[keyword a]: [number 1]');
    assert.equal(bracketed('+a\n-b', 'diff'), '[inserted +a]\n[deleted -b]');
    assert.equal(
      bracketed('--- a\n+++ a\n@@ -1,2 +1,2 @@\n-x\n+y\n z', 'diff'),
      '[comment --- a]\n[comment +++ a]\n[comment @@ -1,2 +1,2 @@]\n[deleted -x]\n[inserted +y]\n z',
    );
    assert.match(bracketed('GET /a HTTP/1.1\nAccept: text/plain', 'http'), /\[property GET\]|\[keyword Accept\]/);
  });
  test('accepts every name of a language', () => {
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
  test('highlights code within a string as code', () =>
    assert.match(bracketed('`a${f(1)}b`', 'js'), /\[string `a\].*\[name f\].*\[number 1\].*\[string b`\]/));
  test('doesn’t highlight plain text', () => assert.equal(highlight('const a = 1;', 'text'), ''));
  test('rejects an unknown language', () =>
    assert.throws(
      () => highlight('x', 'klingon'),
      /the language "klingon" of this code block is unknown.*"text" for code without highlighting/,
    ));
  test('doesn’t change any character of the code, in any language that pages use', () => {
    // A Dockerfile line above TypeScript with tags: every grammar finds something to highlight.
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

describe('remarkHighlight', () => {
  const codeBlock = (lang: string | null, value: string): Code => ({
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
  test('adds the tokens to the properties of a code block', () =>
    assert.deepEqual(process(codeBlock('js', 'const a')), {id: 'kept', tokens: 'k5'}));
  test('adds no tokens to plain text', () =>
    assert.deepEqual(
      [process(codeBlock('text', 'const a')), process(codeBlock(null, 'a'))],
      [{id: 'kept'}, {id: 'kept'}],
    ));
  test('reports the page and the line of an unknown language', () =>
    assert.throws(
      () => process(codeBlock('klingon', 'x')),
      /^Error: docs\/z\.mdx:7: the language "klingon" of this code block is unknown/,
    ));
  test('reports a comment that highlights lines', () => {
    for (const comment of [
      '// highlight-next-line',
      '# highlight-start',
      '<!-- highlight-end -->',
      '/* highlight-next-line */',
      '{/* highlight-next-line */}',
      '-- highlight-start',
    ]) {
      assert.throws(
        () => process(codeBlock('js', `a\n  ${comment}\nb`)),
        /docs\/z\.mdx:7: this code block highlights lines with a comment\. Write the line numbers after the language/,
        comment,
      );
    }
    assert.doesNotThrow(() => process(codeBlock('css', 'a {\n  highlight-color: red;\n}')));
  });
});

describe('colors', () => {
  /** Relative luminance of a color such as `#0b6868`, as WCAG 2.2 defines it. */
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = parseInt(color.slice(at, at + 2), 16) / 255;
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
    const colors = new Map(
      [...rules.matchAll(/--code-(\w+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
    );
    const background = colors.get('background') ?? '';
    for (const name of ['text', ...Object.values(KINDS)]) {
      test(`${mode}: ${name} has a contrast of at least 4.5`, () => {
        const color = colors.get(name) ?? '';
        assert.ok(
          contrast(color, background) >= 4.5,
          `${color} on ${background}: ${contrast(color, background).toFixed(2)}`,
        );
      });
    }
  }
  test('exist for each kind', () => {
    for (const kind of Object.keys(KINDS) as Kind[])
      assert.match(css, new RegExp(`^\\.code-${KINDS[kind]} \\{\\n  color: var\\(--code-${KINDS[kind]}\\);`, 'm'));
  });
});
