/** The scenarios and challenges of the lab. A test plays the solution of each one. */
import type {Question} from './broker';
import type {Options} from './cli';
import type {Goal} from './goals';
import type {Application, Fields, Step, World} from './world';

export interface Scenario {
  /** In URLs and in storage, so it mustn't change. */
  id: string;
  kind: 'scenario' | 'challenge';
  title: string;
  /** The situation, in two or three sentences. */
  intro: string;
  goal: Goal;
  /** What the reader learns; shown when the goal is reached. */
  lesson: string;
  world: World;
  /** What happened before the reader starts. */
  start: readonly Step[];
  /** One way to reach the goal. */
  solution: readonly Step[];
  /** The question that's asked first. */
  ask: Question & Options;
}

const WEB = 'CatalogueWeb';
const API = 'ProductAPI';
const APP = 'CatalogueApp';

const provider: Application = {name: API, providers: [], fields: ['id', 'name', 'price', 'cost', 'stock']};
const consumer: Application = {name: WEB, providers: [API], fields: []};
const mobile: Application = {name: APP, providers: [API], fields: [], isInstalled: true};
const pair: World = {applications: [consumer, provider]};

const fields = (of: string, names: string): Fields => ({[of]: names.split(' ')});

const publish = (application: string, version: string, contents: Fields, branch = 'main'): Step => ({
  kind: 'publish',
  application,
  version,
  branch,
  fields: contents,
});

/** A consumer version, by the fields that it reads from the product API. */
const reads = (application: string, version: string, names: string, branch?: string): Step =>
  publish(application, version, fields(API, names), branch);

/** A version of the product API, by the fields that it returns. */
const returns = (version: string, names: string): Step => publish(API, version, fields(API, names));

const verify = (version: string, application = API): Step => ({kind: 'verify', application, version});

const deploy = (application: string, version: string, isRecorded = true, environment = 'production'): Step => ({
  kind: 'deploy',
  application,
  version,
  environment,
  isRecorded,
});

const release = (version: string): Step => ({
  kind: 'release',
  application: APP,
  version,
  environment: 'production',
  isRecorded: true,
});

const record = (application: string, version: string): Step => ({
  kind: 'record',
  application,
  version,
  environment: 'production',
});

const inProduction = (application: string, version: string) => ({application, version, environment: 'production'});

/** A consumer and its provider, both in production. */
const bothInProduction: readonly Step[] = [
  reads(WEB, '1.0.0', 'id name price'),
  returns('2.0.0', 'id name price'),
  verify('2.0.0'),
  deploy(API, '2.0.0'),
  deploy(WEB, '1.0.0'),
];

