import type {Fact} from './facts.schema';
import {webhookEvents, type WebhookEvent} from './webhookEvents';

const labelOf = (id: (typeof webhookEvents)[number]['id']): WebhookEvent['label'] =>
  webhookEvents.find((event) => event.id === id)?.label ?? id;

/** Facts that pages used to state in different ways. The `facts` check compares all pages with them. */
export const facts: readonly Fact[] = [
  {
    id: 'read-only-token',
    statement:
      "Public sources disagree on the status code: SmartBear's page on [authorization errors](https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/authorization.md) lists a read-only token as a cause of `401`, and its page on the [SwaggerHub integration](https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/integrations/swaggerhub.md#troubleshooting) lists it as a cause of `403`.",
    home: '/docs/authorization-help#read-only-token',
    sources: [
      'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/authorization.md',
      'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/integrations/swaggerhub.md#troubleshooting',
      'https://smartbear.portal.swaggerhub.com/pactflow/default/authentication-and-authorization',
    ],
    contradictions: [
      {
        pattern: '(?<!401 or )40[13](?! or 403)\\b[^.]*\\bread[- ]only',
        contradicts: '| 401 when publishing | A read-only token, or a username and password |',
        agrees: '| 401 or 403 when publishing | A read-only token, or a missing permission |',
      },
      {
        pattern: 'read[- ]only[^.]*(?<!401 or )\\b40[13](?! or 403)',
        contradicts: 'With a read-only token, publishing fails with 403.',
        agrees: 'With a read-only token, reading works and publishing fails. A 403 has other causes, too.',
      },
    ],
    exceptions: [
      {
        file: 'docs/docs/integrations/swaggerhub.mdx',
        reason: 'explains the message with code 403 as SmartBear’s page on the SwaggerHub integration does',
      },
      {
        file: 'versioned_docs/version-1.x/docs/integrations/swaggerhub.mdx',
        reason: 'explains the message with code 403 as SmartBear’s page on the SwaggerHub integration does',
      },
    ],
  },
  {
    id: 'starter-plan',
    statement: "The free Starter plan, also called the Developer plan, isn't available to new accounts.",
    home: '/docs/ai/managing#credits',
    sources: [
      'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/ai/managing.md#examples',
    ],
    contradictions: [
      {
        pattern: '\\b(?:start|begin|sign up|register)\\w*\\b[^.]*\\bfree (?:starter|developer) plan',
        contradicts: 'An account for the hosted service starts on the free Starter plan.',
        agrees: 'Earlier accounts can keep the free Starter plan.',
      },
      {
        pattern: '\\b(?:free (?:one|account)[^.]*is enough|which plan is free)',
        contradicts: 'A PactFlow account. A free one is enough to begin.',
        agrees: 'A PactFlow account. The pricing page lists the plans. A free GitHub account.',
      },
    ],
  },
  {
    id: 'invitation',
    statement: 'In an account that uses SmartBear ID, each user needs an invitation, even to use a social login.',
    home: '/docs/authentication/main#invite-people',
    sources: [
      'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/authentication/main.md#account-invitation-and-registration',
      'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/user-interface/settings/users.md#federation-with-google-github-or-saml20',
    ],
    contradictions: [
      {
        pattern: '^(?!.*\\b(?:Cognito|On-Premises|SmartBear ID)\\b).*\\binvite no ?(?:body|one)',
        contradicts: '| Google, GitHub, or SAML sign-in | Invite no one. Send them the URL of the account. |',
        agrees: '| Cognito, with Google or GitHub | Invite no one. Send them the URL of the account. |',
      },
      {
        pattern: '^(?!.*\\b(?:Cognito|On-Premises|SmartBear ID)\\b).*\\bwithout (?:an |being )?invit(?:ation|ed)',
        contradicts: 'No one gets in without an invitation.',
        agrees: 'With Cognito, users can sign in with GitHub without an invitation.',
      },
    ],
  },
  {
    id: 'verification-event',
    statement: `Use the **${labelOf('provider_verification_published')}** event`,
    home: '/docs/user-interface/settings/webhooks#write-a-commit-status-to-github',
    sources: [
      'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/user-interface/settings/webhooks.md',
      'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/ui-old/settings/webhooks.md',
    ],
    contradictions: [
      {
        pattern: '\\bprovider verification published\\b',
        contradicts: 'The event is Provider verification published, and results aren’t published.',
        agrees: 'The event is Verification results published (with any status), and results aren’t published.',
      },
    ],
    exceptions: [
      {
        file: 'docs/docs/ui-old/settings/webhooks.mdx',
        reason: 'describes the legacy UI, where the event has this name',
      },
      {
        file: 'versioned_docs/version-1.x/docs/ui-old/settings/webhooks.mdx',
        reason: 'describes the legacy UI, where the event has this name',
      },
      {
        file: 'versioned_docs/version-1.x/docs/webhooks-help.mdx',
        reason: 'applies to 1.x, which has only the legacy UI',
      },
    ],
  },
  {
    id: 'webhook-response-in-log',
    statement:
      "In On-Premises, the log hides the response, or the reason why there's none, if `PACTFLOW_WEBHOOK_HOST_WHITELIST` is empty.",
    home: '/docs/webhooks-help#limits-of-a-webhook-request',
    sources: ['https://docs.pact.io/pact_broker/webhooks/webhook_whitelist'],
    contradictions: [
      {
        pattern:
          '\\bresponses?\\b[^.]*\\b(?:unless|only)\\b[^.]*(?:whitelist\\W{0,2} contains the host|hosts that are listed)',
        contradicts: 'The log hides the response unless PACTFLOW_WEBHOOK_HOST_WHITELIST contains the host.',
        agrees: 'The log hides the response if PACTFLOW_WEBHOOK_HOST_WHITELIST is empty.',
      },
      {
        pattern: '\\bresponses? (?:is|are) hidden\\b[^.]*\\bhost isn.t in\\b',
        contradicts: "| Webhook responses are hidden | The host isn't in PACTFLOW_WEBHOOK_HOST_WHITELIST |",
        agrees: '| Webhook responses are hidden | PACTFLOW_WEBHOOK_HOST_WHITELIST is empty |',
      },
    ],
  },
  {
    id: 'user-role-and-deployments',
    statement: "The **User** role doesn't include a permission to record deployments",
    home: '/docs/permissions/predefined-roles#user',
    sources: [
      'https://github.com/pactflow/docs.pactflow.io/blob/eced4a9b23e0dd6564fdc0a59ac7ea383452f906/website/docs/docs/permissions/predefined-roles.md#user',
    ],
    contradictions: [
      {
        pattern: '\\b403\\b.{0,60}\\brecord\\b.{0,40}\\benvironment isn.t (?:linked|assigned)\\b',
        contradicts: "| 403 when you record the deployment | The environment isn't assigned to your team |",
        agrees: "| 403 when you record the deployment | The token owner's role can't record deployments |",
      },
    ],
  },
  {
    id: 'wip-pact-failure',
    statement: "a failing WIP pact can fail the build if you don't set `enablePending`",
    home: '/docs/which-pacts-are-verified#work-in-progress',
    sources: [
      'https://github.com/pact-foundation/pact_broker/blob/fd6e5b6389207f6b2961d08e5082f45b011d5882/lib/pact_broker/api/decorators/verifiable_pact_decorator.rb',
    ],
    contradictions: [
      {
        pattern:
          "^(?!.*pending).*\\b(?:WIP|work[ -]in[ -]progress)\\b.*\\b(?:still succeeds|never fails|(?:doesn|can)['’]t fail)",
        contradicts: 'If a work-in-progress pact fails, the command still succeeds.',
        agrees: "With `--enable-pending`, a work-in-progress pact that fails doesn't fail the command.",
      },
    ],
  },
  {
    id: 'main-branch-selector',
    statement: "The pact of the latest version on each consumer's main branch",
    home: '/docs/which-pacts-are-verified#consumer-version-selectors',
    sources: [
      'https://github.com/pact-foundation/pact_broker/blob/fd6e5b6389207f6b2961d08e5082f45b011d5882/lib/pact_broker/pacts/pact_publication_selector_dataset_module.rb',
    ],
    contradictions: [
      {
        pattern: "\\bthe latest pact (?:from|of) (?:each|the) consumer['’]s main branch",
        contradicts: "| `mainBranch` | The latest pact from each consumer's main branch |",
        agrees: "| `mainBranch` | The pact of the latest version on each consumer's main branch |",
      },
    ],
  },
  {
    id: 'cookies-across-origins',
    statement:
      "When a page sends cookies, the browser gives the response to the script only if `Access-Control-Allow-Origin` specifies the page's exact origin and `Access-Control-Allow-Credentials` is `true`.",
    home: '/docs/stubs#in-a-browser',
    sources: ['https://fetch.spec.whatwg.org/#cors-protocol-and-credentials'],
    contradictions: [
      {
        pattern: "\\b(?:do(?:es)? not|don’t|don't|doesn’t|doesn't|never) send (?:the |any )?(?:cookies|credentials)",
        contradicts: 'Browsers do not send cookies to an origin that answers *.',
        agrees: 'The browser sends cookies and withholds the response from the script.',
      },
    ],
  },
];
