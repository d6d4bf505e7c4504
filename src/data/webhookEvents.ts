import type {WebhookEvent} from './webhookEvents.schema';

export type {WebhookEvent} from './webhookEvents.schema';

const VERIFICATION =
  'Provider: the version that published the result. Consumer: each version that the verification selected, or the one named in the pact address.';
const PUBLICATION =
  'Consumer: the version being published. Provider: the main-branch version that last verified this content; failing that, the latest that did; otherwise empty.';

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
      'A pact arrives that a provider version has no result for. Counted are the latest version of the provider’s main branch and each version in an environment, every one once.',
    versions: 'Consumer: the version being published. Provider: the version that has to verify; one call for each.',
    use: 'Start provider builds. The first choice for new webhooks.',
  },
  {
    id: 'contract_content_changed',
    label: 'Contract published with changed content or tags',
    option: '--contract-content-changed',
    fires:
      'Without tags: the content differs from the previous version. With tags: it differs from the latest pact of any of these tags, or a tag is new. Order and white space do not count.',
    versions: PUBLICATION,
    use: 'Start provider builds where applications still work with tags.',
  },
  {
    id: 'contract_published',
    label: 'Contract published',
    option: '--contract-published',
    fires: 'A pact arrives, changed or not.',
    versions: PUBLICATION,
    use: 'Keep records. Too frequent for builds.',
  },
  {
    id: 'provider_verification_published',
    label: 'Verification results published (with any status)',
    option: '--provider-verification-published',
    fires: 'A provider publishes a verification result.',
    versions: VERIFICATION,
    use: 'Report the status to the consumer’s commit.',
  },
  {
    id: 'provider_verification_succeeded',
    label: 'Successful verification results published',
    option: '--provider-verification-succeeded',
    fires: 'A provider publishes a result that is a success.',
    versions: VERIFICATION,
    use: 'Go on with a consumer pipeline that waits.',
  },
  {
    id: 'provider_verification_failed',
    label: 'Failed verification results published',
    option: '--provider-verification-failed',
    fires: 'A provider publishes a result that is a failure.',
    versions: VERIFICATION,
    use: 'Tell people, for example in a chat.',
  },
] as const satisfies readonly WebhookEvent[];
