/** Types of the mock broker's modules that choose pacts for verification. See samples/mock-broker/src. */

declare module 'mock-broker/pacts-for-verification' {
  interface Environment {
    uuid: string;
    name: string;
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
    /** Equal for pacts of the same pair with the same content. */
    sha: string;
    createdAt: Date;
  }
  interface Verification {
    providerVersion: string;
    success: boolean;
    wip: boolean;
  }
  interface Pacticipant {
    name: string;
    mainBranch: string | null;
  }
  interface Metadata {
    wip: boolean;
    pending: boolean | null;
    consumerVersionTags: readonly string[];
    consumerVersionSelectors: readonly unknown[];
  }
  /** The body of the request. */
  export interface PactsQuery {
    consumerVersionSelectors: readonly object[];
    providerVersionBranch?: string;
    includePendingStatus: boolean;
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
  interface Record {
    version: string;
  }
  type Url = (strings: TemplateStringsArray, ...values: (string | number)[]) => string;

  export class Store {
    constructor(options: {now?: () => Date; newUuid?: () => string; settings?: {environments?: readonly unknown[]}});
    /** In the order in which they were published. */
    pacts: readonly Pact[];
    pacticipants: ReadonlyMap<string, Pacticipant>;
    versionsOf(pacticipant: string): readonly Version[];
    version(pacticipant: string, number: string): Version | undefined;
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
    context: object,
  ): {pact: Pact};
  export function contractDataPublished(store: Store, consumer: string, provider: string): void;
  export function publishVerification(
    store: Store,
    pact: Pact,
    body: {success: boolean; providerApplicationVersion: string},
    metadata: Metadata,
    context: object,
  ): unknown;
  export function recordDeployment(
    store: Store,
    version: Version,
    environment: Environment,
    target: string | null,
  ): unknown;
  export function recordUndeployment(store: Store, deployed: Record): unknown;
  export function currentDeployments(
    store: Store,
    environment: Environment,
    filter: {pacticipant: string},
  ): readonly Record[];
  export function recordRelease(store: Store, version: Version, environment: Environment): unknown;
  export function recordSupportEnded(store: Store, released: Record): unknown;
  export function supportedReleases(
    store: Store,
    environment: Environment,
    filter: {pacticipant: string; version: string},
  ): readonly Record[];
  /** The broker's messages by property of the request. Empty if the request is valid. */
  export function validatePactsQuery(store: Store, query: PactsQuery): Readonly<globalThis.Record<string, string[]>>;
  export function pactsForVerification(store: Store, provider: string, query: PactsQuery): readonly VerifiablePact[];
  export function noticesFor(
    store: Store,
    pact: VerifiablePact,
    pactUrl: string,
    options: {includePending: boolean},
  ): readonly Notice[];
  export function encodeMetadata(metadata: object): string;
  export function urlsFrom(base: string): Url;
}
