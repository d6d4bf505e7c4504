import type {Element} from 'hast';
import {Canvas} from './canvas';
import {frames, type Frame} from './frames';
import {breakLines, measure, parseInline, SIZE, SMALL, widthOfPieces, type Piece} from './inline';
import {
  plain,
  MockupError,
  type Alert,
  type Button,
  type Check,
  type FormField,
  type Graph,
  type Menu,
  type Row,
  type Mockup,
  type MockupElement,
  type Table,
  type Tabs,
} from './schema';

/** An element with its size. It can be drawn with its top left corner at any point. */
interface Layout {
  width: number;
  height: number;
  /** `stretch` is the height to which a box can grow. */
  paint: (canvas: Canvas, x: number, y: number, depth: number, stretch?: number) => void;
}

const GAP = 12;
const LEADING = 21;
const CONTROL = 32;
/** All mockups have the same width, so that their text has the same size. */
const WIDTH = 800;

const TEXT_CLASS = {word: 't', link: 'link', mono: 'mono', bold: 'b'} as const;

/** Draws inline elements on one line. `y` is the middle of the line. */
function paintPieces(
  canvas: Canvas,
  pieces: readonly Piece[],
  x: number,
  y: number,
  depth: number,
  className = 't',
  size = SIZE,
): void {
  let left = x;
  let run: {className: string; x: number; text: string} | undefined;
  const flush = (): void => {
    if (run !== undefined) canvas.text(run.className, run.x, y + size * 0.35, run.text.trimEnd());
    run = undefined;
  };
  for (const piece of pieces) {
    if (piece.kind === 'word' || piece.kind === 'link' || piece.kind === 'mono' || piece.kind === 'bold') {
      const own =
        piece.kind === 'word'
          ? className
          : piece.kind === 'link' && (className === 'h1' || className === 'h2')
            ? `${className} link`
            : TEXT_CLASS[piece.kind];
      if (run?.className === own) run.text += piece.text;
      else {
        flush();
        run = {className: own, x: left, text: piece.text};
      }
    } else {
      flush();
      switch (piece.kind) {
        case 'icon':
          canvas.icon(piece.name, left, y - 7);
          break;
        case 'sign':
          canvas.sign(piece.name, left, y - 7.5);
          break;
        case 'mark':
          canvas.mark(piece.number, left + 11, y);
          break;
        case 'chip':
        case 'pill':
          canvas.box(piece.kind, depth + 1, left, y - 9.5, piece.width - 6, 19);
          if (piece.icon !== undefined) canvas.icon(piece.icon, left + 5, y - 6.5, 'icon', 13);
          canvas.text(
            piece.kind === 'chip' ? 'chip-text' : 'on-pill',
            left + (piece.width - 6) / 2 + (piece.icon === undefined ? 0 : 8),
            y + SMALL * 0.35,
            piece.text,
            'middle',
          );
          break;
        case 'badge':
          canvas.box('pill', depth + 1, left, y - 9.5, piece.split + 6, 19);
          canvas.box(
            piece.tone === 'off' ? 'chip' : piece.tone,
            depth + 2,
            left + piece.split,
            y - 9.5,
            piece.width - piece.split - 6,
            19,
          );
          canvas.text('on-pill', left + piece.split / 2, y + SMALL * 0.35, piece.text, 'middle');
          canvas.text(
            piece.tone === 'off' ? 'chip-text' : 'on-sign',
            left + piece.split + (piece.width - piece.split - 6) / 2,
            y + SMALL * 0.35,
            piece.value,
            'middle',
          );
          break;
      }
    }
    left += piece.width;
  }
  flush();
}

function layText(source: string, width: number, className = 't', size = SIZE, leading = LEADING): Layout {
  const lines = breakLines(
    parseInline(source, size, className === 't' || className === 'soft' ? 'plain' : 'bold'),
    width,
  );
  return {
    width: Math.min(width, Math.max(...lines.map(widthOfPieces))),
    height: lines.length * leading,
    paint: (canvas, x, y, depth) =>
      lines.forEach((pieces, index) =>
        paintPieces(canvas, pieces, x, y + leading * (index + 0.5), depth, className, size),
      ),
  };
}

