import {isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {parseInline} from './inline';

/** What one key of an element or of a screen may hold. */
interface Field {
  /** What the key is for, as a writer reads it in an error message. */
  purpose: string;
  kind: 'text' | 'texts' | 'flag' | 'numbers' | 'elements' | 'rows' | 'marks' | 'notes';
  required?: boolean;
  oneOf?: readonly string[];
}

type Fields = Readonly<Record<string, Field>>;

const STATUSES = ['ok', 'fail', 'warn', 'info'] as const;

/** The kinds of element: the first key of each names the kind. */
const elementKinds = {
  title: {title: {purpose: 'name of the page, in large type', kind: 'text'}},
  heading: {heading: {purpose: 'heading of a part of the page', kind: 'text'}},
  text: {text: {purpose: 'running text', kind: 'text'}, soft: {purpose: 'shows it in a quieter color', kind: 'flag'}},
  tabs: {
    tabs: {purpose: 'names of the tabs', kind: 'texts'},
    active: {purpose: 'name of the open tab', kind: 'text', required: true},
  },
  table: {
    table: {purpose: 'headings of the columns', kind: 'texts'},
    rows: {purpose: 'lists of cells; a cell is text or an element', kind: 'rows', required: true},
    widths: {purpose: 'shares of the columns, such as [2, 1, 1]', kind: 'numbers'},
  },
  row: {
    row: {purpose: 'elements side by side', kind: 'elements'},
    widths: {purpose: 'shares of the elements; 0 stands for "as wide as its content"', kind: 'numbers'},
  },
  card: {
    card: {purpose: 'elements in a box', kind: 'elements'},
    tint: {purpose: 'fills the box with a tint', kind: 'flag'},
  },
  field: {
    field: {purpose: 'label above an input; may be empty', kind: 'text'},
    value: {purpose: 'what stands in the input', kind: 'text'},
    as: {purpose: 'form of the input', kind: 'text', oneOf: ['input', 'select', 'area']},
  },
  button: {
    button: {purpose: 'label of a button', kind: 'text'},
    as: {purpose: 'form of the button', kind: 'text', oneOf: ['plain', 'primary', 'menu', 'bare']},
    off: {purpose: 'shows it as not available', kind: 'flag'},
  },
  check: {
    check: {purpose: 'label of a control that is on or off', kind: 'text'},
    on: {purpose: 'shows it switched on', kind: 'flag'},
    as: {purpose: 'form of the control', kind: 'text', oneOf: ['box', 'toggle', 'radio']},
  },
  alert: {
    alert: {purpose: 'message in a colored frame', kind: 'text'},
    status: {purpose: 'what the message tells', kind: 'text', required: true, oneOf: STATUSES},
  },
  code: {code: {purpose: 'lines in fixed-width type, shown as they are', kind: 'text'}},
  menu: {
    menu: {purpose: 'entries of an open menu', kind: 'texts'},
    active: {purpose: 'the marked entry', kind: 'text'},
  },
  graph: {
    graph: {purpose: 'application in the middle of a network', kind: 'text'},
    from: {purpose: 'its consumers, on the left', kind: 'texts'},
    to: {purpose: 'its providers, on the right', kind: 'texts'},
  },
  line: {line: {purpose: 'a dividing line; write "line: true"', kind: 'flag'}},
} as const satisfies Record<string, Fields>;

/** Keys of a whole screen. */
const screenFields: Fields = {
  frame: {purpose: 'the bars around the page', kind: 'text'},
  active: {purpose: 'where the frame shows the reader to be', kind: 'text'},
  marks: {purpose: 'numbers at entries of the frame, such as {Help: 2}', kind: 'marks'},
  page: {purpose: 'elements from top to bottom', kind: 'elements', required: true},
  notes: {purpose: 'what the numbers stand for: one text in Markdown for each number, in order', kind: 'notes'},
};

interface Title {
  kind: 'title';
  title: string;
}
interface Heading {
  kind: 'heading';
  heading: string;
}
interface Text {
  kind: 'text';
  text: string;
  soft?: boolean;
}
export interface Tabs {
  kind: 'tabs';
  tabs: string[];
  active: string;
}
export interface Table {
  kind: 'table';
  table: string[];
  rows: (string | ScreenElement)[][];
  widths?: number[];
}
export interface Row {
  kind: 'row';
  row: ScreenElement[];
  widths?: number[];
}
interface Card {
  kind: 'card';
  card: ScreenElement[];
  tint?: boolean;
}
export interface FormField {
  kind: 'field';
  field: string;
  value?: string;
  as?: 'input' | 'select' | 'area';
}
export interface Button {
  kind: 'button';
  button: string;
  as?: 'plain' | 'primary' | 'menu' | 'bare';
  off?: boolean;
}
export interface Check {
  kind: 'check';
  check: string;
  on?: boolean;
  as?: 'box' | 'toggle' | 'radio';
}
export interface Alert {
  kind: 'alert';
  alert: string;
  status: (typeof STATUSES)[number];
}
interface Code {
  kind: 'code';
  code: string;
}
export interface Menu {
  kind: 'menu';
  menu: string[];
  active?: string;
}
export interface Graph {
  kind: 'graph';
  graph: string;
  from?: string[];
  to?: string[];
}
interface Line {
  kind: 'line';
  line: true;
}
/** Elements from top to bottom: a list where an element may stand. */
interface Stack {
  kind: 'stack';
  stack: ScreenElement[];
}

export type ScreenElement =
  | Title
  | Heading
  | Text
  | Tabs
  | Table
  | Row
  | Card
  | FormField
  | Button
  | Check
  | Alert
  | Code
  | Menu
  | Graph
  | Line
  | Stack;

export interface Screen {
  frame?: string;
  active?: string;
  marks: ReadonlyMap<string, number>;
  page: ScreenElement[];
  notes: string[];
}

/** A mistake in a screen's text, with the line it stands in, counted from 0 at the first line of the text. */
export class ScreenError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

type Lines = ReadonlyMap<object, number>;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);
const quoted = 'Put texts that begin with a sign or hold ": " in quotes.';

