// Configuration of the Algolia Crawler. Paste it into the crawler's editor, and replace YOUR_APP_ID, YOUR_API_KEY, and
// YOUR_INDEX. For each published page, it creates the same records that `npm run search:push` creates from the built
// index; deploy/searchCrawler.test.ts compares the two. The editor accepts only one script without imports, so this file
// repeats the logic of src/plugins/site/finish-pages/page-exports/extract.ts and src/search/record.ts.
const SITE = 'https://docs.pactflow.io';

const EXCLUDED = {
  tags: [
    'script',
    'style',
    'template',
    'noscript',
    'nav',
    'aside',
    'footer',
    'form',
    'button',
    'input',
    'select',
    'textarea',
    'dialog',
    'iframe',
    'audio',
    'video',
    'canvas',
    'object',
  ],
  classes: [
    'code-meta',
    'hash-link',
    'needs-script',
    'no-print',
    'theme-doc-breadcrumbs',
    'theme-doc-footer',
    'theme-doc-toc-mobile',
    'theme-doc-version-badge',
    'theme-doc-version-banner',
    'theme-edit-this-page',
    'theme-last-updated',
    'pagination-nav',
    'sr-only',
  ],
};

const BLOCK_ELEMENTS =
  'address article blockquote dd details div dl dt figcaption figure header hr li main ol p section summary table tbody tfoot thead tr ul'.split(
    ' ',
  );

/** The most characters in the content or the code of a record. */
const MAX_LENGTH = 1400;

const CONTENT_TYPE_FACTORS = {
  course: 0.8,
  chapter: 0.8 * 0.56,
  example: 0.7,
  command: 0.5,
  'comparison-result': 0.5,
  message: 0.3,
  release: 0.5,
  notice: 0.8,
};

/** The query-independent boost of a page, out of 100. The factors are those in src/search/parameters.ts. */
function pageRankOf({legacy, current, editions, contentType}) {
  let boost = 1;
  if (legacy) boost *= 0.6;
  if (!current) boost *= 0.25 * 0.85;
  if (editions.length > 0 && editions.every((edition) => edition === '1.x')) boost *= 0.63;
  boost *= CONTENT_TYPE_FACTORS[contentType] ?? 1;
  return Math.round(100 * boost);
}

/** Splits a text into parts that fit in one record, at line breaks if possible. */
function splitText(text) {
  const parts = [];
  for (const line of text.split('\n').flatMap((full) => full.match(new RegExp(`.{1,${MAX_LENGTH}}`, 'gsu')) ?? [])) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + line.length < MAX_LENGTH) parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line);
  }
  return parts;
}

const removeInvisible = (text) => text.replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '');
const collapseSpaces = (text) => removeInvisible(text).replace(/\s+/g, ' ').trim();

/** Removes everything from an article that isn't content, like the exclusions in extract.ts. */
function removeExclusions($, article) {
  article
    .find(
      [
        ...EXCLUDED.tags,
        ...EXCLUDED.classes.map((name) => `.${name}`),
        '[data-no-extract]',
        '[aria-hidden="true"]',
      ].join(),
    )
    .remove();
  article.find('[hidden]:not([role="tabpanel"]):not([hidden="until-found"])').remove();
  article.find('[style]').each((_, element) => {
    const collapsed = $(element).parent().is('details') || $(element).is('[role="tabpanel"]');
    if (!collapsed && /display:\s*none/.test($(element).attr('style'))) $(element).remove();
  });
  article.find('img, svg').each((_, element) => {
    const words =
      element.name === 'img'
        ? $(element).attr('alt')
        : $(element).attr('role') === 'img'
          ? $(element).attr('aria-label')
          : '';
    if (words) $(element).replaceWith($('<p>').text(words));
    else $(element).remove();
  });
  article.find('.tabs-container').each((_, element) => {
    const labels = $(element).find('[role="tab"]').toArray();
    const panels = $(element).find('[role="tabpanel"]');
    panels.each((index, panel) => void $(panel).prepend($('<p>').text(collapseSpaces($(labels[index]).text()))));
    $(element).empty().append(panels);
  });
}

