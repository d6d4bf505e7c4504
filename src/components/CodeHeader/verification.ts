/** How a code block was tested. The plugin for code blocks adds this to each code block as JSON. */
export interface Verification {
  /** For example, "Ran against a mock broker". */
  text: string;
  /** The section that explains the text, on the page about verified code. */
  anchor: string;
  /** Path of the published source file. Missing if the code is in the page itself. */
  source?: string;
  /** Why the code couldn't be tested. */
  reason?: string;
  /** A short text in the header. Only code that readers should treat differently has one. */
  mark?: string;
}
