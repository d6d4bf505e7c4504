/** An event that a webhook can wait for. */
export interface WebhookEvent {
  /** Name in the API, such as `contract_published`. */
  id: string;
  /** Label on the form of the webhook. */
  label: string;
  /** Option of `pact broker create-webhook`. */
  option: string;
  /** When the event happens, in Markdown. */
  fires: string;
  /** Which consumer version and provider version the variables hold, in Markdown. */
  versions: string;
  /** What to use it for, in Markdown. */
  use: string;
}
