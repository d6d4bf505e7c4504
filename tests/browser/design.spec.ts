import type {Page} from '@playwright/test';
import {expect, test, visit} from './fixture';

const PHONE = {width: 390, height: 844};

test('the search box on the home page opens the search dialog, with the mouse and with the keyboard', async ({
  page,
}) => {
  await visit(page, '/');
  const box = page.getByRole('link', {name: 'Search by task, error message, or command'});
  const field = page.getByRole('combobox', {name: 'Search'});
  await box.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('former anchors of the home page lead to the tutorial', async ({page}) => {
  for (const [hash, url] of [
    ['first-contract-in-ten-minutes', '/docs/first-contract'],
    ['7-share-the-contract', '/docs/first-contract#share-the-contract'],
  ] as const) {
    await page.goto(`/#${hash}`);
    await expect(page).toHaveURL(url);
  }
});

test('a language on the home page selects the tab of the page that it leads to', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('link', {name: 'Python', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/write-and-verify\?language=python$/);
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('names with hyphens stay on one line, in titles and in text', async ({page}) => {
    for (const [path, names] of [
      ['/learn/can-i-deploy', 'main h1 .unbroken'],
      ['/docs/fix-can-i-deploy', 'main :is(h1, p, li) .unbroken'],
      ['/docs/write-and-verify', 'main p code > .unbroken'],
    ] as const) {
      await visit(page, path);
      const lines = await page
        .locator(names)
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.closest('td') === null)
            .map((element) => element.getClientRects().length),
        );
      expect(lines.length, path).toBeGreaterThan(0);
      expect(new Set(lines), path).toEqual(new Set([1]));
    }
  });

  test('at most 120 px are above the heading', async ({page}) => {
    for (const path of [
      '/docs/pact',
      '/docs/workshops',
      '/docs/on-premises',
      '/docs/reference/cli/broker/can-i-deploy',
      '/docs/user-interface/settings/api-tokens',
    ]) {
      await visit(page, path);
      const {top, text} = await page
        .locator('h1')
        .evaluate((heading) => ({top: heading.getBoundingClientRect().top, text: heading.textContent}));
      expect.soft(top, `${path}: ${text}`).toBeLessThanOrEqual(120);
    }
  });

  test('the heading is below the breadcrumbs and the button that opens the table of contents', async ({page}) => {
    for (const path of ['/', '/docs/pact', '/docs/on-premises-2x/environment-variables', '/oas/products']) {
      await visit(page, path);
      const bottoms = await page
        .locator('.theme-doc-breadcrumbs, .theme-doc-toc-mobile')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().bottom));
      const top = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
      expect.soft(bottoms.length, path).toBeGreaterThan(0);
      expect.soft(top, path).toBeGreaterThan(Math.max(...bottoms));
    }
  });

  test('the table of contents opens above the page, and nothing moves', async ({page}) => {
    await visit(page, '/docs/pact');
    const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await top();
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByRole('button').click();
    await expect(contents.getByRole('link', {name: 'What a pact proves'})).toBeVisible();
    expect(await top()).toBe(before);
  });

  test('the menu of a section has links to all sections', async ({page}) => {
    await visit(page, '/docs/pact');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sections = page.getByRole('navigation', {name: 'Sections'});
    for (const name of ['Docs', 'University', 'Examples', 'On-Premises', 'Notices'])
      await expect(sections.getByRole('link', {name, exact: true})).toBeVisible();
    await sections.getByRole('link', {name: 'Examples', exact: true}).click();
    await expect(page).toHaveURL('/docs/examples');
    await expect(sections).toBeHidden();
  });

  test('no part of a shell command is outside of its code block', async ({page}) => {
    for (const path of ['/docs/cid-polling-bdc', '/docs/reference/cli/broker/can-i-deploy', '/docs/first-contract']) {
      await visit(page, path);
      const blocks = page.locator('.theme-code-block[data-wrapped]:visible pre');
      expect(await blocks.count(), path).toBeGreaterThan(0);
      expect
        .soft(
          await blocks.evaluateAll((all) =>
            all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map(({textContent}) => textContent),
          ),
          path,
        )
        .toEqual([]);
    }
  });
});

/** The largest number of characters in a line of the page's paragraphs. */
const longestLine = (page: Page): Promise<number> =>
  page.locator('.markdown > p').evaluateAll((paragraphs) =>
    Math.max(
      ...paragraphs.map((paragraph) => {
        const lines = new Map<number, number>();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const {top, bottom, height} = range.getBoundingClientRect();
            // Such as the definition of a term, which isn't open.
            if (height === 0) continue;
            const middle = Math.round((top + bottom) / 40);
            lines.set(middle, (lines.get(middle) ?? 0) + 1);
          }
        return Math.max(...lines.values());
      }),
    ),
  );

for (const width of [1440, 1920]) {
  test(`lines of text have at most 90 characters in a window of ${width} px, and code uses the rest`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/docs/pact');
    expect(await longestLine(page)).toBeLessThanOrEqual(90);
    expect(await longestLine(page)).toBeGreaterThan(60);
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().width);
    expect(await widthOf('.markdown .theme-code-block')).toBeGreaterThan((await widthOf('.markdown > p')) + 100);
  });
}