function layStack(elements: readonly MockupElement[], width: number, gap = GAP): Layout {
  const laid = elements.map((element) => layElement(element, width));
  const height = laid.reduce((sum, {height: own}) => sum + own, 0) + gap * Math.max(0, laid.length - 1);
  return {
    width,
    height,
    paint: (canvas, x, y, depth) => {
      let top = y;
      for (const item of laid) {
        item.paint(canvas, x, top, depth);
        top += item.height + gap;
      }
    },
  };
}

function layTabs({tabs, active}: Tabs, width: number): Layout {
  const pieces = tabs.map((tab) => parseInline(tab, SIZE, 'bold'));
  const widths = pieces.map((own) => widthOfPieces(own) + 36);
  return {
    width,
    height: 36,
    paint: (canvas, x, y, depth) => {
      canvas.line('rule', depth + 1, [x, y + 35], [x + width, y + 35]);
      let left = x;
      pieces.forEach((own, index) => {
        const isActive = plain(tabs[index] ?? '') === active;
        const wide = widths[index] ?? 0;
        paintPieces(canvas, own, left + 18, y + 17, depth, isActive ? 'b' : 'soft');
        if (isActive) canvas.box('active', depth + 2, left, y + 33, wide, 3, 0);
        left += wide;
      });
    },
  };
}

/** Divides a width in proportion to shares. An item with a share of 0 gets its natural width. */
function share(total: number, shares: readonly number[], gap: number, natural: (index: number) => number): number[] {
  const fixed = shares.map((own, index) => (own === 0 ? natural(index) : 0));
  const rest = total - gap * (shares.length - 1) - fixed.reduce((sum, own) => sum + own, 0);
  const sum = shares.reduce((all, own) => all + own, 0) || 1;
  return shares.map((own, index) => (own === 0 ? (fixed[index] ?? 0) : (rest * own) / sum));
}

/** The width of an element's content. */
function naturalWidth(element: MockupElement): number {
  switch (element.kind) {
    case 'text':
      return widthOfPieces(parseInline(element.text)) + 1;
    case 'title':
      return widthOfPieces(parseInline(element.title, 20, 'bold')) + 1;
    case 'heading':
      return widthOfPieces(parseInline(element.heading, 15, 'bold')) + 1;
    case 'button':
    case 'check':
    case 'menu':
      return layElement(element, Infinity).width;
    case 'stack':
      return Math.max(...element.stack.map(naturalWidth));
    default:
      return 170;
  }
}

function layRow({row, widths}: Row, width: number): Layout {
  const own = share(width, widths ?? row.map(() => 1), GAP, (index) => naturalWidth(row[index] as MockupElement));
  const laid = row.map((element, index) => layElement(element, own[index] ?? 0));
  const height = Math.max(...laid.map((item) => item.height));
  const isLow = height <= 44;
  const hasLabel = row.some((element) => element.kind === 'field' && element.field !== '');
  return {
    width,
    height,
    paint: (canvas, x, y, depth) => {
      let left = x;
      laid.forEach((item, index) => {
        const spare = height - item.height;
        const sinks = hasLabel && (row[index]?.kind === 'button' || row[index]?.kind === 'check');
        item.paint(canvas, left, y + (sinks ? spare : isLow ? spare / 2 : 0), depth, height);
        left += (own[index] ?? 0) + GAP;
      });
    },
  };
}

const CELL = 8;

