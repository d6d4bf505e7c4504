import type {Rules} from './matchers';

export interface Headers {
  values: Map<string, string>;
  rules: Rules;
}

/** An interaction, with examples instead of matchers. */
export interface Interaction {
  description: string;
  states: {name: string; params?: Record<string, unknown>}[];
  request: {method: string; path: string; headers: Headers};
  response: {status: number; headers: Headers; body?: {content: unknown; rules: Rules}};
}
