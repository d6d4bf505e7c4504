import type * as Mermaid from 'beautiful-mermaid';
import {fromHtml} from 'hast-util-from-html';
import type {Element, ElementContent} from 'hast';
import {chosenHues, hueOf, type Hue} from './hues';

// Loaded with import() because the package can't be loaded with require(), which a static import becomes.
let library: Promise<typeof Mermaid> | undefined;

/** Whether neither readers nor style sheets need a property, so that it would only make the page larger. */
const isNoise = (name: string) => name.startsWith('data');

const round = (text: string) =>
  text.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Returns a copy with ids that are unique on the page and without unneeded properties. */
function clean(node: Element, prefix: string): Element {
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (isNoise(name) || value === null || value === undefined) continue;
    if (name === 'id') properties.id = `${prefix}-${String(value)}`;
    else if (typeof value === 'string')
      properties[name] = round(value.replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`));
    else if (typeof value === 'number') properties[name] = Math.round(value * 10) / 10;
    else properties[name] = value;
  }
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') return child.tagName === 'style' ? [] : [clean(child, prefix)];
    return child.type === 'text' && (child.value.trim() !== '' || node.tagName === 'text') ? [child] : [];
  });
  return {type: 'element', tagName: node.tagName, properties, children};
}

const PADDING = 8;
/** The font size in pixels of the smallest labels, according to the library. */
const SMALLEST_LABEL = 11;
/** The factor by which the library's drawings are enlarged, so that no label is smaller than 12 px. */
const SCALE = 12.1 / SMALLEST_LABEL;

const numbers = (value: unknown): number[] =>
  String(value ?? '')
    .split(/[\s,]+/)
    .map(Number)
    .filter(Number.isFinite);

/** The right and bottom edges of everything visible. */
function extent(node: Element): {right: number; bottom: number} {
  const {x, y, width, height, points, x1, x2, y1, y2} = node.properties;
  const coordinates = numbers(points);
  const own = {
    right: Math.max(
      0,
      ...numbers(x1),
      ...numbers(x2),
      ...coordinates.filter((_, index) => index % 2 === 0),
      (numbers(x)[0] ?? 0) + (numbers(width)[0] ?? 0),
    ),
    bottom: Math.max(
      0,
      ...numbers(y1),
      ...numbers(y2),
      ...coordinates.filter((_, index) => index % 2 === 1),
      (numbers(y)[0] ?? 0) + (numbers(height)[0] ?? 0),
    ),
  };
  for (const child of node.children) {
    if (child.type !== 'element' || child.tagName === 'defs') continue;
    const {right, bottom} = extent(child);
    own.right = Math.max(own.right, right);
    own.bottom = Math.max(own.bottom, bottom);
  }
  return own;
}

/** Removes the empty margin that the library leaves below and to the right of a drawing. */
function crop(svg: Element): void {
  const drawing = svg.children.flatMap((child): ElementContent[] => (child.type === 'element' ? [child] : []));
  const {right, bottom} = extent({type: 'element', tagName: 'g', properties: {}, children: drawing});
  const [width, height] = [Math.ceil(right + PADDING), Math.ceil(bottom + PADDING)];
  Object.assign(svg.properties, {
    viewBox: `0 0 ${width} ${height}`,
    width: Math.round(width * SCALE),
    height: Math.round(height * SCALE),
  });
}

/** The text of an element, without markup. */
const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join(' ') : '';

const hasClass = (node: ElementContent, name: string): node is Element =>
  node.type === 'element' && Array.isArray(node.properties.className) && node.properties.className.includes(name);

/**
 * Moves the labels of blocks and subgraphs above the lines. The library draws them first, so lines would cross them.
 */
function raiseLabels(svg: Element): void {
  const below: ElementContent[] = svg.children.filter((node) => hasClass(node, 'lifeline'));
  const titles: ElementContent[] = [];
  const takeTitles = (group: Element): void => {
    for (const node of group.children) if (hasClass(node, 'subgraph')) takeTitles(node);
    const own: ElementContent[] = group.children.filter((node) => node.type === 'element' && node.tagName === 'text');
    group.children = group.children.filter((node) => !own.includes(node));
    titles.push({type: 'element', tagName: 'g', properties: {className: ['subgraph']}, children: own});
  };
  for (const node of svg.children) if (hasClass(node, 'subgraph')) takeTitles(node);
  const others = svg.children.filter((node) => !below.includes(node));
  const nodes = others.findIndex((node) => hasClass(node, 'edge-label') || hasClass(node, 'node'));
  others.splice(nodes === -1 ? others.length : nodes, 0, ...titles);
  const first = others.findIndex(
    (node) => node.type === 'element' && node.tagName !== 'defs' && node.tagName !== 'style',
  );
  others.splice(first === -1 ? others.length : first, 0, ...below);
  svg.children = others;
}

/** The classes of the library that have a hue: the nodes of flowcharts and the participants of sequence diagrams. */
const WITH_HUE = ['node', 'actor'];

/** Gives consumers and providers the hue that they have on all pages. */
function addHues(svg: Element, hues: ReadonlyMap<string, Hue>): void {
  for (const node of svg.children) {
    if (node.type !== 'element' || !Array.isArray(node.properties.className)) continue;
    if (!node.properties.className.some((name) => WITH_HUE.includes(String(name)))) continue;
    const label = textOf(node).trim();
    const hue = hues.get(String(node.properties.dataId ?? '')) ?? hueOf(label);
    if (hue !== undefined) node.properties.className.push(hue);
  }
}

/** The space between parts of a drawing, in the library's pixels. */
export interface Spacing {
  nodeSpacing?: number;
  layerSpacing?: number;
}

/**
 * Draws Mermaid text as an SVG element without scripts, fonts, or embedded styles. Its colors are custom properties
 * that the style sheet sets (src/css/figures.css). Its `width` and `height` are the size, in CSS pixels, at which its
 * smallest labels are 12 px.
 * @param alternative one sentence that says what the diagram shows
 * @param prefix a prefix that makes the ids in the SVG unique on the page
 * @throws Error from the drawing library if it can't read the text
 */
export async function renderDiagram(
  source: string,
  alternative: string,
  prefix: string,
  spacing: Spacing = {},
): Promise<Element> {
  library ??= import('beautiful-mermaid');
  const {renderMermaidSVG} = await library;
  const svg = fromHtml(renderMermaidSVG(source, {transparent: true, padding: PADDING, font: 'Helvetica', ...spacing}), {
    fragment: true,
    space: 'html',
  }).children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
  if (svg === undefined) throw new Error('the drawing library returned no SVG element');
  addHues(svg, chosenHues(source));
  raiseLabels(svg);
  const drawn = clean(svg, prefix);
  if (!drawn.children.some((child) => child.type === 'element' && child.tagName !== 'defs'))
    throw new Error('the drawing is empty');
  crop(drawn);
  delete drawn.properties.style;
  drawn.properties.role = 'img';
  drawn.properties.ariaLabel = alternative;
  return drawn;
}
