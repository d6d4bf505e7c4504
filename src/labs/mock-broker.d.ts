/** Types of the mock broker's modules that run in a browser. See samples/mock-broker/src. */

declare module 'mock-broker/broker' {
  interface RawRequest {
    method: string;
    /** The path and the query. */
    path: string;
    /** By lowercase name. */
    headers: Record<string, string | undefined>;
    text: string;
  }
  interface Broker {
    handle: (request: RawRequest, base: string) => Promise<{status: number; body?: unknown}>;
    stop: () => void;
  }
  export function createBroker(options: {now?: () => Date; newUuid?: () => string; pactflow?: boolean}): Broker;
}

declare module 'mock-broker/compare' {
  export interface ComparatorResult {
    code: string;
    type: 'error' | 'warning' | 'info';
    message: string;
    mockDetails?: {location: string; interactionDescription?: string | null};
    specDetails?: {location: string};
    causes?: ComparatorResult[];
  }
  /** Parsed documents. */
  export interface Descriptions {
    oas?: unknown;
    asyncapi?: unknown;
  }
  export function compareDocuments(descriptions: Descriptions, pact: unknown): Promise<ComparatorResult[]>;
}

declare module 'mock-broker/engine' {
  interface Environment {
    uuid: string;
    name: string;
  }
  interface Version {
    pacticipant: string;
    number: string;
    /** By name, in the order in which they were added. */
    branches: ReadonlyMap<string, unknown>;
  }
  interface Pact {
    consumer: string;
    consumerVersion: string;
    provider: string;
    content: unknown;
    /** Equal for pacts of the same pair with the same content. */
    sha: string;
  }
  interface Metadata {
    wip: boolean;
    pending: boolean | null;
    consumerVersionTags: readonly string[];
    consumerVersionSelectors: readonly unknown[];
  }
  interface Selector {
    pacticipant: string;
    /** Not set for all versions; `null` if no version matches. */
    version?: Version | null;
    type: 'specified' | 'inferred' | 'ignored';
  }
  interface MatrixRow {
    pact: Pact;
    consumerVersion: Version | undefined;
    providerVersion: Version | undefined;
    result: {success: boolean} | null;
  }
  interface MatrixQuery {
    selectors: readonly {pacticipant?: string; version?: string}[];
  }
  interface Decision {
    /** `null` if a result is missing. */
    deployable: boolean | null;
    notices: readonly {type: string; text: string}[];
    counts: Readonly<Record<string, number>>;
    consideredRows: readonly MatrixRow[];
    ignoredRows: readonly MatrixRow[];
    selectors: readonly Selector[];
  }
  type Url = (strings: TemplateStringsArray, ...values: (string | number)[]) => string;

  export class Store {
    constructor(options: {now?: () => Date; newUuid?: () => string; settings?: {environments?: readonly unknown[]}});
    pacts: readonly Pact[];
    versionsOf(pacticipant: string): readonly Version[];
    version(pacticipant: string, number: string): Version | undefined;
    pact(consumer: string, consumerVersion: string, provider: string): Pact | undefined;
  }
  export const PACTFLOW_ENVIRONMENTS: readonly {name: string}[];
  export function environmentWithName(store: Store, name: string): Environment | undefined;
  export function createOrUpdateVersion(
    store: Store,
    pacticipant: string,
    number: string,
    properties: {branch?: string},
  ): Version;
  export function publishPact(
    store: Store,
    publication: {consumer: string; provider: string; consumerVersion: string; content: unknown},
    context: Readonly<Record<string, unknown>>,
  ): {pact: Pact};
  export function contractDataPublished(store: Store, consumer: string, provider: string): void;
  export function pactsForVerification(
    store: Store,
    provider: string,
    query: {consumerVersionSelectors: readonly unknown[]; providerVersionBranch?: string},
  ): readonly {pact: Pact}[];
  export function publishVerification(
    store: Store,
    pact: Pact,
    body: {success: boolean; providerApplicationVersion: string},
    metadata: Metadata,
    context: Readonly<Record<string, unknown>>,
  ): unknown;
  export function recordDeployment(
    store: Store,
    version: Version,
    environment: Environment,
    target: string | null,
  ): unknown;
  export function recordRelease(store: Store, version: Version, environment: Environment): unknown;
  interface EnvironmentRecord {
    pacticipant: string;
    version: string;
  }
  export function currentDeployments(store: Store, environment: Environment): readonly EnvironmentRecord[];
  export function supportedReleases(
    store: Store,
    environment: Environment,
    filter?: {pacticipant: string; version: string},
  ): readonly EnvironmentRecord[];
  export function recordSupportEnded(store: Store, released: EnvironmentRecord): unknown;
  export function parseMatrixQuery(query: URLSearchParams): MatrixQuery;
  export function validateMatrixQuery(store: Store, query: MatrixQuery): string[];
  export function canIDeploy(store: Store, query: MatrixQuery): Decision;
  export function urlsFrom(base: string): Url;
  /** The response body of the matrix resource. */
  export function matrixResponse(store: Store, decision: Decision, url: Url): MatrixResponse;

  export interface MatrixResponse {
    summary: {deployable: boolean | null; reason: string};
    notices: readonly {type: string; text: string}[];
    matrix: readonly {
      consumer: {name: string; version: {number: string} | null};
      provider: {name: string; version: {number: string} | null};
      verificationResult: {success: boolean; _links: {self: {href: string}}} | null;
      verificationType?: string;
      ignored?: true;
    }[];
  }
}
