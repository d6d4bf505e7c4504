import assert from 'node:assert/strict';
import {execFile, execFileSync, spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describe, test} from 'node:test';
import {promisify} from 'node:util';
import {curlSample, javaSample, javaScriptSample, pythonSample, requestSamples, type SampleRequest} from './samples';

/** Values that are difficult to quote. */
const AWKWARD = {
  "it's": 'a "b" \\ c',
  'two\nlines': ['é', '☃', '</script>', '`${x}`'],
  empty: [{}, [], ''],
  flags: [true, false, null],
  number: -1.5e-7,
  deep: {a: {b: 'c'}},
};

const post: SampleRequest = {
  operationId: 'createProduct',
  method: 'POST',
  url: 'http://localhost:8080/products?q=a%20b&c=d',
  headers: [
    ['Content-Type', 'application/json'],
    ['X-Note', "it's"],
  ],
  body: {id: '10', name: "Margherita's", price: 12.5},
  isJsonResponse: true,
};
const get: SampleRequest = {
  operationId: 'getProductByID',
  method: 'GET',
  url: 'http://localhost:8080/product/10',
  headers: [],
  isJsonResponse: false,
};

describe('curl', () => {
  test('sends the method, URL, headers, and body', () => {
    assert.equal(
      curlSample(post),
      `curl --request POST 'http://localhost:8080/products?q=a%20b&c=d' \\
  --header 'Content-Type: application/json' \\
  --header 'X-Note: it'\\''s' \\
  --data-raw '{
  "id": "10",
  "name": "Margherita'\\''s",
  "price": 12.5
}'`,
    );
    assert.equal(curlSample(get), "curl --request GET 'http://localhost:8080/product/10'");
  });

  test('passes unchanged through the shell', () => {
    const script = `curl() { for word; do printf '%s\\0' "$word"; done; }\n${curlSample({...post, body: AWKWARD})}`;
    const words = execFileSync('sh', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1);
    assert.deepEqual(words.slice(0, -1), [
      '--request',
      'POST',
      post.url,
      '--header',
      'Content-Type: application/json',
      '--header',
      "X-Note: it's",
      '--data-raw',
    ]);
    assert.deepEqual(JSON.parse(words.at(-1) ?? ''), AWKWARD);
  });
});

describe('JavaScript', () => {
  test('is formatted like handwritten code', () => {
    assert.equal(
      javaScriptSample(post),
      `const response = await fetch('http://localhost:8080/products?q=a%20b&c=d', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'X-Note': 'it\\'s',
  },
  body: JSON.stringify({
    id: '10',
    name: 'Margherita\\'s',
    price: 12.5,
  }),
});
if (!response.ok) throw new Error(\`HTTP status \${response.status}\`);
console.log(await response.json());`,
    );
    assert.match(
      javaScriptSample(get),
      /^const response = await fetch\('http:\/\/localhost:8080\/product\/10', \{\n {2}method: 'GET',\n\}\);\n.*\nconsole\.log\(await response\.text\(\)\);$/,
    );
  });

  test('runs and sends the request', async () => {
    const seen: {method?: string; url?: string; type?: string; body: string}[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({method: request.method, url: request.url, type: request.headers['content-type'], body});
        response.setHeader('content-type', 'application/json').end('{"stored": true}');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    try {
      const {port} = server.address() as AddressInfo;
      const code = javaScriptSample({...post, url: `http://127.0.0.1:${port}/products?q=a%20b`, body: AWKWARD});
      const {stdout} = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
      assert.match(stdout, /stored: true/);
      assert.equal(seen.length, 1);
      assert.deepEqual(
        {...seen[0], body: JSON.parse(seen[0]?.body ?? '') as unknown},
        {method: 'POST', url: '/products?q=a%20b', type: 'application/json', body: AWKWARD},
      );
    } finally {
      server.close();
    }
  });
});

describe('Python', () => {
  test('is formatted like handwritten code', () => {
    assert.equal(
      pythonSample(post),
      `import json
from urllib.request import Request, urlopen

request = Request(
    'http://localhost:8080/products?q=a%20b&c=d',
    method='POST',
    headers={
        'Content-Type': 'application/json',
        'X-Note': 'it\\'s',
    },
    data=json.dumps({
        'id': '10',
        'name': 'Margherita\\'s',
        'price': 12.5,
    }).encode(),
)
with urlopen(request) as response:
    print(json.load(response))`,
    );
    assert.doesNotMatch(pythonSample(get), /import json/);
    assert.match(pythonSample(get), /print\(response\.read\(\)\.decode\(\)\)$/);
  });

  test('uses Pythons spelling of true, false, and null', () => {
    assert.match(pythonSample({...post, body: AWKWARD}), /'flags': \[\n {12}True,\n {12}False,\n {12}None,\n {8}\],/);
  });

  test('keeps all characters when Python parses it', (context) => {
    const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
    if (python === undefined) return context.skip('no Python on this machine');
    const literal = /json\.dumps\(([\s\S]*)\)\.encode\(\),\n\)/.exec(pythonSample({...post, body: AWKWARD}))?.[1] ?? '';
    const said = execFileSync(python, ['-c', `import json\nprint(json.dumps(${literal.replaceAll('\n    ', '\n')}))`], {
      encoding: 'utf8',
    });
    assert.deepEqual(JSON.parse(said), AWKWARD);
  });
});

describe('Java', () => {
  test('is a complete class', () => {
    assert.equal(
      javaSample(post),
      `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

public class CreateProduct {
  public static void main(String[] args) throws Exception {
    String body = """
        {
          "id": "10",
          "name": "Margherita's",
          "price": 12.5
        }""";
    HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:8080/products?q=a%20b&c=d"))
        .header("Content-Type", "application/json")
        .header("X-Note", "it's")
        .method("POST", BodyPublishers.ofString(body))
        .build();
    HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    System.out.println(response.statusCode());
    System.out.println(response.body());
  }
}`,
    );
  });

  test('has no body for GET, and an empty one for DELETE', () => {
    assert.match(javaSample(get), /public class GetProductByID \{/);
    assert.match(javaSample(get), /\.GET\(\)\n/);
    assert.doesNotMatch(javaSample(get), /BodyPublishers/);
    assert.match(javaSample({...get, method: 'DELETE'}), /\.method\("DELETE", BodyPublishers\.noBody\(\)\)/);
  });

  test('escapes the syntax of text blocks', () => {
    assert.match(javaSample({...post, body: {a: 'b\\c'}}), /"a": "b\\\\\\\\c"/);
    assert.match(javaSample({...post, body: 'a "b"'}), /"a \\\\"b\\\\"\\""""/);
  });

  test('converts any operationId to a class name', () => {
    assert.match(javaSample({...get, operationId: 'list-all_products'}), /public class ListAllProducts \{/);
  });
});

test('each language has a unique name', () => {
  const samples = requestSamples(post);
  assert.deepEqual(
    samples.map(({value}) => value),
    ['curl', 'javascript', 'python', 'java'],
  );
  assert.ok(samples.every(({code}) => code.includes('/products')));
});
