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
