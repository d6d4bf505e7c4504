/**
 * Simplifies the HTML of an article before it's converted to Markdown. Admonitions become block quotes, collapsible
 * sections become text below a bold line, and figures become sentences. Only extract.ts decides what to leave out.
 */
import type {Element, ElementContent, Properties} from 'hast';
import {classesOf, codeText, find, findAll, isElement, plainText, stringOf} from './extract.ts';

export interface PlainHtmlOptions {
  /** The page's title. A level 1 heading that repeats it is left out. */
  title: string;
  /** The sources of diagrams, by the names of their figures. */
  diagrams?: ReadonlyMap<string, string>;
}

const text = (value: string): ElementContent => ({type: 'text', value});

const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const hasClassPrefix =
  (start: string) =>
  (candidate: Element): boolean =>
    classesOf(candidate).some((name) => name.startsWith(start));

/**
 * Joins adjacent text nodes. React renders comments between them, which extract.ts has removed. Otherwise, a text node
 * with a single space would look like the white space between two blocks, which `inLine` drops.
 */
function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') joined[joined.length - 1] = text(last.value + node.value);
    else joined.push(node);
  }
  return joined;
}

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Bold text. Bold elements in it are unwrapped, because Markdown can't nest them. */
function strong(children: readonly ElementContent[]): Element {
  const unwrapBold = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node) =>
      !isElement(node)
        ? [node]
        : ['strong', 'b'].includes(node.tagName)
          ? unwrapBold(node.children)
          : [{...node, children: unwrapBold(node.children)}],
    );
  return element('strong', unwrapBold(children));
}

const boldLine = (children: readonly ElementContent[]): Element => element('p', [strong(children)]);

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The language of a code block, or undefined if it has none. */
function languageOf(block: Element): string | undefined {
  const [name] = classesOf(block).filter((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length);
}

/** Block elements, which a Markdown table cell can't contain. */
const BLOCKS = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'pre',
  'blockquote',
  'section',
  'details',
  'summary',
  'figure',
  'figcaption',
  'header',
  'table',
  'tbody',
  'thead',
  'tr',
  'td',
  'th',
]);

/** Puts the content of a table cell on one line: blocks are separated by spaces, and list items by semicolons. */
function inLine(nodes: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  const separate = (separator: string): void => {
    if (line.length > 0) line.push(text(separator));
  };
  for (const node of nodes) {
    if (!isElement(node)) {
      line.push(node);
    } else if (node.tagName === 'br') {
      line.push(text(' '));
    } else if (node.tagName === 'pre') {
      separate(' ');
      line.push(element('code', [text(codeText(node).replace(/\s+/g, ' '))]));
    } else if (BLOCKS.has(node.tagName)) {
      separate(node.tagName === 'li' ? '; ' : ' ');
      line.push(...inLine(node.children.filter((child) => !isBlank(child))), text(node.tagName === 'li' ? '' : ' '));
    } else {
      line.push({...node, children: inLine(node.children)});
    }
  }
  return line;
}

/** Elements that a style sheet might put on a separate line, such as the note below a link. */
const STYLED_INLINE = ['a', 'span'];

/**
 * Whether two adjacent nodes without a space between them look separate on the page because of their styles. In a table
 * cell, this can also apply to text and a link.
 */
function needsSpace(one: ElementContent | undefined, other: ElementContent, inCell: boolean): boolean {
  const [before, after] = [one, other].map((node) => (node === undefined || !isElement(node) ? '' : node.tagName));
  if (before === '' || after === '')
    return (
      inCell &&
      STYLED_INLINE.includes(`${before}${after}`) &&
      one?.type === 'text' &&
      /[\w)]$/.test(one.value) &&
      isElement(other) &&
      /^\w/.test(plainText(other))
    );
  return before === 'span' || after === 'span' || (before === 'a' && after === 'a');
}

