/**
 * Does what the pages say with the playgrounds that they have, and compares each result with the output that the same
 * page shows.
 */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {runBroker} from '../../labs/broker';
import {compare} from '../../labs/compare';
import type {BrokerEvent} from '../../labs/protocol';
import {ENVIRONMENT, initialState, namesIn, type State} from './state';

const read = (name: string): string => readFileSync(name, 'utf8');

const stdoutOf = (recording: string): string => recording.split(/^=== (?:stdout|stderr) ===\n/m)[1] ?? '';

const readSample = (name: string): string => (name.endsWith('.txt') ? stdoutOf(read(name)) : read(name));

/** A reader of a page who uses one of its playgrounds. */
class Reader {
  readonly state: State;
  readonly #names: {consumer: string; provider: string};
  readonly #events: BrokerEvent[];
  readonly #workshop: string;

  /** @param workshop the sample with the recorded output */
  constructor(page: string, id: string, workshop: string) {
    const tags = [...read(`docs/docs/${page}.mdx`).matchAll(/<Playground\s([^>]*)>/g)].map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    );
    const {openapi, pact, production, ...versions} =
      tags.find((tag) => tag.id === id) ?? assert.fail(`${page} has no playground ${id}`);
    assert.ok(openapi !== undefined && pact !== undefined);
    const source = {
      description: readSample(openapi),
      contract: readSample(pact),
      ...(production !== undefined && {deployed: readSample(production)}),
    };
    this.state = initialState(source, versions);
    this.#names = namesIn(source.contract, {consumer: '', provider: ''});
    this.#events = [...this.state.events];
    this.#workshop = `samples/workshops/${workshop}`;
  }

  sample(name: string): string {
    return readSample(`${this.#workshop}/${name}`);
  }

  async #send(event: BrokerEvent): Promise<{accepted: boolean; notices: string[]}> {
    const {replies} = await runBroker([...this.#events, event]);
    const reply = replies.at(-1) ?? assert.fail('no reply');
    if (reply.accepted) this.#events.push(event);
    return reply;
  }

  publishDescription({description, providerVersion, testsPassed}: State = this.state) {
    const application = this.#names.provider;
    return this.#send({
      kind: 'publish-description',
      application,
      version: providerVersion,
      content: description,
      testsPassed,
    });
  }

  publishPact({pact, consumerVersion}: State = this.state) {
    const application = this.#names.consumer;
    return this.#send({kind: 'publish-pact', application, version: consumerVersion, content: pact});
  }

  async record(application: string, version: string): Promise<void> {
    const reply = await this.#send({kind: 'record-deployment', application, version, environment: ENVIRONMENT});
    assert.ok(reply.accepted, reply.notices.join(' '));
  }

  /** Runs can-i-deploy. The decision and its reason must be in the recorded output. */
  async ask(application: string, version: string, isDeployable: boolean, output?: string): Promise<string> {
    const {decision} = await runBroker(this.#events, {application, version, environment: ENVIRONMENT});
    assert.equal(decision?.deployable ?? false, isDeployable, `${application} ${version}`);
    const reasons = decision?.reasons.join('\n') ?? '';
    if (output !== undefined) {
      const recorded = this.sample(`output/${output}.txt`);
      assert.ok(reasons !== '' && recorded.includes(reasons), `${output} doesn’t contain: ${reasons}`);
      assert.equal(recorded.includes('Computer says yes'), isDeployable);
    }
    return reasons;
  }

  /** Compares the contracts. Each finding must be in the recorded output. */
  async compare(expected: number, output?: string, {description, pact}: State = this.state): Promise<void> {
    const comparison = await compare(description, pact);
    assert.equal(comparison.kind, 'compared');
    const findings = comparison.kind === 'compared' ? comparison.findings : [];
    assert.equal(findings.length, expected);
    if (output === undefined) return;
    const recorded = this.sample(`output/${output}.txt`);
    for (const {code, message, pact: place} of findings)
      for (const part of [code, message, place?.location ?? '']) assert.ok(recorded.includes(part), part);
    assert.equal(recorded.includes('The pact is compatible'), expected === 0);
  }
}

/** Renames a field in the body of a response. */
function rename(pact: string, from: RegExp, to: string): string {
  assert.match(pact, from);
  return pact.replace(from, `"${to}": `);
}

describe('the playgrounds of the design-first course show what its steps show', () => {
  const page = 'workshops/quick_starts/design_first';
  test('in steps 1 to 3', async () => {
    const reader = new Reader(page, 'design-first', 'design-first');
    const {state} = reader;
    assert.match(await reader.ask('ProductAPI', state.providerVersion, false), /Pacticipant ProductAPI not found/);
    assert.match(reader.sample('output/design-unknown.txt'), /Pacticipant ProductAPI not found/);
    const {notices} = await reader.publishDescription();
    assert.ok(reader.sample('output/design-publish.txt').includes(notices.join('\n')));
    await reader.ask('ProductAPI', '1.0.0-design', true, 'design-yes');
    await reader.compare(0);
    await reader.publishPact();
    await reader.ask('CatalogueWeb', '1.0.0', false, 'consumer-too-early');
    await reader.publishDescription({...state, providerVersion: '1.0.0'});
    await reader.ask('ProductAPI', '1.0.0', true, 'provider-deployed');
    await reader.record('ProductAPI', '1.0.0');
    await reader.ask('CatalogueWeb', '1.0.0', true, 'consumer-deployed');
  });
  test('in steps 4 to 6', async () => {
    const reader = new Reader(page, 'design-first-rename', 'design-first');
    await reader.publishDescription();
    await reader.ask('ProductAPI', '2.0.0-design', false, 'breaking-no');
    await reader.compare(1, 'breaking-why');
    const both = {...reader.state, description: reader.sample('step-5/oas/openapi.yaml')};
    await reader.compare(0, 'expanded-compare', both);
    await reader.publishDescription({...both, providerVersion: '1.1.0-design'});
    await reader.ask('ProductAPI', '1.1.0-design', true, 'expanded-yes');
    await reader.publishDescription({...both, providerVersion: '1.1.0'});
    await reader.ask('ProductAPI', '1.1.0', true, 'expanded-deployed');
  });
  test('in step 7', async () => {
    const reader = new Reader(page, 'design-first-switch', 'design-first');
    await reader.publishDescription();
    await reader.ask('ProductAPI', '2.0.0-design', false, 'breaking-no');
    await reader.publishPact({...reader.state, pact: rename(reader.state.pact, /"name": (?="Garden chair")/, 'title')});
    await reader.ask('CatalogueWeb', '2.0.0', true, 'moved-deployed');
    await reader.ask('ProductAPI', '2.0.0-design', false);
    await reader.record('CatalogueWeb', '2.0.0');
    await reader.ask('ProductAPI', '2.0.0-design', true, 'design-again-yes');
  });
});