export const scenarios: readonly Scenario[] = [
  {
    id: 'first-deployment',
    kind: 'scenario',
    title: 'First deployment',
    intro:
      'Two applications are about to go live. CatalogueWeb has published its first pact, and ProductAPI has published a version, but nothing has been verified or deployed yet.',
    goal: {
      text: 'Get both applications into production.',
      conditions: [
        {application: WEB, of: API, includes: ['price']},
        {application: API, of: API, includes: ['price']},
      ],
    },
    lesson:
      'A consumer needs two things: a successful verification result, and a provider version that’s recorded in the environment. The provider needs neither as long as no consumer is recorded there.',
    world: pair,
    start: [reads(WEB, '1.0.0', 'id name price'), returns('2.0.0', 'id name price')],
    solution: [verify('2.0.0'), deploy(API, '2.0.0'), deploy(WEB, '1.0.0')],
    ask: inProduction(WEB, '1.0.0'),
  },
  {
    id: 'renamed-field',
    kind: 'scenario',
    title: 'Renamed field',
    intro:
      'Both applications are in production. ProductAPI 2.1.0 renames price to cost, but CatalogueWeb still reads price, so the verification failed.',
    goal: {
      text: 'Rename the field in production without breaking CatalogueWeb.',
      conditions: [
        {application: API, of: API, includes: ['cost'], excludes: ['price']},
        {application: WEB, of: API, includes: ['cost'], excludes: ['price']},
      ],
    },
    lesson:
      'A rename takes three deployments: the provider returns both fields, the consumer switches to the new one, and then the provider removes the old one.',
    world: pair,
    start: [...bothInProduction, returns('2.1.0', 'id name cost'), verify('2.1.0')],
    solution: [
      returns('2.2.0', 'id name price cost'),
      verify('2.2.0'),
      deploy(API, '2.2.0'),
      reads(WEB, '1.1.0', 'id name cost'),
      verify('2.2.0'),
      deploy(WEB, '1.1.0'),
      returns('2.3.0', 'id name cost'),
      verify('2.3.0'),
      deploy(API, '2.3.0'),
    ],
    ask: inProduction(API, '2.1.0'),
  },
  {
    id: 'forgotten-record',
    kind: 'scenario',
    title: 'Forgotten record',
    intro:
      'ProductAPI 2.1.0, which also returns stock, runs in production and works. Its pipeline didn’t record the deployment, so the broker still has 2.0.0 in production. CatalogueWeb 1.1.0 reads stock.',
    goal: {
      text: 'Get a CatalogueWeb version that reads stock into production.',
      conditions: [{application: WEB, of: API, includes: ['stock']}],
    },
    lesson:
      'can-i-deploy compares with what’s recorded, not with what runs. Record each deployment right after it, in the same pipeline step.',
    world: pair,
    start: [
      ...bothInProduction,
      returns('2.1.0', 'id name price stock'),
      verify('2.1.0'),
      deploy(API, '2.1.0', false),
      reads(WEB, '1.1.0', 'id name price stock'),
      verify('2.0.0'),
    ],
    solution: [record(API, '2.1.0'), verify('2.1.0'), deploy(WEB, '1.1.0')],
    ask: inProduction(WEB, '1.1.0'),
  },
  {
    id: 'result-unknown',
    kind: 'scenario',
    title: 'Result unknown, then retry',
    intro:
      'CatalogueWeb 1.1.0 has just published a changed pact. ProductAPI 2.0.0, which is in production, hasn’t verified it yet. The pipeline runs can-i-deploy with retries and waits for a webhook to start the verification.',
    goal: {
      text: 'Get a CatalogueWeb version that reads stock into production.',
      conditions: [{application: WEB, of: API, includes: ['stock']}],
    },
    lesson:
      'A missing result fails the check, but it isn’t a failure. A webhook starts the verification when a pact changes, and --retry-while-unknown gives it time.',
    world: pair,
    start: [
      reads(WEB, '1.0.0', 'id name price'),
      returns('2.0.0', 'id name price stock'),
      verify('2.0.0'),
      deploy(API, '2.0.0'),
      deploy(WEB, '1.0.0'),
      reads(WEB, '1.1.0', 'id name price stock'),
    ],
    solution: [
      {kind: 'verify-pact', application: API, version: '2.0.0', consumer: WEB, consumerVersion: '1.1.0'},
      deploy(WEB, '1.1.0'),
    ],
    ask: {...inProduction(WEB, '1.1.0'), retry: true},
  },
  {
    id: 'mobile-releases',
    kind: 'scenario',
    title: 'Mobile releases',
    intro:
      'Users have two versions of CatalogueApp on their phones: 1.0.0 reads price, and 1.1.0 reads cost. Releases don’t replace each other, so ProductAPI has to work with both. ProductAPI 2.1.0 no longer returns price.',
    goal: {
      text: 'Get a ProductAPI version without price into production.',
      conditions: [{application: API, of: API, excludes: ['price']}],
    },
    lesson:
      'can-i-deploy checks each released version that’s still supported. Record the end of support when users can no longer use a version, and not earlier.',
    world: {applications: [mobile, provider]},
    start: [
      reads(APP, '1.0.0', 'id name price'),
      returns('2.0.0', 'id name price cost'),
      verify('2.0.0'),
      deploy(API, '2.0.0'),
      release('1.0.0'),
      reads(APP, '1.1.0', 'id name cost'),
      verify('2.0.0'),
      release('1.1.0'),
      returns('2.1.0', 'id name cost'),
      verify('2.1.0'),
    ],
    solution: [
      {kind: 'end-support', application: APP, version: '1.0.0', environment: 'production'},
      deploy(API, '2.1.0'),
    ],
    ask: inProduction(API, '2.1.0'),
  },
  {
    id: 'provider-first',
    kind: 'scenario',
    title: 'Provider first',
    intro:
      'CatalogueWeb 1.1.0 reads stock, and ProductAPI 2.1.0 returns it. The verification succeeded, but production has ProductAPI 2.0.0, which doesn’t return the field.',
    goal: {
      text: 'Get the versions that exchange stock into production, in the order that works.',
      conditions: [
        {application: WEB, of: API, includes: ['stock']},
        {application: API, of: API, includes: ['stock']},
      ],
    },
    lesson:
      'A successful result for two versions isn’t enough: the provider version has to be in the environment first. A provider that only adds fields can go first without breaking anything.',
    world: pair,
    start: [
      ...bothInProduction,
      reads(WEB, '1.1.0', 'id name price stock'),
      returns('2.1.0', 'id name price stock'),
      verify('2.1.0'),
    ],
    solution: [deploy(API, '2.1.0'), deploy(WEB, '1.1.0')],
    ask: inProduction(WEB, '1.1.0'),
  },
  {
    id: 'feature-branch',
    kind: 'scenario',
    title: 'Feature branch',
    intro:
      'On the branch feat/stock, CatalogueWeb 1.1.0 reads stock. ProductAPI already returns it on its main branch, but its builds only verify pacts of main branches and of deployed versions.',
    goal: {
      text: 'Merge the branch after can-i-merge succeeds, and deploy the merged version.',
      conditions: [{application: WEB, of: API, includes: ['stock']}],
    },
    lesson:
      'Results belong to the content of a pact. The merged version has the same content as the branch, so it already has the result.',
    world: {...pair, featureBranch: 'feat/stock'},
    start: [
      ...bothInProduction,
      returns('2.1.0', 'id name price stock'),
      verify('2.1.0'),
      deploy(API, '2.1.0'),
      reads(WEB, '1.1.0', 'id name price stock', 'feat/stock'),
      verify('2.1.0'),
    ],
    solution: [
      {kind: 'verify-pact', application: API, version: '2.1.0', consumer: WEB, consumerVersion: '1.1.0'},
      {kind: 'merge', application: WEB, version: '1.1.0', mergedAs: '1.2.0'},
      deploy(WEB, '1.2.0'),
    ],
    ask: {application: WEB, version: '1.1.0'},
  },
  {
    id: 'monorepo',
    kind: 'scenario',
    title: 'Monorepo',
    intro:
      'Both applications are in one repository, so each commit is a version of both. Version 1.1.0 renames price to cost on both sides at once. The two sides match, but they’re deployed one after the other.',
    goal: {
      text: 'Rename the field in production. Production mustn’t break between two deployments.',
      conditions: [
        {application: API, of: API, includes: ['cost'], excludes: ['price']},
        {application: WEB, of: API, includes: ['cost'], excludes: ['price']},
      ],
    },
    lesson:
      'One commit isn’t one deployment. Each application needs its own check, and a rename takes the same three deployments as with two repositories.',
    world: {...pair, isMonorepo: true},
    start: [
      reads(WEB, '1.0.0', 'id name price'),
      publish(API, '1.0.0', fields(API, 'id name price')),
      verify('1.0.0'),
      deploy(API, '1.0.0'),
      deploy(WEB, '1.0.0'),
      reads(WEB, '1.1.0', 'id name cost'),
      publish(API, '1.1.0', fields(API, 'id name cost')),
      verify('1.1.0'),
    ],
    solution: [
      reads(WEB, '1.2.0', 'id name cost'),
      publish(API, '1.2.0', fields(API, 'id name price cost')),
      verify('1.2.0'),
      deploy(API, '1.2.0'),
      deploy(WEB, '1.2.0'),
      deploy(API, '1.1.0'),
    ],
    ask: inProduction(API, '1.1.0'),
  },
  {
    id: 'remove-a-field',
    kind: 'challenge',
    title: 'Remove a field that two consumers read',
    intro:
      'CatalogueWeb and BackOffice read price. ProductAPI returns price and cost, and its team wants to remove price.',
    goal: {
      text: 'Get a ProductAPI version without price into production without breaking a consumer.',
      conditions: [{application: API, of: API, includes: ['cost'], excludes: ['price']}],
    },
    lesson: 'can-i-deploy fails until the last consumer in production has switched. The matrix shows which one it is.',
    world: {applications: [consumer, {...consumer, name: 'BackOffice'}, provider]},
    start: [
      reads(WEB, '1.0.0', 'id name price'),
      reads('BackOffice', '3.0.0', 'id price stock'),
      returns('2.0.0', 'id name price cost stock'),
      verify('2.0.0'),
      deploy(API, '2.0.0'),
      deploy(WEB, '1.0.0'),
      deploy('BackOffice', '3.0.0'),
      returns('2.1.0', 'id name cost stock'),
      verify('2.1.0'),
    ],
    solution: [
      reads(WEB, '1.1.0', 'id name cost'),
      reads('BackOffice', '3.1.0', 'id cost stock'),
      verify('2.0.0'),
      deploy(WEB, '1.1.0'),
      deploy('BackOffice', '3.1.0'),
      verify('2.1.0'),
      deploy(API, '2.1.0'),
    ],
    ask: inProduction(API, '2.1.0'),
  },
  {
    id: 'wrong-yes',
    kind: 'challenge',
    title: 'A success that you can’t trust',
    intro:
      'can-i-deploy succeeds for CatalogueWeb 1.1.0, which reads stock. But ProductAPI 2.1.0, which runs in production without a record, no longer returns stock.',
    goal: {
      text: 'Get a CatalogueWeb version that reads stock into production without breaking it.',
      conditions: [{application: WEB, of: API, includes: ['stock']}],
    },
    lesson:
      'A missing record makes the check succeed for the wrong version. Before you trust the result, make sure that everything that’s running in an environment is also recorded there.',
    world: pair,
    start: [
      reads(WEB, '1.0.0', 'id name price'),
      returns('2.0.0', 'id name price stock'),
      verify('2.0.0'),
      deploy(API, '2.0.0'),
      deploy(WEB, '1.0.0'),
      reads(WEB, '1.1.0', 'id name price stock'),
      verify('2.0.0'),
      returns('2.1.0', 'id name price cost'),
      deploy(API, '2.1.0', false),
    ],
    solution: [
      record(API, '2.1.0'),
      returns('2.2.0', 'id name price cost stock'),
      verify('2.2.0'),
      deploy(API, '2.2.0'),
      deploy(WEB, '1.1.0'),
    ],
    ask: inProduction(WEB, '1.1.0'),
  },
  {
    id: 'old-phones',
    kind: 'challenge',
    title: 'Old versions on phones',
    intro:
      'CatalogueApp 1.0.0 reads price and is still supported. ProductAPI 2.1.0 replaces price with cost. You decide when to release an update, and when to end the support of 1.0.0.',
    goal: {
      text: 'Get a ProductAPI version without price into production. Users must always have a supported version.',
      conditions: [
        {application: API, of: API, excludes: ['price']},
        {application: APP, of: API, includes: ['cost']},
      ],
    },
    lesson: 'Keep the old field until the support of the last version that reads it has ended.',
    world: {applications: [mobile, provider]},
    start: [
      reads(APP, '1.0.0', 'id name price'),
      returns('2.0.0', 'id name price'),
      verify('2.0.0'),
      deploy(API, '2.0.0'),
      release('1.0.0'),
      returns('2.1.0', 'id name cost'),
      verify('2.1.0'),
    ],
    solution: [
      returns('2.2.0', 'id name price cost'),
      verify('2.2.0'),
      deploy(API, '2.2.0'),
      reads(APP, '1.1.0', 'id name cost'),
      verify('2.2.0'),
      release('1.1.0'),
      {kind: 'end-support', application: APP, version: '1.0.0', environment: 'production'},
      verify('2.1.0'),
      deploy(API, '2.1.0'),
    ],
    ask: inProduction(API, '2.1.0'),
  },
  {
    id: 'repair-production',
    kind: 'challenge',
    title: 'Repair production',
    intro:
      'ProductAPI 2.1.0 was deployed even though can-i-deploy failed, and CatalogueWeb is broken. The team still wants to return cost.',
    goal: {
      text: 'Repair production first, and then get a ProductAPI version with cost into production.',
      conditions: [{application: API, of: API, includes: ['cost']}],
    },
    lesson:
      'A rollback is a deployment: record it. The earlier version already has its results, so the check succeeds at once.',
    world: pair,
    start: [...bothInProduction, returns('2.1.0', 'id name cost'), verify('2.1.0'), deploy(API, '2.1.0')],
    solution: [
      {kind: 'roll-back', application: API, environment: 'production', isRecorded: true},
      returns('2.2.0', 'id name price cost'),
      verify('2.2.0'),
      deploy(API, '2.2.0'),
    ],
    ask: inProduction(API, '2.0.0'),
  },
  {
    id: 'branch-to-production',
    kind: 'challenge',
    title: 'From a branch to production',
    intro: 'On the branch feat/stock, CatalogueWeb 1.1.0 reads stock. No ProductAPI version returns it yet.',
    goal: {
      text: 'Merge the branch only after can-i-merge succeeds, and get the merged version into production.',
      conditions: [{application: WEB, of: API, includes: ['stock']}],
    },
    lesson:
      'can-i-merge checks the main branches, and can-i-deploy checks an environment. A merge can be safe while the deployment isn’t, until the provider is deployed.',
    world: {...pair, featureBranch: 'feat/stock'},
    start: [...bothInProduction, reads(WEB, '1.1.0', 'id name price stock', 'feat/stock')],
    solution: [
      returns('2.1.0', 'id name price stock'),
      verify('2.1.0'),
      {kind: 'verify-pact', application: API, version: '2.1.0', consumer: WEB, consumerVersion: '1.1.0'},
      {kind: 'merge', application: WEB, version: '1.1.0', mergedAs: '1.2.0'},
      deploy(API, '2.1.0'),
      deploy(WEB, '1.2.0'),
    ],
    ask: {application: WEB, version: '1.1.0'},
  },
  {
    id: 'three-applications',
    kind: 'challenge',
    title: 'A chain of three applications',
    intro:
      'CatalogueWeb calls OrderAPI, and OrderAPI calls ProductAPI. All three have published a version, and nothing is in production yet.',
    goal: {
      text: 'Get all three applications into production.',
      conditions: [
        {application: WEB, of: 'OrderAPI', includes: ['total']},
        {application: 'OrderAPI', of: 'OrderAPI', includes: ['total']},
        {application: API, of: API, includes: ['price']},
      ],
    },
    lesson:
      'In a chain, the application that calls no other one goes first. An application in the middle has both roles.',
    world: {
      applications: [
        {name: WEB, providers: ['OrderAPI'], fields: []},
        {name: 'OrderAPI', providers: [API], fields: ['id', 'total', 'price']},
        provider,
      ],
    },
    start: [
      publish(WEB, '1.0.0', fields('OrderAPI', 'id total')),
      publish('OrderAPI', '3.0.0', {OrderAPI: ['id', 'total'], [API]: ['id', 'price']}),
      returns('2.0.0', 'id name price'),
    ],
    solution: [
      verify('2.0.0'),
      verify('3.0.0', 'OrderAPI'),
      deploy(API, '2.0.0'),
      deploy('OrderAPI', '3.0.0'),
      deploy(WEB, '1.0.0'),
    ],
    ask: inProduction(WEB, '1.0.0'),
  },
];

export const scenarioWith = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);
