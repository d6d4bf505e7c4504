/** What the labs' worker and the pages that use it send to each other. */

/** The longest document that the labs compare, in characters. */
export const MAX_LENGTH = 500_000;

/** The two documents of a comparison. */
export type Side = 'description' | 'pact';

/** Why a document can't be compared. */
export type ProblemReason =
  'empty' | 'too-large' | 'syntax' | 'aliases' | 'too-deep' | 'not-openapi' | 'unsupported-version' | 'not-a-pact';

/** A problem with a document. The message is a sentence for the reader. */
export interface Problem {
  side: Side;
  reason: ProblemReason;
  message: string;
  /** Counted from 1. Missing if the problem concerns the complete document. */
  line?: number;
}

/** A place in a document. */
export interface Place {
  /** The location as the comparator writes it, such as `[root].interactions[1].response.body`. */
  location: string;
  /** The line of the closest element that the location names, counted from 1. */
  line?: number;
  /** The offsets at which that element, with its key, starts and ends. For an inexact place, the first line of it. */
  range?: TextRange;
  /** The start of the range's text, for a list of places. */
  text?: string;
}

/** A part of a text, in characters. */
export interface TextRange {
  from: number;
  to: number;
}

/** What a result means for the two documents, in sentences with inline Markdown. */
export interface Explanation {
  problem: string;
  /** What the provider can change in the description. */
  provider: string;
  /** What the consumer can change in its test. */
  consumer: string;
}

/** A result of the comparator. */
export interface Finding {
  code: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
  /** The description of the interaction in the pact. */
  interaction?: string;
  /** The position of the interaction in the pact, counted from 0. */
  index?: number;
  pact?: Place;
  description?: Place;
  /** Missing if only the general advice applies. */
  explanation?: Explanation;
  /** Why each message of an operation doesn't match. Empty for codes other than `message.no.match`. */
  causes: Finding[];
}

/** An interaction of the pact. */
export interface Interaction {
  /** Its description in the pact, or an empty text. */
  name: string;
  /** For example `GET /products`. Missing for messages. */
  request?: string;
  /** Whether the comparator compared it. */
  isCompared: boolean;
}

/** Values of the comparator's settings, by their names without `x-opc-config-`. */
export type Settings = Readonly<Record<string, boolean | string>>;

/** What a comparison can do besides comparing an OpenAPI description with HTTP interactions. */
export interface ComparisonOptions {
  /** Settings for the comparator. Those in the description take precedence, as in PactFlow. */
  settings: Settings;
}

/** The result of comparing two documents. */
export type Comparison =
  | {kind: 'invalid'; problems: Problem[]}
  | {
      kind: 'compared';
      findings: Finding[];
      /** In the order of the pact. */
      interactions: Interaction[];
      /** What the comparator returned. */
      results: unknown[];
    };

/** Something that a reader did with the mock broker. */
export type BrokerEvent =
  | {
      kind: 'publish-description';
      application: string;
      version: string;
      content: string;
      /** The outcome of the provider's own tests. */
      testsPassed: boolean;
    }
  | {kind: 'publish-pact'; application: string; version: string; content: string}
  | {kind: 'record-deployment'; application: string; version: string; environment: string};

/** The version of an application, and where it's going to be deployed. */
export interface DeploymentQuestion {
  application: string;
  version: string;
  environment: string;
}

/** A row of the matrix. */
export interface MatrixRow {
  consumer: string;
  consumerVersion: string;
  provider: string;
  /** `null` if no provider version has a result for this pact. */
  providerVersion: string | null;
  /** `null` if there's no result. */
  success: boolean | null;
  /** The environments that each version is deployed to. */
  consumerEnvironments: string[];
  providerEnvironments: string[];
}

/** What `can-i-deploy` decided. */
export interface Decision {
  question: DeploymentQuestion;
  /** `null` if a result is missing, which `can-i-deploy` treats like `false`. */
  deployable: boolean | null;
  /** The broker's sentences. */
  reasons: string[];
  rows: MatrixRow[];
}

/** How the broker responded to an event. */
export interface Reply {
  accepted: boolean;
  /** The broker's sentences. */
  notices: string[];
}

/** The state of the broker after a sequence of events. */
export interface BrokerView {
  /** One for each event. */
  replies: Reply[];
  matrix: MatrixRow[];
  decision?: Decision;
}

/** What the worker can do. */
export type Task =
  | {kind: 'compare'; description: string; pact: string; options?: ComparisonOptions}
  | {kind: 'broker'; events: readonly BrokerEvent[]; ask?: DeploymentQuestion};

/** The worker's answer to a task. */
export type Answer = {kind: 'compare'; comparison: Comparison} | {kind: 'broker'; view: BrokerView};

export interface WorkerRequest<T = Task> {
  id: number;
  task: T;
}

/**
 * Messages of the worker. `ready` comes first; `blocked` comes instead if the policy of the host forbids code that the
 * comparator generates. `progress` can come before the answer.
 */
export type WorkerMessage<A = Answer> =
  | {kind: 'ready'}
  | {kind: 'blocked'}
  | {kind: 'progress'; id: number; progress: unknown}
  | {kind: 'answer'; id: number; answer: A}
  | {kind: 'failed'; id: number};