function layTable({table, rows, widths}: Table, width: number): Layout {
  const own = share(
    width,
    widths ?? table.map(() => 1),
    0,
    (index) => Math.max(measure(plain(table[index] ?? ''), SMALL, 'bold'), 20) + 2 * CELL,
  );
  const inner = (index: number): number => (own[index] ?? 0) - 2 * CELL;
  const heads = table.map((label, index) => layText(label, inner(index), 'th', SMALL, 18));
  const headHeight = Math.max(...heads.map(({height}) => height)) + 14;
  const laid = rows.map((row) =>
    row.map((cell, index) =>
      typeof cell === 'string' ? layText(cell, inner(index), 't', SIZE, 19) : layElement(cell, inner(index)),
    ),
  );
  const heights = laid.map((row) => Math.max(...row.map(({height}) => height)) + 15);
  const height = headHeight + heights.reduce((sum, item) => sum + item, 0);
  const lefts = own.map((_, index) => own.slice(0, index).reduce((sum, item) => sum + item, 0));
  return {
    width,
    height,
    paint: (canvas, x, y, depth) => {
      canvas.box('box', depth + 1, x, y, width, height, 0);
      canvas.box('head', depth + 2, x, y, width, headHeight, 0);
      heads.forEach((head, index) => head.paint(canvas, x + (lefts[index] ?? 0) + CELL, y + 7, depth + 2));
      let top = y + headHeight;
      laid.forEach((row, number) => {
        const tall = heights[number] ?? 0;
        row.forEach((cell, index) => cell.paint(canvas, x + (lefts[index] ?? 0) + CELL, top + 7, depth + 2));
        top += tall;
        canvas.line('rule', depth + 2, [x, top], [x + width, top]);
      });
    },
  };
}

function layField({field, value, as = 'input'}: FormField, width: number): Layout {
  const labelHeight = field === '' ? 0 : 21;
  const height = as === 'area' ? 68 : CONTROL;
  return {
    width,
    height: labelHeight + height,
    paint: (canvas, x, y, depth) => {
      if (field !== '') paintPieces(canvas, parseInline(field, SMALL), x, y + 9, depth, 'soft', SMALL);
      const top = y + labelHeight;
      canvas.box('input', depth + 1, x, top, width, height);
      if (value !== undefined) {
        const lines = breakLines(parseInline(value), width - (as === 'select' ? 38 : 20));
        lines
          .slice(0, as === 'area' ? 3 : 1)
          .forEach((pieces, index) =>
            paintPieces(
              canvas,
              pieces,
              x + 10,
              top + CONTROL / 2 + index * 19,
              depth + 1,
              as === 'select' ? 't' : 'soft',
            ),
          );
      }
      if (as === 'select') canvas.icon('down', x + width - 24, top + CONTROL / 2 - 7);
    },
  };
}

function layButton({button, as = 'plain', off}: Button): Layout {
  const pieces = parseInline(button, SIZE, 'bold');
  const marks = pieces.filter(({kind}) => kind === 'mark');
  const label = pieces.filter(({kind}) => kind !== 'mark');
  const last = label.at(-1);
  if (last?.kind === 'word')
    Object.assign(last, {text: last.text.trimEnd(), width: measure(last.text.trimEnd(), SIZE, 'bold')});
  const labelWidth = widthOfPieces(label);
  const own = labelWidth + (as === 'bare' ? 0 : 24) + (as === 'menu' ? 18 : 0);
  return {
    width: own + marks.length * 24,
    height: CONTROL,
    paint: (canvas, x, y, depth) => {
      if (as !== 'bare')
        canvas.box(off ? 'off' : as === 'primary' ? 'primary' : 'plain', depth + 1, x, y, own, CONTROL);
      const className = off ? 'soft' : as === 'primary' ? 'on-primary' : as === 'bare' ? 'b' : 'action';
      paintPieces(canvas, label, x + (as === 'bare' ? 0 : 12), y + CONTROL / 2, depth + 1, className);
      if (as === 'menu') canvas.icon('down', x + own - 25, y + CONTROL / 2 - 7);
      paintPieces(canvas, marks, x + own + 1, y + CONTROL / 2, depth + 1);
    },
  };
}

