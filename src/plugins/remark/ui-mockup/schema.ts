import {isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {z} from 'zod';
import {checkValue} from '../../../data/schema';
import {parseInline} from './inline';

/** Text. YAML parses unquoted text such as `2.1` as a number, which is converted back. */
const plainText = () => z.union([z.string(), z.number().transform(String)], 'text');

/** Text that can contain icons, links, and other inline elements: see inline.ts. */
const label = () =>
  plainText().superRefine((text, context) => {
    try {
      parseInline(String(text));
    } catch (error) {
      context.addIssue({
        code: 'custom',
        message: `expected valid inline elements in "${text}", but ${(error as Error).message}`,
      });
    }
  });
const labels = () => z.array(label()).min(1);
const widths = () => z.array(z.number().min(0));

/** Reports widths that don't match the number of columns or elements. */
function checkWidths(found: readonly number[] | undefined, count: number, context: z.core.$RefinementCtx): void {
  if (found !== undefined && found.length !== count)
    context.addIssue({
      code: 'custom',
      path: ['widths'],
      message: `expected ${count} numbers, one for each column, but found ${found.length}`,
    });
}

const title = z.strictObject({kind: z.literal('title'), title: label().describe('name of the page, in large type')});
const headingElement = z.strictObject({
  kind: z.literal('heading'),
  heading: label().describe('heading of a section of the page'),
});
const text = z.strictObject({
  kind: z.literal('text'),
  text: label().describe('running text'),
  soft: z.boolean().optional().describe('shows the text in a muted color'),
});
const tabs = z
  .strictObject({
    kind: z.literal('tabs'),
    tabs: labels().describe('names of the tabs'),
    active: label().describe('name of the open tab'),
  })
  .superRefine(({tabs: names, active}, context) => {
    if (!names.some((name) => plain(name) === active))
      context.addIssue({
        code: 'custom',
        path: ['active'],
        message: `expected one of the tabs ${names.map(plain).join(', ')}, but found "${active}"`,
      });
  });
const table = z
  .strictObject({
    kind: z.literal('table'),
    table: labels().describe('column headings'),
    get rows() {
      return z.array(z.array(z.union([label(), element]))).describe('lists of cells; a cell is text or an element');
    },
    widths: widths().optional().describe('relative widths of the columns, such as [2, 1, 1]'),
  })
  .superRefine(({table: columns, rows, widths: found}, context) => {
    const index = rows.findIndex((row) => row.length !== columns.length);
    if (index !== -1)
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `expected ${columns.length} cells, one for each column, but found ${rows[index]?.length ?? 0}`,
      });
    checkWidths(found, columns.length, context);
  });
const row = z
  .strictObject({
    kind: z.literal('row'),
    get row() {
      return z.array(element).min(1).describe('elements side by side');
    },
    widths: widths().optional().describe('relative widths of the elements; 0 means as wide as the content'),
  })
  .superRefine(({row: elements, widths: found}, context) => {
    checkWidths(found, elements.length, context);
  });
const card = z.strictObject({
  kind: z.literal('card'),
  get card() {
    return z.array(element).min(1).describe('elements in a box');
  },
  tint: z.boolean().optional().describe('fills the box with a tint'),
});
const field = z.strictObject({
  kind: z.literal('field'),
  field: label().describe('label above an input; may be empty'),
  value: label().optional().describe('content of the input'),
  as: z.enum(['input', 'select', 'area']).optional().describe('type of the input'),
});
const button = z.strictObject({
  kind: z.literal('button'),
  button: label().describe('label of a button'),
  as: z.enum(['plain', 'primary', 'menu', 'bare']).optional().describe('style of the button'),
  off: z.boolean().optional().describe('shows the button as disabled'),
});
const check = z.strictObject({
  kind: z.literal('check'),
  check: label().describe('label of a control that is on or off'),
  on: z.boolean().optional().describe('shows the control as on'),
  as: z.enum(['box', 'toggle', 'radio']).optional().describe('type of the control'),
});
const alert = z.strictObject({
  kind: z.literal('alert'),
  alert: label().describe('message in a colored frame'),
  status: z.enum(['ok', 'fail', 'warn', 'info']).describe('meaning of the message'),
});
const code = z.strictObject({
  kind: z.literal('code'),
  code: plainText().describe('lines in monospaced type, without inline elements'),
});
const menu = z.strictObject({
  kind: z.literal('menu'),
  menu: labels().describe('entries of an open menu'),
  active: label().optional().describe('highlighted entry'),
});
const graph = z.strictObject({
  kind: z.literal('graph'),
  graph: label().describe('application in the middle of a network'),
  from: labels().optional().describe('its consumers, on the left'),
  to: labels().optional().describe('its providers, on the right'),
});
const line = z.strictObject({kind: z.literal('line'), line: z.literal(true).describe('a divider; write "line: true"')});
const stack = z.strictObject({
  kind: z.literal('stack'),
  get stack() {
    return z.array(element).min(1).describe('elements from top to bottom');
  },
});

const element = z.discriminatedUnion('kind', [
  title,
  headingElement,
  text,
  tabs,
  table,
  row,
  card,
  field,
  button,
  check,
  alert,
  code,
  menu,
  graph,
  line,
  stack,
]);