function fail(message: string, holder: object, lines: Lines): never {
  throw new ScreenError(message, lines.get(holder) ?? 0);
}

/** Text as a writer meant it: YAML takes a bare `2.1` for a number and `yes` stays text. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

function checkValue(name: string, value: unknown, field: Field, holder: object, lines: Lines): unknown {
  const wrong = (wanted: string): never =>
    fail(`${name} is ${show(value)}; it must be ${wanted} (${field.purpose}). ${quoted}`, holder, lines);
  const inline = (text: string): string => {
    try {
      if (name !== 'code') parseInline(text);
    } catch (error) {
      fail(`in ${show(text)}, ${(error as Error).message}.`, holder, lines);
    }
    return text;
  };
  switch (field.kind) {
    case 'text': {
      const text = inline(textOf(value) ?? wrong('text'));
      if (field.oneOf !== undefined && !field.oneOf.includes(text)) wrong(`one of ${field.oneOf.join(', ')}`);
      return text;
    }
    case 'flag':
      return typeof value === 'boolean' ? value : wrong('true or false');
    case 'numbers':
      return Array.isArray(value) && value.every((item) => typeof item === 'number' && item >= 0)
        ? value
        : wrong('a list of numbers such as [2, 1]');
    case 'texts':
    case 'notes': {
      const texts =
        Array.isArray(value) && value.length > 0
          ? value.map((item) => textOf(item) ?? wrong('a list of texts'))
          : wrong('a list of texts');
      return field.kind === 'notes' ? texts : texts.map(inline);
    }
    case 'elements':
      return Array.isArray(value) && value.length > 0
        ? value.map((item: unknown) => checkElement(item, value, lines))
        : wrong('a list of elements');
    case 'rows':
      return Array.isArray(value) && value.every(Array.isArray)
        ? value.map((row: unknown[]) =>
            row.map((cell) =>
              cell === null ? '' : textOf(cell) === undefined ? checkElement(cell, row, lines) : inline(String(cell)),
            ),
          )
        : wrong('a list of lists of cells');
    case 'marks':
      return isRecord(value) && Object.values(value).every((item) => Number.isInteger(item))
        ? new Map(Object.entries(value))
        : wrong('a map of labels to numbers');
  }
}

function checkFields(
  record: Record<string, unknown>,
  fields: Fields,
  what: string,
  lines: Lines,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    const field = fields[name];
    if (field === undefined)
      fail(`${what} has the unknown key ${name}. Known: ${Object.keys(fields).join(', ')}.`, record, lines);
    result[name] = checkValue(name, value, field, record, lines);
  }
  for (const [name, {required, purpose}] of Object.entries(fields))
    if (required && record[name] === undefined) fail(`${what} lacks ${name}: ${purpose}.`, record, lines);
  return result;
}

function checkElement(value: unknown, holder: object, lines: Lines): ScreenElement {
  if (Array.isArray(value))
    return {kind: 'stack', stack: value.map((item: unknown) => checkElement(item, value, lines))};
  if (typeof value === 'string')
    return {kind: 'text', text: String(checkValue('text', value, elementKinds.text.text, holder, lines))};
  const known = Object.keys(elementKinds).join(', ');
  if (!isRecord(value))
    fail(
      `${show(value)} is no element. An element is text, a list, or a map whose first key is one of ${known}. ${quoted}`,
      holder,
      lines,
    );
  const kind = Object.keys(value)[0] ?? '';
  const fields = (elementKinds as Readonly<Record<string, Fields>>)[kind];
  if (fields === undefined)
    fail(`${show(kind)} is no kind of element. Known: ${known}. The first key names the kind.`, value, lines);
  const element = {kind, ...checkFields(value, fields, `this ${kind}`, lines)} as unknown as ScreenElement;
  if (element.kind === 'tabs' && !element.tabs.some((tab) => plain(tab) === element.active))
    fail(
      `active is ${show(element.active)}, which is none of the tabs ${element.tabs.map(plain).join(', ')}.`,
      value,
      lines,
    );
  if (element.kind === 'table') {
    const odd = element.rows.find((row) => row.length !== element.table.length);
    if (odd !== undefined)
      fail(`a row has ${odd.length} cells for ${element.table.length} columns: ${show(odd)}.`, value, lines);
  }
  if ((element.kind === 'table' || element.kind === 'row') && element.widths !== undefined) {
    const wanted = element.kind === 'table' ? element.table.length : element.row.length;
    if (element.widths.length !== wanted)
      fail(`widths has ${element.widths.length} numbers for ${wanted}.`, value, lines);
  }
  return element;
}

/** A label without numbers and signs: what a reader would call it. */
export const plain = (text: string): string =>
  text
    .replace(/(^|\s)@\d+(?=\s|$)/g, '')
    .replace(/:[a-z]+:/g, '')
    .trim();