function layCheck({check, on, as = 'box'}: Check, width: number): Layout {
  const indent = as === 'toggle' ? 42 : 24;
  const label = layText(check, width - indent);
  return {
    width: label.width + indent,
    height: label.height,
    paint: (canvas, x, y, depth) => {
      const middle = y + LEADING / 2;
      if (as === 'toggle') {
        canvas.box(on ? 'primary' : 'pill', depth + 1, x, middle - 9, 32, 18, 9);
        canvas.box('knob', depth + 2, on ? x + 17 : x + 3, middle - 6, 12, 12, 6);
      } else {
        canvas.box(on ? 'primary' : 'input', depth + 1, x, middle - 7.5, 15, 15, as === 'radio' ? 7.5 : 3);
        if (on && as === 'radio') canvas.box('knob', depth + 2, x + 4.5, middle - 3, 6, 6, 3);
        else if (on)
          canvas.line('check-mark', depth + 2, [x + 3.5, middle], [x + 6.5, middle + 3], [x + 11.5, middle - 3.5]);
      }
      label.paint(canvas, x + indent, y, depth);
    },
  };
}

function layAlert({alert, status}: Alert, width: number): Layout {
  const text = layText(alert, width - 52);
  return {
    width,
    height: text.height + 18,
    paint: (canvas, x, y, depth) => {
      canvas.box(`${status}-box`, depth + 1, x, y, width, text.height + 18);
      canvas.sign(status, x + 14, y + 9 + LEADING / 2 - 7.5);
      text.paint(canvas, x + 40, y + 9, depth + 1);
    },
  };
}

function layCode(code: string, width: number): Layout {
  const lines = code.replace(/\n+$/, '').split('\n');
  return {
    width,
    height: lines.length * 18,
    paint: (canvas, x, y) =>
      lines.forEach(
        (line, index) =>
          line.trim() !== '' &&
          canvas.text(
            'mono',
            x + measure(/^ */.exec(line)?.[0] ?? '', SMALL, 'mono'),
            y + index * 18 + 13,
            line.trim(),
          ),
      ),
  };
}

function layMenu({menu, active}: Menu): Layout {
  const pieces = menu.map((entry) => parseInline(entry, SIZE, 'bold'));
  const width = Math.max(...pieces.map(widthOfPieces)) + 30;
  return {
    width,
    height: menu.length * 30 + 10,
    paint: (canvas, x, y, depth) => {
      canvas.box('box', depth + 1, x, y, width, menu.length * 30 + 10, 6);
      pieces.forEach((entry, index) => {
        const isActive = plain(menu[index] ?? '') === active;
        if (isActive) canvas.box('picked', depth + 2, x + 1, y + 5 + index * 30, width - 2, 30, 0);
        paintPieces(canvas, entry, x + 14, y + 20 + index * 30, depth + 2, isActive ? 'b' : 't');
      });
    },
  };
}

function layGraph({graph, from = [], to = []}: Graph, width: number): Layout {
  const rows = Math.max(from.length, to.length, 1);
  const height = rows * 52;
  const wide = Math.min(190, (width - 120) / 3);
  return {
    width,
    height,
    paint: (canvas, x, y, depth) => {
      const middle = y + height / 2;
      const node = (label: string, left: number, center: number, className: string): void => {
        canvas.box(className, depth + 2, left, center - 17, wide, 34, 6);
        const pieces = parseInline(label);
        paintPieces(
          canvas,
          pieces,
          left + Math.max(8, (wide - widthOfPieces(pieces)) / 2),
          center,
          depth + 2,
          className === 'plain' ? 'b' : 't',
        );
      };
      const center = x + (width - wide) / 2;
      const arrow = (x1: number, y1: number, x2: number, y2: number): void => {
        canvas.line('edge', depth + 1, [x1, y1], [x2, y2]);
        const angle = Math.atan2(y2 - y1, x2 - x1);
        const barb = (turn: number): [number, number] => [
          x2 - 9 * Math.cos(angle + turn),
          y2 - 9 * Math.sin(angle + turn),
        ];
        canvas.line('edge', depth + 1, barb(0.45), [x2, y2], barb(-0.45));
      };
      const spread = (count: number, index: number): number => middle + (index - (count - 1) / 2) * 52;
      from.forEach((label, index) => {
        arrow(x + wide, spread(from.length, index), center - 2, middle);
        node(label, x, spread(from.length, index), 'box');
      });
      to.forEach((label, index) => {
        arrow(center + wide, middle, x + width - wide - 2, spread(to.length, index));
        node(label, x + width - wide, spread(to.length, index), 'box');
      });
      node(graph, center, middle, 'plain');
    },
  };
}

