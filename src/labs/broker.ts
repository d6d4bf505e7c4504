/**
 * Runs the mock broker without a server. The state of the broker is the sequence of what the reader did: each question
 * creates a broker and replays the sequence, so that nothing is lost when the worker is stopped.
 */
import {createBroker} from 'mock-broker/broker';
import type {BrokerEvent, BrokerView, Decision, DeploymentQuestion, MatrixRow, Reply} from './protocol';

/** The base of the broker's URLs, which only appear in its messages. */
const BASE = 'http://localhost:9292';

/** A request to the broker's API. */
interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** Sends a request to a broker, in this process or over HTTP. */
export type Send = (request: ApiRequest) => Promise<{status: number; body: unknown}>;

function base64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The type of a description, which is JSON if it starts with a brace. */
const contentType = (content: string): string =>
  content.trimStart().startsWith('{') ? 'application/json' : 'application/yaml';

const path = (...names: string[]): string => names.map(encodeURIComponent).join('/');

interface Links {
  _embedded?: {environments?: {name?: string; uuid?: string}[]};
}

async function requestOf(event: BrokerEvent, send: Send): Promise<ApiRequest> {
  const {application, version} = event;
  if (event.kind === 'publish-description')
    return {
      method: 'POST',
      path: `/provider-contracts/provider/${path(application)}/publish`,
      body: {
        pacticipantVersionNumber: version,
        branch: 'main',
        contract: {
          content: base64(event.content),
          contentType: contentType(event.content),
          specification: 'oas',
          selfVerificationResults: {success: event.testsPassed, verifier: 'playground'},
        },
      },
    };
  if (event.kind === 'publish-pact') {
    const {provider} = JSON.parse(event.content) as {provider: {name: string}};
    return {
      method: 'POST',
      path: '/contracts/publish',
      body: {
        pacticipantName: application,
        pacticipantVersionNumber: version,
        branch: 'main',
        contracts: [
          {
            consumerName: application,
            providerName: provider.name,
            specification: 'pact',
            contentType: 'application/json',
            content: base64(event.content),
          },
        ],
      },
    };
  }
  const {body} = await send({method: 'GET', path: '/environments'});
  const environment = (body as Links)._embedded?.environments?.find(({name}) => name === event.environment);
  return {
    method: 'POST',
    path: `/pacticipants/${path(application)}/versions/${path(version)}/deployed-versions/environment/${path(environment?.uuid ?? 'unknown')}`,
    body: {},
  };
}

interface Body {
  notices?: {text: string}[];
  /** Sentences, by field or as a list. */
  errors?: Record<string, string[]> | string[];
  error?: {message?: string} | string;
}

/** The broker's sentences in a response. */
function noticesIn(body: unknown): string[] {
  const {notices, errors, error} = (body ?? {}) as Body;
  if (notices !== undefined) return notices.map(({text}) => text);
  if (Array.isArray(errors)) return errors;
  if (errors !== undefined) return Object.entries(errors).map(([name, reasons]) => `${name} ${reasons.join(', ')}`);
  if (error !== undefined) return [typeof error === 'string' ? error : (error.message ?? '')];
  return [];
}

function replyTo(event: BrokerEvent, status: number, body: unknown): Reply {
  const accepted = status < 400;
  const {application, version} = event;
  if (event.kind !== 'record-deployment') return {accepted, notices: noticesIn(body)};
  return {
    accepted,
    notices: accepted
      ? [`Recorded deployment of ${application} version ${version} to ${event.environment} environment.`]
      : [`The broker doesn’t have version ${version} of ${application}. Publish it first.`],
  };
}

interface ApiVersion {
  number: string;
  environments?: {name: string}[];
}

interface ApiMatrix {
  summary?: {deployable: boolean | null};
  notices?: {text: string}[];
  matrix?: {
    consumer: {name: string; version: ApiVersion};
    provider: {name: string; version: ApiVersion | null};
    verificationResult: {success: boolean} | null;
  }[];
}

const rowsOf = ({matrix = []}: ApiMatrix): MatrixRow[] =>
  matrix.map(({consumer, provider, verificationResult}) => ({
    consumer: consumer.name,
    consumerVersion: consumer.version.number,
    provider: provider.name,
    providerVersion: provider.version?.number ?? null,
    success: verificationResult?.success ?? null,
    consumerEnvironments: (consumer.version.environments ?? []).map(({name}) => name),
    providerEnvironments: (provider.version?.environments ?? []).map(({name}) => name),
  }));

const selector = (name: string, value: string) => `q[][${name}]=${encodeURIComponent(value)}`;

/** The request that `pact broker can-i-deploy` sends. */
const decisionPath = ({application, version, environment}: DeploymentQuestion): string =>
  `/matrix?${selector('pacticipant', application)}&${selector('version', version)}` +
  `&latestby=cvpv&environment=${encodeURIComponent(environment)}`;

async function decide(question: DeploymentQuestion, send: Send): Promise<Decision> {
  const {body} = await send({method: 'GET', path: decisionPath(question)});
  const answer = (body ?? {}) as ApiMatrix & Body;
  return {
    question,
    deployable: answer.summary?.deployable ?? null,
    reasons: noticesIn(answer),
    rows: rowsOf(answer),
  };
}

/** Sends events to a broker, and reads its matrix and its decision. */
export async function replay(
  events: readonly BrokerEvent[],
  ask: DeploymentQuestion | undefined,
  send: Send,
): Promise<BrokerView> {
  const replies: Reply[] = [];
  const pairs = new Map<string, [consumer: string, provider: string]>();
  for (const event of events) {
    const {status, body} = await send(await requestOf(event, send));
    const reply = replyTo(event, status, body);
    replies.push(reply);
    if (event.kind === 'publish-pact' && reply.accepted) {
      const {provider} = JSON.parse(event.content) as {provider: {name: string}};
      pairs.set(JSON.stringify([event.application, provider.name]), [event.application, provider.name]);
    }
  }
  const matrix: MatrixRow[] = [];
  for (const [consumer, provider] of pairs.values()) {
    const query = `${selector('pacticipant', consumer)}&${selector('pacticipant', provider)}`;
    matrix.push(...rowsOf(((await send({method: 'GET', path: `/matrix?${query}`})).body ?? {}) as ApiMatrix));
  }
  return {replies, matrix, ...(ask !== undefined && {decision: await decide(ask, send)})};
}

/** Replays events with a broker in this process. */
export async function runBroker(events: readonly BrokerEvent[], ask?: DeploymentQuestion): Promise<BrokerView> {
  const broker = createBroker({pactflow: true});
  try {
    return await replay(events, ask, async ({method, path, body}) => {
      const headers = {accept: 'application/hal+json', 'content-type': 'application/json'};
      const text = body === undefined ? '' : JSON.stringify(body);
      const response = await broker.handle({method, path, headers, text}, BASE);
      return {status: response.status, body: response.body};
    });
  } finally {
    broker.stop();
  }
}
