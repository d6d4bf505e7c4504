import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {parseScreen, plain, ScreenError} from './schema';

describe('the text of a screen', () => {
  test('gives elements, marks and notes', () => {
    const screen = parseScreen(
      'frame: app\nactive: Settings\nmarks: {Help: 1}\npage:\n  - Plain text\n  - [{button: A}, {button: B}]\n  - {table: [x], rows: [[1], [{button: C}], [null]]}\nnotes: [Opens help.]\n',
    );
    assert.equal(screen.marks.get('Help'), 1);
    assert.deepEqual(screen.notes, ['Opens help.']);
    assert.deepEqual(screen.page, [
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

  test('may hold code with signs that mean something elsewhere', () => {
    assert.deepEqual(parseScreen('page:\n  - code: |\n      {"a": ":nope:"}\n').page, [
      {kind: 'code', code: '{"a": ":nope:"}\n'},
    ]);
  });

  for (const [name, source, line, message] of [
    ['is no YAML', 'page: [a]\nactive: @x', 1, /^this is no YAML: .*Put texts that begin with a sign/],
    ['is a list', '- a', 0, /^a screen is a map with the keys frame, active/],
    ['has no page', 'frame: app', 0, /^the screen lacks page: elements from top to bottom/],
    ['has an unknown key', 'pages: [a]', 0, /^the screen has the unknown key pages\. Known: frame/],
    [
      'has an unknown kind of element',
      'page:\n  - a\n  - label: x\n',
      2,
      /^"label" is no kind of element\. Known: title, heading/,
    ],
    [
      'has an unknown key in an element',
      'page:\n  - a\n  - button: x\n    color: red\n',
      2,
      /^this button has the unknown key color\. Known: button, as, off/,
    ],
    [
      'has a value that is not among the allowed',
      'page:\n  - button: x\n    as: round\n',
      1,
      /^as is "round"; it must be one of plain, primary, menu, bare/,
    ],
    ['has a flag that is text', 'page:\n  - check: x\n    on: "yes"\n', 1, /^on is "yes"; it must be true or false/],
    ['lacks what an element needs', 'page:\n  - alert: x\n', 1, /^this alert lacks status/],
    [
      'opens a tab that there is none of',
      'page:\n  - tabs: ["One @1", Two]\n    active: Three\n',
      1,
      /^active is "Three", which is none of the tabs One, Two/,
    ],
    [
      'has a row with too few cells',
      'page:\n  - table: [a, b]\n    rows: [[1]]\n',
      1,
      /^a row has 1 cells for 2 columns/,
    ],
    ['has too many widths', 'page:\n  - row: [a, b]\n    widths: [1, 1, 1]\n', 1, /^widths has 3 numbers for 2/],
    [
      'names an icon that there is none of',
      'page:\n  - a\n  - text: ":elephant: x"\n',
      2,
      /^in ":elephant: x", :elephant: is neither a sign \(ok, fail/,
    ],
    ['has marks that are text', 'marks: {Help: one}\npage: [a]', 0, /^marks is .*a map of labels to numbers/],
  ] as const) {
    test(`that ${name} is refused, with its line`, () => {
      assert.throws(
        () => parseScreen(source),
        (error) => error instanceof ScreenError && error.line === line && message.test(error.message),
      );
    });
  }

  test('a label is told apart from its number and icon', () =>
    assert.equal(plain(':star: My Favorites @7'), 'My Favorites'));
});
