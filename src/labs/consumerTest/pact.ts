/** The part of Pact JS that the lab uses: the mock provider, the interactions, and the pact. */
import type {Headers, Interaction} from './interaction';
import {exampleOf, headerOf, Matchers, type Rule, type Rules} from './matchers';
import {compareRequest, describeMismatches, type Mismatch, type ReceivedRequest} from './matching';
import {CodeError} from './modules';
import type {PactFile} from './protocol';

/** What the lab's `Pact` needs from the run. */
export interface Host {
  /** Shows what the mock provider expected and received, next to the running test. */
  report: (mismatches: string) => void;
}

/** The status codes of a response that a browser can create. */
const isStatus = (status: unknown): status is number =>
  typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599;

const text = (what: string, value: unknown): string => {
  if (typeof value !== 'string') throw new CodeError(`${what} must be a string in this lab.`);
  return value;
};

/** An object whose unknown methods are errors that name the supported ones. */
function onlyWith<T extends object>(what: string, methods: T): T {
  return new Proxy(methods, {
    get: (target, name) => {
      // `then` is read when the object is awaited.
      if (typeof name === 'symbol' || name === 'then' || Object.hasOwn(target, name))
        return Reflect.get(target, name) as unknown;
      throw new CodeError(
        `This lab doesn’t support ${what}.${name}. It supports ${Object.keys(target).join(', ')}. ` +
          'To use all of Pact JS, install it.',
      );
    },
  });
}

const noHeaders = (): Headers => ({values: new Map(), rules: new Map()});

function addHeaders({values, rules}: Headers, headers: unknown): void {
  for (const [name, value] of Object.entries(headers ?? {})) values.set(name, headerOf(name, value, rules));
}

/** The parts of a list, such as of an Accept header. */
const parts = (value: string): string[] => value.split(',').map((part) => part.trim());

/** Sorts the keys of all objects, as Pact does. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

const rulesOf = (rules: Rules): Record<string, {combine: string; matchers: Rule[]}> =>
  Object.fromEntries([...rules].map(([path, matchers]) => [path, {combine: 'AND', matchers}]));

function matchingRules(categories: Record<string, Rules>): object {
  const used = Object.entries(categories).filter(([, rules]) => rules.size > 0);
  return used.length === 0
    ? {}
    : {matchingRules: Object.fromEntries(used.map(([name, rules]) => [name, rulesOf(rules)]))};
}

/** @param isList whether a value with commas is written as a list, which Pact does for requests only */
const headersOf = ({values}: Headers, isList: boolean): object =>
  values.size === 0
    ? {}
    : {headers: Object.fromEntries([...values].map(([name, value]) => [name, isList ? parts(value) : [value]]))};

/** An interaction as in a pact file of specification version 4. */
function writeInteraction({description, states, request, response}: Interaction): object {
  const {method, path} = request;
  const {status, body} = response;
  return {
    description,
    pending: false,
    ...(states.length > 0 && {providerStates: states}),
    request: {method, path, ...headersOf(request.headers, true), ...matchingRules({header: request.headers.rules})},
    response: {
      status,
      ...headersOf(response.headers, false),
      ...(body !== undefined && {body: {content: body.content, contentType: 'application/json', encoded: false}}),
      ...matchingRules({body: body?.rules ?? new Map(), header: response.headers.rules}),
    },
    type: 'Synchronous/HTTP',
  };
}

/** The order of interactions in a pact. Interactions with the same description and states replace each other. */
function compareInteractions(one: Interaction, other: Interaction): number {
  if (one.description !== other.description) return one.description < other.description ? -1 : 1;
  for (const [index, {name}] of one.states.entries()) {
    const counterpart = other.states[index];
    if (counterpart === undefined) return 1;
    if (name !== counterpart.name) return name < counterpart.name ? -1 : 1;
  }
  return one.states.length - other.states.length;
}

/** All pacts of a run. Pact JS would write them to files. */
class Pacts {
  readonly #files = new Map<string, {consumer: string; provider: string; interactions: Interaction[]}>();