function layCard(elements: readonly MockupElement[], width: number, className: string): Layout {
  const inside = layStack(elements, width - 32, 10);
  return {
    width,
    height: inside.height + 28,
    paint: (canvas, x, y, depth, stretch = 0) => {
      canvas.box(className, depth + 1, x, y, width, Math.max(inside.height + 28, stretch), 6);
      inside.paint(canvas, x + 16, y + 14, depth + 1);
    },
  };
}

function layElement(element: MockupElement, width: number): Layout {
  switch (element.kind) {
    case 'title':
      return layText(element.title, width, 'h1', 20, 30);
    case 'heading':
      return layText(element.heading, width, 'h2', 15, 24);
    case 'text':
      return layText(element.text, width, element.soft ? 'soft' : 't');
    case 'tabs':
      return layTabs(element, width);
    case 'table':
      return layTable(element, width);
    case 'row':
      return layRow(element, width);
    case 'card':
      return layCard(element.card, width, element.tint ? 'tint' : 'box');
    case 'field':
      return layField(element, width);
    case 'button':
      return layButton(element);
    case 'check':
      return layCheck(element, width);
    case 'alert':
      return layAlert(element, width);
    case 'code':
      return layCode(element.code, width);
    case 'menu':
      return layMenu(element);
    case 'graph':
      return layGraph(element, width);
    case 'line':
      return {width, height: 1, paint: (canvas, x, y, depth) => canvas.line('rule', depth + 1, [x, y], [x + width, y])};
    case 'stack':
      return layStack(element.stack, width, 8);
  }
}

const BAR = 46;
const RAIL = 104;
const MENU = 176;

/** Draws the bars and menus around the page. */
function paintFrame(canvas: Canvas, frame: Frame, {active, marks}: Mockup, width: number, height: number): void {
  const markAt = (label: string, x: number, y: number): number => {
    const number = marks.get(label);
    if (number !== undefined) canvas.mark(number, x, y);
    return number === undefined ? 0 : 24;
  };
  canvas.box('bar', 1, 0, 0, width, BAR, 0);
  canvas.text('brand', 16, BAR / 2 + 5, 'PactFlow');
  let right = width - 16;
  for (const {icon, label} of [...frame.bar].reverse()) {
    const wide = measure(label, SMALL);
    if (marks.has(label)) right -= markAt(label, right - 9, BAR / 2);
    canvas.text(label === active ? 'action' : 'soft', right, BAR / 2 + 4.5, label, 'end');
    right -= wide;
    if (icon !== undefined) canvas.icon(icon, right - 22, BAR / 2 - 7);
    right -= icon === undefined ? 22 : 42;
  }
  canvas.line('rule', 2, [0, BAR], [width, BAR]);
  if (frame.rail !== undefined) {
    canvas.box('bar', 1, 0, BAR, RAIL, height - BAR, 0);
    canvas.line('rule', 2, [RAIL, BAR], [RAIL, height]);
    frame.rail.forEach(({icon, label}, index) => {
      const top = BAR + 10 + index * 62;
      if (label === active) {
        canvas.box('picked', 2, 0, top - 4, RAIL, 58, 0);
        canvas.box('active', 3, 0, top - 4, 3, 58, 0);
      }
      canvas.icon(icon, RAIL / 2 - 9, top + 6, label === active ? 'icon-on' : 'icon', 18);
      canvas.text(label === active ? 'b' : 'soft', RAIL / 2, top + 43, label, 'middle');
      markAt(label, RAIL / 2 + 26, top + 14);
    });
  }
  if (frame.menu !== undefined) {
    canvas.box('bar', 1, 0, BAR, MENU, height - BAR, 0);
    canvas.line('rule', 2, [MENU, BAR], [MENU, height]);
    let top = BAR;
    for (const {group, items} of frame.menu) {
      if (group !== undefined) {
        canvas.box('head', 2, 0, top, MENU, 26, 0);
        canvas.text('th', 14, top + 17.5, group);
        markAt(group, MENU - 16, top + 13);
        top += 26;
      }
      for (const item of items) {
        if (item === active) {
          canvas.box('picked', 2, 0, top, MENU, 30, 0);
          canvas.box('active', 3, 0, top, 3, 30, 0);
        }
        canvas.text(item === active ? 'b' : 'soft', 14, top + 19.5, item);
        markAt(item, MENU - 16, top + 15);
        top += 30;
      }
    }
  }
}

