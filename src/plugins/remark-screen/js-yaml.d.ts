/** The part of js-yaml that is used here; the package brings no types. */
declare module 'js-yaml' {
  export interface State {
    /** Line of the parser, from 0. */
    line: number;
    result: unknown;
  }
  export function load(source: string, options?: {listener?: (event: 'open' | 'close', state: State) => void}): unknown;
}
