import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {check} from './testing';

const LANGUAGES: readonly {
  lang: string;
  good: readonly string[];
  bad: readonly (readonly [text: string, expected: RegExp])[];
}[] = [
  {
    lang: 'java',
    good: [
      'package a;\nimport java.util.List;\nrecord Product(String id) {}\nclass A {\n  @Test\n  void x(MockServer server) {\n    var text = """\n      {"a": 1}\n      """;\n    switch (o) { case Product(String id) when id != null -> f(id); default -> {} }\n  }\n}\n',
      '@Pact(consumer = "A")\nV4Pact pact(PactDslWithProvider builder) {\n  return builder.given("x").toPact(V4Pact.class);\n}\n',
      'builder\n  .given("x")\n  .uponReceiving("y");\n',
    ],
    bad: [
      ['class A {\n  void f() {\n    int x = ;\n  }\n}\n', /^page\.mdx:12: .*Java.*int x = ;.*Correct the syntax/],
      ['@Test\nvoid x() {\n  f(1;\n}\n', /^page\.mdx:12: .*Java/],
    ],
  },
  {
    lang: 'cs',
    good: [
      'using PactNet;\nnamespace A;\npublic class Tests(ITestOutputHelper output) : Base(output)\n{\n  public required string Name { get; init; }\n  [Fact]\n  public async Task X()\n  {\n    int[] a = [1, 2];\n    var s = """\n      {"a": 1}\n      """;\n    await pact.VerifyAsync(async ctx => { Assert.Equal($"{a}", s); });\n  }\n}\n',
      '[Fact]\npublic async Task X()\n{\n  await F();\n}\n',
      'var config = new PactConfig { PactDir = "../pacts" };\npact.UponReceiving("x").Given("y");\n',
    ],
    bad: [['public class A\n{\n  void F( { }\n}\n', /^page\.mdx:12: .*C#/]],
  },
  {
    lang: 'go',
    good: [
      'package a\n\nimport "testing"\n\nfunc TestX[T any](t *testing.T) {\n\tfor i := range 3 {\n\t\t_ = i\n\t}\n}\n',
      'mock, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{Consumer: "A"})\nif err != nil {\n\tt.Fatal(err)\n}\n',
    ],
    bad: [['package a\n\nfunc F( {\n}\n', /^page\.mdx:12: .*Go/]],
  },
  {
    lang: 'py',
    good: [
      'from pact import Pact\n\n@pytest.fixture\ndef pact() -> Pact:\n    return Pact("a", "b").with_specification("V4")\n\nmatch x:\n    case 1:\n        print(f"{x!r}")\n',
    ],
    bad: [
      ['def f(:\n    pass\n', /^page\.mdx:10: .*Python/],
      ['\n    x = 1\n', /^page\.mdx:11: .*indented.*first column/],
    ],
  },
  {
    lang: 'rb',
    good: ["Pact.service_provider 'A' do\n  honours_pact_with('B') { pact_uri '../a.json' }\nend\n"],
    bad: [['describe "x" do\n  foo(\nend\n', /^page\.mdx:1\d: .*Ruby/]],
  },
  {
    lang: 'rust',
    good: [
      '#[tokio::test]\nasync fn x() -> Result<(), Error> {\n  let a = PactBuilder::new("A", "B").await?;\n  Ok(())\n}\n',
    ],
    bad: [['fn x( {\n}\n', /^page\.mdx:10: .*Rust/]],
  },
  {
    lang: 'php',
    good: ['<?php\n$a = [1, 2];\necho $a[0];\n', '$builder->given("x")->uponReceiving("y");\n'],
    bad: [['<?php\n$a = [1, 2;\n', /^page\.mdx:11: .*PHP/]],
  },
  {
    lang: 'kotlin',
    good: [
      '@Test\nfun `gets a product`(mockServer: MockServer) {\n  val product = Client(mockServer.getUrl()).get("10") ?: error("no product")\n}\n',
      'plugins {\n  id("au.com.dius.pact") version "4.6.14"\n}\ntasks.test { systemProperties["pact.rootDir"] = "build/pacts" }\n',
    ],
    bad: [['fun x( {\n  val a = 1\n}\n', /^page\.mdx:10: .*Kotlin/]],
  },
  {
    lang: 'jenkinsfile',
    good: [
      "pipeline {\n  agent any\n  environment { PACT_BROKER_TOKEN = credentials('token') }\n  stages {\n    stage('Publish') {\n      steps {\n        sh 'npm ci'\n        sh '''\n          pact broker publish pacts \\\\\n            -a 1\n        '''\n        sh \"pact broker publish pacts -a ${env.GIT_COMMIT}\"\n      }\n    }\n  }\n}\n",
      "plugins { id 'au.com.dius.pact' version '4.6.14' }\ndependencies { testImplementation 'au.com.dius.pact.consumer:junit5:4.6.14' }\ntest { useJUnitPlatform() }\n",
    ],
    bad: [
      ["pipeline {\n  stages {\n    stage('x' {\n    }\n  }\n}\n", /^page\.mdx:1\d: .*Groovy/],
      [
        "node {\n  sh '''\n    ls\n    pact broker pubish\n  '''\n}\n",
        /^page\.mdx:13: pact broker has no command 'pubish'/,
      ],
      ["node {\n  sh(script: 'pact brokr', returnStatus: true)\n}\n", /^page\.mdx:11: pact has no command 'brokr'/],
    ],
  },
  {
    lang: 'ps1',
    good: [
      '$env:PACT_BROKER_TOKEN = "x"\npact broker publish ./pacts `\n  --consumer-app-version $env:GIT_COMMIT\nif ($LASTEXITCODE -ne 0) { exit 1 }\n',
    ],
    bad: [
      ['if ($x {\n}\n', /^page\.mdx:10: .*PowerShell/],
      ['ls\npact broker publish ./pacts `\n  -a 1 --brnach x\n', /^page\.mdx:11: .*--brnach/],
    ],
  },
  {lang: 'css', good: ['.a { color: red; }\n'], bad: [['.a { color: red;\n.b } {\n', /^page\.mdx:1\d: .*CSS/]]},
  {lang: 'ini', good: ['[a]\nb = 1\n; c\n'], bad: [['[a\nb = 1\n', /^page\.mdx:1\d: .*INI/]]},
  {
    lang: 'docker',
    good: [
      'FROM node:20-alpine AS build\nWORKDIR /app\nCOPY package.json ./\nENV PACT_DO_NOT_TRACK=true\nRUN npm ci \\\n  && npm test\nCMD ["node", "server.js"]\n',
    ],
    bad: [
      ['FROM node:20\nRUNN npm ci\n', /^page\.mdx:11: .*RUNN.*See https:\/\/docs\.docker\.com/],
      ['FROM node:20\nRUN npm ci \\\n  && pact brokr\n', /^page\.mdx:12: pact has no command 'brokr'/],
      [
        'FROM node:20\nENV PACT_BROKER_URL=x\n',
        /^page\.mdx:11: The Pact CLI doesn’t read the variable PACT_BROKER_URL/,
      ],
      ['RUN ls\n', /^page\.mdx:10: /],
    ],
  },
  {
    lang: 'http',
    good: [
      'GET /pacts/provider/A/latest HTTP/1.1\nHost: example.pactflow.io\nAuthorization: Bearer TOKEN\nAccept: application/hal+json\n',
      'PUT /contracts HTTP/1.1\nContent-Type: application/json\n\n{\n  "a": "ö"\n}\n\nHTTP/1.1 201 Created\nContent-Type: application/hal+json\n\n{"b": 1}\n',
      '### one\nGET /a HTTP/1.1\n\n### two\nDELETE /b HTTP/1.1\n',
      'HTTP/1.1 204 No Content\n',
    ],
    bad: [
      ['GET /pacts\nHost: a\n', /^page\.mdx:10: Expected the first line of an HTTP message.*Start a request with/],
      ['GET /pacts HTTP/1.1\nHost example.org\n', /^page\.mdx:11: Expected a header.*Write Name: value/],
      ['GET /pacts HTTP/1.1\nHost: a\nContent-Length: x\n', /^page\.mdx:1[12]: This isn’t a valid HTTP message/],
      ['FETCH /pacts HTTP/1.1\nHost: a\n', /^page\.mdx:10: This isn’t a valid HTTP message: Invalid method/],
      ['HTTP/1.1 abc OK\nA: b\n', /^page\.mdx:10: This isn’t a valid HTTP message/],
      ['HTTP/1.1 200 OK\nContent-Length: 99\n\nshort\n', /shorter than its Content-Length/],
      ['PUT /a HTTP/1.1\nContent-Type: application/json\n\n{\n  "a": 1,\n}\n', /^page\.mdx:14: .*Remove the comma/],
    ],
  },
  {
    lang: 'xml',
    good: ['<?xml version="1.0"?>\n<a b="1">\n  <c/>\n</a>\n'],
    bad: [
      ['<a>\n  <b>\n</a>\n', /^page\.mdx:12: This isn’t valid XML.*Close each element/],
      ['<a b=1/>', /^page\.mdx:10: /],
      ['<a>', /isn’t valid XML/],
    ],
  },
  {
    lang: 'html',
    good: [
      '<p>A <a href="/x">link</a></p>\n',
      '<!doctype html>\n<html lang="en"><head><title>A</title></head><body></body></html>\n',
    ],
    bad: [['<p>\n<a href="x" href="y">z</a>\n</p>\n', /^page\.mdx:11: This isn’t valid HTML/]],
  },
  {lang: 'toml', good: ['[a]\nb = "c"\n'], bad: [['[a]\nb = c\n', /^page\.mdx:11: This isn’t valid TOML.*toml\.io/]]},
  {
    lang: 'sql',
    good: ["CREATE USER pactflow WITH PASSWORD 'x';\nCREATE DATABASE pactflow OWNER pactflow;\n"],
    bad: [
      ['SELECT 1;\nCREAT USER x;\n', /^page\.mdx:11: PostgreSQL can’t parse this: syntax error at or near "CREAT"/],
    ],
  },
  {
    lang: 'graphql',
    good: ['query {\n  product(id: "1") { name }\n}\n', 'type Query {\n  a: String\n}\n'],
    bad: [
      ['query {\n  product(id: ) { name }\n}\n', /^page\.mdx:11: This isn’t valid GraphQL/],
      ['type Query {\n  a: Strin\n}\n', /Unknown type/],
    ],
  },
  {
    lang: 'properties',
    good: ['# a\npact.provider.version=1\nlong = a \\\n  b\nkey: value\n'],
    bad: [
      ['a=1\nnothing\n', /^page\.mdx:11: This line sets no property.*name=value/],
      ['a=1\nb=2\na=3\n', /^page\.mdx:12: a is set twice/],
    ],
  },
  {
    lang: 'env',
    good: ['# a\nA=1\nexport B="x y"\nC=\n'],
    bad: [
      ['A = 1\n', /^page\.mdx:10: This line sets no variable.*without spaces/],
      ['A="x\n', /^page\.mdx:10: /],
      ['A=1\nA=2\n', /^page\.mdx:11: A is set twice/],
    ],
  },
];

for (const {lang, good, bad} of LANGUAGES) {
  describe(lang, () => {
    for (const text of good)
      test(`accepts ${JSON.stringify(text).slice(0, 60)}`, async () => assert.deepEqual(await check(lang, text), []));
    for (const [text, expected] of bad)
      test(`rejects ${JSON.stringify(text).slice(0, 60)}`, async () =>
        assert.match((await check(lang, text)).join('\n'), expected));
  });
}
