// Checks the drawings of a built page: see src/plugins/remark/diagram.
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** The smallest font size, in CSS pixels, that a label may have. */
const SMALLEST_LABEL = 12;
/** The height of a capital letter, as a share of the font size, and the average width of a character. */
const CAPITAL = 0.7;
const CHARACTER = 0.5;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const number = (value: unknown): number => Number(value ?? 0);
const classes = ({properties}: Element): readonly unknown[] =>
  Array.isArray(properties.className) ? properties.className : [];

function textOf(node: Element): string {
  let text = '';
  visit(node, 'text', ({value}) => {
    text += value;
  });
  return text;
}

/** The segments of a line, as boxes without a width or without a height, or null if an element isn't a line. */
function segmentsOf({tagName, properties}: Element): Box[] | null {
  const numbers =
    tagName === 'line'
      ? [properties.x1, properties.y1, properties.x2, properties.y2].map(number)
      : tagName === 'polyline'
        ? String(properties.points)
            .split(/[\s,]+/)
            .map(Number)
        : [];
  if (numbers.length === 0) return null;
  const segments: Box[] = [];
  for (let at = 0; at + 3 < numbers.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.slice(at, at + 4);
    segments.push({left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2)});
  }
  return segments;
}

/** The box that a label takes up at least, in the units of the drawing. Lines of a label are `<tspan>` elements. */
function boxOf(label: Element): Box {
  const size = number(label.properties.fontSize);
  const lines = label.children.filter((child): child is Element => child.type === 'element');
  const longest = Math.max(...(lines.length > 0 ? lines : [label]).map((line) => textOf(line).trim().length));
  const width = longest * size * CHARACTER;
  const x = number(label.properties.x);
  const left = label.properties.textAnchor === 'middle' ? x - width / 2 : x;
  const half = (Math.max(lines.length, 1) * size * CAPITAL) / 2;
  const y = number(label.properties.y);
  return {left, right: left + width, top: y - half, bottom: y + half};
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The elements of a drawing in the order in which browsers paint them, without markers. */
function paintOrder(svg: Element): Element[] {
  const order: Element[] = [];
  const add = (node: Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element' || child.tagName === 'defs') continue;
      order.push(child);
      if (child.tagName !== 'text') add(child);
    }
  };
  add(svg);
  return order;
}

/**
 * Checks the diagrams of one page: at the size at which drawings are displayed, no label is smaller than 12 px, no line
 * is painted over a label, and a figure with two versions says when to switch.
 * @returns the number of labels in the drawings, and one sentence for each problem
 */
export function inspectFigures(tree: Root): {labels: number; problems: string[]} {
  const problems: string[] = [];
  let count = 0;
  visit(tree, 'element', (figure) => {
    if (figure.tagName !== 'figure' || !classes(figure).includes('diagram')) return;
    const name = `the diagram ${String(figure.properties.dataDiagram)}`;
    visit(figure, 'element', (svg) => {
      if (svg.tagName !== 'svg') return;
      const scale = number(svg.properties.width) / number(String(svg.properties.viewBox).split(' ')[2]);
      const painted = paintOrder(svg);
      const labels = painted.filter(({tagName}) => tagName === 'text');
      count += labels.length;
      if (labels.length === 0) problems.push(`${name} has no labels`);
      for (const label of labels) {
        const size = number(label.properties.fontSize) * scale;
        if (!(size >= SMALLEST_LABEL))
          problems.push(
            `${name} has a label of ${size.toFixed(1)} px, expected at least ${SMALLEST_LABEL}: ${textOf(label)}`,
          );
        const box = boxOf(label);
        const later = painted.slice(painted.indexOf(label) + 1);
        if (later.some((line) => segmentsOf(line)?.some((segment) => overlap(segment, box))))
          problems.push(`${name} has a line through its label "${textOf(label)}"`);
      }
    });
    const drawings = figure.children.filter(
      (child) => child.type === 'element' && classes(child).includes('diagram__canvas'),
    );
    if ((drawings.length === 2) !== (figure.properties.dataFrom !== undefined))
      problems.push(
        `${name} has ${drawings.length} versions, but the attribute data-from, which selects one, is wrong`,
      );
  });
  return {labels: count, problems};
}
