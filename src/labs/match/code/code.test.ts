import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {matchers} from '../../../data/matchers';
import {LANGUAGES, type Language} from '../../selectors/code';
import {flatten, rulesOf, toRows, type Row} from '../rules';
import {readBody} from '../tree';
import {CODE_CASES, type CodeCase} from './cases';
import {toCode} from './index';
import {normalizeRules, rulesIn} from './writtenRules';

interface Interaction {
  uponReceiving: (description: string) => Interaction;
  withRequest: (method: string, path: string) => Interaction;
  willRespondWith: (
    status: number,
    build: (response: {jsonBody: (body: unknown) => unknown}) => void,
  ) => {executeTest: (run: (server: {url: string}) => Promise<void>) => Promise<unknown>};
}

/** What these tests use of Pact JS. */
interface PactJs {
  MatchersV3: object;
  PactV4: new (options: Readonly<Record<string, string>>) => {addInteraction: () => Interaction};
}

// Only the samples depend on Pact JS.
const requireFromSample = createRequire(join(process.cwd(), 'samples/first-contract/package.json'));
const {MatchersV3, PactV4} = requireFromSample('@pact-foundation/pact') as PactJs;

function rowOf({example, choices}: Pick<CodeCase, 'example' | 'choices'>): Row {
  const body = readBody(example);
  if ('problem' in body) assert.fail(body.problem.message);
  return toRows(body.root, choices);
}

const single = (example: unknown, choice?: Row['choice']) =>
  rowOf({example: JSON.stringify(example), choices: choice === undefined ? {} : {$: choice}});

/** The response of a pact that Pact JS writes for a body. */
async function writtenByPactJs(body: unknown): Promise<{body: {content: unknown}; matchingRules: {body: object}}> {
  const dir = mkdtempSync(join(tmpdir(), 'match-lab-'));
  try {
    await new PactV4({consumer: 'lab', provider: 'api', dir, logLevel: 'error'})
      .addInteraction()
      .uponReceiving('a request')
      .withRequest('GET', '/')
      .willRespondWith(200, (response) => void response.jsonBody(body))
      .executeTest(async ({url}) => {
        await fetch(url);
      });
    const pact = JSON.parse(readFileSync(join(dir, 'lab-api.json'), 'utf8')) as {interactions: {response: never}[]};
    const [interaction] = pact.interactions;
    assert.ok(interaction);
    return interaction.response;
  } finally {
    rmSync(dir, {recursive: true});
  }
}

test('the cases have every matcher, and no problems', () => {
  const rows = CODE_CASES.flatMap((one) => flatten(rowOf(one)));
  assert.deepEqual(
    rows.flatMap(({problem}) => problem ?? []),
    [],
  );
  const used = new Set(rows.flatMap(({choice}) => choice?.id ?? []));
  assert.deepEqual(
    matchers.map(({id}) => id).filter((id) => !used.has(id)),
    [],
  );
});

describe('JavaScript code', () => {
  for (const one of CODE_CASES)
    test(`for ${one.name} runs with Pact JS, which writes the same rules`, async () => {
      const row = rowOf(one);
      const {code} = toCode(row, 'js');
      const [first = '', ...lines] = code.split('\n');
      assert.equal(first, "import { MatchersV3 } from '@pact-foundation/pact';");
      const body = new Function('MatchersV3', `${lines.join('\n')}\nreturn body;`)(MatchersV3) as unknown;
      const response = await writtenByPactJs(body);
      assert.deepEqual(normalizeRules(response.matchingRules.body), rulesIn('js', row));
      assert.deepEqual(response.body.content, JSON.parse(one.example));
    });
});

