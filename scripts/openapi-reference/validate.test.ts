import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {DescriptionError, validateDescription, type Problem} from './validate';

const ROOT = resolve(__dirname, '../..');
const VALID = readFileSync(join(__dirname, 'fixtures/orders.yaml'), 'utf8');

interface Defect {
  name: string;
  replace: readonly [found: string | RegExp, by: string];
  /** Text of the line that must be named, of the description with the defect. */
  line: string;
  rule: string;
  message: RegExp;
  mend: RegExp;
}

const DEFECTS: readonly Defect[] = [
  {
    name: 'broken YAML',
    replace: ['  version: 2.1.0', ' version: 2.1.0'],
    line: ' version: 2.1.0',
    rule: 'syntax',
    message: /indentation/,
    mend: /correct the YAML/,
  },
  {
    name: 'a tab as indentation',
    replace: ['  version: 2.1.0', '\tversion: 2.1.0'],
    line: '\tversion: 2.1.0',
    rule: 'syntax',
    message: /tab|token|indent/i,
    mend: /correct the YAML/,
  },
  {
    name: 'a key twice',
    replace: ['  version: 2.1.0', '  version: 2.1.0\n  version: 2.2.0'],
    line: '  version: 2.2.0',
    rule: 'syntax',
    message: /duplicated/,
    mend: /correct the YAML/,
  },
  {
    name: 'a misspelt field',
    replace: ['operationId: getOrder', 'operationId: getOrder\n      sumary: x'],
    line: '      sumary: x',
    rule: 'struct',
    message: /`sumary` is not expected/,
    mend: /did you mean `summary`/,
  },
  {
    name: 'a missing field',
    replace: ['          description: The order.\n', ''],
    line: "        '200':",
    rule: 'struct',
    message: /`description` must be present/,
    mend: /specification/,
  },
  {
    name: 'a value of the wrong type',
    replace: ['required: [id]', 'required: id'],
    line: '      required: id',
    rule: 'struct',
    message: /array/,
    mend: /specification/,
  },
  {
    name: 'a reference to nothing',
    replace: ["$ref: '#/components/schemas/Order'", "$ref: '#/components/schemas/Oder'"],
    line: "                $ref: '#/components/schemas/Oder'",
    rule: 'no-unresolved-refs',
    message: /Can't resolve \$ref: .*schemas\/Oder/,
    mend: /spelling/,
  },
  {
    name: 'a reference to a file that is not there',
    replace: ["$ref: '#/components/schemas/Order'", "$ref: './no-such.yaml'"],
    line: "                $ref: './no-such.yaml'",
    rule: 'no-unresolved-refs',
    message: /no-such\.yaml/,
    mend: /file beside it/,
  },
  {
    name: 'a reference to another host',
    replace: ["$ref: '#/components/schemas/Order'", "$ref: 'https://example.invalid/a.yaml'"],
    line: "                $ref: 'https://example.invalid/a.yaml'",
    rule: 'no-unresolved-refs',
    message: /not followed/,
    mend: /file beside it/,
  },
  {
    name: 'an operation without operationId',
    replace: ['      operationId: getOrder\n', ''],
    line: '    get:',
    rule: 'operation-operationId',
    message: /operationId/,
    mend: /add operationId/,
  },
  {
    name: 'one operationId twice',
    replace: ['operationId: changeOrder', 'operationId: getOrder'],
    line: '      operationId: getOrder',
    rule: 'operation-operationId-unique',
    message: /unique/,
    mend: /name of its own/,
  },
  {
    name: 'an operation without summary',
    replace: ['      summary: Change an order\n', ''],
    line: '    patch:',
    rule: 'operation-summary',
    message: /summary/,
    mend: /heading/,
  },
  {
    name: 'an example that is not of its schema',
    replace: ['              total: 2', "              total: '2'"],
    line: "              total: '2'",
    rule: 'no-invalid-media-type-examples',
    message: /`total` property type must be number/,
    mend: /change the example/,
  },
  {
    name: 'an example with a further property',
    replace: ['              total: 2', '              total: 2\n              lines:\n                - colour: red'],
    line: '                - colour: red',
    rule: 'no-invalid-media-type-examples',
    message: /colour/,
    mend: /change the example/,
  },
  {
    name: 'an example that lacks a property',
    replace: ['              total: 2\n', ''],
    line: "              id: it's",
    rule: 'no-invalid-media-type-examples',
    message: /`?total`?/,
    mend: /change the example/,
  },
  {
    name: 'a property whose example breaks its limits',
    replace: ["          example: it's\n", '          example: much too long\n'],
    line: '          example: much too long',
    rule: 'no-invalid-schema-examples',
    message: /8 characters|pattern/,
    mend: /change the example/,
  },
  {
    name: 'a parameter whose example breaks its schema',
    replace: ['example: [id, lines]', 'example: [id, rows]'],
    line: '          example: [id, rows]',
    rule: 'no-invalid-parameter-examples',
    message: /allowed|predefined|equal/,
    mend: /Request samples/,
  },
  {
    name: 'a parameter of the path that is not declared',
    replace: ['/orders/{order}:', '/orders/{order}/{line}:'],
    line: '      parameters:',
    rule: 'path-parameters-defined',
    message: /line/,
    mend: /declare the parameter/,
  },
  {
    name: 'a parameter without a description',
    replace: ['        description: Number of the order.\n', ''],
    line: '      - name: order',
    rule: 'parameter-description',
    message: /description/,
    mend: /add description/,
  },
  {
    name: 'no server',
    replace: [/servers:\n(?: .*\n)+/, 'servers: []\n'],
    line: 'servers: []',
    rule: 'no-empty-servers',
    message: /[Ss]ervers/,
    mend: /at least one url/,
  },
  {
    name: 'a component that nothing uses',
    replace: ['    Node:\n      type: object', '    Lonely:\n      type: object\n    Node:\n      type: object'],
    line: '    Lonely:',
    rule: 'no-unused-components',
    message: /Lonely/,
    mend: /refer to it/,
  },
  {
    name: 'no security stated',
    replace: ['security: []\n', ''],
    line: '    get:',
    rule: 'security-defined',
    message: /security/,
    mend: /security: \[\]/,
  },
  {
    name: 'no operation',
    replace: [/\npaths:\n[\s\S]*/, '\npaths: {}\n'],
    line: 'paths: {}',
    rule: 'page/has-operations',
    message: /no operation/,
    mend: /add at least one/,
  },
  {
    name: 'a required parameter without an example',
    replace: ['          example: a/b c\n', ''],
    line: '      - name: order',
    rule: 'page/has-example',
    message: /`order` has no example/,
    mend: /add example/,
  },
  {
    name: 'raw HTML in a description',
    replace: ['description: Number of the order.', 'description: Number <b>of</b> the order.'],
    line: '        description: Number <b>of</b> the order.',
    rule: 'page/no-raw-html',
    message: /raw HTML, <b>/,
    mend: /write Markdown/,
  },
  {
    name: 'a cookie',
    replace: [
      '      - name: order\n        in: path\n',
      '      - name: basket\n        in: cookie\n        description: X.\n        schema:\n          type: string\n      - name: order\n        in: path\n',
    ],
    line: '        in: cookie',
    rule: 'page/can-render',
    message: /cookie `basket`/,
    mend: /another way/,
  },
  {
    name: 'a body that is not JSON',
    replace: ['application/merge-patch+json', 'text/csv'],
    line: '        content:',
    rule: 'page/can-render',
    message: /JSON only, not text\/csv/,
    mend: /another way/,
  },
  {
    name: 'a keyword that the page does not show',
    replace: [
      '      type: object\n      properties:\n        next:',
      '      type: object\n      not:\n        type: array\n      properties:\n        next:',
    ],
    line: '      not:',
    rule: 'page/can-render',
    message: /keyword `not`/,
    mend: /another way/,
  },
  {
    name: 'an old version of OpenAPI',
    replace: [/[\s\S]*/, 'swagger: "2.0"\ninfo: {title: x, version: "1"}\npaths: {}\n'],
    line: 'swagger: "2.0"',
    rule: 'struct',
    message: /3\.0 and 3\.1/,
    mend: /openapi: 3\.0\.3/,
  },
];