const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** Copies an article as plain HTML. Code blocks have their language and title in `dataLanguage` and `dataTitle`. */
export function plainHtml(article: Element, {title, diagrams = new Map()}: PlainHtmlOptions): Element {
  const children = (parent: Element): ElementContent[] => {
    const found: ElementContent[] = [];
    let before: ElementContent | undefined;
    for (const node of parent.children) {
      if (node.type === 'comment') continue;
      if (needsSpace(before, node, parent.tagName === 'td' || parent.tagName === 'th')) found.push(text(' '));
      found.push(...plain(node));
      before = node;
    }
    return joinTexts(found);
  };

  /** An admonition becomes a block quote that starts with its type, and with its heading if it has a separate one. */
  const admonition = (node: Element): Element[] => {
    const [kind = 'note'] = classesOf(node).flatMap((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1] ?? []);
    const heading = find(node, hasClassPrefix('admonitionHeading'));
    const content = find(node, hasClassPrefix('admonitionContent'));
    const own = heading && plainText(heading).toLowerCase() !== kind ? [text(': '), ...children(heading)] : [];
    return [element('blockquote', [boldLine([text(capitalize(kind)), ...own]), ...(content ? children(content) : [])])];
  };

  /** A `<details>` element becomes its label in bold, followed by its content. */
  const details = (node: Element): ElementContent[] => {
    const label = node.children.find((child) => isElement(child) && child.tagName === 'summary');
    const rest = children({...node, children: node.children.filter((child) => child !== label)});
    return [...(label && isElement(label) ? [boldLine(children(label))] : []), ...rest];
  };

  /** A question becomes its text in bold, followed by a list of its answers, which are `<details>` elements. */
  const question = (node: Element): Element[] => {
    const legend = node.children.find((child) => isElement(child) && child.tagName === 'legend');
    const answers = node.children.filter((child): child is Element => isElement(child) && child.tagName === 'details');
    const others = node.children.filter((child) => child !== legend && !answers.includes(child as Element));
    return [
      ...(legend && isElement(legend) ? [boldLine(children(legend))] : []),
      ...(answers.length > 0
        ? [
            element(
              'ul',
              answers.map((answer) => element('li', details(answer))),
            ),
          ]
        : []),
      element('div', children({...node, children: others})),
    ];
  };

  /** A diagram or a UI mockup becomes its caption and its description. A diagram also keeps its source. */
  const figure = (node: Element): ElementContent[] => {
    const caption = find(node, ({tagName}) => tagName === 'figcaption');
    const pictures = findAll(node, ({properties}) => properties.dataPart === 'picture');
    if (!caption || pictures.length !== 1) return children(node);
    const rest = node.children.filter(
      (child) =>
        child !== caption &&
        !(isElement(child) && find(element('div', [child]), (candidate) => pictures.includes(candidate))),
    );
    const kind = classesOf(node).includes('ui-mockup') ? 'Screen' : 'Diagram';
    const source = diagrams.get(stringOf(node.properties.dataDiagram));
    return [
      element('p', [
        strong([text(`${kind}: `), ...children(caption), text('.')]),
        text(' '),
        ...children({
          ...element(
            'span',
            pictures.flatMap((picture) => picture.children),
          ),
        }),
      ]),
      ...(source === undefined ? [] : [element('pre', [text(source)], {dataLanguage: 'mermaid'})]),
      ...children({...node, children: rest}),
    ];
  };

  /** A `<dl>` becomes a list whose items start with the terms. */
  const terms = (node: Element): Element[] => {
    const items: Element[] = [];
    for (const child of findAll(node, ({tagName}) => tagName === 'dt' || tagName === 'dd')) {
      const last = items.at(-1);
      if (child.tagName === 'dt' || last === undefined)
        items.push(element('li', [strong(children(child)), text(': ')]));
      else last.children.push(...inLine(children(child)), text(' '));
    }
    return [element('ul', items)];
  };

  const table = (node: Element): Element[] => {
    const caption = node.children.find((child) => isElement(child) && child.tagName === 'caption');
    return [
      ...(caption && isElement(caption) ? [boldLine(children(caption))] : []),
      element('table', children({...node, children: node.children.filter((child) => child !== caption)})),
    ];
  };

  const codeBlock = (node: Element): Element[] => {
    const code = node.tagName === 'pre' ? node : find(node, ({tagName}) => tagName === 'pre');
    if (!code) return [element('div', children(node))];
    const heading = find(node, (candidate) => classesOf(candidate).includes('code-title'));
    return [
      element('pre', [text(codeText(code))], {
        dataLanguage: languageOf(code) ?? languageOf(node),
        dataTitle: heading && plainText(heading),
      }),
    ];
  };

  const plain = (node: ElementContent): ElementContent[] => {
    if (node.type === 'text') return [text(node.value.replace(INVISIBLE, ''))];
    if (!isElement(node)) return [];
    const {tagName, properties} = node;
    const classes = classesOf(node);
    if (properties.dataPart === 'tab') return [boldLine(node.children)];
    if (properties.dataPart === 'picture')
      return properties.src === undefined
        ? [element('span', node.children)]
        : [element('img', [], {src: properties.src, alt: plainText(node)})];
    if (classes.includes('theme-admonition')) return admonition(node);
    if (classes.includes('theme-code-block') || tagName === 'pre') return codeBlock(node);
    if (tagName === 'h1') return plainText(node) === title ? [] : [element('h2', children(node))];
    if (tagName === 'details') return details(node);
    if (tagName === 'fieldset') return question(node);
    if (tagName === 'figure') return figure(node);
    if (tagName === 'dl') return terms(node);
    if (tagName === 'table') return table(node);
    if (tagName === 'td' || tagName === 'th')
      return [element(tagName, inLine(children(node)), {colSpan: properties.colSpan, rowSpan: properties.rowSpan})];
    if (tagName === 'legend' || tagName === 'summary' || tagName === 'figcaption' || tagName === 'caption')
      return [element('p', children(node))];
    if (tagName === 'wbr') return [];
    // Markdown can't represent a link without text.
    if (tagName === 'a' && plainText(node) === '' && !find(node, ({properties: own}) => own.src !== undefined))
      return [];
    return [{...node, children: children(node)}];
  };

  return element('article', children(article));
}