function sectionsOf($, article, title) {
  const sections = [];
  let head = {heading: title, level: 1, anchor: ''};
  let lines = [];
  let code = [];
  let line = '';
  const endLine = () => {
    const text = collapseSpaces(line).replace(/(?: ?·)+$/, '');
    if (text) lines.push(text);
    line = '';
  };
  const endSection = () => {
    endLine();
    sections.push({...head, text: lines.join('\n'), code: code.join('\n')});
    lines = [];
    code = [];
  };
  const visit = (node, inCell) => {
    if (node.type === 'text') {
      line += node.data;
    } else if (node.type !== 'tag') {
      // HTML comments aren't content.
    } else if (/^h[1-6]$/.test(node.name)) {
      const heading = collapseSpaces($(node).text());
      const level = Number(node.name[1]);
      endLine();
      if (heading === '' || (level === 1 && sections.length === 0 && lines.length === 0)) return;
      endSection();
      head = {heading, level: Math.max(level, 2), anchor: node.attribs.id ?? ''};
    } else if (node.name === 'pre') {
      endLine();
      $(node).find('br').replaceWith('\n');
      code.push(
        removeInvisible($(node).text())
          .replace(/[ \t]+$/gm, '')
          .replace(/^\n+|\n+$/g, ''),
      );
    } else if (node.name === 'td' || node.name === 'th') {
      for (const child of node.children) visit(child, true);
      line += ' · ';
    } else {
      const boundary = () => {
        if (BLOCK_ELEMENTS.includes(node.name) && !inCell) endLine();
        else if (BLOCK_ELEMENTS.includes(node.name) || node.name === 'br') line += ' ';
      };
      boundary();
      for (const child of node.children) visit(child, inCell);
      boundary();
    }
  };
  for (const child of article.get(0).children) visit(child, false);
  endSection();
  return sections;
}

/** Creates the records of a page. List pages and unlisted pages have none. */
function recordExtractor({$, url}) {
  const html = $('html');
  if (!html.is('.docs-doc-page, .blog-post-page, .mdx-page') || $('.theme-unlisted-banner').length > 0) return [];
  const scope = $('article').first();
  const meta = (name) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const list = (text) => text.split(',').map(collapseSpaces).filter(Boolean);
  const heading = scope.find('h1').first().clone();
  heading.find('.hash-link').remove();
  const title = collapseSpaces(heading.text());
  const siteSection =
    collapseSpaces($('.theme-layout-navbar-left .navbar__link--active').first().text()) || 'Reference';
  const path = $('.theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--active)')
    .toArray()
    .map((item) => collapseSpaces($(item).text()))
    .filter(Boolean);
  const version = meta('docsearch:version');
  const current = version === '' || version === 'current';
  const editions = list(meta('docsearch:edition'));
  const pageUrl = SITE + new URL(url).pathname;
  const article = scope.find('.markdown').length > 0 ? scope.find('.markdown').first() : scope;
  removeExclusions($, article);
  const contentType = html.is('.blog-post-page') ? 'notice' : meta('docsearch:content_type');
  const legacy = meta('docsearch:era') === 'legacy';
  const pageRank = pageRankOf({legacy, current, editions, contentType});
  const hierarchy = {lvl0: siteSection, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return sectionsOf($, article, title).flatMap(
    ({heading: sectionHeading, level, anchor, text, code: block}, position) => {
      if (level > 1) {
        for (let lower = level; lower <= 6; lower++) hierarchy[`lvl${lower}`] = null;
        hierarchy[`lvl${level}`] = sectionHeading;
      }
      const content = splitText(level === 1 ? [meta('description'), text].filter(Boolean).join('\n') : text);
      const code = splitText(block);
      return Array.from({length: Math.max(1, content.length, code.length)}, (_, part) => ({
        objectID: `${new URL(url).pathname}#${position}.${part}`,
        url: anchor ? `${pageUrl}#${anchor}` : pageUrl,
        url_without_anchor: pageUrl,
        anchor: anchor || null,
        type: `lvl${level}`,
        hierarchy: {...hierarchy},
        content: content[part] ?? null,
        code: code[part] ?? null,
        keywords: list(meta('keywords')),
        path,
        edition: editions,
        language: html.attr('lang') ?? 'en',
        docusaurus_tag: meta('docsearch:docusaurus_tag') || 'default',
        version: current ? null : version,
        weight: {pageRank, level: 100 - 10 * level, position},
      }));
    },
  );
}

new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_API_KEY',
  rateLimit: 8,
  schedule: 'every 1 day at 3:00 am',
  startUrls: [`${SITE}/`],
  sitemaps: [`${SITE}/sitemap.xml`],
  // Archived versions have a noindex tag for general search engines. This search includes them with a lower rank.
  ignoreNoIndex: true,
  discoveryPatterns: [`${SITE}/**`],
  actions: [{indexName: 'YOUR_INDEX', pathsToMatch: [`${SITE}/**`], recordExtractor}],
});
