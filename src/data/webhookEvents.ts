import type {WebhookEvent} from './webhookEvents.schema';

export type {WebhookEvent} from './webhookEvents.schema';

const VERIFICATION =
  'Provider: the version that published the result. Consumer: each version that the verification selected, or the version in the pact URL.';
const PUBLICATION =
  'Consumer: the version being published. Provider: the main branch version that most recently verified this content. If no main branch version has verified it, the variables refer to the latest provider version that has. If there’s no such version, the variables are empty.';

/**
 * The six webhook events, in the order of the form.
 *
 * Source of the names and triggers: lib/pact_broker/webhooks/webhook_event.rb and
 * lib/pact_broker/doc/views/webhooks.markdown in https://github.com/pact-foundation/pact_broker.
 */
export const webhookEvents = [
  {
    id: 'contract_requiring_verification_published',
    label: 'Contract published that requires verification',
    option: '--contract-requiring-verification-published',
    fires:
      'A consumer publishes a pact that a relevant provider version hasn’t verified. Relevant provider versions are the latest version from the main branch and each version in an environment. A version that’s in more than one environment is included only once.',
    versions:
      'Consumer: the version being published. Provider: the version that must verify the pact. PactFlow sends one request for each such version.',
    use: 'Start provider builds. Use this event for new webhooks.',
  },
  {
    id: 'contract_content_changed',
    label: 'Contract published with changed content or tags',
    option: '--contract-content-changed',
    fires:
      'The pact’s content differs from that of the previous untagged version, or the version is the first untagged one. If the consumer version has tags, the content is compared with the latest pact for each tag instead, and a tag that’s used for the first time also triggers the event. PactFlow ignores differences in order and white space.',
    versions: PUBLICATION,
    use: 'Start provider builds if your applications still use tags.',
  },
  {
    id: 'contract_published',
    label: 'Contract published',
    option: '--contract-published',
    fires: 'A pact is published, whether or not it changed.',
    versions: PUBLICATION,
    use: 'Keep records. This event occurs too often to be useful for starting builds.',
  },
  {
    id: 'provider_verification_published',
    label: 'Verification results published (with any status)',
    option: '--provider-verification-published',
    fires: 'A provider publishes a verification result.',
    versions: VERIFICATION,
    use: 'Report the status on the consumer’s commit.',
  },
  {
    id: 'provider_verification_succeeded',
    label: 'Successful verification results published',
    option: '--provider-verification-succeeded',
    fires: 'A provider publishes a successful verification result.',
    versions: VERIFICATION,
    use: 'Continue a consumer pipeline that waits for verification.',
  },
  {
    id: 'provider_verification_failed',
    label: 'Failed verification results published',
    option: '--provider-verification-failed',
    fires: 'A provider publishes a failed verification result.',
    versions: VERIFICATION,
    use: 'Send your team a notification, such as a chat message.',
  },
] as const satisfies readonly WebhookEvent[];
