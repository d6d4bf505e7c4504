/**
 * The article of a page in plain HTML, on the way to Markdown: callouts become quotations, folds become text below a bold line, figures become sentences. What is
 * left out is decided in extract.ts and nowhere else.
 */
import type {Element, ElementContent, Properties} from 'hast';
import {classesOf, codeText, find, findAll, isElement, plainText, stringOf} from './extract.ts';

export interface PlainHtmlOptions {
  /** A heading of level 1 that says it again is left out. */
  title: string;
  /** Sources of diagrams by the name that their figures carry. */
  diagrams?: ReadonlyMap<string, string>;
}

const text = (value: string): ElementContent => ({type: 'text', value});

const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const classBeginning =
  (start: string) =>
  (candidate: Element): boolean =>
    classesOf(candidate).some((name) => name.startsWith(start));

/**
 * Joins text nodes that are next to each other. React separates them with comments, which are already gone, and
 * hast-util-to-mdast would drop a node that consists of a single space.
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

/** Bold text; what is bold in it already stays once bold. */
function strong(children: readonly ElementContent[]): Element {
  const loosen = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node) =>
      !isElement(node)
        ? [node]
        : ['strong', 'b'].includes(node.tagName)
          ? loosen(node.children)
          : [{...node, children: loosen(node.children)}],
    );
  return element('strong', loosen(children));
}

const boldLine = (children: readonly ElementContent[]): Element => element('p', [strong(children)]);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The language that a block of code was given; undefined where it has none. */
function languageOf(block: Element): string | undefined {
  const [name] = classesOf(block).filter((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length);
}

/** Elements that stand on lines of their own, and that a cell of a table cannot hold. */
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

/** What stands in a cell on one line: blocks follow each other, items are parted by semicolons. */
function inLine(nodes: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  const part = (separator: string): void => {
    if (line.length > 0) line.push(text(separator));
  };
  for (const node of nodes) {
    if (!isElement(node)) {
      line.push(node);
    } else if (node.tagName === 'br') {
      line.push(text(' '));
    } else if (node.tagName === 'pre') {
      part(' ');
      line.push(element('code', [text(codeText(node).replace(/\s+/g, ' '))]));
    } else if (BLOCKS.has(node.tagName)) {
      part(node.tagName === 'li' ? '; ' : ' ');
      line.push(...inLine(node.children.filter((child) => !isBlank(child))), text(node.tagName === 'li' ? '' : ' '));
    } else {
      line.push({...node, children: inLine(node.children)});
    }
  }
  return line;
}

/** Elements that a style sheet may put on a line of their own, such as the remark below a link. */
const LOOSE = ['a', 'span'];

/** Whether two neighbors without a space between them are parted by their style on the page. In a cell of a table, text and a link may be, too. */
function isParted(one: ElementContent | undefined, other: ElementContent, inCell: boolean): boolean {
  const [before, after] = [one, other].map((node) => (node === undefined || !isElement(node) ? '' : node.tagName));
  if (before === '' || after === '')
    return (
      inCell &&
      LOOSE.includes(`${before}${after}`) &&
      one?.type === 'text' &&
      /[\w)]$/.test(one.value) &&
      isElement(other) &&
      /^\w/.test(plainText(other))
    );
  return before === 'span' || after === 'span' || (before === 'a' && after === 'a');
}

const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** Puts an article into plain HTML, as a copy. Code has its language and its title in `dataLanguage` and `dataTitle`. */
export function plainHtml(article: Element, {title, diagrams = new Map()}: PlainHtmlOptions): Element {
  const children = (parent: Element): ElementContent[] => {
    const found: ElementContent[] = [];
    let before: ElementContent | undefined;
    for (const node of parent.children) {
      if (node.type === 'comment') continue;
      if (isParted(before, node, parent.tagName === 'td' || parent.tagName === 'th')) found.push(text(' '));
      found.push(...plain(node));
      before = node;
    }
    return joinTexts(found);
  };

  /** A callout: a quotation that begins with its kind, and its own heading where it has one. */
  const callout = (node: Element): Element[] => {
    const [kind = 'note'] = classesOf(node).flatMap((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1] ?? []);
    const heading = find(node, classBeginning('admonitionHeading'));
    const content = find(node, classBeginning('admonitionContent'));
    const own = heading && plainText(heading).toLowerCase() !== kind ? [text(': '), ...children(heading)] : [];
    return [element('blockquote', [boldLine([text(capital(kind)), ...own]), ...(content ? children(content) : [])])];
  };

  /** Something that folds: its label in bold, and its content below. */
  const fold = (node: Element): ElementContent[] => {
    const label = node.children.find((child) => isElement(child) && child.tagName === 'summary');
    const rest = children({...node, children: node.children.filter((child) => child !== label)});
    return [...(label && isElement(label) ? [boldLine(children(label))] : []), ...rest];
  };

  /** A question with its answers, which fold on the page. */
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
              answers.map((answer) => element('li', fold(answer))),
            ),
          ]
        : []),
      element('div', children({...node, children: others})),
    ];
  };

  /** A figure drawn at build: its caption and what it shows in words, and the source of a diagram, which says it all. */
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

  /** A list of terms as a list whose items begin with them. */
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

  const block = (node: Element): Element[] => {
    const code = node.tagName === 'pre' ? node : find(node, ({tagName}) => tagName === 'pre');
    if (!code) return [element('div', children(node))];
    const heading = find(node, classBeginning('codeBlockTitle'));
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
    if (classes.includes('theme-admonition')) return callout(node);
    if (classes.includes('theme-code-block') || tagName === 'pre') return block(node);
    if (tagName === 'h1') return plainText(node) === title ? [] : [element('h2', children(node))];
    if (tagName === 'details') return fold(node);
    if (tagName === 'fieldset') return question(node);
    if (tagName === 'figure') return figure(node);
    if (tagName === 'dl') return terms(node);
    if (tagName === 'table') return table(node);
    if (tagName === 'td' || tagName === 'th')
      return [element(tagName, inLine(children(node)), {colSpan: properties.colSpan, rowSpan: properties.rowSpan})];
    if (tagName === 'legend' || tagName === 'summary' || tagName === 'figcaption' || tagName === 'caption')
      return [element('p', children(node))];
    if (tagName === 'wbr') return [];
    // An anchor without words leads nowhere in Markdown.
    if (tagName === 'a' && plainText(node) === '' && !find(node, ({properties: own}) => own.src !== undefined))
      return [];
    return [{...node, children: children(node)}];
  };

  return element('article', children(article));
}
