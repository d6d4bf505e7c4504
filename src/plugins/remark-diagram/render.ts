import type * as Mermaid from 'beautiful-mermaid';
import {fromHtml} from 'hast-util-from-html';
import type {Element, ElementContent} from 'hast';
import {nativeImport} from '../nativeImport.cjs';

let library: Promise<typeof Mermaid> | undefined;

/** Properties that tell nothing to a reader or a style sheet and would only make pages longer. */
const isNoise = (name: string) => name.startsWith('data');

const round = (text: string) => text.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Makes ids unique on a page and drops noise; answers a copy. */
function clean(node: Element, prefix: string): Element {
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (isNoise(name) || value === null || value === undefined) continue;
    if (name === 'id') properties.id = `${prefix}-${String(value)}`;
    else if (typeof value === 'string') properties[name] = round(value.replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`));
    else if (typeof value === 'number') properties[name] = Math.round(value * 10) / 10;
    else properties[name] = value;
  }
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') return child.tagName === 'style' ? [] : [clean(child, prefix)];
    return child.type === 'text' && (child.value.trim() !== '' || node.tagName === 'text') ? [child] : [];
  });
  return {type: 'element', tagName: node.tagName, properties, children};
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
  const svg = fromHtml(renderMermaidSVG(source, {transparent: true, padding: 8, font: 'Helvetica'}), {fragment: true, space: 'html'}).children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'svg',
  );
  if (svg === undefined) throw new Error('the drawing library gave no picture');
  const drawn = clean(svg, prefix);
  if (!drawn.children.some((child) => child.type === 'element' && child.tagName !== 'defs')) throw new Error('the picture is empty');
  delete drawn.properties.style;
  drawn.properties.role = 'img';
  drawn.properties.ariaLabel = alternative;
  return drawn;
}
