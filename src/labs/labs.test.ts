import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import querystring from 'node:querystring';
import {describe, test} from 'node:test';
import {runBroker} from './broker';
import {compare} from './compare';
import {parseDescription, parsePact} from './documents';
import {
  MAX_LENGTH,
  type Answer,
  type BrokerEvent,
  type Comparison,
  type Place,
  type Problem,
  type Settings,
  type Task,
  type WorkerMessage,
} from './protocol';
import {playgroundIn} from './fragment';
import {createRunner, type WorkerLike} from './runner';
import {DamagedLink, fromFragment, toFragment} from './share';
import shim from './shims/querystring';

const DESCRIPTION = `openapi: 3.0.3
info: {title: Products, version: 1.0.0}
paths:
  /products:
    get:
      responses:
        '200':
          description: All products
          content:
            application/vnd.shop.v1+json:
              schema:
                $ref: '#/components/schemas/Product'
components:
  schemas:
    Product:
      type: object
      additionalProperties: false
      properties:
        id: {type: string}
`;

const pactOf = (body: unknown, type = 'application/vnd.shop.v1+json'): string =>
  JSON.stringify(
    {
      consumer: {name: 'Web'},
      provider: {name: 'API'},
      interactions: [
        {
          description: 'products',
          request: {method: 'GET', path: '/products'},
          response: {status: 200, headers: {'Content-Type': type}, body},
        },
      ],
    },
    null,
    2,
  );

const lineWith = (text: string, part: string): number => text.split('\n').findIndex((line) => line.includes(part)) + 1;

function problemIn(comparison: Comparison): Problem {
  assert.equal(comparison.kind, 'invalid');
  const [problem] = comparison.kind === 'invalid' ? comparison.problems : [];
  return problem ?? assert.fail('no problem');
}

