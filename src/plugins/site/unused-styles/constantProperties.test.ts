import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {inlineConstants} from './constantProperties';

const MAIN = 'assets/css/styles.0a.css';
const PAGE = 'assets/css/styles-Page.0a.css';

/** The changed style sheets, without the line feeds that only make the tests readable. */
function inlined(sheets: Record<string, string>, usedElsewhere: readonly string[] = []): Record<string, string> {
  const compact = Object.entries(sheets).map(([file, css]) => [file, css.replace(/\n\s*/g, '')] as const);
  return Object.fromEntries(inlineConstants(new Map(compact), new Set(usedElsewhere)));
}

/** The main sheet after the change, or null if it's the same. */
const main = (css: string, usedElsewhere?: readonly string[]): string | null =>
  inlined({[MAIN]: css}, usedElsewhere)[MAIN] ?? null;

describe('a property that always has the same value', () => {
  test('is replaced with the value in all style sheets', () =>
    assert.deepEqual(
      inlined({
        [MAIN]: ':root{--gap:1rem;color:red}p{margin:var(--gap) auto}',
        [PAGE]: 'p{padding:calc(var(--gap)*2)}',
      }),
      {[MAIN]: ':root{color:red}p{margin:1rem auto}', [PAGE]: 'p{padding:calc(1rem*2)}'},
    ));

  test('is replaced even if its value contains others, and where a fallback is given', () =>
    assert.equal(
      main(':root{--a:1px;--b:var(--a);--c:var(--b)}p{margin:var(--c);padding:var(--b,2px)}'),
      'p{margin:1px;padding:1px}',
    ));

  test('stays apart from neighboring values', () =>
    assert.equal(main(':root{--a:1px;--b:2px}p{margin:var(--a)var(--b)}'), 'p{margin:1px 2px}'));

  test('is removed if nothing uses it', () => assert.equal(main(':root{--a:1px}p{color:red}'), 'p{color:red}'));

  test('is replaced in a cascade layer, too', () =>
    assert.equal(
      main('@layer infima{:root{--a:1px;color:red}p{margin:var(--a)}}'),
      '@layer infima{:root{color:red}p{margin:1px}}',
    ));
});

describe('a property stays if', () => {
  const unchanged: [reason: string, css: string][] = [
    ['another rule changes it', ':root{--a:1px}p{margin:var(--a)}.wide{--a:2px}'],
    ['dark mode changes it', ':root{--a:#fff}p{color:var(--a)}[data-theme=dark]{--a:#000}'],
    ['a media query changes it', ':root{--a:1px}p{margin:var(--a)}@media print{:root{--a:0}}'],
    ['it has a value only under a condition', '@media print{:root{--a:1px}}p{margin:var(--a,0)}'],
    ['it belongs to another element', '.page{--a:1px}p{margin:var(--a)}'],
    ['an element changes a property in its value', ':root{--a:var(--b)}p{color:var(--a)}.wide{--b:red}'],
    [
      'its value would make the style sheet larger',
      `:root{--a:${'x'.repeat(60)}}${'p{font-family:var(--a)}'.repeat(3)}`,
    ],
  ];
  for (const [reason, css] of unchanged) test(reason, () => assert.equal(main(css), null));

  test('a script or an inline style uses it', () =>
    assert.equal(main(':root{--a:1px}p{margin:var(--a)}', ['--a']), null));

  test('only a page’s own style sheet has it, because scripts can load that sheet later', () =>
    assert.deepEqual(inlined({[MAIN]: 'p{color:red}', [PAGE]: ':root{--a:1px}p{margin:var(--a)}'}), {}));
});

describe('a declaration that another one always overrides', () => {
  test('is removed from cascade layers, and the other one is constant then', () =>
    assert.equal(
      main('@layer infima{:root{--a:1px}html[data-theme=dark]{--a:2px}p{margin:var(--a)}}:root{--a:3px}'),
      '@layer infima{p{margin:3px}}',
    ));

  test('stays if the other one applies only under a condition, or to another element', () => {
    assert.equal(main('@layer infima{:root{--a:1px}p{margin:var(--a)}}@media print{:root{--a:3px}}'), null);
    assert.equal(
      main('@layer infima{:root{--a:1px}.nav{--a:2px}p{margin:var(--a)}}:root{--a:3px}'),
      '@layer infima{.nav{--a:2px}p{margin:var(--a)}}:root{--a:3px}',
    );
  });
});

test('a bundle without the style sheet of all pages is an error', () =>
  assert.throws(
    () => inlined({[PAGE]: ':root{--a:1px}'}),
    /expected a style sheet whose name matches .*, but found assets\/css\/styles-Page\.0a\.css\. Find out/,
  ));