const labelsOf = (frame: Frame): string[] => [
  ...frame.bar.map(({label}) => label),
  ...(frame.rail ?? []).map(({label}) => label),
  ...(frame.menu ?? []).flatMap(({group, items}) => [...(group === undefined ? [] : [group]), ...items]),
];

function frameHeight({rail, menu}: Frame): number {
  const railHeight = rail === undefined ? 0 : rail.length * 62 + 16;
  const menuHeight = (menu ?? []).reduce(
    (sum, {group, items}) => sum + (group === undefined ? 0 : 26) + items.length * 30,
    0,
  );
  return BAR + Math.max(railHeight, menuHeight);
}

function frameOf({frame: name, active, marks}: Mockup): Frame | undefined {
  if (name === undefined) {
    if (active !== undefined || marks.size > 0)
      throw new MockupError(
        'active and marks refer to entries of a frame, but the UI mockup has no frame. Add a frame, or remove them.',
        0,
      );
    return undefined;
  }
  const frame = frames[name];
  if (frame === undefined)
    throw new MockupError(`the frame "${name}" is unknown. The frames are: ${Object.keys(frames).join(', ')}.`, 0);
  const labels = labelsOf(frame);
  for (const label of [...(active === undefined ? [] : [active]), ...marks.keys()]) {
    if (!labels.includes(label))
      throw new MockupError(`the frame "${name}" has no entry "${label}". Its entries are: ${labels.join(', ')}.`, 0);
  }
  return frame;
}

/**
 * Draws a UI mockup as an SVG element whose colors come from the style sheet (`.ui-mockup` in custom.css).
 * @param alternative one sentence that says what the picture shows
 * @throws MockupError if the frame is unknown, or if numbers and notes don't match
 */
export function drawMockup(mockup: Mockup, alternative: string): Element {
  const frame = frameOf(mockup);
  const width = WIDTH;
  const left = frame === undefined ? 0 : frame.menu !== undefined ? MENU : frame.rail !== undefined ? RAIL : 0;
  const top = frame === undefined ? 0 : BAR;
  const page = layStack(mockup.page, width - left - 40);
  const height = Math.ceil(Math.max(top + page.height + 40, frame === undefined ? 0 : frameHeight(frame)));
  const canvas = new Canvas();
  canvas.box('ground', 0, 0, 0, width, height, 0);
  if (frame !== undefined) paintFrame(canvas, frame, mockup, width, height);
  page.paint(canvas, left + 20, top + 20, 1);
  const noteNumbers = mockup.notes.map((_, index) => index + 1);
  const unknown = [...canvas.numbers].filter((number) => !noteNumbers.includes(number));
  const unused = noteNumbers.filter((number) => !canvas.numbers.has(number));
  if (unknown.length > 0)
    throw new MockupError(
      `expected one note for each number in the picture, but found the numbers ${unknown.join(', ')} and ` +
        `${mockup.notes.length} notes. Add the missing notes.`,
      0,
    );
  if (unused.length > 0)
    throw new MockupError(
      `expected a number in the picture for each note, but found none for note ${unused.join(', ')}. ` +
        `Write @${unused[0] ?? 1} after the text that the note explains.`,
      0,
    );
  return {
    type: 'element',
    tagName: 'svg',
    properties: {viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', ariaLabel: alternative},
    children: canvas.elements(),
  };
}