test('the links to the previous and next pages show titles', async ({page}) => {
  await visit(page, '/docs/bi-directional-contract-testing/consumer');
  const link = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first();
  await expect(link).toContainText('Bi-directional contract testing');
});

test('a diagram opens in a dialog with the keyboard, at a larger size, and gives the focus back', async ({page}) => {
  await visit(page, '/docs/choose-an-approach');
  const figure = page.locator('figure.diagram').first();
  const button = figure.getByRole('button', {name: 'Enlarge the picture'});
  const caption = (await figure.locator('figcaption').textContent()) ?? '';
  const before = await figure.locator('svg').first().boundingBox();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: caption});
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  const picture = dialog.locator('svg');
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual((before?.width ?? Infinity) * 1.2);
  // Markers are found by their ids, which the copy has its own of.
  const markers = await picture.evaluate((svg) =>
    [...svg.querySelectorAll('[marker-end]')].map((line) => {
      const id = /#(.+)\)/.exec(line.getAttribute('marker-end') ?? '')?.[1] ?? '';
      return svg.querySelector(`[id="${id}"]`) !== null;
    }),
  );
  expect(markers.length).toBeGreaterThan(5);
  expect(markers).not.toContain(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a UI mockup opens in a dialog and closes with a click outside', async ({page}) => {
  await visit(page, '/docs/user-interface/settings/api-tokens');
  const figure = page.locator('figure.ui-mockup').first();
  await figure.getByRole('button', {name: 'Enlarge the picture'}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('svg text').first()).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
});

test('a diagram has the version that fits the column, and the labels of each version are readable', async ({page}) => {
  for (const [path, narrow] of [
    ['/docs/bi-directional-contract-testing', 'svg'],
    ['/docs/choose-an-approach', 'ul'],
    ['/docs/examples/aws/sns/provider', 'ol'],
  ] as const) {
    await page.setViewportSize({width: 1440, height: 900});
    await visit(page, path);
    const figure = page.locator('figure.diagram', {has: page.locator(`.diagram__narrow > ${narrow}`)}).first();
    const wide = figure.locator('.diagram__wide svg');
    await expect(wide).toBeVisible();
    await expect(figure.locator(`.diagram__narrow > ${narrow}`)).toBeHidden();
    for (const width of [390, 360]) {
      await page.setViewportSize({width, height: 844});
      await expect(wide).toBeHidden();
      await expect(figure.locator(`.diagram__narrow > ${narrow}`)).toBeVisible();
      const {scrollWidth, clientWidth} = await figure
        .locator('.diagram__narrow')
        .evaluate((canvas) => ({scrollWidth: canvas.scrollWidth, clientWidth: canvas.clientWidth}));
      expect(scrollWidth, `${path} at ${width} px`).toBeLessThanOrEqual(clientWidth);
    }
  }
});

