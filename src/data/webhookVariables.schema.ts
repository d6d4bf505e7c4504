import {z} from 'zod';
import {pattern, records, text} from './schema';

const variable = z.strictObject({
  name: pattern(/^[a-z][A-Za-z]+$/, 'a name such as pactUrl').describe('name without the prefix "pactbroker."'),
  value: text().describe('what it is replaced with, in Markdown'),
  remark: text().optional().describe('when it is empty or has a special value, in Markdown'),
  documented: z
    .enum(['pactflow', 'broker'])
    .describe('where it is documented: in the docs of PactFlow and the Pact Broker, or only in the broker’s source'),
});

/** A variable that the body, URL, and headers of a webhook can contain. */
export type WebhookVariable = z.infer<typeof variable>;

export const schemas = {webhookVariables: records(variable, ['name'])};
