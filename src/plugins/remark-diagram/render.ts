import type * as Mermaid from 'beautiful-mermaid';
import {fromHtml} from 'hast-util-from-html';
import type {Element, ElementContent} from 'hast';
import {nativeImport} from '../nativeImport.cjs';

let library: Promise<typeof Mermaid> | undefined;

/** Properties that tell nothing to a reader or a style sheet and would only make pages longer. */
const isNoise = (name: string) => name.startsWith('data');

const round = (text: string) =>
  text.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Makes ids unique on a page and drops noise; answers a copy. */
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

/** The lowest and rightmost point that anything visible reaches. */
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

/** Takes off the empty stripe that the library leaves below and beside a drawing. */
function crop(svg: Element): void {
  const drawing = svg.children.flatMap((child): ElementContent[] => (child.type === 'element' ? [child] : []));
  const {right, bottom} = extent({type: 'element', tagName: 'g', properties: {}, children: drawing});
  const [width, height] = [Math.ceil(right + PADDING), Math.ceil(bottom + PADDING)];
  Object.assign(svg.properties, {viewBox: `0 0 ${width} ${height}`, width, height});
}

/**
 * Draws Mermaid text as an SVG element whose colours are custom properties of the style sheet (`.diagram` in custom.css): no script, no font and no style
 * of its own.
 * @param prefix makes the ids inside unique on a page
 * @throws Error of the drawing library for text it cannot read
 */
export async function renderDiagram(source: string, alternative: string, prefix: string): Promise<Element> {
  library ??= nativeImport<typeof Mermaid>('beautiful-mermaid');
  const {renderMermaidSVG} = await library;
  const svg = fromHtml(renderMermaidSVG(source, {transparent: true, padding: PADDING, font: 'Helvetica'}), {
    fragment: true,
    space: 'html',
  }).children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
  if (svg === undefined) throw new Error('the drawing library gave no picture');
  const drawn = clean(svg, prefix);
  if (!drawn.children.some((child) => child.type === 'element' && child.tagName !== 'defs'))
    throw new Error('the picture is empty');
  crop(drawn);
  delete drawn.properties.style;
  drawn.properties.role = 'img';
  drawn.properties.ariaLabel = alternative;
  return drawn;
}
