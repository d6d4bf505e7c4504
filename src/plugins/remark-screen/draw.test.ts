import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import type {Element} from 'hast';
import {drawScreen} from './draw';
import {frames} from './frames';
import {signs} from './icons';
import {breakLines, measure, parseInline, widthOfPieces} from './inline';
import {parseScreen} from './schema';

function* elements(node: Element): Generator<Element> {
  yield node;
  for (const child of node.children) if (child.type === 'element') yield* elements(child);
}

const draw = (source: string): Element => drawScreen(parseScreen(source), 'What it shows');
const texts = (svg: Element): string[] =>
  [...elements(svg)]
    .filter(({tagName}) => tagName === 'text')
    .map(({children: [child]}) => (child?.type === 'text' ? child.value : ''));
const EVERYTHING = `
frame: settings
active: Users
marks: {Help: 1, Webhooks: 1}
page:
  - title: A title
  - heading: A heading
  - {text: quiet text, soft: true}
  - tabs: [One, "Two @2"]
    active: Two
  - table: [A, B]
    widths: [2, 1]
    rows: [[":ok: fine", {button: Go}], ["a longer text that does not stand in a single line of so narrow a cell", "{chip} {=pill} {name|success}"]]
  - row: [{field: Name, value: x}, {field: Team, as: select, value: All}, {button: Save @3, as: primary}]
    widths: [1, 1, 0]
  - card: [{check: a, on: true}, {check: b, as: toggle}, {check: c, as: radio, on: true}]
  - {alert: careful, status: warn}
  - {code: "  { }"}
  - {menu: [First, Second], active: First}
  - {graph: Mid, from: [Left], to: [Right, Other]}
  - {line: true}
notes: [a, b, c]
`;

describe('a screen', () => {
  test('is one picture with its text equivalent, and takes its colors from the style sheet', () => {
    const svg = draw(EVERYTHING);
    assert.equal(svg.properties.role, 'img');
    assert.equal(svg.properties.ariaLabel, 'What it shows');
    const markup = JSON.stringify(svg);
    assert.doesNotMatch(markup, /#[0-9a-f]{3,6}"|rgb\(|NaN|undefined|Infinity/i);
    for (const {properties, tagName} of elements(svg)) {
      assert.equal(properties.id, undefined);
      assert.ok(
        tagName === 'svg' || (Array.isArray(properties.className) && properties.className.length === 1),
        `a ${tagName} has a class`,
      );
    }
    for (const label of [
      'PactFlow',
      'Users',
      'A title',
      'quiet text',
      'Two',
      'Go',
      'pill',
      'success',
      'Team',
      'Save',
      'careful',
      'First',
      'Mid',
      'Other',
    ])
      assert.ok(texts(svg).includes(label), `shows ${label}`);
  });

  test('stays inside its edges', () => {
    const svg = draw(EVERYTHING);
    const [, , width = 0, height = 0] = String(svg.properties.viewBox).split(' ').map(Number);
    for (const {tagName, properties} of elements(svg)) {
      if (tagName !== 'text') continue;
      assert.ok(Number(properties.x) >= 0 && Number(properties.x) <= width && Number(properties.y) <= height);
    }
  });

  test('is as high as its menu when the page is short', () => {
    const heightOf = (svg: Element): number => Number(svg.properties.height);
    assert.ok(heightOf(draw('frame: settings\npage: [a]')) > heightOf(draw('page: [a]')) + 300);
  });

  for (const [name, {bar}] of Object.entries(frames)) {
    test(`has room for every number in the bar of the frame ${name}`, () => {
      const labels = bar.map(({label}) => label);
      const svg = draw(
        `frame: ${name}\nmarks: ${JSON.stringify(Object.fromEntries(labels.map((label, index) => [label, index + 1])))}\npage: [a]\nnotes: ${JSON.stringify(labels)}`,
      );
      const brand = 16 + measure('PactFlow', 15, 'bold');
      for (const {tagName, properties} of elements(svg))
        if (tagName === 'text' && properties.textAnchor === 'end')
          assert.ok(Number(properties.x) > brand + 60, 'the bar reaches the brand');
    });
  }

  test('has a color for each sign', () => {
    const styles = readFileSync('src/css/custom.css', 'utf8');
    for (const name of Object.keys(signs))
      assert.match(
        styles,
        new RegExp(`^\\.screen (?:\\.${name}|:is\\([^)]*\\.${name}\\b[^)]*\\)) \\{\\n {2}fill: `, 'm'),
        name,
      );
  });

  for (const [name, source, message] of [
    ['a number without a note', 'page: ["a @1"]', /the picture shows 1, and notes has 0 texts/],
    ['a note without a number', 'page: [a]\nnotes: [b]', /note 1 has no number in the picture: write @1/],
    ['an unknown frame', 'frame: round\npage: [a]', /frame is "round"\. Known: app, settings/],
    [
      'an entry that the frame has not',
      'frame: app\nactive: Pacts\npage: [a]',
      /the frame "app" has no entry "Pacts"\. Entries: Feedback, Help/,
    ],
    ['marks without a frame', 'marks: {Help: 1}\npage: [a]', /belong to a frame/],
  ] as const) {
    test(`with ${name} is refused`, () => assert.throws(() => draw(source), message));
  }
});

describe('text in a screen', () => {
  test('is cut into pieces', () => {
    assert.deepEqual(
      parseInline(':ok: [View] {main} {:tag: dev} {=new} {merge|failed} `x` **b** @2')
        .map(({kind}) => kind)
        .filter((kind) => kind !== 'word'),
      ['sign', 'link', 'chip', 'chip', 'pill', 'badge', 'mono', 'bold', 'mark'],
    );
    assert.deepEqual(
      parseInline('a@1 b').map(({kind}) => kind),
      ['word', 'word'],
    );
  });

  test('is measured by its letters', () => {
    assert.ok(measure('WWW', 13) > 3 * measure('i', 13));
    assert.ok(measure('text', 13, 'bold') > measure('text', 13));
    assert.equal(measure('il', 10, 'mono'), measure('WW', 10, 'mono'));
  });

  test('breaks at spaces, and inside a word only when there is no other way', () => {
    const lines = breakLines(parseInline('one two three four'), measure('one two ', 13) + 1);
    assert.deepEqual(
      lines.map((line) =>
        line
          .map((piece) => (piece.kind === 'word' ? piece.text : ''))
          .join('')
          .trim(),
      ),
      ['one two', 'three', 'four'],
    );
    const cut = breakLines(parseInline('5556b8149bf8bac76bc30f50a8a2dd4c22c85f30'), 90);
    assert.ok(cut.length > 2);
    for (const line of cut) assert.ok(widthOfPieces(line) <= 90);
  });
});
