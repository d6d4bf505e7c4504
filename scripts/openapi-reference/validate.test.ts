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
  /** The text of the line that must be reported, after the replacement. */
  line: string;
  rule: string;
  message: RegExp;
  fix: RegExp;
}

const DEFECTS: readonly Defect[] = [
  {
    name: 'broken YAML',
    replace: ['  version: 2.1.0', ' version: 2.1.0'],
    line: ' version: 2.1.0',
    rule: 'syntax',
    message: /indentation/,
    fix: /correct the YAML/,
  },
  {
    name: 'a tab as indentation',
    replace: ['  version: 2.1.0', '\tversion: 2.1.0'],
    line: '\tversion: 2.1.0',
    rule: 'syntax',
    message: /tab|token|indent/i,
    fix: /correct the YAML/,
  },
  {
    name: 'a duplicate key',
    replace: ['  version: 2.1.0', '  version: 2.1.0\n  version: 2.2.0'],
    line: '  version: 2.2.0',
    rule: 'syntax',
    message: /duplicated/,
    fix: /correct the YAML/,
  },
  {
    name: 'a misspelled field',
    replace: ['operationId: getOrder', 'operationId: getOrder\n      sumary: x'],
    line: '      sumary: x',
    rule: 'struct',
    message: /`sumary` is not expected/,
    fix: /use `summary` if that's what you meant/,
  },
  {
    name: 'a missing field',
    replace: ['          description: The order.\n', ''],
    line: "        '200':",
    rule: 'struct',
    message: /`description` must be present/,
    fix: /specification/,
  },
  {
    name: 'a value of the wrong type',
    replace: ['required: [id]', 'required: id'],
    line: '      required: id',
    rule: 'struct',
    message: /array/,
    fix: /specification/,
  },
  {
    name: 'a reference without a target',
    replace: ["$ref: '#/components/schemas/Order'", "$ref: '#/components/schemas/Oder'"],
    line: "                $ref: '#/components/schemas/Oder'",
    rule: 'no-unresolved-refs',
    message: /Can't resolve \$ref: .*schemas\/Oder/,
    fix: /spelling/,
  },
  {
    name: 'a reference to a missing file',
    replace: ["$ref: '#/components/schemas/Order'", "$ref: './no-such.yaml'"],
    line: "                $ref: './no-such.yaml'",
    rule: 'no-unresolved-refs',
    message: /no-such\.yaml/,
    fix: /file next to it/,
  },
  {
    name: 'a reference to another host',
    replace: ["$ref: '#/components/schemas/Order'", "$ref: 'https://example.invalid/a.yaml'"],
    line: "                $ref: 'https://example.invalid/a.yaml'",
    rule: 'no-unresolved-refs',
    message: /not supported/,
    fix: /file next to it/,
  },
  {
    name: 'an operation without operationId',
    replace: ['      operationId: getOrder\n', ''],
    line: '    get:',
    rule: 'operation-operationId',
    message: /operationId/,
    fix: /add operationId/,
  },
  {
    name: 'a duplicate operationId',
    replace: ['operationId: changeOrder', 'operationId: getOrder'],
    line: '      operationId: getOrder',
    rule: 'operation-operationId-unique',
    message: /unique/,
    fix: /unique name/,
  },
  {
    name: 'an operation without summary',
    replace: ['      summary: Change an order\n', ''],
    line: '    patch:',
    rule: 'operation-summary',
    message: /summary/,
    fix: /heading/,
  },
  {
    name: 'an example that does not match its schema',
    replace: ['              total: 2', "              total: '2'"],
    line: "              total: '2'",
    rule: 'no-invalid-media-type-examples',
    message: /`total` property type must be number/,
    fix: /change the example/,
  },
  {
    name: 'an example with an additional property',
    replace: ['              total: 2', '              total: 2\n              lines:\n                - color: red'],
    line: '                - color: red',
    rule: 'no-invalid-media-type-examples',
    message: /color/,
    fix: /change the example/,
  },
  {
    name: 'an example without a required property',
    replace: ['              total: 2\n', ''],
    line: "              id: it's",
    rule: 'no-invalid-media-type-examples',
    message: /`?total`?/,
    fix: /change the example/,
  },
  {
    name: 'a property whose example violates its limits',
    replace: ["          example: it's\n", '          example: much too long\n'],
    line: '          example: much too long',
    rule: 'no-invalid-schema-examples',
    message: /8 characters|pattern/,
    fix: /change the example/,
  },
  {
    name: 'a parameter whose example does not match its schema',
    replace: ['example: [id, lines]', 'example: [id, rows]'],
    line: '          example: [id, rows]',
    rule: 'no-invalid-parameter-examples',
    message: /allowed|predefined|equal/,
    fix: /Request samples/,
  },
  {
    name: 'an undeclared path parameter',
    replace: ['/orders/{order}:', '/orders/{order}/{line}:'],
    line: '      parameters:',
    rule: 'path-parameters-defined',
    message: /line/,
    fix: /declare the parameter/,
  },
  {
    name: 'a parameter without a description',
    replace: ['        description: Number of the order.\n', ''],
    line: '      - name: order',
    rule: 'parameter-description',
    message: /description/,
    fix: /add description/,
  },
  {
    name: 'no server',
    replace: [/servers:\n(?: .*\n)+/, 'servers: []\n'],
    line: 'servers: []',
    rule: 'no-empty-servers',
    message: /[Ss]ervers/,
    fix: /at least one url/,
  },
  {
    name: 'an unused component',
    replace: ['    Node:\n      type: object', '    Unused:\n      type: object\n    Node:\n      type: object'],
    line: '    Unused:',
    rule: 'no-unused-components',
    message: /Unused/,
    fix: /refer to it/,
  },
  {
    name: 'no security field',
    replace: ['security: []\n', ''],
    line: '    get:',
    rule: 'security-defined',
    message: /security/,
    fix: /security: \[\]/,
  },
  {
    name: 'no operations',
    replace: [/\npaths:\n[\s\S]*/, '\npaths: {}\n'],
    line: 'paths: {}',
    rule: 'page/has-operations',
    message: /no operations/,
    fix: /add at least one/,
  },
  {
    name: 'a required parameter without an example',
    replace: ['          example: a/b c\n', ''],
    line: '      - name: order',
    rule: 'page/has-example',
    message: /`order` has no example/,
    fix: /add example/,
  },
  {
    name: 'raw HTML in a description',
    replace: ['description: Number of the order.', 'description: Number <b>of</b> the order.'],
    line: '        description: Number <b>of</b> the order.',
    rule: 'page/no-raw-html',
    message: /raw HTML, <b>/,
    fix: /use Markdown/,
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
    fix: /another way/,
  },
  {
    name: 'a body that is not JSON',
    replace: ['application/merge-patch+json', 'text/csv'],
    line: '        content:',
    rule: 'page/can-render',
    message: /only JSON, not text\/csv/,
    fix: /another way/,
  },
  {
    name: 'an unsupported keyword',
    replace: [
      '      type: object\n      properties:\n        next:',
      '      type: object\n      not:\n        type: array\n      properties:\n        next:',
    ],
    line: '      not:',
    rule: 'page/can-render',
    message: /keyword `not`/,
    fix: /another way/,
  },
  {
    name: 'an old version of OpenAPI',
    replace: [/[\s\S]*/, 'swagger: "2.0"\ninfo: {title: x, version: "1"}\npaths: {}\n'],
    line: 'swagger: "2.0"',
    rule: 'struct',
    message: /3\.0 and 3\.1/,
    fix: /openapi: 3\.0\.3/,
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

  for (const {name, replace, line, rule, message, fix} of DEFECTS) {
    test(`with ${name} is rejected`, async () => {
      const fixture = VALID.replace(replace[0], replace[1]);
      assert.notEqual(fixture, VALID, 'the replacement had no effect, because the text to replace has changed');
      const problems = await problemsOf(fixture);
      const problem = problems.find((candidate) => candidate.rule === rule && message.test(candidate.message));
      assert.ok(
        problem,
        `expected a problem of ${rule} with the message ${message.source}, but found: ${JSON.stringify(problems, null, 2)}`,
      );
      assert.equal(problem.file, 'fixture.yaml');
      assert.equal(fixture.split('\n')[problem.line - 1], line);
      assert.ok(problem.column >= 1);
      assert.match(problem.fix, fix);
    });
  }

  test('with several problems has all of them reported in order', async () => {
    const fixture = VALID.replace('      summary: Change an order\n', '').replace('      operationId: getOrder\n', '');
    const problems = await problemsOf(fixture);
    assert.deepEqual(
      problems.map(({rule}) => rule),
      ['operation-operationId', 'operation-summary'],
    );
  });

  test('that is empty or missing is rejected', async () => {
    assert.match((await problemsOf(''))[0]?.message ?? '', /empty/);
    await assert.rejects(
      validateDescription(join(folder, 'missing.yaml'), folder),
      /missing\.yaml:1:1: The file doesn't exist/,
    );
  });

  test('has its problems reported in a format that editors can link', async () => {
    const path = join(folder, 'fixture.yaml');
    writeFileSync(path, VALID.replace('      operationId: getOrder\n', ''));
    await assert.rejects(
      validateDescription(path, folder),
      /^DescriptionError: fixture\.yaml:\d+:\d+: .*\(operation-operationId\)\n {2}To fix it, add operationId.*\n1 problem\. No page was generated\.$/,
    );
  });

  test('that is valid passes, and its parts are counted', async () => {
    const counts = await validateDescription(join(__dirname, 'fixtures/orders.yaml'), ROOT);
    assert.deepEqual({...counts, examples: counts.examples > 3}, {operations: 2, schemas: 3, examples: true});
  });
});