describe('code in each language', () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    test(`${language}: a body without matchers has no imports of matchers`, () => {
      const {code} = toCode(single({a: 1, b: [true, null, 'x'], c: {}}), language);
      // Pact Go's type for objects is in the same package as its matchers.
      assert.doesNotMatch(
        code,
        language === 'go' ? /undefined/ : /matchers"|MatchersV3|import match|PactNet|undefined/,
      );
    });
    test(`${language}: all cases are written without gaps`, () => {
      for (const one of CODE_CASES) {
        const {code} = toCode(rowOf(one), language);
        assert.doesNotMatch(code, /undefined|\[object|NaN/);
        assert.doesNotMatch(code, /no method/, one.name);
      }
    });
  }

  test('a minimum of 0 is written as a rule where the library’s function doesn’t accept it', () => {
    const row = single([1], {id: 'each-like', options: {min: '0'}});
    assert.match(toCode(row, 'js').code, /'pact:matcher:type': 'type', min: 0/);
    assert.match(toCode(row, 'python').code, /"min": 0/);
    assert.match(toCode(row, 'go').code, /"min": 0|"min":\s+0/);
    assert.match(toCode(row, 'dotnet').code, /\["min"\] = 0/);
  });

  test('a comment says where the body belongs in a request and in a response', () => {
    for (const [language, request, response] of [
      ['js', /withRequest\('POST'/, /willRespondWith\(200/],
      ['java', /\.path\(path\)\.method\("POST"\)/, /\.willRespondWith\(\)/],
      ['python', /after \.with_request/, /after \.will_respond_with/],
      ['go', /WithRequest\("POST"/, /WillRespondWith\(200/],
      ['dotnet', /\.WithRequest\(HttpMethod\.Post/, /\.WillRespond\(\)/],
    ] as const) {
      assert.match(toCode(single({a: 1}), language, 'request').code, request);
      assert.match(toCode(single({a: 1}), language, 'response').code, response);
    }
  });

  test('limits that are missing have their own functions', () => {
    const at = (options: Record<string, string>, language: Language) =>
      toCode(single([1], {id: 'each-like', options}), language).code;
    assert.match(at({max: '3'}, 'js'), /atMostLike\(1, 3\)/);
    assert.match(at({min: '2'}, 'js'), /eachLike\(1, 2\)/);
    assert.match(at({}, 'js'), /like\(\[1\]\)/);
    assert.match(at({max: '3'}, 'dotnet'), /Match\.MaxType\(1, 3\)/);
    assert.match(at({}, 'dotnet'), /Match\.Type\(new object\[\] \{ 1 \}\)/);
    assert.match(at({max: '3'}, 'python'), /each_like\(1, max=3\)/);
  });

  test('notes say what the code can’t do', () => {
    const decimal = rowOf({example: '{"a": 1.0}', choices: {'$.a': {id: 'decimal', options: {}}}});
    assert.match(toCode(decimal, 'js').notes.join(), /writes 1\.0 as 1/);
    assert.match(toCode(decimal, 'dotnet').notes.join(), /isn’t tested/);
    const date = single('2026-01-01', {id: 'date', options: {format: 'yyyy-MM-dd'}});
    assert.match(toCode(date, 'go').notes.join(), /generator/);
    const root = single({a: 1}, {id: 'each-value', options: {rule: 'integer'}});
    assert.match(toCode(root, 'java').notes.join(), /has no method for \$ here/);
    const inside = rowOf({
      example: '{"a": {"b": 1}}',
      choices: {'$.a': {id: 'not-empty', options: {}}, '$.a.b': {id: 'integer', options: {}}},
    });
    assert.match(toCode(inside, 'java').notes.join(), /matchers inside \$\.a aren’t in the code/);
  });

  test('texts are escaped', () => {
    const text = 'a "b" \'c\' \\ \n `d`';
    const row = single(text, {id: 'type', options: {}});
    const js = toCode(row, 'js').code.split('\n').slice(1).join('\n');
    assert.equal((new Function('MatchersV3', `${js}\nreturn body;`)(MatchersV3) as {value: string}).value, text);
    for (const language of ['java', 'python', 'go', 'dotnet'] as const)
      assert.ok(toCode(row, language).code.includes(JSON.stringify(text)), language);
  });
});

test('rules are compared without what the libraries write differently', () => {
  const rules = {
    '$.a': {
      matchers: [
        {match: 'timestamp', timestamp: 'HH'},
        {match: 'datetime', format: 'HH'},
      ],
    },
    '$.b': {combine: 'AND', matchers: [{match: 'eachKey', rules: [], value: 'x'}]},
  };
  assert.deepEqual(normalizeRules(rules), {
    '$.a': {combine: 'AND', matchers: [{match: 'datetime', format: 'HH'}]},
    '$.b': {combine: 'AND', matchers: [{match: 'eachKey', rules: []}]},
  });
  assert.deepEqual(rulesOf(single(1)), {});
});

describe('code that a sample runs', () => {
  test('uses the versions of the other projects in Java and Python', () => {
    for (const [own, other] of [
      ['samples/matchers-java/project/parent.xml', 'samples/examples/parent.xml'],
      ['samples/matchers-python/project/requirements.txt', 'samples/examples/python-consumer/project/requirements.txt'],
    ] as const)
      assert.equal(readFileSync(own, 'utf8'), readFileSync(other, 'utf8'), `Copy ${other} to ${own}.`);
  });

  for (const language of ['java', 'go', 'python'] as const) {
    const path = `samples/matchers-${language}/pact.json`;
    const written = JSON.parse(readFileSync(path, 'utf8')) as Record<string, {content: unknown; rules: object}>;
    for (const one of CODE_CASES)
      test(`${language}: the rules for ${one.name} in ${path} are those of the lab`, () => {
        const response = written[one.name];
        assert.ok(response, `${path} has no body ${one.name}. Run npm run languages -- --update matchers-${language}.`);
        assert.deepEqual(normalizeRules(response.rules), rulesIn(language, rowOf(one)));
        // Pact Go repeats an example as often as the maximum says.
        if (language !== 'go') assert.deepEqual(response.content, JSON.parse(one.example));
      });
  }
});
