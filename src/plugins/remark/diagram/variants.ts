import type {Element, ElementContent} from 'hast';
import {connectionsOfGraph, isSequence, linesOfSequence, type Connection, type Line, type Party} from './connections';
import {renderDiagram, type Spacing} from './render';

/** The horizontal padding and border of a diagram's frame, in pixels (src/css/figures.css). */
const WIDE_FRAME = 42;
const NARROW_FRAME = 18;
/** The width of the text column on small phones, in pixels. The narrow version must fit in it. */
const PHONE_COLUMN = 320;
/** The width of the text column in a 1440 px window, in pixels. If possible, the wide version fits in it. */
const WIDE_COLUMN = 820;
/** The column widths, in pixels, at which src/css/figures.css can switch between the two versions. */
const SWITCHES = [420, 510, 600, 700, 820, 1010] as const;

/** A layout: the maximum number of characters per line of a label, and the spacing. */
type Layout = readonly [lineLength: number, spacing: Spacing];
const COMPACT: readonly Layout[] = [
  [16, {layerSpacing: 28}],
  [12, {layerSpacing: 24, nodeSpacing: 16}],
  [10, {layerSpacing: 20}],
];
const NARROW: readonly Layout[] = [
  [Infinity, {}],
  [18, {}],
  [14, {nodeSpacing: 16}],
  [12, {nodeSpacing: 12, layerSpacing: 30}],
];

/** The versions of a diagram. */
export interface Variants {
  wide: Element;
  /** The version for narrower columns, unless the drawing fits everywhere. */
  narrow?: Element;
  /** The narrowest column in pixels with the wide version; missing if no column is wide enough. */
  from?: (typeof SWITCHES)[number];
}

const widthOf = ({properties}: Element): number => Number(properties.width);

/** Breaks a label between words so that no line is longer than `length`, unless a single word is. */
function breakLabel(label: string, length: number): string {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('<br>');
}

/** Breaks the labels of the nodes and edges of a flowchart. */
const breakLabels = (source: string, length: number): string =>
  source
    .split('\n')
    .map((line) =>
      /^\s*subgraph\b/.test(line)
        ? line
        : line.replace(
            /([[({|]"?)([^[\](){}|"]+)("?[\])}|])/g,
            (_, start: string, label: string, end: string) => start + breakLabel(label, length) + end,
          ),
    )
    .join('\n');

/** Changes the direction of a flowchart to top-down. */
const fromTop = (source: string): string => source.replace(/^(\s*(?:flowchart|graph)) (?:LR|RL)/, '$1 TD');

/** Draws a flowchart in each layout until it has at most the given width, and returns the narrowest drawing. */
async function firstThatFits(
  source: string,
  layouts: readonly Layout[],
  width: number,
  draw: (text: string, spacing: Spacing) => Promise<Element>,
): Promise<Element | undefined> {
  let narrowest: Element | undefined;
  for (const [length, spacing] of layouts) {
    let drawn: Element;
    try {
      drawn = await draw(breakLabels(source, length), spacing);
    } catch {
      continue; // The library fails on some tight layouts.
    }
    if (narrowest === undefined || widthOf(drawn) < widthOf(narrowest)) narrowest = drawn;
    if (widthOf(drawn) <= width) break;
  }
  return narrowest;
}

const element = (tagName: string, className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className === '' ? {} : {className: className.split(' ')},
  children,
});
const text = (value: string): ElementContent => ({type: 'text', value});
const partyElement = ({label, hue}: Party): Element =>
  element('strong', hue === undefined ? '' : `diagram__${hue}`, [text(label)]);

/** The part of a connection after its first party: the arrow, the other party, and the label. */
function restOf({from, arrow, to, text: label}: Connection): ElementContent[] {
  if (from.label === to.label) return [text(`: ${label}`)];
  const rest = [text(` ${arrow} `), partyElement(to)];
  return label === '' ? rest : [...rest, element('span', '', [text(label)])];
}

/** Lists the messages of a sequence diagram, with numbers. */
function textOfSequence(lines: readonly Line[]): Element {
  const items = lines.map((line) => {
    if (line.kind === 'connection') return element('li', '', [partyElement(line.from), ...restOf(line)]);
    const inside = line.kind === 'block' ? [textOfSequence(line.lines)] : [];
    return element('li', '', [element('em', '', [text(line.text)]), ...inside]);
  });
  return element('ol', 'diagram__text', items);
}

/** Lists the nodes of a graph, each with the connections that start there. */
function textOfGraph(connections: readonly Connection[]): Element {
  const groups = new Map<string, Connection[]>();
  for (const connection of connections) {
    const {label} = connection.from;
    groups.set(label, [...(groups.get(label) ?? []), connection]);
  }
  const items = [...groups.values()].map((group) => {
    const [first] = group;
    if (first === undefined) throw new Error('a group of connections is empty');
    if (group.length === 1) return element('li', '', [partyElement(first.from), ...restOf(first)]);
    const targets = group.map(({arrow, to, text: label}) =>
      element('li', '', [text(label === '' ? `${arrow} ` : `${label} ${arrow} `), partyElement(to)]),
    );
    return element('li', '', [partyElement(first.from), element('ul', '', targets)]);
  });
  return element('ul', 'diagram__text', items);
}

/**
 * Draws a diagram for wide columns and, if it doesn't fit on a phone, again for narrow ones: a flowchart from top to
 * bottom or, if that's also too wide, as a list of its connections. Other diagrams always become lists.
 * @param alternative one sentence that says what the diagram shows
 * @param prefix a prefix that makes the ids in the SVG unique on the page
 * @throws Error if the library or the text version can't read the diagram
 */
export async function drawVariants(source: string, alternative: string, prefix: string): Promise<Variants> {
  const isFlowchart = /^\s*(flowchart|graph)\b/.test(source);
  const drawWide = (text: string, spacing?: Spacing) => renderDiagram(text, alternative, prefix, spacing);
  let wide = await drawWide(source);
  if (isFlowchart && widthOf(wide) > WIDE_COLUMN - WIDE_FRAME) {
    const fits = WIDE_COLUMN - WIDE_FRAME;
    const compact = await firstThatFits(source, COMPACT, fits, drawWide);
    wide = compact !== undefined && widthOf(compact) <= fits ? compact : await drawWide(fromTop(source));
  }
  if (widthOf(wide) <= PHONE_COLUMN - NARROW_FRAME) return {wide};
  const column = SWITCHES.find((width) => width >= widthOf(wide) + WIDE_FRAME);
  const from = column === undefined ? {} : {from: column};
  if (isFlowchart) {
    const narrow = await firstThatFits(fromTop(source), NARROW, PHONE_COLUMN - NARROW_FRAME, (text, spacing) =>
      renderDiagram(text, alternative, `${prefix}n`, spacing),
    );
    if (narrow !== undefined && widthOf(narrow) <= PHONE_COLUMN - NARROW_FRAME) return {wide, narrow, ...from};
  }
  const narrow = isSequence(source)
    ? textOfSequence(linesOfSequence(source))
    : textOfGraph(await connectionsOfGraph(source));
  return {wide, narrow, ...from};
}