describe('a comparison', () => {
  const pact = pactOf({id: '1'});
  test('of compatible contracts has no findings', async () =>
    assert.deepEqual(await compare(DESCRIPTION, pact), {
      kind: 'compared',
      findings: [],
      interactions: [{name: 'products', request: 'GET /products', isCompared: true}],
      results: [],
    }));
  test('names the line of a finding in both documents', async () => {
    const wrong = pactOf({id: 1});
    const comparison = await compare(DESCRIPTION, wrong);
    const [finding, ...others] = comparison.kind === 'compared' ? comparison.findings : [];
    assert.equal(others.length, 0);
    assert.equal(finding?.code, 'response.body.incompatible');
    assert.equal(finding?.pact?.line, lineWith(wrong, '"id"'));
    assert.equal(finding?.description?.line, lineWith(DESCRIPTION, 'id: {type'));
    const textAt = (text: string, place: Place | undefined) => text.slice(place?.range?.from, place?.range?.to);
    assert.equal(textAt(wrong, finding?.pact), '"id": 1');
    assert.equal(textAt(DESCRIPTION, finding?.description), 'type: string');
    assert.equal(finding?.index, 0);
  });
  test('finds the exact value in each version of the Pact specification', async () => {
    const textOf = async (one: string) => {
      const comparison = await compare(DESCRIPTION, one);
      const place = comparison.kind === 'compared' ? comparison.findings[0]?.pact : undefined;
      return one.slice(place?.range?.from, place?.range?.to);
    };
    const other = {id: '1', price: 2};
    assert.equal(await textOf(pactOf(other)), '"price": 2', 'a field that isn’t allowed');
    const latest = JSON.parse(pactOf({contentType: 'application/json', encoded: false, content: {id: 1}})) as object;
    const metadata = {pactSpecification: {version: '4.0'}};
    assert.equal(await textOf(JSON.stringify({...latest, metadata}, null, 2)), '"id": 1', 'a body with a wrapper');
  });
  test('works with a description in JSON', async () => {
    const comparison = await compare(JSON.stringify({openapi: '3.1.0', info: {}, paths: {}}), pact);
    assert.equal(comparison.kind === 'compared' && comparison.findings[0]?.code, 'request.path-or-method.unknown');
  });
  test('leaves messages out', async () => {
    const message = {type: 'Asynchronous/Messages', description: 'm', contents: {}};
    const mixed = JSON.stringify({...(JSON.parse(pact) as object), interactions: [message]});
    assert.deepEqual(await compare(DESCRIPTION, mixed), {
      kind: 'compared',
      findings: [],
      interactions: [{name: 'm', isCompared: false}],
      results: [],
    });
  });
  test('of two invalid documents reports both', async () => {
    const comparison = await compare('a: [', '{');
    assert.deepEqual(comparison.kind === 'invalid' && comparison.problems.map(({side, reason}) => [side, reason]), [
      ['description', 'syntax'],
      ['pact', 'syntax'],
    ]);
  });

  const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
  const bomb = ['openapi: 3.0.0', 'info: {}', 'a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]'];
  for (let level = 1; level < 12; level += 1)
    bomb.push(
      `a${level}: &a${level} [${Array<string>(10)
        .fill(`*a${level - 1}`)
        .join(', ')}]`,
    );
  const descriptions: [name: string, text: string, reason: Problem['reason'], message: RegExp, line?: number][] = [
    ['an empty text', ' \n', 'empty', /empty/],
    ['invalid YAML', 'openapi: 3.0.0\ninfo: {}\npaths:\n  a: b: c\n', 'syntax', /Invalid YAML: Nested mappings/, 4],
    ['YAML with a tab', 'openapi: 3.0.0\n\tinfo: {}\n', 'syntax', /Invalid YAML: .*[Tt]ab/, 2],
    ['a repeated key', 'openapi: 3.0.0\ninfo: {}\ninfo: {}\n', 'syntax', /Invalid YAML: Map keys must be unique/, 3],
    ['several documents', 'openapi: 3.0.0\n---\ninfo: {}\n', 'syntax', /Invalid YAML: .*multiple documents/],
    ['invalid JSON', '{"openapi": "3.0.0",\n"info": {},}', 'syntax', /Invalid JSON: A property name/, 2],
    ['a list', '- 1', 'not-openapi', /found a list/, 1],
    ['another document', 'a: b', 'not-openapi', /Expected "openapi"/, 1],
    ['OpenAPI 4', 'x: 1\nopenapi: 4.0.0', 'unsupported-version', /Version 4\.0\.0 of OpenAPI isn’t supported/, 2],
    ['Swagger 1.2', 'swagger: "1.2"', 'unsupported-version', /Version 1\.2 of Swagger/, 1],
    ['a version without quotes', 'openapi: 3.1', 'unsupported-version', /in quotes: openapi: "3\.1"/, 1],
    ['AsyncAPI', 'asyncapi: 2.6.0', 'unsupported-version', /AsyncAPI/, 1],
    ['no info', 'openapi: 3.0.0\npaths: {}', 'not-openapi', /Expected "info"/, 1],
    ['a list of paths', 'openapi: 3.0.0\ninfo: {}\npaths: []', 'not-openapi', /Expected "paths"/, 3],
    ['a huge text', 'x'.repeat(MAX_LENGTH + 1), 'too-large', /500,001 characters/],
    ['deep nesting', `openapi: 3.0.0\na: ${nested(300, '[', ']')}`, 'too-deep', /200 levels/, 2],
    ['endless nesting', `{"a": ${nested(100_000, '[', ']')}}`, 'too-deep', /200 levels/],
    ['an alias bomb', bomb.join('\n'), 'aliases', /aliases more than 100 times/],
  ];
  for (const [name, text, reason, message, line] of descriptions)
    test(`reports ${name} instead of a description`, async () => {
      const problem = problemIn(await compare(text, pact));
      assert.equal(problem.reason, reason);
      assert.match(problem.message, message);
      if (line !== undefined) assert.equal(problem.line, line);
    });

  const pacts: [name: string, text: string, message: RegExp, line?: number][] = [
    ['a list', '[]', /found a list/, 1],
    ['a pact without a consumer', '{"provider": {"name": "API"}}', /the name of its consumer/, 1],
    ['an application without a name', '{"consumer": {"name": "Web"},\n"provider": {}}', /the name of its provider/, 2],
    ['a pact without interactions', '{"consumer": {"name": "a"}, "provider": {"name": "b"}}', /list of interactions/],
    ['a message pact', '{"consumer": {"name": "a"}, "provider": {"name": "b"}, "messages": []}', /message pact/],
    ['an interaction without a response', pact.replace('"response"', '"answer"'), /"request" and a "response"/, 9],
    ['an interaction without a status', pact.replace('"status": 200', '"status": "200"'), /"status", which must be/, 9],
    ['a request without a path', pact.replace('"path"', '"url"'), /"path", which must be a string/, 9],
    ['a header that is a number', pact.replace('"application/vnd.shop.v1+json"', '1'), /interaction 1: .*string/, 18],
  ];
  for (const [name, text, message, line] of pacts)
    test(`reports ${name} instead of a pact`, async () => {
      const problem = problemIn(await compare(DESCRIPTION, text));
      assert.deepEqual([problem.side, problem.reason], ['pact', 'not-a-pact']);
      assert.match(problem.message, message);
      if (line !== undefined) assert.equal(problem.line, line);
    });
});

