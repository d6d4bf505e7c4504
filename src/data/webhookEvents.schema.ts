import {z} from 'zod';
import {pattern, records, text} from './schema';

const event = z.strictObject({
  id: pattern(/^[a-z]+(?:_[a-z]+)+$/, 'lowercase words joined by underscores, such as contract_published').describe(
    'name in the API',
  ),
  label: text().describe('label on the webhook form'),
  option: pattern(/^--[a-z-]+$/, 'an option such as --contract-published').describe(
    'option of pact broker create-webhook',
  ),
  fires: text().describe('when the event occurs, in Markdown'),
  versions: text().describe('consumer version and provider version in the variables, in Markdown'),
  use: text().describe('what to use it for, in Markdown'),
});

/** An event that can trigger a webhook. */
export type WebhookEvent = z.infer<typeof event>;

export const schemas = {webhookEvents: records(event, ['id', 'label', 'option'])};
