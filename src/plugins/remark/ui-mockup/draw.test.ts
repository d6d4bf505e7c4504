import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import type {Element} from 'hast';
import {drawMockup} from './draw';
import {frames} from './frames';
import {signs} from './icons';
import {breakLines, measure, parseInline, widthOfPieces} from './inline';
import {parseMockup} from './schema';

function* elements(node: Element): Generator<Element> {
  yield node;
  for (const child of node.children) if (child.type === 'element') yield* elements(child);
}

const draw = (source: string): Element => drawMockup(parseMockup(source), 'What it shows');
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
    rows: [[":ok: fine", {button: Go}], ["a longer text that does not fit on a single line of such a narrow cell", "{chip} {=pill} {name|success}"]]
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

describe('drawMockup', () => {
  test('draws one picture with an alternative text and colors from the style sheet', () => {
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

  test('keeps all text inside the picture', () => {
    const svg = draw(EVERYTHING);
    const [, , width = 0, height = 0] = String(svg.properties.viewBox).split(' ').map(Number);
    for (const {tagName, properties} of elements(svg)) {
      if (tagName !== 'text') continue;
      assert.ok(Number(properties.x) >= 0 && Number(properties.x) <= width && Number(properties.y) <= height);
    }
  });

  test('makes the picture at least as high as its menu', () => {
    const heightOf = (svg: Element): number => Number(svg.properties.height);
    assert.ok(heightOf(draw('frame: settings\npage: [a]')) > heightOf(draw('page: [a]')) + 300);
  });

  for (const [name, {bar}] of Object.entries(frames)) {
    test(`has space for every number in the bar of the frame ${name}`, () => {
      const labels = bar.map(({label}) => label);
      const svg = draw(
        `frame: ${name}\nmarks: ${JSON.stringify(Object.fromEntries(labels.map((label, index) => [label, index + 1])))}\npage: [a]\nnotes: ${JSON.stringify(labels)}`,
      );
      const brand = 16 + measure('PactFlow', 15, 'bold');
      for (const {tagName, properties} of elements(svg))
        if (tagName === 'text' && properties.textAnchor === 'end')
          assert.ok(Number(properties.x) > brand + 60, 'the bar overlaps the brand');
    });
  }

  test('uses only signs whose colors are in the style sheet', () => {
    const styles = readFileSync('src/css/ui-mockup.css', 'utf8');
    for (const name of Object.keys(signs))
      assert.match(
        styles,
        new RegExp(`^\\.ui-mockup (?:\\.${name}|:is\\([^)]*\\.${name}\\b[^)]*\\)) \\{\\n {2}fill: `, 'm'),
        name,
      );
  });

  for (const [name, source, message] of [
    [
      'a number without a note',
      'page: ["a @1"]',
      /one note for each number in the picture, but found the numbers 1 and 0 notes\. Add/,
    ],
    [
      'a note without a number',
      'page: [a]\nnotes: [b]',
      /a number in the picture for each note, but found none for note 1\. Write @1/,
    ],
    ['an unknown frame', 'frame: round\npage: [a]', /the frame "round" is unknown\. The frames are: app, settings/],
    [
      'an unknown entry of the frame',
      'frame: app\nactive: Pacts\npage: [a]',
      /the frame "app" has no entry "Pacts"\. Its entries are: Feedback, Help/,
    ],
    ['marks without a frame', 'marks: {Help: 1}\npage: [a]', /has no frame/],
  ] as const) {
    test(`rejects ${name}`, () => assert.throws(() => draw(source), message));
  }
});

describe('text in a UI mockup', () => {
  test('is split into inline elements', () => {
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

  test('is measured with the width of each letter', () => {
    assert.ok(measure('WWW', 13) > 3 * measure('i', 13));
    assert.ok(measure('text', 13, 'bold') > measure('text', 13));
    assert.equal(measure('il', 10, 'mono'), measure('WW', 10, 'mono'));
  });

  test('breaks at spaces, and inside a word only if necessary', () => {
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