const mockup = z.strictObject({
  frame: plainText().optional().describe('the navigation around the page'),
  active: plainText().optional().describe('entry of the frame for the current page'),
  marks: z
    .record(z.string(), z.number().int())
    .optional()
    .transform((marks): ReadonlyMap<string, number> => new Map(Object.entries(marks ?? {})))
    .describe('numbers at entries of the frame, such as {Help: 2}'),
  page: z.array(element).min(1).describe('elements from top to bottom'),
  notes: z
    .array(plainText())
    .min(1)
    .optional()
    .transform((notes = []) => notes)
    .describe('explanations of the numbers: one Markdown text for each number, in order'),
});

export type Tabs = z.output<typeof tabs>;
export type Table = z.output<typeof table>;
export type Row = z.output<typeof row>;
export type FormField = z.output<typeof field>;
export type Button = z.output<typeof button>;
export type Check = z.output<typeof check>;
export type Alert = z.output<typeof alert>;
export type Menu = z.output<typeof menu>;
export type Graph = z.output<typeof graph>;
export type MockupElement = z.output<typeof element>;
export type Mockup = z.output<typeof mockup>;

/** An error in the text of a UI mockup. Its line is counted from 0. */
export class MockupError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

type Lines = Map<object, number>;
type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a label without numbers and icons. */
export const plain = (source: string): string =>
  source
    .replace(/(^|\s)@\d+(?=\s|$)/g, '')
    .replace(/:[a-z]+:/g, '')
    .trim();

/** The value of a YAML node. `note` is called with each list and map and its offset in the text. */
function valueOf(node: unknown, note: (value: object, offset: number) => void): unknown {
  if (isScalar(node)) return node.value;
  const value: unknown[] | Record<string, unknown> = isSeq(node) ? [] : {};
  if (isSeq(node) && Array.isArray(value)) for (const item of node.items) value.push(valueOf(item, note));
  else if (isMap(node))
    for (const pair of node.items)
      Object.assign(
        value,
        isPair(pair) && {[String(isScalar(pair.key) ? pair.key.value : pair.key)]: valueOf(pair.value, note)},
      );
  else return isAlias(node) ? String(node.source) : null;
  note(value, node.range?.[0] ?? 0);
  return value;
}

/** Keys whose value is a list of elements. */
const ELEMENT_LISTS = new Set(['row', 'card']);

/**
 * Expands the short forms of elements: text becomes a `text` element, a list becomes a `stack`, and the first key of a
 * map becomes its `kind`. New objects keep the line of the value that they replace.
 */
function expandElement(value: unknown, lines: Lines): unknown {
  if (typeof value === 'string') return {kind: 'text', text: value};
  const expand = (item: unknown): unknown => expandElement(item, lines);
  let expanded: Fields;
  if (Array.isArray(value)) expanded = {kind: 'stack', stack: value.map(expand)};
  else if (isFields(value)) {
    const [kind = ''] = Object.keys(value);
    const entries = Object.entries(value).map(([key, content]): [string, unknown] => {
      if (key === kind && ELEMENT_LISTS.has(key) && Array.isArray(content)) return [key, content.map(expand)];
      if (key === 'rows' && Array.isArray(content)) return [key, content.map(expandCells)];
      return [key, content];
    });
    expanded = {kind, ...Object.fromEntries(entries)};
  } else return value;
  lines.set(expanded, lines.get(value as object) ?? 0);
  return expanded;

  function expandCells(cells: unknown): unknown {
    if (!Array.isArray(cells)) return cells;
    const expandedCells = cells.map((cell: unknown) => (cell === null ? '' : isObject(cell) ? expand(cell) : cell));
    lines.set(expandedCells, lines.get(cells) ?? 0);
    return expandedCells;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The line of the innermost list or map along a path. */
function lineAt(value: unknown, path: readonly PropertyKey[], lines: Lines): number {
  let found = 0;
  let current: unknown = value;
  for (const key of [undefined, ...path]) {
    if (key !== undefined) current = isObject(current) ? (current as Record<PropertyKey, unknown>)[key] : undefined;
    if (isObject(current)) found = lines.get(current) ?? found;
  }
  return found;
}

const QUOTES = 'Put text that starts with a special character or contains ": " in quotes.';

/**
 * Reads the text of a `ui-mockup` code block.
 * @throws MockupError with the line of the error, what was expected, and what was found
 */
export function parseMockup(source: string): Mockup {
  const lines: Lines = new Map();
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const [error] = document.errors;
  if (error !== undefined)
    throw new MockupError(
      `expected valid YAML, but the parser reports: ${error.message.split('\n')[0] ?? ''} ${QUOTES}`,
      (error.linePos?.[0].line ?? 1) - 1,
    );
  const value = valueOf(document.contents, (object, offset) => lines.set(object, counter.linePos(offset).line - 1));
  const page = isFields(value) && Array.isArray(value.page) ? value.page : undefined;
  const expanded =
    page === undefined ? value : {...(value as Fields), page: page.map((item) => expandElement(item, lines))};
  const [problem] = checkValue('', expanded, mockup);
  if (problem !== undefined) {
    const hint = /expected (?:text|one of the kinds|an element)/.test(problem.message) ? ` ${QUOTES}` : '';
    throw new MockupError(`${problem.message}${hint}`, lineAt(expanded, problem.path, lines));
  }
  return mockup.parse(expanded);
}
