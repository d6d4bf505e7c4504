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
  interface EnvironmentRecord {
    pacticipant: string;
    version: string;
  }
  interface Pacticipant {
    name: string;
    mainBranch: string | null;
  }
  export interface Version {
    pacticipant: string;
    number: string;
    /** By name, in the order in which they were added. */
    branches: ReadonlyMap<string, unknown>;
    tags: ReadonlyMap<string, unknown>;
  }
  export interface Pact {
    consumer: string;
    consumerVersion: string;
    provider: string;
    content: unknown;
    /** Equal for pacts of the same pair with the same content. */
    sha: string;
    createdAt: Date;
  }
  interface Verification {
    providerVersion: string;
    success: boolean;
    wip: boolean;
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
  /** The body of a request for pacts. */
  export interface PactsQuery {
    consumerVersionSelectors: readonly object[];
    providerVersionBranch?: string;
    includePendingStatus?: boolean;
    includeWipPactsSince?: string;
  }
  export interface VerifiablePact {
    pact: Pact;
    /** Why the pact is in the list. A selector has the properties that were sent, and others. */
    selections: readonly {selector: object; version: Version}[];
    /** `null` if the request doesn't ask for it. */
    pending: boolean | null;
    wip: boolean;
  }
  export interface Notice {
    /** `before_verification`, or `after_verification:` and a result. */
    when: string;
    text: string;
  }
  type Url = (strings: TemplateStringsArray, ...values: (string | number)[]) => string;

  export class Store {
    constructor(options: {now?: () => Date; newUuid?: () => string; settings?: {environments?: readonly unknown[]}});
    /** In the order in which they were published. */
    pacts: readonly Pact[];
    pacticipants: ReadonlyMap<string, Pacticipant>;
    versionsOf(pacticipant: string): readonly Version[];
    version(pacticipant: string, number: string): Version | undefined;
    pact(consumer: string, consumerVersion: string, provider: string): Pact | undefined;
    verificationsOf(pact: Pact): readonly Verification[];
  }
  export const PACTFLOW_ENVIRONMENTS: readonly {name: string}[];
  export function branchHead(store: Store, pacticipant: string, branch: string): Version | undefined;
  export function isLatestTagged(store: Store, pact: Pact, tag: string): boolean;
  export function currentEnvironmentsOf(store: Store, version: Version): readonly Environment[];
  export function environmentWithName(store: Store, name: string): Environment | undefined;
  export function createOrUpdateVersion(
    store: Store,
    pacticipant: string,
    number: string,
    properties: {branch?: string | undefined},
  ): Version;
  export function createTag(store: Store, pacticipant: string, number: string, tag: string): Version;
  export function updatePacticipant(store: Store, pacticipant: Pacticipant, properties: {mainBranch: string}): unknown;
  export function publishPact(
    store: Store,
    publication: {consumer: string; provider: string; consumerVersion: string; content: unknown},
    context: Readonly<Record<string, unknown>>,
  ): {pact: Pact};
  export function contractDataPublished(store: Store, consumer: string, provider: string): void;
  /** The broker's messages by property of the request. Empty if the request is valid. */
  export function validatePactsQuery(store: Store, query: PactsQuery): Readonly<Record<string, string[]>>;
  export function pactsForVerification(store: Store, provider: string, query: PactsQuery): readonly VerifiablePact[];
  export function noticesFor(
    store: Store,
    pact: VerifiablePact,
    pactUrl: string,
    options: {includePending: boolean},
  ): readonly Notice[];
  export function encodeMetadata(metadata: object): string;
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
  export function recordUndeployment(store: Store, deployed: EnvironmentRecord): unknown;
  export function currentDeployments(
    store: Store,
    environment: Environment,
    filter?: {pacticipant: string},
  ): readonly EnvironmentRecord[];
  export function recordRelease(store: Store, version: Version, environment: Environment): unknown;
  export function recordSupportEnded(store: Store, released: EnvironmentRecord): unknown;
  export function supportedReleases(
    store: Store,
    environment: Environment,
    filter?: {pacticipant: string; version: string},
  ): readonly EnvironmentRecord[];
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
