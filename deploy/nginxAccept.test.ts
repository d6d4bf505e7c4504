import assert from 'node:assert/strict';
import test from 'node:test';
import {acceptMaps, greater} from './nginxAccept';
import {prefersMarkdown} from '../src/site/responseHeaders';

/**
 * Evaluates the maps like nginx: literal strings first, and then the regular expressions in order. Variables in values
 * are replaced.
 */
function markdownFor(accept: string | undefined): boolean {
  const variables = new Map<string, string>([['http_accept', accept ?? '']]);
  const interpolated = (text: string) =>
    text
      .replace(/^"|"$/g, '')
      .replace(
        /\$(?:\{(\w+)\}|(\w+))/g,
        (_, braced: string | undefined, bare: string) => variables.get(braced ?? bare) ?? '',
      );
  for (const {source, name, fallback, rows} of acceptMaps) {
    const value = interpolated(source);
    let result = rows.find(([pattern]) => !pattern.startsWith('~') && pattern === value)?.[1];
    for (const [pattern, found] of rows) {
      if (result !== undefined || !pattern.startsWith('~')) continue;
      const match = new RegExp(pattern.replace(/^~\*?/, ''), pattern.startsWith('~*') ? 'i' : '').exec(value);
      if (match === null) continue;
      for (const [group, text] of Object.entries(match.groups ?? {})) variables.set(group, text ?? '');
      result = found;
    }
    variables.set(name.slice(1), interpolated(result ?? fallback));
  }
  return variables.get('docs_prefers_markdown') === '1';
}

test('the maps make the same choice as prefersMarkdown', () => {
  const types = ['text/markdown', 'text/html', 'text/*', '*/*', 'application/json'];
  const weights = [
    '',
    ';q=1',
    ';q=1.0',
    ';q=0',
    ';q=0.0',
    ';q=0.5',
    ';q=0.51',
    ';q=0.499',
    '; q=0.9',
    ';charset=utf-8',
    ';charset=utf-8;q=0.8',
    ' ; q=0.05 ',
  ];
  let compared = 0;
  const compare = (header: string | undefined) => {
    assert.equal(markdownFor(header), prefersMarkdown(header), header);
    compared += 1;
  };
  for (const header of [
    undefined,
    '',
    ',',
    'text/markdown;q=nonsense',
    'text/markdownish',
    'xtext/markdown',
    'TEXT/MARKDOWN;Q=0.9, Text/HTML',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  ])
    compare(header);
  for (const one of types) {
    for (const oneWeight of weights) {
      compare(one + oneWeight);
      for (const other of types) {
        if (other === one) continue;
        for (const otherWeight of weights) {
          compare(`${one}${oneWeight}, ${other}${otherWeight}`);
          if (other !== 'text/*' && one !== 'text/*') compare(`${one}${oneWeight},text/*;q=0.5,${other}${otherWeight}`);
        }
      }
    }
  }
  assert.ok(compared > 4000, String(compared));
});

test('greater matches if the first number is greater than the second', () => {
  const pattern = new RegExp(greater);
  for (const [one, other] of [
    ['1000', '0999'],
    ['0500', '0499'],
    ['0010', '0009'],
    ['0900', '0000'],
  ] as const) {
    assert.ok(pattern.test(`${one}:${other}:`), one);
    assert.ok(!pattern.test(`${other}:${one}:`), other);
    assert.ok(!pattern.test(`${one}:${one}:`), one);
  }
});
