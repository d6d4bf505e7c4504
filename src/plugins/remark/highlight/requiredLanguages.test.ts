import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {highlight} from './grammars';
import {KINDS, linesOf} from '../../../components/CodeHighlight/tokens';

/** Languages that the site must highlight even if no page has a code block in them, each with a sample of code. */
const REQUIRED: Readonly<Record<string, {code: string; highlighted: readonly string[]}>> = {
  bash: {
    code: 'export PACT_BROKER_TOKEN="secret" # read-write',
    highlighted: ['name export', 'string "secret"', 'comment # read-write'],
  },
  csharp: {
    code: 'public class Order { public string Id { get; set; } = "42"; }',
    highlighted: ['keyword public', 'keyword class', 'name Order', 'string "42"'],
  },
  docker: {code: 'FROM node:20\nRUN npm ci', highlighted: ['keyword FROM', 'keyword RUN']},
  groovy: {
    code: 'def port = 8080\nprintln "Listening on ${port}"',
    highlighted: ['keyword def', 'number 8080', 'string "Listening on '],
  },
  java: {
    code: '@Pact(consumer = "orders")\npublic V4Pact pact() { return null; }',
    highlighted: ['name @Pact', 'string "orders"', 'keyword public', 'keyword return'],
  },
  javascript: {code: 'const port = 8080;', highlighted: ['keyword const', 'number 8080']},
  json: {code: '{"id": 42}', highlighted: ['property "id"', 'number 42']},
  powershell: {
    code: 'Get-ChildItem -Path $HOME | Where-Object { $_.Length -gt 10 }',
    highlighted: ['name Get-ChildItem', 'property $HOME'],
  },
  ruby: {
    code: [
      'Pact.service_consumer "orders" do',
      '  has_pact_with "catalog" do',
      '    mock_service :catalog do',
      '      port 1234 # the mock server',
      '    end',
      '  end',
      'end',
    ].join('\n'),
    highlighted: ['string "orders"', 'keyword do', 'number :catalog', 'number 1234', 'comment # the mock server'],
  },
  scala: {
    code: [
      'case class Product(name: String, price: BigDecimal)',
      'object Catalog {',
      '  def total(items: Seq[Product]): BigDecimal = items.map(_.price).sum // in euros',
      '}',
    ].join('\n'),
    highlighted: ['keyword case', 'keyword class', 'keyword object', 'keyword def', 'comment // in euros'],
  },
  yaml: {code: 'image: pactflow # the latest', highlighted: ['keyword image', 'comment # the latest']},
};

/** The highlighted parts of code, each as the name of its kind and its text. */
const partsOf = (code: string, language: string): string[] =>
  linesOf(code, highlight(code, language))
    .flat()
    .flatMap(({kind, text}) => (kind === null ? [] : [`${KINDS[kind]} ${text}`]));

describe('highlighting during the build', () => {
  for (const [language, {code, highlighted}] of Object.entries(REQUIRED)) {
    test(`covers ${language}`, () => {
      const parts = partsOf(code, language);
      for (const part of highlighted)
        assert.ok(parts.includes(part), `"${part}" is missing from:\n${parts.join('\n')}`);
    });
  }

  test('includes every language that the specification names', () => {
    for (const language of ['powershell', 'ruby', 'csharp', 'java', 'docker', 'groovy', 'scala'])
      assert.ok(language in REQUIRED, `Add a sample in ${language} to REQUIRED.`);
  });

  test('doesn’t change plain text', () => assert.deepEqual(partsOf('case class Product(name: String)', 'text'), []));
});
