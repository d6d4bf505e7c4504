import type {Element} from 'hast';
import {icons, signs, type IconName, type SignName} from './icons';

const round = (value: number): number => Math.round(value * 10) / 10;

function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [round(width), round(height), Math.min(radius, width / 2, height / 2)];
  if (r === 0) return `M${round(x)} ${round(y)}h${w}v${h}h${-w}Z`;
  const [across, down] = [round(w - 2 * r), round(h - 2 * r)];
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${round(y)}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}Z`;
}

const path = (className: string, d: string, transform?: string): Element => ({
  type: 'element',
  tagName: 'path',
  properties: {className: [className], d, ...(transform !== undefined && {transform})},
  children: [],
});

/**
 * Collects the shapes of a drawing. Shapes with the same class and depth become one path, which keeps the SVG small.
 * Shapes with a greater depth cover those with a smaller one, and text and icons are on top.
 */
export class Canvas {
  /** The numbers drawn so far. */
  readonly numbers = new Set<number>();
  private readonly shapes = new Map<string, {depth: number; className: string; paths: string[]}>();
  private readonly signs: Element[] = [];
  private readonly texts: Element[] = [];

  private shape(className: string, depth: number, d: string): void {
    const key = `${depth} ${className}`;
    const found = this.shapes.get(key);
    if (found === undefined) this.shapes.set(key, {depth, className, paths: [d]});
    else found.paths.push(d);
  }

  box(className: string, depth: number, x: number, y: number, width: number, height: number, radius = 4): void {
    this.shape(className, depth, rounded(x, y, width, height, radius));
  }

  line(className: string, depth: number, ...points: (readonly [number, number])[]): void {
    this.shape(className, depth, `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`);
  }

  text(className: string, x: number, y: number, value: string, anchor?: 'middle' | 'end'): void {
    this.texts.push({
      type: 'element',
      tagName: 'text',
      properties: {
        className: [className],
        x: String(round(x)),
        y: String(round(y)),
        ...(anchor !== undefined && {textAnchor: anchor}),
      },
      children: [{type: 'text', value}],
    });
  }

  icon(name: IconName, x: number, y: number, className = 'icon', size = 14): void {
    this.signs.push(
      path(
        className,
        icons[name],
        `translate(${round(x)} ${round(y)})${size === 16 ? '' : `scale(${round((size / 16) * 100) / 100})`}`,
      ),
    );
  }

  sign(name: SignName, x: number, y: number, size = 15): void {
    const at = `translate(${round(x)} ${round(y)})${size === 16 ? '' : `scale(${round((size / 16) * 100) / 100})`}`;
    this.signs.push(path(name, signs[name].shape, at), path('glyph', signs[name].glyph, at));
  }

  /** Draws a number in a circle around the given center. */
  mark(number: number, x: number, y: number): void {
    this.numbers.add(number);
    this.signs.push(path('mark', rounded(x - 9, y - 9, 18, 18, 9)));
    this.text('mark-text', x, y + 4.3, String(number), 'middle');
  }

  /** All elements, from back to front. */
  elements(): Element[] {
    const shapes = [...this.shapes.values()].sort((a, b) => a.depth - b.depth);
    return [...shapes.map(({className, paths}) => path(className, paths.join(''))), ...this.signs, ...this.texts];
  }
}