/** The value of a YAML node; `note` hears of each list and map with its place in the text. */
function plainValue(node: unknown, note: (made: object, offset: number) => void): unknown {
  if (isScalar(node)) return node.value;
  const made: unknown[] | Record<string, unknown> = isSeq(node) ? [] : {};
  if (isSeq(node) && Array.isArray(made)) for (const item of node.items) made.push(plainValue(item, note));
  else if (isMap(node))
    for (const pair of node.items)
      Object.assign(
        made,
        isPair(pair) && {[String(isScalar(pair.key) ? pair.key.value : pair.key)]: plainValue(pair.value, note)},
      );
  else return isAlias(node) ? String(node.source) : null;
  note(made, node.range?.[0] ?? 0);
  return made;
}

/**
 * Reads the text of a `screen` fence.
 * @throws ScreenError with the line of the mistake, what was found and what is allowed
 */
export function parseScreen(source: string): Screen {
  const lines = new Map<object, number>();
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const [mistake] = document.errors;
  if (mistake !== undefined)
    throw new ScreenError(
      `this is no YAML: ${mistake.message.split('\n')[0] ?? ''} ${quoted}`,
      (mistake.linePos?.[0].line ?? 1) - 1,
    );
  const value = plainValue(document.contents, (made, offset) => lines.set(made, counter.linePos(offset).line - 1));
  if (!isRecord(value))
    throw new ScreenError(`a screen is a map with the keys ${Object.keys(screenFields).join(', ')}.`, 0);
  const screen = checkFields(value, screenFields, 'the screen', lines) as unknown as Partial<Screen> &
    Pick<Screen, 'page'>;
  return {...screen, marks: screen.marks ?? new Map(), notes: screen.notes ?? []};
}
