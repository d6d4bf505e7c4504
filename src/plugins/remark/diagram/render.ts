import type * as Mermaid from 'beautiful-mermaid';
import {fromHtml} from 'hast-util-from-html';
import type {Element, ElementContent} from 'hast';

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
  Object.assign(svg.properties, {viewBox: `0 0 ${width} ${height}`, width, height});
}

/**
 * Draws Mermaid text as an SVG element without scripts, fonts, or embedded styles. Its colors are custom properties
 * that the style sheet sets (`.diagram` in custom.css).
 * @param alternative one sentence that says what the diagram shows
 * @param prefix a prefix that makes the ids in the SVG unique on the page
 * @throws Error from the drawing library if it can't read the text
 */
export async function renderDiagram(source: string, alternative: string, prefix: string): Promise<Element> {
  library ??= import('beautiful-mermaid');
  const {renderMermaidSVG} = await library;
  const svg = fromHtml(renderMermaidSVG(source, {transparent: true, padding: PADDING, font: 'Helvetica'}), {
    fragment: true,
    space: 'html',
  }).children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
  if (svg === undefined) throw new Error('the drawing library returned no SVG element');
  const drawn = clean(svg, prefix);
  if (!drawn.children.some((child) => child.type === 'element' && child.tagName !== 'defs'))
    throw new Error('the drawing is empty');
  crop(drawn);
  delete drawn.properties.style;
  drawn.properties.role = 'img';
  drawn.properties.ariaLabel = alternative;
  return drawn;
}
