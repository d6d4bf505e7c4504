/** The scenarios of the lab: what's in the broker, the settings of the provider's build, and texts for the reader. */
import type {Settings, World, WorldEvent} from './world';

/** Something that a reader can do in a scenario, besides editing settings. */
interface Action {
  /** The text of the button. */
  label: string;
  event: WorldEvent;
}

export interface Scenario {
  /** Part of links that readers share, so it never changes. */
  id: string;
  title: string;
  /** What happened before the build. */
  situation: string;
  question: string;
  answer: string;
  /** Changes for the reader to make. */
  tries: readonly string[];
  world: World;
  /** The settings that the reader starts with. */
  settings: Settings;
  /** The fields of a product that the provider's build returns. */
  returns: readonly string[];
  actions: readonly Action[];
}

/** The fields of a product that a build can return. */
export const PRODUCT_FIELDS = ['id', 'name', 'type', 'price', 'rating'] as const;

const PROVIDER = 'product-api';

const contents: World['contents'] = [
  {id: 'shop-name', consumer: 'web-shop', fields: ['id', 'name']},
  {id: 'shop-price', consumer: 'web-shop', fields: ['id', 'name', 'price']},
  {id: 'shop-rating', consumer: 'web-shop', fields: ['id', 'name', 'rating']},
  {id: 'app-type', consumer: 'mobile-app', fields: ['id', 'type']},
  {id: 'app-name', consumer: 'mobile-app', fields: ['id', 'name']},
];

/** The settings that the guides recommend for builds of the main branch, without WIP pacts. */
const settings: Settings = {
  consumerVersionSelectors: [{mainBranch: true}, {deployedOrReleased: true}],
  providerVersionBranch: 'main',
  enablePending: true,
};

/** Two consumers in production, whose pacts the provider's main branch has verified. */
const inProduction: readonly WorldEvent[] = [
  {kind: 'publish', consumer: 'web-shop', version: '1.0.0', branch: 'main', pact: 'shop-name', on: '2026-10-01'},
  {kind: 'publish', consumer: 'mobile-app', version: '1.0.0', branch: 'main', pact: 'app-type'},
  {kind: 'build', version: '1.0.0', build: {settings, returns: ['id', 'name', 'type']}, on: '2026-10-02'},
  {kind: 'record-deployment', application: PROVIDER, version: '1.0.0', environment: 'production'},
  {kind: 'record-deployment', application: 'web-shop', version: '1.0.0', environment: 'production'},
  {kind: 'record-release', application: 'mobile-app', version: '1.0.0', environment: 'production'},
];

const worldWith = (...events: readonly WorldEvent[]): World => ({
  provider: PROVIDER,
  contents,
  events: [...inProduction, ...events],
});

const newPrice = worldWith({
  kind: 'publish',
  consumer: 'web-shop',
  version: '1.1.0',
  branch: 'main',
  pact: 'shop-price',
  on: '2026-10-12',
});

/** A consumer's pact that isn't on its main branch yet. */
const newRating = worldWith({
  kind: 'publish',
  consumer: 'web-shop',
  version: '1.1.0',
  branch: 'feat/rating',
  pact: 'shop-rating',
  on: '2026-10-20',
});

const mergeRating: Action = {
  label: 'Merge: publish the pact from the main branch of web-shop',
  event: {
    kind: 'publish',
    consumer: 'web-shop',
    version: '1.2.0',
    branch: 'main',
    pact: 'shop-rating',
    on: '2026-10-25',
  },
};

