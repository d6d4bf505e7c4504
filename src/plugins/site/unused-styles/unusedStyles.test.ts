import assert from 'node:assert/strict';
import {test} from 'node:test';
import postcss, {type AcceptedPlugin} from 'postcss';
import unusedStylesPlugin from './index';

/** Processes a style sheet as the build does. */
async function built(css: string, file: string): Promise<string> {
  const options = unusedStylesPlugin().configurePostCss?.({plugins: []} as never) as unknown as {
    plugins: AcceptedPlugin[];
  };
  return (await postcss(options.plugins).process(css, {from: file})).css;
}

// The parts of this name are separate, because the plugin also reads this file.
const UNUSED = ['some', 'class', 'that', 'nothing', 'uses'].join('-');
const CSS = `.navbar__item {color: red}\n.${UNUSED} {color: red}`;

test('styles of Infima that nothing uses are removed', async () =>
  assert.equal(
    await built(CSS, '/site/node_modules/infima/dist/css/default/default.css'),
    '.navbar__item {color: red}',
  ));

test('custom properties of Infima that nothing uses are removed, and so are those that only they use', async () =>
  assert.equal(
    await built(
      `:root {--${UNUSED}: var(--${UNUSED}-2);--${UNUSED}-2: red;--ifm-color-primary: red}`,
      '/site/node_modules/infima/dist/css/default/default.css',
    ),
    ':root {--ifm-color-primary: red}',
  ));

test('all other styles stay', async () => assert.equal(await built(CSS, '/site/src/css/custom.css'), CSS));

test('legacy properties for outdated browsers are removed from all style sheets', async () =>
  assert.equal(
    await built('tr {page-break-inside: avoid;-moz-column-break-inside: avoid;break-inside: avoid}', '/site/a.css'),
    'tr {break-inside: avoid}',
  ));
