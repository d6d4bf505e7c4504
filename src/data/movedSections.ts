import type {PageWithMovedSections} from './movedSections.schema';

const TUTORIAL = '/docs/first-contract';
const LAB = '/docs/workshops/introduction/hands-on';

/**
 * Former anchors of pages whose sections moved to other pages. Servers don't receive anchors, so redirects.ts can't
 * cover them. A page in this list has `<MovedSections of="…" />`, which leads from each anchor to the new page.
 */
export const movedSections: readonly PageWithMovedSections[] = [
  {
    page: '/',
    sections: [
      {id: 'first-contract-in-ten-minutes', title: 'First contract in ten minutes', to: TUTORIAL},
      {id: '1-make-a-project', title: 'Create a project', to: `${TUTORIAL}#create-a-project`},
      {id: '2-write-the-consumer', title: 'Write the consumer', to: `${TUTORIAL}#write-the-consumer`},
      {
        id: '3-test-it-and-get-a-contract',
        title: 'Test the client and generate a contract',
        to: `${TUTORIAL}#test-the-client`,
      },
      {id: '4-write-the-provider', title: 'Write the provider', to: `${TUTORIAL}#write-the-provider`},
      {id: '5-verify-the-provider', title: 'Verify the provider', to: `${TUTORIAL}#verify-the-provider`},
      {id: '6-break-it', title: 'Make a breaking change', to: `${TUTORIAL}#break-it`},
      {id: '7-share-the-contract', title: 'Share the contract', to: `${TUTORIAL}#share-the-contract`},
    ],
  },
  {
    page: LAB,
    sections: [
      {id: 'part-1-the-contract', title: 'Part 1: the contract', to: `${LAB}/step-1`},
      {id: 'step-1-write-a-client', title: 'Step 1: write a client', to: `${LAB}/step-1`},
      {id: 'step-2-call-the-real-api', title: 'Step 2: call the real API', to: `${LAB}/step-2`},
      {id: 'step-3-write-the-first-pact', title: 'Step 3: write the first pact', to: `${LAB}/step-3`},
      {id: 'step-4-verify-the-provider', title: 'Step 4: verify the provider', to: `${LAB}/step-4`},
      {id: 'step-5-fix-the-consumer', title: 'Step 5: fix the consumer', to: `${LAB}/step-5`},
      {id: 'part-2-provider-states', title: 'Part 2: provider states', to: `${LAB}/step-6`},
      {id: 'step-6-request-a-missing-product', title: 'Step 6: request a missing product', to: `${LAB}/step-6`},
      {id: 'step-7-add-provider-states', title: 'Step 7: add provider states', to: `${LAB}/step-7`},
      {id: 'step-8-show-an-empty-catalog', title: 'Step 8: show an empty catalog', to: `${LAB}/step-8`},
      {id: 'part-3-requests-that-need-a-token', title: 'Part 3: requests that need a token', to: `${LAB}/step-9`},
      {id: 'step-9-send-a-token', title: 'Step 9: send a token', to: `${LAB}/step-9`},
      {id: 'step-10-check-the-token', title: 'Step 10: check the token', to: `${LAB}/step-10`},
      {
        id: 'step-11-renew-the-token-with-a-request-filter',
        title: 'Step 11: renew the token with a request filter',
        to: `${LAB}/step-11`,
      },
      {id: 'part-4-the-broker', title: 'Part 4: the broker', to: `${LAB}/step-12`},
      {
        id: 'step-12-share-pacts-through-a-broker',
        title: 'Step 12: share pacts through a broker',
        to: `${LAB}/step-12`,
      },
      {id: 'step-13-check-before-you-deploy', title: 'Step 13: check before you deploy', to: `${LAB}/step-13`},
      {id: 'rename-a-field', title: 'Rename a field', to: `${LAB}/step-13#rename-a-field`},
      {
        id: 'start-a-verification-when-a-pact-changes',
        title: 'Start a verification when a pact changes',
        to: `${LAB}/webhooks`,
      },
      {
        id: 'use-your-pactflow-account',
        title: 'Use your PactFlow account',
        to: `${LAB}/step-12#use-your-pactflow-account`,
      },
      {id: 'check-yourself', title: 'Check your understanding', to: `${LAB}/step-5#check-yourself`},
      {id: 'on-the-contract', title: 'Check your understanding: on the contract', to: `${LAB}/step-5#check-yourself`},
      {
        id: 'on-provider-states',
        title: 'Check your understanding: on provider states',
        to: `${LAB}/step-8#check-yourself`,
      },
      {id: 'on-tokens', title: 'Check your understanding: on tokens', to: `${LAB}/step-11#check-yourself`},
      {id: 'on-the-broker', title: 'Check your understanding: on the broker', to: `${LAB}/step-13#check-yourself`},
    ],
  },
];