describe('a comparison of all interactions', () => {
  const message = {
    type: 'Asynchronous/Messages',
    description: 'm',
    contents: {content: {}, contentType: 'application/json'},
  };
  const mixed = JSON.stringify({...(JSON.parse(pactOf({id: '1'})) as object), interactions: [message]});
  const options = {settings: {}};
  const findingsOf = async (description: string, pact: string, settings: Settings = {}) => {
    const comparison = await compare(description, pact, {settings});
    return comparison.kind === 'compared' ? comparison.findings : assert.fail(JSON.stringify(comparison));
  };
  test('reads AsyncAPI descriptions, and reports unsupported versions', async () => {
    const [finding] = await findingsOf('asyncapi: 3.0.0\noperations: {}\n', mixed);
    assert.equal(finding?.code, 'message.references.missing');
    const problem = problemIn(await compare('asyncapi: 2.6.0\n', mixed, options));
    assert.match(problem.message, /Version 2\.6\.0 of AsyncAPI isn’t supported.* Swagger 2\.0, and AsyncAPI 3\.x/);
  });
  test('reports a missing description for each interaction', async () => {
    assert.equal((await findingsOf(' \n', mixed))[0]?.code, 'message.spec.missing');
    assert.equal((await findingsOf('', pactOf({})))[0]?.code, 'request.spec.missing');
  });
  test('returns the results of the comparator unchanged', async () => {
    const comparison = await compare('', pactOf({}), options);
    const [result] = comparison.kind === 'compared' ? comparison.results : [];
    assert.deepEqual((result as {mockDetails: unknown}).mockDetails, {
      interactionDescription: 'products',
      interactionState: '[none]',
      location: '[root].interactions[0]',
      value: 'products',
    });
  });
  test('lists the causes of a message that doesn’t match', async () => {
    const folder = 'samples/comparison-results/cases/message.payload.incompatible';
    const [description, pact] = ['asyncapi.yaml', 'pact.json'].map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const [finding] = await findingsOf(description ?? '', pact ?? '');
    assert.equal(finding?.code, 'message.no.match');
    assert.deepEqual(
      finding.causes.map(({code, index, pact: place}) => [code, index, place?.line !== undefined]),
      [['message.payload.incompatible', 0, true]],
    );
  });
  test('uses the settings, unless the description has them', async () => {
    const pact = pactOf({id: '1'}).replace('"/products"', '"/v1/products"');
    const codesOf = async (text: string, settings: Settings = {}) =>
      (await findingsOf(text, pact, settings)).map(({code}) => code);
    const unknown = ['request.path-or-method.unknown'];
    assert.deepEqual(await codesOf(DESCRIPTION), unknown);
    assert.deepEqual(await codesOf(DESCRIPTION, {'base-path': '/v1'}), []);
    const own = DESCRIPTION.replace('info: {', 'info: {x-opc-config-base-path: /v2, ');
    assert.deepEqual(await codesOf(own, {'base-path': '/v1'}), unknown);
  });
  test('reports the line of a reference to another file', async () => {
    const broken = DESCRIPTION.replace('{type: string}', "{$ref: './missing.yaml'}");
    const problem = problemIn(await compare(broken, pactOf({id: '1'}), options));
    assert.deepEqual([problem.side, problem.line], ['description', lineWith(broken, './missing.yaml')]);
  });
  test('explains that the comparator skips message pacts of version 3', async () => {
    const pact = '{"consumer": {"name": "a"}, "provider": {"name": "b"}, "messages": []}';
    assert.match(problemIn(await compare(DESCRIPTION, pact, options)).message, /only from pacts of version 4/);
  });
});