test('a table that is wider than its frame keeps its first column in view, without JavaScript, too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({baseURL, javaScriptEnabled: false, viewport: {width: 1024, height: 900}});
  const page = await context.newPage();
  await page.goto('/docs/which-pacts-are-verified');
  const frame = page.locator('[data-table-frame]', {hasText: 'WIP pacts'}).first();
  const cell = frame.getByRole('cell', {name: 'Pact Go'});
  const before = await cell.boundingBox();
  await frame.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  expect(await frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(50);
  expect((await cell.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, -1);
  await context.close();
});

test('statuses in tables have an icon and a color for each kind', async ({page}) => {
  await visit(page, '/docs/bi-directional-contract-testing/contracts/oas/features');
  const kinds = new Map<string, string>();
  for (const [word, kind] of [
    ['Passes', 'ok'],
    ['Wrong error', 'partly'],
    ['Error', 'fail'],
  ] as const) {
    const cells = page.locator('main td').filter({hasText: new RegExp(`^${word}$`)});
    expect(await cells.count(), word).toBeGreaterThan(1);
    for (const cell of await cells.all()) {
      const status = cell.locator(`[data-status="${kind}"]`);
      await expect(status, word).toHaveText(word);
      await expect(status.locator('svg'), word).toBeVisible();
    }
    const color = await cells
      .first()
      .locator('[data-status]')
      .evaluate((element) => getComputedStyle(element).color);
    kinds.set(color, `${kinds.get(color) ?? ''}${kind}`);
  }
  expect([...kinds.values()]).toEqual(['ok', 'partly', 'fail']);
});

test('the list of tags has one line above each letter, and the number of pages for each tag', async ({page}) => {
  await visit(page, '/notices/tags');
  const letters = page.locator('main section');
  expect(await letters.count()).toBeGreaterThan(3);
  for (const letter of await letters.all()) {
    await expect(letter.getByRole('heading', {level: 2})).toHaveText(/^[A-Z]\u200b$/);
    for (const tag of await letter.getByRole('listitem').all()) await expect(tag).toContainText(/\d+ pages?/);
  }
  await expect(page.locator('main hr')).toHaveCount(0);
  const boxes = await letters.evaluateAll((all) =>
    all.map((element) => [getComputedStyle(element).borderTopWidth, getComputedStyle(element).borderBottomWidth]),
  );
  expect(new Set(boxes.map(String))).toEqual(new Set(['1px,0px']));
});

test('before a query, the search page offers searches that have results, and the sections of the site', async ({
  page,
}) => {
  await visit(page, '/search');
  const main = page.getByRole('main');
  const section = (name: string) =>
    main.locator('section').filter({has: page.getByRole('heading', {level: 2, name, exact: true})});
  const queries = await section('Example searches').getByRole('link').allTextContents();
  expect(queries.length).toBeGreaterThan(5);
  for (const query of queries) {
    await section('Example searches').getByRole('link', {name: query, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for "${query}"`);
    await expect(main.getByRole('status'), query).toHaveText(/documents? found$/);
    await expect(main.locator('section')).toHaveCount(0);
    await page.goBack();
  }
  await expect(section('Sections').getByRole('link', {name: 'On-Premises'})).toHaveAttribute(
    'href',
    '/docs/on-premises',
  );
});

test('search results name their section of the site only if it distinguishes them', async ({page}) => {
  await visit(page, '/search?q=can-i-deploy');
  const results = page.getByRole('main').locator('ol > li');
  await expect(results).toHaveCount(10);
  const texts = await results.evaluateAll((items) => items.map((item) => (item as HTMLElement).innerText));
  const lines = texts.map((text) => new Set(text.split('\n')));
  const repeated = [...(lines[0] ?? [])].filter((line) => line !== '' && lines.every((other) => other.has(line)));
  expect(repeated).toEqual([]);
  expect(texts.filter((text) => text.startsWith('Docs\n'))).toEqual([]);
});

test('the five kinds of callouts have their own icons and colors, and no stock styles', async ({page}) => {
  const looks = new Map<string, string>();
  for (const [kind, path] of [
    ['note', '/docs/ai/managing'],
    ['tip', '/docs/user-interface/settings/roles'],
    ['info', '/docs/on-premises/support-policy'],
    ['warning', '/docs/install-pact-cli'],
    ['danger', '/docs/on-premises/support-policy'],
  ] as const) {
    await visit(page, path);
    const callout = page.locator(`.theme-admonition-${kind}`).first();
    await expect(callout).not.toHaveClass(/alert/);
    looks.set(
      kind,
      await callout.evaluate((element) => {
        const {borderLeftColor, borderLeftWidth} = getComputedStyle(element);
        const icon = element.querySelector('svg path')?.getAttribute('d') ?? '';
        return `${borderLeftWidth} ${borderLeftColor} ${icon}`;
      }),
    );
  }
  expect(new Set(looks.values()).size, [...looks].join('\n')).toBe(5);
  for (const look of looks.values()) expect(look).toMatch(/^4px rgb\(\d+, \d+, \d+\) m/i);
});

test.describe('on paper', () => {
  /** The width of A4 paper without the default margins. */
  test.use({viewport: {width: 718, height: 1000}});

  for (const path of [
    '/docs/fix-can-i-deploy',
    '/docs/examples/golang/consumer',
    '/docs/on-premises/authentication/saml',
    '/docs/reference/cli/broker/can-i-deploy',
  ]) {
    test(`nothing of ${path} is cut off, and the rows of console tables do not wrap`, async ({page}) => {
      await visit(page, path);
      await page.emulateMedia({media: 'print'});
      const found = await page.evaluate(() => {
        const cut: string[] = [];
        const wrapped: string[] = [];
        let rows = 0;
        for (const element of document.querySelectorAll(
          'main pre, main td, main th, main p, main li, [data-table-frame]',
        ))
          if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
            cut.push(`${element.localName}: ${(element.textContent ?? '').slice(0, 60)}`);
        for (const line of document.querySelectorAll('main .language-text .token-line')) {
          if (!/[│┌└╞]|\|.*\||-\|-/.test(line.textContent ?? '')) continue;
          rows += 1;
          const range = document.createRange();
          range.selectNodeContents(line);
          const tops = [...range.getClientRects()].map(({top}) => Math.round(top / 4));
          if (Math.max(...tops) - Math.min(...tops) > 1) wrapped.push(line.textContent ?? '');
        }
        const toolbars = [...document.querySelectorAll('main [role="toolbar"], main button')].filter(
          (element) => element.getClientRects().length > 0 && !element.matches('.glossary-term'),
        );
        return {cut, wrapped, rows, toolbars: toolbars.map(({outerHTML}) => outerHTML.slice(0, 120))};
      });
      expect(found).toMatchObject({cut: [], wrapped: [], toolbars: []});
      if (/can-i-deploy$|consumer$/.test(path) && !path.includes('reference')) expect(found.rows).toBeGreaterThan(3);
      expect((await page.pdf({format: 'A4'})).length).toBeGreaterThan(10_000);
    });
  }
});