describe('a description', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'descriptions-'));
  });
  after(() => rmSync(folder, {recursive: true, force: true}));

  const problemsOf = async (text: string): Promise<readonly Problem[]> => {
    const path = join(folder, 'fixture.yaml');
    writeFileSync(path, text);
    try {
      await validateDescription(path, folder);
      return [];
    } catch (error) {
      assert.ok(error instanceof DescriptionError, String(error));
      return error.problems;
    }
  };

  for (const {name, replace, line, rule, message, mend} of DEFECTS) {
    test(`with ${name} is refused`, async () => {
      const fixture = VALID.replace(replace[0], replace[1]);
      assert.notEqual(fixture, VALID, 'the defect was not fixture: the text it replaces has changed');
      const problems = await problemsOf(fixture);
      const problem = problems.find((candidate) => candidate.rule === rule && message.test(candidate.message));
      assert.ok(problem, `no problem of ${rule} that says ${message.source}: ${JSON.stringify(problems, null, 2)}`);
      assert.equal(problem.file, 'fixture.yaml');
      assert.equal(fixture.split('\n')[problem.line - 1], line);
      assert.ok(problem.column >= 1);
      assert.match(problem.mend, mend);
    });
  }

  test('with several defects has all of them told, from top to bottom', async () => {
    const fixture = VALID.replace('      summary: Change an order\n', '').replace('      operationId: getOrder\n', '');
    const problems = await problemsOf(fixture);
    assert.deepEqual(
      problems.map(({rule}) => rule),
      ['operation-operationId', 'operation-summary'],
    );
  });

  test('that is empty, or is not there, is refused', async () => {
    assert.match((await problemsOf(''))[0]?.message ?? '', /empty/);
    await assert.rejects(
      validateDescription(join(folder, 'missing.yaml'), folder),
      /missing\.yaml:1:1: The file does not exist/,
    );
  });

  test('has its problems told in a form that an editor can follow', async () => {
    const path = join(folder, 'fixture.yaml');
    writeFileSync(path, VALID.replace('      operationId: getOrder\n', ''));
    await assert.rejects(
      validateDescription(path, folder),
      /^DescriptionError: fixture\.yaml:\d+:\d+: .*\(operation-operationId\)\n {2}To mend: add operationId.*\n1 problem\. No page was generated\.$/,
    );
  });

  test('that is valid passes, and what was looked at is counted', async () => {
    const looked = await validateDescription(join(__dirname, 'fixtures/orders.yaml'), ROOT);
    assert.deepEqual({...looked, examples: looked.examples > 3}, {operations: 2, schemas: 3, examples: true});
  });
});
