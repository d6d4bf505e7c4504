/**
 * An error that the person who ran the command can fix. The message is complete, so it's printed without a stack trace.
 */
export class CommandError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandError';
  }
}