  add(consumer: string, provider: string, added: readonly Interaction[]): void {
    const name = `${consumer}-${provider}.json`;
    const {interactions} = this.#files.get(name) ?? {interactions: []};
    const kept = interactions.filter((one) => added.every((other) => compareInteractions(one, other) !== 0));
    this.#files.set(name, {consumer, provider, interactions: [...kept, ...added].sort(compareInteractions)});
  }

  clear(): void {
    this.#files.clear();
  }

  list(): PactFile[] {
    return [...this.#files].map(([name, {consumer, provider, interactions}]) => ({
      name,
      text: JSON.stringify(
        sorted({
          consumer: {name: consumer},
          interactions: interactions.map(writeInteraction),
          metadata: {pactSpecification: {version: '4.0'}},
          provider: {name: provider},
        }),
        null,
        2,
      ),
    }));
  }
}

/** A mock provider: the interactions that it responds to, and the requests that it received. */
class MockProvider {
  readonly #interactions: readonly Interaction[];
  readonly #reached = new Set<Interaction>();
  readonly #mismatches: Mismatch[] = [];

  constructor(interactions: readonly Interaction[]) {
    this.#interactions = interactions;
  }

  respond(request: ReceivedRequest): Response {
    const results = this.#interactions.map((interaction) => ({interaction, ...compareRequest(interaction, request)}));
    const match = results.find(({isCandidate, problems}) => isCandidate && problems.length === 0);
    if (match !== undefined) {
      const {interaction} = match;
      this.#reached.add(interaction);
      return responseOf(interaction);
    }
    const near = results.find(({isCandidate}) => isCandidate);
    if (near === undefined) this.#mismatches.push({kind: 'unexpected', request});
    else {
      this.#reached.add(near.interaction);
      this.#mismatches.push({kind: 'incorrect', request, problems: near.problems});
    }
    const error = near === undefined ? 'Unexpected-Request' : 'Request-Mismatch';
    return Response.json({error: `${error} : ${request.method} ${request.path}`}, {status: 500});
  }