test('a document without problems is parsed once, with the offsets of its elements', () => {
  const parsed = [parseDescription(DESCRIPTION), parsePact(pactOf({}))];
  assert.ok(parsed.every((one) => 'document' in one));
});

describe('the broker', () => {
  const publish: BrokerEvent[] = [
    {kind: 'publish-description', application: 'API', version: '1', content: DESCRIPTION, testsPassed: true},
    {kind: 'publish-pact', application: 'Web', version: '1', content: pactOf({id: '1'})},
  ];
  const ask = {application: 'Web', version: '1', environment: 'production'};
  const deploy: BrokerEvent = {kind: 'record-deployment', application: 'API', version: '1', environment: 'production'};

  test('without events is empty', async () => assert.deepEqual(await runBroker([]), {replies: [], matrix: []}));
  test('allows a consumer version after the provider is deployed', async () => {
    assert.notEqual((await runBroker(publish, ask)).decision?.deployable, true);
    const {decision, matrix, replies} = await runBroker([...publish, deploy], ask);
    assert.equal(decision?.deployable, true);
    assert.deepEqual(matrix, [
      {
        consumer: 'Web',
        consumerVersion: '1',
        provider: 'API',
        providerVersion: '1',
        success: true,
        consumerEnvironments: [],
        providerEnvironments: ['production'],
      },
    ]);
    assert.ok(replies.every(({accepted}) => accepted));
  });
  test('doesn’t allow a version whose tests failed', async () => {
    const [, pact] = publish;
    assert.ok(pact);
    const failed: BrokerEvent = {
      kind: 'publish-description',
      application: 'API',
      version: '1',
      content: DESCRIPTION,
      testsPassed: false,
    };
    assert.equal((await runBroker([failed, pact, deploy], ask)).decision?.deployable, false);
  });
  test('gives the reason if it doesn’t have the application yet', async () => {
    const {decision} = await runBroker([], ask);
    assert.equal(decision?.deployable, null);
    assert.deepEqual(decision.reasons, ['Pacticipant Web not found']);
  });
  test('rejects another pact for the same version, in its own words', async () => {
    const changed: BrokerEvent = {kind: 'publish-pact', application: 'Web', version: '1', content: pactOf({id: '2'})};
    const {replies} = await runBroker([...publish, changed]);
    assert.equal(replies[2]?.accepted, false);
    assert.match(replies[2]?.notices.join(' ') ?? '', /Cannot change the content of the pact/);
  });
  test('doesn’t record the deployment of a version that it doesn’t have', async () =>
    assert.deepEqual((await runBroker([deploy])).replies, [
      {accepted: false, notices: ['The broker doesn’t have version 1 of API. Publish it first.']},
    ]));
});

