import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {parseMockup, plain, MockupError} from './schema';

describe('the text of a UI mockup', () => {
  test('is parsed into elements, marks, and notes', () => {
    const mockup = parseMockup(
      'frame: app\nactive: Settings\nmarks: {Help: 1}\npage:\n  - Plain text\n  - [{button: A}, {button: B}]\n  - {table: [x], rows: [[1], [{button: C}], [null]]}\nnotes: [Opens help.]\n',
    );
    assert.equal(mockup.marks.get('Help'), 1);
    assert.deepEqual(mockup.notes, ['Opens help.']);
    assert.deepEqual(mockup.page, [
      {kind: 'text', text: 'Plain text'},
      {
        kind: 'stack',
        stack: [
          {kind: 'button', button: 'A'},
          {kind: 'button', button: 'B'},
        ],
      },
      {kind: 'table', table: ['x'], rows: [['1'], [{kind: 'button', button: 'C'}], ['']]},
    ]);
  });

  test('can contain code with characters that are markup elsewhere', () => {
    assert.deepEqual(parseMockup('page:\n  - code: |\n      {"a": ":nope:"}\n').page, [
      {kind: 'code', code: '{"a": ":nope:"}\n'},
    ]);
  });

  for (const [name, source, line, message] of [
    [
      'is not YAML',
      'page: [a]\nactive: @x',
      1,
      /^expected valid YAML, but the parser reports: .*Put text that starts with/,
    ],
    ['is a list', '- a', 0, /expected an object with the keys frame, active, .*, but found \["a"\]/],
    ['has no page', 'frame: app', 0, /^page is missing\. Expected a list: elements from top to bottom\./],
    ['has an unknown key', 'pages: [a]', 0, /^pages is not an allowed key\. Did you mean "page"\? Allowed keys: frame/],
    [
      'has an unknown kind of element',
      'page:\n  - a\n  - label: x\n',
      2,
      /^page\[1\].*: expected one of the kinds title, heading, .*, but found "label"/,
    ],
    [
      'has an unknown key in an element',
      'page:\n  - a\n  - button: x\n    color: red\n',
      2,
      /^page\[1\]\.color is not an allowed key\. Allowed keys: button, as, off\./,
    ],
    [
      'has a value that is not allowed',
      'page:\n  - button: x\n    as: round\n',
      1,
      /^page\[0\]\.as: expected one of plain, primary, menu, bare, but found "round"/,
    ],
    [
      'has text instead of true',
      'page:\n  - check: x\n    on: "yes"\n',
      1,
      /\.on: expected true or false, but found "yes"/,
    ],
    [
      'lacks a required key of an element',
      'page:\n  - alert: x\n',
      1,
      /^page\[0\]\.status is missing\. Expected one of ok/,
    ],
    [
      'opens a tab that does not exist',
      'page:\n  - tabs: ["One @1", Two]\n    active: Three\n',
      1,
      /^page\[0\]\.active: expected one of the tabs One, Two, but found "Three"/,
    ],
    [
      'has a row with too few cells',
      'page:\n  - table: [a, b]\n    rows: [[1]]\n',
      2,
      /^page\[0\]\.rows\[0\]: expected 2 cells, one for each column, but found 1/,
    ],
    [
      'has too many widths',
      'page:\n  - row: [a, b]\n    widths: [1, 1, 1]\n',
      2,
      /^page\[0\]\.widths: expected 2 numbers, one for each column, but found 3/,
    ],
    [
      'names an icon that does not exist',
      'page:\n  - a\n  - text: ":elephant: x"\n',
      2,
      /^page\[1\]\.text: .*":elephant: x", but :elephant: is neither a sign \(ok, fail/,
    ],
    ['has marks that are text', 'marks: {Help: one}\npage: [a]', 0, /^marks\.Help: expected a number, but found "one"/],
    [
      'has an unknown kind of element in a cell',
      'page:\n  - table: [a]\n    rows:\n      - [{buton: x}]\n',
      3,
      /^page\[0\]\.rows\[0\]\[0\]: expected one of the kinds .*, but found "buton"\. Did you mean "button"\?/,
    ],
    [
      'has a value that is not allowed in a nested element',
      'page:\n  - row:\n      - card:\n          - button: x\n            as: round\n',
      3,
      /^page\[0\]\.row\[0\]\.card\[0\]\.as: expected one of plain, primary/,
    ],
  ] as const) {
    test(`that ${name} is rejected with its line`, () => {
      assert.throws(
        () => parseMockup(source),
        (error) => error instanceof MockupError && error.line === line && message.test(error.message),
      );
    });
  }

  test('removes numbers and icons from a label', () => assert.equal(plain(':star: My Favorites @7'), 'My Favorites'));
});
