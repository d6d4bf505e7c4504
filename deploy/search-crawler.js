// Configuration of the Algolia Crawler: paste it into the crawler's editor, and fill in application id, key and index. It makes of each published page the records that
// `npm run search:push` makes of the built index; deploy/searchCrawler.test.ts holds the two against each other. The editor takes one script without imports, so what
// src/plugins/site/page-exports/extract.ts and src/search/record.ts do is said again here, as short as it goes.
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
    'code-proof',
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

const BLOCKS =
  'address article blockquote dd details div dl dt figcaption figure header hr li main ol p section summary table tbody tfoot thead tr ul'.split(
    ' ',
  );

const LONGEST = 1400;

const CONTENT_TYPE_FACTORS = {
  course: 0.8,
  chapter: 0.8 * 0.75,
  example: 0.7,
  command: 0.4,
  'comparison-result': 0.5,
  release: 0.5,
  notice: 0.8,
};

/** The query-independent boost of a page, out of 100. The factors are those in src/search/boosts.ts. */
function pageRankOf({legacy, current, editions, contentType}) {
  let boost = 1;
  if (legacy) boost *= 0.6;
  if (!current) boost *= 0.25 * 0.85;
  if (editions.length > 0 && editions.every((edition) => edition === '1.x')) boost *= 0.85;
  boost *= CONTENT_TYPE_FACTORS[contentType] ?? 1;
  return Math.round(100 * boost);
}

function portions(text) {
  const cut = [];
  for (const line of text.split('\n').flatMap((whole) => whole.match(new RegExp(`.{1,${LONGEST}}`, 'gsu')) ?? [])) {
    const last = cut.at(-1);
    if (last !== undefined && last.length + line.length < LONGEST) cut[cut.length - 1] = `${last}\n${line}`;
    else cut.push(line);
  }
  return cut;
}

const visible = (text) => text.replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '');
const squeeze = (text) => visible(text).replace(/\s+/g, ' ').trim();

/** Takes out of an article what is no content, as the exclusions of extract.ts do. */
function clean($, article) {
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
    const folded = $(element).parent().is('details') || $(element).is('[role="tabpanel"]');
    if (!folded && /display:\s*none/.test($(element).attr('style'))) $(element).remove();
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
    panels.each((index, panel) => void $(panel).prepend($('<p>').text(squeeze($(labels[index]).text()))));
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
    const text = squeeze(line).replace(/(?: ?·)+$/, '');
    if (text) lines.push(text);
    line = '';
  };
  const endSection = () => {
    endLine();
    sections.push({...head, text: lines.join('\n'), code: code.join('\n')});
    lines = [];
    code = [];
  };
  const walk = (node, inCell) => {
    if (node.type === 'text') {
      line += node.data;
    } else if (node.type !== 'tag') {
      // Comments carry nothing.
    } else if (/^h[1-6]$/.test(node.name)) {
      const heading = squeeze($(node).text());
      const level = Number(node.name[1]);
      endLine();
      if (heading === '' || (level === 1 && sections.length === 0 && lines.length === 0)) return;
      endSection();
      head = {heading, level: Math.max(level, 2), anchor: node.attribs.id ?? ''};
    } else if (node.name === 'pre') {
      endLine();
      $(node).find('br').replaceWith('\n');
      code.push(
        visible($(node).text())
          .replace(/[ \t]+$/gm, '')
          .replace(/^\n+|\n+$/g, ''),
      );
    } else if (node.name === 'td' || node.name === 'th') {
      for (const child of node.children) walk(child, true);
      line += ' · ';
    } else {
      const boundary = () => {
        if (BLOCKS.includes(node.name) && !inCell) endLine();
        else if (BLOCKS.includes(node.name) || node.name === 'br') line += ' ';
      };
      boundary();
      for (const child of node.children) walk(child, inCell);
      boundary();
    }
  };
  for (const child of article.get(0).children) walk(child, false);
  endSection();
  return sections;
}

/** The records of a page; none for a page that has no content of its own. */
function recordExtractor({$, url}) {
  const html = $('html');
  if (!html.is('.docs-doc-page, .blog-post-page, .mdx-page') || $('.theme-unlisted-banner').length > 0) return [];
  const scope = $('article').first();
  const meta = (name) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const list = (text) => text.split(',').map(squeeze).filter(Boolean);
  const heading = scope.find('h1').first().clone();
  heading.find('.hash-link').remove();
  const title = squeeze(heading.text());
  const area = squeeze($('.theme-layout-navbar-left .navbar__link--active').first().text()) || 'Reference';
  const path = $('.theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--active)')
    .toArray()
    .map((item) => squeeze($(item).text()))
    .filter(Boolean);
  const version = meta('docsearch:version');
  const current = version === '' || version === 'current';
  const editions = list(meta('docsearch:edition'));
  const address = SITE + new URL(url).pathname;
  const article = scope.find('.markdown').length > 0 ? scope.find('.markdown').first() : scope;
  clean($, article);
  const contentType = html.is('.blog-post-page') ? 'notice' : meta('docsearch:content_type');
  const legacy = meta('docsearch:era') === 'legacy';
  const pageRank = pageRankOf({legacy, current, editions, contentType});
  const hierarchy = {lvl0: area, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return sectionsOf($, article, title).flatMap(({heading: words, level, anchor, text, code: block}, position) => {
    if (level > 1) {
      for (let lower = level; lower <= 6; lower++) hierarchy[`lvl${lower}`] = null;
      hierarchy[`lvl${level}`] = words;
    }
    const content = portions(level === 1 ? [meta('description'), text].filter(Boolean).join('\n') : text);
    const code = portions(block);
    return Array.from({length: Math.max(1, content.length, code.length)}, (_, part) => ({
      objectID: `${new URL(url).pathname}#${position}.${part}`,
      url: anchor ? `${address}#${anchor}` : address,
      url_without_anchor: address,
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
  });
}

new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_API_KEY',
  rateLimit: 8,
  schedule: 'every 1 day at 3:00 am',
  startUrls: [`${SITE}/`],
  sitemaps: [`${SITE}/sitemap.xml`],
  // Frozen versions ask general search engines to stay away; this search offers them, ranked below.
  ignoreNoIndex: true,
  discoveryPatterns: [`${SITE}/**`],
  actions: [{indexName: 'YOUR_INDEX', pathsToMatch: [`${SITE}/**`], recordExtractor}],
});
