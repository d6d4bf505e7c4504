/** A variable that stands for a fact about the event in a webhook’s request. */
export interface WebhookVariable {
  /** Name without the prefix `pactbroker.`. */
  name: string;
  /** What it becomes, in Markdown. */
  value: string;
  /** When it is empty or special, in Markdown. */
  remark: string;
  /** Who documents it: PactFlow and the Pact Broker, or the broker’s source alone. */
  documented: 'pactflow' | 'broker';
}