/** The scenarios, from the simplest. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'new-pact',
    title: 'A new pact breaks the build',
    situation:
      'Version 1.1.0 of web-shop requires a price, and its pact is on the main branch. The provider team hasn’t ' +
      'changed anything, and its build doesn’t enable pending pacts.',
    question: 'The provider returns everything that it returned yesterday. Why does its build fail?',
    answer:
      'The mainBranch selector chooses the new pact, and the provider doesn’t return a price yet. Without pending ' +
      'pacts, every failure fails the build, so a consumer can block the provider’s releases.',
    tries: [
      'Enable pending pacts. The new pact still fails, but the build passes.',
      'Let the provider return a price. The build passes.',
      'Remove the mainBranch selector. The build passes, but it no longer verifies the new pact.',
    ],
    world: newPrice,
    settings: {...settings, enablePending: false},
    returns: ['id', 'name', 'type'],
    actions: [],
  },
  {
    id: 'pending',
    title: 'A pending pact doesn’t break the build',
    situation:
      'Version 1.1.0 of web-shop requires a price, which the provider doesn’t return yet. This time, the provider’s ' +
      'build enables pending pacts.',
    question: 'One pact fails, and the build passes. Which failures can still fail the build?',
    answer:
      'A failure of a pact that the provider’s branch has verified successfully before still fails the build. From the ' +
      'first successful result that a build on main publishes, this includes the new pact.',
    tries: [
      'Stop returning the type. The pact of mobile-app isn’t pending, so the build fails.',
      'Publish the results of a build that returns a price, and then stop returning it. Now the failure fails the build.',
      'Remove the provider’s branch. The new pact stays pending, because no version on any branch has verified it.',
    ],
    world: newPrice,
    settings,
    returns: ['id', 'name', 'type'],
    actions: [
      {
        label: 'Publish the results of a build that returns a price',
        event: {
          kind: 'build',
          version: '1.1.0',
          build: {settings, returns: ['id', 'name', 'type', 'price']},
          on: '2026-10-13',
        },
      },
    ],
  },
  {
    id: 'latest',
    title: 'A consumer’s feature branch breaks the build',
    situation:
      'The web-shop team has published a pact that requires a rating from its feat/rating branch. The provider team ' +
      'hasn’t changed anything. Its build has a selector for the latest pact of each consumer.',
    question: 'The rating isn’t merged. Why does it break the build of the provider’s main branch?',
    answer:
      'The latest selector chooses the last pact that each consumer published, on any branch. The selectors mainBranch ' +
      'and deployedOrReleased choose only pacts from main branches and from versions in use, so a feature branch can’t ' +
      'fail the build.',
    tries: [
      'Remove the latest selector. The build no longer verifies the pact, so it passes.',
      'Change latest to matchingBranch. The build passes, because the provider’s branch isn’t feat/rating.',
      'Keep the latest selector, and enable pending pacts. The build verifies the pact and passes.',
    ],
    world: newRating,
    settings: {
      ...settings,
      consumerVersionSelectors: [...settings.consumerVersionSelectors, {latest: true}],
      enablePending: false,
    },
    returns: ['id', 'name', 'type'],
    actions: [mergeRating],
  },
  {
    id: 'wip',
    title: 'A WIP pact comes from a feature branch',
    situation:
      'The web-shop team is working on a rating and has published a pact from its feat/rating branch. The provider’s build ' +
      'includes WIP pacts that were published since October 1.',
    question: 'No selector names feat/rating. Why does the build verify its pact?',
    answer:
      'The broker adds the pact of the latest version on each branch if no selector matches it, it was published after the date, and ' +
      'the provider’s branch hasn’t verified it successfully while a selector chose it. A WIP pact is always pending.',
    tries: [
      'Set the date to 2026-11-01. The broker no longer adds the pact.',
      'Disable pending pacts. The WIP pact now fails the build.',
      'Add {"branch": "feat/rating"}. A selector now chooses the pact, so it’s no longer a WIP pact. It’s still pending, though.',
      'Remove the provider’s branch. The broker doesn’t add WIP pacts.',
    ],
    world: newRating,
    settings: {...settings, includeWipPactsSince: '2026-10-01'},
    returns: ['id', 'name', 'type'],
    actions: [mergeRating],
  },
  {
    id: 'no-pacts',
    title: 'A selector fetches nothing',
    situation:
      'The provider team is working on the rating too, on a branch called feature/rating. The branch of web-shop is called ' +
      'feat/rating, and the only selector of the provider’s build is matchingBranch.',
    question: 'The broker accepts the request. Why does the verifier report “No pacts found”?',
    answer:
      'It’s not an error if a selector matches nothing, because a consumer might not have a matching branch. If the list of pacts is empty, ' +
      'though, the verifier fails, because a build that verifies nothing proves nothing.',
    tries: [
      'Change the provider’s branch to feat/rating. The selector finds the pact.',
      'Change the selector to {"branch": "feat/rating"}.',
      'Add {"mainBranch": true}. The build verifies other pacts, even if no branch has a matching name.',
    ],
    world: newRating,
    settings: {
      ...settings,
      consumerVersionSelectors: [{matchingBranch: true}],
      providerVersionBranch: 'feature/rating',
    },
    returns: ['id', 'name', 'type', 'rating'],
    actions: [],
  },
  {
    id: 'no-main-branch',
    title: 'A consumer has no main branch',
    situation:
      'The web-shop team publishes from a branch called trunk. The broker recognizes main, master, and develop as main ' +
      'branches, but not trunk. The new pact requires a price, which the provider doesn’t return.',
    question: 'The pact of web-shop would fail. Why does the build pass?',
    answer:
      'For web-shop, mainBranch matches nothing, because the broker doesn’t know its main branch. The build only ' +
      'verifies the pact of mobile-app, and nothing warns the provider team.',
    tries: [
      'Set the main branch of web-shop to trunk. The selector finds its pact.',
      'Add {"branch": "trunk", "consumer": "web-shop"}. A second selector finds the pact as well.',
      'Add {"deployedOrReleased": true}. It finds nothing more, because web-shop isn’t deployed.',
    ],
    world: {
      provider: PROVIDER,
      contents,
      events: [
        {
          kind: 'publish',
          consumer: 'web-shop',
          version: '1.0.0',
          branch: 'trunk',
          pact: 'shop-price',
          on: '2026-10-01',
        },
        {kind: 'publish', consumer: 'mobile-app', version: '1.0.0', branch: 'main', pact: 'app-type'},
      ],
    },
    settings: {...settings, consumerVersionSelectors: [{mainBranch: true}]},
    returns: ['id', 'name', 'type'],
    actions: [
      {
        label: 'Set the main branch of web-shop to trunk',
        event: {kind: 'set-main-branch', application: 'web-shop', branch: 'trunk', on: '2026-10-02'},
      },
    ],
  },
  {
    id: 'production',
    title: 'deployedOrReleased protects production',
    situation:
      'Version 2.0.0 of mobile-app, on main, no longer reads the type of a product. Version 1.0.0 is still released to ' +
      'production, because users haven’t updated it. The provider’s build stops returning the type.',
    question: 'No consumer needs the type on its main branch. Why does the build fail?',
    answer:
      'The deployedOrReleased selector chooses the pact of version 1.0.0, which still reads the type. The provider has ' +
      'verified this pact before, so the failure fails the build, and production keeps working.',
    tries: [
      'Remove deployedOrReleased. The build passes, although this provider version would break production.',
      'End the support of version 1.0.0. The build passes, because no supported version reads the type.',
      'Change deployedOrReleased to deployed. A release isn’t a deployment, so the build passes.',
    ],
    world: worldWith({
      kind: 'publish',
      consumer: 'mobile-app',
      version: '2.0.0',
      branch: 'main',
      pact: 'app-name',
      on: '2026-10-15',
    }),
    settings,
    returns: ['id', 'name'],
    actions: [
      {
        label: 'End the support of mobile-app 1.0.0 in production',
        event: {
          kind: 'record-support-ended',
          application: 'mobile-app',
          version: '1.0.0',
          environment: 'production',
          on: '2026-10-30',
        },
      },
    ],
  },
];