  /** What went wrong, in Pact's words; undefined if the client sent exactly what the interactions define. */
  get mismatches(): string | undefined {
    const missing = this.#interactions
      .filter((interaction) => !this.#reached.has(interaction))
      .map(({request}): Mismatch => ({kind: 'missing', request}));
    const all = [...this.#mismatches, ...missing];
    return all.length === 0 ? undefined : describeMismatches(all);
  }
}

function responseOf({response: {status, headers, body}}: Interaction): Response {
  // Browsers allow no body with these codes.
  const isEmpty = body === undefined || [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : JSON.stringify(body.content), {status, headers: [...headers.values]});
}

/** Creates the module, the `fetch` function that reaches the mock providers, and the pacts. */
export function createPactModule({report}: Host) {
  const pacts = new Pacts();
  const providers = new Map<string, MockProvider>();
  const unfinished = new Set<Interaction>();
  let lastPort = 50_000;

  async function execute(
    {consumer, provider}: {consumer: string; provider: string},
    interactions: readonly Interaction[],
    run: (server: {port: number; url: string; id: string}) => unknown,
  ): Promise<unknown> {
    lastPort += 1;
    const url = `http://127.0.0.1:${lastPort}`;
    const mock = new MockProvider(interactions);
    providers.set(url, mock);
    try {
      const value = await run({port: lastPort, url, id: 'unknown'});
      const {mismatches} = mock;
      if (mismatches !== undefined) throw new Error(mismatches);
      pacts.add(consumer, provider, interactions);
      return value;
    } catch (error) {
      // The error is often a consequence of the mock provider's 500 response, so show its reason as well.
      const {mismatches} = mock;
      if (mismatches !== undefined && !(error instanceof Error && error.message === mismatches)) report(mismatches);
      throw error;
    } finally {
      providers.delete(url);
      for (const interaction of interactions) unfinished.delete(interaction);
    }
  }

  class Pact {
    readonly #names: {consumer: string; provider: string};
    #interactions: Interaction[] = [];

    constructor(options?: {consumer?: unknown; provider?: unknown; spec?: unknown}) {
      const nameOf = (role: 'consumer' | 'provider'): string => {
        const name = options?.[role];
        if (typeof name !== 'string' || name === '')
          throw new CodeError(`new Pact() needs the name of the ${role}: new Pact({ ${role}: '…', … }).`);
        return name;
      };
      this.#names = {consumer: nameOf('consumer'), provider: nameOf('provider')};
    }

    addInteraction(): object {
      const interaction: Interaction = {
        description: '',
        states: [],
        request: {method: 'GET', path: '/', headers: noHeaders()},
        response: {status: 200, headers: noHeaders()},
      };
      this.#interactions.push(interaction);
      unfinished.add(interaction);
      const {request, response} = interaction;

      const afterResponse = onlyWith('the interaction', {
        executeTest: async (run: unknown): Promise<unknown> => {
          if (typeof run !== 'function') throw new CodeError('executeTest needs a function that uses the mock server.');
          const interactions = this.#interactions;
          this.#interactions = [];
          return execute(this.#names, interactions, run as Parameters<typeof execute>[2]);
        },
      });
      const responseBuilder = onlyWith('the response', {
        headers: (headers: unknown): object => {
          addHeaders(response.headers, headers);
          return responseBuilder;
        },
        jsonBody: (template: unknown): object => {
          const rules: Rules = new Map();
          const content = exampleOf(JSON.parse(JSON.stringify(template ?? null)), rules);
          if (typeof content === 'string')
            throw new CodeError('This lab doesn’t support a string as the complete body. Use an object or a list.');
          if (![...response.headers.values.keys()].includes('Content-Type'))
            response.headers.values.set('Content-Type', 'application/json');
          if (content !== null) response.body = {content, rules};
          return responseBuilder;
        },
      });
      const requestBuilder = onlyWith('the request', {
        headers: (headers: unknown): object => {
          addHeaders(request.headers, headers);
          return requestBuilder;
        },
      });
      const afterRequest = onlyWith('the interaction', {
        willRespondWith: (status: unknown, build?: (builder: object) => unknown): object => {
          if (!isStatus(status))
            throw new CodeError('The status of a response must be an integer from 200 to 599 in this lab.');
          response.status = status;
          build?.(responseBuilder);
          return afterResponse;
        },
      });
      const start = onlyWith('the interaction', {
        given: (name: unknown, params?: Record<string, unknown>): object => {
          interaction.states.push({name: text('The name of a state', name), ...(params && {params})});
          return start;
        },
        uponReceiving: (description: unknown): object => {
          interaction.description = text('The description of an interaction', description);
          return start;
        },
        withRequest: (method: unknown, path: unknown, build?: (builder: object) => unknown): object => {
          request.method = text('The method of a request', method).toUpperCase();
          request.path = text('The path of a request', path);
          build?.(requestBuilder);
          return afterRequest;
        },
      });
      return start;
    }
  }

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const provider = providers.get(url.origin);
    if (provider === undefined) {
      const [running] = providers.keys();
      throw new TypeError(
        `fetch failed: this lab has no network, so the code can’t request ${url.href}. ` +
          (running === undefined
            ? 'A mock provider only runs during executeTest.'
            : `It can only call the mock provider at ${running}.`),
      );
    }
    const headers = new Map([['accept', '*/*'], ...request.headers]);
    const body = await request.text();
    const response = provider.respond({
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers,
      body,
    });
    return Object.defineProperty(response, 'url', {value: url.href});
  };

  /** Whether an interaction was added since the last call, and `executeTest` wasn't called or hasn't ended. */
  const takeUnfinished = (): boolean => {
    const hasUnfinished = unfinished.size > 0;
    unfinished.clear();
    return hasUnfinished;
  };

  return {module: {Matchers, MatchersV3: Matchers, Pact, PactV4: Pact}, fetch, pacts, takeUnfinished};
}