describe('the runner', () => {
  /** A worker that follows the test's instructions. */
  class FakeWorker implements WorkerLike {
    static last: FakeWorker;
    sent: {id: number}[] = [];
    terminated = false;
    #listeners = new Map<string, (event: unknown) => void>();
    constructor() {
      FakeWorker.last = this;
    }
    postMessage = (message: {id: number}) => void this.sent.push(message);
    terminate = () => void (this.terminated = true);
    addEventListener = (type: string, listener: unknown) =>
      void this.#listeners.set(type, listener as (event: unknown) => void);
    say = (data: WorkerMessage) => this.#listeners.get('message')?.({data});
    fail = () => this.#listeners.get('error')?.({preventDefault: () => undefined});
  }
  const task: Task = {kind: 'compare', description: '', pact: ''};
  const answer: Answer = {kind: 'compare', comparison: {kind: 'invalid', problems: []}};
  const stopped = (reason: string) => ({kind: 'stopped', reason});

  test('sends the task when the worker is ready, and reuses the worker', async () => {
    const runner = createRunner(() => new FakeWorker());
    const first = runner.run(task);
    const worker = FakeWorker.last;
    assert.equal(worker.sent.length, 0);
    worker.say({kind: 'ready'});
    worker.say({kind: 'answer', id: 1, answer});
    assert.deepEqual(await first, {kind: 'done', answer});
    const second = runner.run(task);
    worker.say({kind: 'answer', id: 1, answer});
    worker.say({kind: 'failed', id: 2});
    assert.deepEqual(await second, stopped('failed'));
    assert.equal(FakeWorker.last, worker);
    runner.close();
    assert.ok(worker.terminated);
  });
  test('stops the worker when a task takes too long, is canceled, or is replaced', async () => {
    const runner = createRunner(() => new FakeWorker(), 5);
    const first = runner.run(task);
    FakeWorker.last.say({kind: 'ready'});
    assert.deepEqual(await first, stopped('timeout'));
    assert.ok(FakeWorker.last.terminated);
    const second = runner.run(task);
    runner.cancel();
    assert.deepEqual(await second, stopped('canceled'));
    const third = runner.run(task);
    const fourth = runner.run(task);
    assert.deepEqual(await third, stopped('canceled'));
    FakeWorker.last.say({kind: 'ready'});
    FakeWorker.last.say({kind: 'answer', id: 4, answer});
    assert.deepEqual(await fourth, {kind: 'done', answer});
    runner.close();
  });
  test('reports a script that can’t be loaded, a policy that blocks it, and a missing Worker', async () => {
    const runner = createRunner(() => new FakeWorker());
    const first = runner.run(task);
    FakeWorker.last.fail();
    assert.deepEqual(await first, stopped('unavailable'));
    const second = runner.run(task);
    FakeWorker.last.say({kind: 'blocked'});
    assert.deepEqual(await second, stopped('blocked'));
    const without = createRunner(() => {
      throw new Error('no workers');
    });
    assert.deepEqual(await without.run(task), stopped('unavailable'));
  });
});

describe('a shared link', () => {
  const shared = {description: DESCRIPTION, pact: pactOf({id: 'ü'})};
  test('contains both documents', async () => {
    const fragment = await toFragment('step-1.2', shared);
    assert.match(fragment, /^#playground=step-1.2\.[\w-]+$/);
  });
  test('is read by the playground that it’s for', async () => {
    const fragment = await toFragment('a b', shared);
    assert.equal(playgroundIn(fragment), 'a b');
    assert.deepEqual(await fromFragment(fragment), shared);
    assert.equal(playgroundIn('#other'), undefined);
    assert.equal(playgroundIn('#playground=%.x'), '%');
  });
  test('that was cut or changed is reported', async () => {
    const fragment = await toFragment('a', shared);
    for (const damaged of [fragment.slice(0, -20), fragment.replace('.', '.AAAA'), '#playground=a', '#playground=a.%'])
      await assert.rejects(fromFragment(damaged), DamagedLink, damaged);
  });
  test('that would unpack to more than a page shows is reported', async () => {
    const huge = await toFragment('a', {description: 'x'.repeat(1_100_000), pact: ''});
    await assert.rejects(fromFragment(huge), /more than this page can show/);
    await assert.rejects(fromFragment(`#playground=a.${'A'.repeat(100_001)}`), /too long/);
  });
});

test('queries are parsed as in Node.js', () => {
  for (const query of [
    '',
    'a=1&b=2',
    'a=1&a=2&a=3',
    'a',
    '&&a=&=b',
    'a=b=c',
    'a+b=c+d%20e',
    'a=%',
    'a=%ff',
    'a=%C3%BC%',
    'a%5B%5D=1',
  ])
    assert.deepEqual({...shim.parse(query)}, {...querystring.parse(query)}, query);
});