describe('the playgrounds of the bi-directional quick start show what its steps show', () => {
  const page = 'workshops/quick_starts/bdc';
  test('in steps 1 and 2', async () => {
    const reader = new Reader(page, 'quick-start', 'quick-start-bdc');
    await reader.publishDescription();
    await reader.publishPact();
    assert.match(await reader.ask('CatalogueWeb', '1.0.0', false), /no version is currently recorded/);
    await reader.ask('ProductAPI', '1.0.0', true, 'provider-yes');
    await reader.record('ProductAPI', '1.0.0');
    await reader.ask('CatalogueWeb', '1.0.0', true, 'consumer-yes');
  });
  test('in steps 3 and 4', async () => {
    const reader = new Reader(page, 'quick-start-rename', 'quick-start-bdc');
    await reader.publishDescription();
    await reader.ask('ProductAPI', '2.0.0', false, 'breaking-no');
    await reader.compare(1, 'breaking-why');
    const pact = rename(reader.state.pact, /"price": /, 'cost');
    await reader.publishPact({...reader.state, pact, consumerVersion: '2.0.0'});
    await reader.ask('CatalogueWeb', '2.0.0', false, 'consumer-early-no');
    const both = {...reader.state, description: reader.sample('step-4/openapi.yaml'), providerVersion: '2.1.0'};
    await reader.publishDescription(both);
    await reader.ask('ProductAPI', '2.1.0', true, 'fixed-yes');
    await reader.record('ProductAPI', '2.1.0');
    await reader.ask('CatalogueWeb', '2.0.0', true, 'consumer-later-yes');
    await reader.record('CatalogueWeb', '2.0.0');
    await reader.ask('ProductAPI', '2.0.0', true, 'contract-yes');
  });
});

describe('the playgrounds of the bi-directional workshop show what its chapters show', () => {
  const on = (chapter: number, id: string) =>
    new Reader(`workshops/bi-directional/step${chapter}`, id, 'bi-directional');
  test('in chapter 2', async () => {
    const reader = on(2, 'bdct-describe');
    await reader.compare(2);
    assert.match(reader.sample('output/not-agreed.txt'), /Missing responses: 2/);
    await reader.compare(0, undefined, {
      ...reader.state,
      description: reader.sample('step-2/provider/openapi.yaml'),
    });
  });
  test('in chapter 4', async () => {
    const reader = on(4, 'bdct-publish');
    const passed = await reader.publishDescription();
    assert.ok(reader.sample('output/provider-published.txt').includes(passed.notices.join('\n')));
    const failed = await reader.publishDescription({...reader.state, providerVersion: '1.0.1', testsPassed: false});
    assert.ok(reader.sample('output/provider-failed.txt').includes(failed.notices.join('\n')));
  });
  test('in chapter 5', async () => {
    const reader = on(5, 'bdct-deploy-provider');
    await reader.publishDescription();
    await reader.ask('ProductAPI', '1.0.0', true, 'provider-may-deploy');
    await reader.record('ProductAPI', '1.0.0');
    await reader.ask('ProductAPI', '9.9.9', false, 'deploy-script');
    await assert.rejects(reader.record('ProductAPI', '9.9.9'), /Publish it first/);
  });
  test('in chapter 8', async () => {
    const reader = on(8, 'bdct-publish-pact');
    const first = await reader.publishPact();
    assert.ok(reader.sample('output/consumer-published.txt').includes(first.notices[1] ?? '?'));
    const changed = {...reader.state, pact: reader.state.pact.replaceAll('49.5', '59')};
    const {accepted, notices} = await reader.publishPact(changed);
    assert.equal(accepted, false);
    assert.ok(reader.sample('output/consumer-changed.txt').includes(notices[0] ?? '?'));
    const next = await reader.publishPact({...changed, consumerVersion: '1.0.1'});
    assert.ok(reader.sample('output/consumer-new-version.txt').includes(next.notices[1] ?? '?'));
  });
});

test('the playground of the page about deployments has the answer that the page gives', async () => {
  const reader = new Reader('bi-directional-contract-testing/deploying', 'remove-field', 'design-first');
  await reader.publishDescription();
  await reader.ask('ProductAPI', '2.0.0', false);
  await reader.publishPact({...reader.state, pact: rename(reader.state.pact, /"name": (?="Garden chair")/, 'title')});
  await reader.ask('CatalogueWeb', '2.0.0', true);
  await reader.ask('ProductAPI', '2.0.0', false);
  await reader.record('CatalogueWeb', '2.0.0');
  await reader.ask('ProductAPI', '2.0.0', true);
});
