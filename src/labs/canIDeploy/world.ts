/**
 * The simulated world: what each version contains, what really runs in each environment, and what the broker has a
 * record of. Pure functions: the state is the list of steps, and each change simulates all of them again.
 */
import {ENVIRONMENTS, LabBroker, type BrokerEvent, type Question} from './broker';

/**
 * Fields by application: those that a version returns under its own name, and those that it reads from a provider under
 * the provider's name.
 */
export type Fields = Readonly<Record<string, readonly string[]>>;

export interface Application {
  name: string;
  /** The applications that it calls. */
  providers: readonly string[];
  /** The fields that it can return. Empty if no application calls it. */
  fields: readonly string[];
  /** Users install it, so that several versions run at once. */
  isInstalled?: true;
}

export interface World {
  applications: readonly Application[];
  /** The branch next to `main`. */
  featureBranch?: string;
  /** All applications are in one repository, and each commit is a version of all of them. */
  isMonorepo?: true;
}

/** Something that the reader, or a scenario, did. */
export type Step =
  | {kind: 'publish'; application: string; version: string; branch: string; fields: Fields}
  /** The provider's own build, with the recommended consumer version selectors. */
  | {kind: 'verify'; application: string; version: string}
  /** A build that a webhook starts for one pact. */
  | {kind: 'verify-pact'; application: string; version: string; consumer: string; consumerVersion: string}
  | {kind: 'deploy' | 'release'; application: string; version: string; environment: string; isRecorded: boolean}
  | {kind: 'record' | 'end-support'; application: string; version: string; environment: string}
  | {kind: 'roll-back'; application: string; environment: string; isRecorded: boolean}
  /** Merges the branch of a version into `main`, which gets a new version with the same content. */
  | {kind: 'merge'; application: string; version: string; mergedAs: string};

export interface VersionState {
  application: string;
  version: string;
  branch: string;
  fields: Fields;
}

/** A version that runs in an environment, or that the broker believes to run there. */
export interface Placed {
  application: string;
  version: string;
  environment: string;
  isRunning: boolean;
  isRecorded: boolean;
}

/** A running consumer version that doesn't work. */
interface Breakage {
  environment: string;
  consumer: string;
  consumerVersion: string;
  provider: string;
  /** `null` if no version of the provider runs in the environment. */
  providerVersion: string | null;
  /** The fields that the consumer version reads and the provider version doesn't return. */
  missing: readonly string[];
}

/** What a step did. */
export interface Outcome {
  step: Step;
  /** One sentence. */
  text: string;
  /** The commands that the pipeline ran. */
  commands: readonly string[];
  /** What `can-i-deploy` or `can-i-merge` said just before a version was deployed, released, or merged. */
  wasAllowed?: boolean;
  /** What the check was about. Without an environment, it was `can-i-merge`. */
  checked?: Question;
  /** What's broken after the step. */
  breakages: readonly Breakage[];
}

export interface Simulation {
  world: World;
  broker: LabBroker;
  versions: readonly VersionState[];
  placed: readonly Placed[];
  breakages: readonly Breakage[];
  outcomes: readonly Outcome[];
}

/** Thrown for a step that the world doesn't allow, such as deploying a version that doesn't exist. */
export class ImpossibleStep extends Error {}

/** The most steps that are stored and simulated, without those that a scenario starts with. */
export const MAX_STEPS = 40;

const applicationOf = ({applications}: World, name: string): Application => {
  const found = applications.find((application) => application.name === name);
  if (found === undefined) throw new ImpossibleStep(`There's no application ${name}.`);
  return found;
};

/** The fields that a consumer version reads and a provider version doesn't return. */
export const missingFields = (consumer: VersionState, provider: VersionState): string[] => {
  const returned = provider.fields[provider.application] ?? [];
  return (consumer.fields[provider.application] ?? []).filter((field) => !returned.includes(field));
};

/** A pact about one request. Versions that read the same fields have the same content. */
const pactOf = (consumer: string, provider: string, fields: readonly string[]): unknown => ({
  consumer: {name: consumer},
  provider: {name: provider},
  interactions: [
    {
      description: 'a request for a product',
      request: {method: 'GET', path: '/products/10'},
      response: {status: 200, body: Object.fromEntries([...fields].sort().map((field) => [field, field]))},
    },
  ],
  metadata: {pactSpecification: {version: '2.0.0'}},
});

const nameOf = ({application, version}: {application: string; version: string}): string => `${application} ${version}`;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nothing') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** One sentence. */
export function describeBreakage({consumer, consumerVersion, provider, providerVersion, missing}: Breakage): string {
  return providerVersion === null
    ? `${consumer} ${consumerVersion} needs ${provider}, which doesn’t run there.`
    : `${consumer} ${consumerVersion} reads ${listed(missing)}, which ${provider} ${providerVersion} doesn’t return.`;
}

const SELECTORS = ['{"mainBranch":true}', '{"matchingBranch":true}', '{"deployedOrReleased":true}']
  .map((selector) => `--consumer-version-selectors '${selector}'`)
  .join(' ');

class Simulator {
  readonly broker = new LabBroker();
  readonly versions: VersionState[] = [];
  /** What runs in each environment, and what ran there before, oldest first. */
  readonly running: {application: string; version: string; environment: string}[] = [];
  readonly deployed: {application: string; version: string; environment: string}[] = [];
  readonly outcomes: Outcome[] = [];

  constructor(readonly world: World) {}

  version(application: string, version: string): VersionState {
    const found = this.versions.find((state) => state.application === application && state.version === version);
    if (found === undefined) throw new ImpossibleStep(`There's no version ${version} of ${application}.`);
    return found;
  }

  isRunning(application: string, version: string, environment: string): boolean {
    return this.running.some(
      (one) => one.application === application && one.version === version && one.environment === environment,
    );
  }

  breakages(): Breakage[] {
    return this.running.flatMap(({application: consumer, version: consumerVersion, environment}) => {
      const state = this.version(consumer, consumerVersion);
      return applicationOf(this.world, consumer).providers.flatMap((provider): Breakage[] => {
        const providers = this.running.filter((one) => one.application === provider && one.environment === environment);
        const base = {environment, consumer, consumerVersion, provider};
        if (providers.length === 0) return [{...base, providerVersion: null, missing: []}];
        return providers.flatMap(({version: providerVersion}) => {
          const missing = missingFields(state, this.version(provider, providerVersion));
          return missing.length > 0 ? [{...base, providerVersion, missing}] : [];
        });
      });
    });
  }

  isAllowed(question: Question): boolean {
    const answer = this.broker.ask(question);
    return answer.kind === 'decided' && answer.decision.deployable === true;
  }

  publish({application, version, branch, fields}: VersionState): string[] {
    const {providers} = applicationOf(this.world, application);
    if (this.versions.some((state) => state.application === application && state.version === version))
      throw new ImpossibleStep(`${application} already has a version ${version}.`);
    this.versions.push({application, version, branch, fields});
    this.broker.receive({
      kind: 'publish',
      application,
      version,
      branch,
      pacts: providers.map((provider) => ({provider, content: pactOf(application, provider, fields[provider] ?? [])})),
    });
    return [
      providers.length > 0
        ? `pact broker publish pacts --consumer-app-version ${version} --branch ${branch}`
        : `pact broker create-or-update-version --pacticipant ${application} --version ${version} --branch ${branch}`,
    ];
  }

  verify(provider: VersionState, consumer: string, consumerVersion: string): boolean {
    const success = missingFields(this.version(consumer, consumerVersion), provider).length === 0;
    const {application, version, branch} = provider;
    this.broker.receive({kind: 'verify', provider: application, version, branch, consumer, consumerVersion, success});
    return success;
  }

  /** Replaces what runs in the environment, or adds to it. */
  place(application: string, version: string, environment: string, isReplacing: boolean): void {
    if (!ENVIRONMENTS.includes(environment)) throw new ImpossibleStep(`There's no environment ${environment}.`);
    if (isReplacing) this.remove((one) => one.application === application && one.environment === environment);
    this.running.push({application, version, environment});
  }

  remove(matches: (one: {application: string; version: string; environment: string}) => boolean): void {
    const kept = this.running.filter((one) => !matches(one));
    this.running.splice(0, this.running.length, ...kept);
  }

  record(
    kind: Extract<BrokerEvent, {environment: string}>['kind'],
    application: string,
    version: string,
    environment: string,
  ): string[] {
    this.broker.receive({kind, application, version, environment});
    return [`pact broker ${kind} --pacticipant ${application} --version ${version} --environment ${environment}`];
  }

  /** @throws ImpossibleStep */
  perform(step: Step): Omit<Outcome, 'step' | 'breakages'> {
    const {application} = step;
    const {isInstalled} = applicationOf(this.world, application);
    switch (step.kind) {
      case 'publish': {
        const {version, branch, fields} = step;
        return {
          commands: this.publish({application, version, branch, fields}),
          text: `Published ${nameOf(step)} from branch ${branch}.`,
        };
      }
      case 'verify': {
        const provider = this.version(application, step.version);
        const results = this.broker.pactsToVerify(application, provider.branch).map(({consumer, consumerVersion}) => ({
          name: `${consumer} ${consumerVersion}`,
          success: this.verify(provider, consumer, consumerVersion),
        }));
        const [passed, failed] = [true, false].map((success) =>
          results.filter((result) => result.success === success).map(({name}) => name),
        ) as [string[], string[]];
        const parts = [
          ...(passed.length > 0 ? [`${listed(passed)} passed`] : []),
          ...(failed.length > 0 ? [`${listed(failed)} failed`] : []),
        ];
        return {
          text:
            parts.length > 0
              ? `Verified pacts with ${nameOf(step)}: ${parts.join('; ')}.`
              : `Found no pacts to verify with ${nameOf(step)}.`,
          commands: [
            `pact verifier --provider-name ${application} --hostname localhost --port "$PORT" --provider-version ${step.version} --provider-branch ${provider.branch} ${SELECTORS} --publish`,
          ],
        };
      }
      case 'verify-pact': {
        const {version, consumer, consumerVersion} = step;
        if (!applicationOf(this.world, consumer).providers.includes(application))
          throw new ImpossibleStep(`${consumer} has no pact with ${application}.`);
        const success = this.verify(this.version(application, version), consumer, consumerVersion);
        return {
          text: `A webhook verified the pact of ${consumer} ${consumerVersion} with ${nameOf(step)}: it ${success ? 'passed' : 'failed'}.`,
          commands: [],
        };
      }
      case 'deploy':
      case 'release': {
        const {version, environment, isRecorded} = step;
        this.version(application, version);
        const checked = {application, version, environment};
        const wasAllowed = this.isAllowed(checked);
        this.place(application, version, environment, step.kind === 'deploy');
        if (step.kind === 'deploy') this.deployed.push({application, version, environment});
        const done = `${step.kind === 'deploy' ? 'Deployed' : 'Released'} ${nameOf(step)} to ${environment}`;
        return {
          text: isRecorded ? `${done}, and recorded it.` : `${done}, but didn’t record it.`,
          commands: isRecorded
            ? this.record(
                step.kind === 'deploy' ? 'record-deployment' : 'record-release',
                application,
                version,
                environment,
              )
            : [],
          checked,
          wasAllowed,
        };
      }
      case 'record': {
        const {version, environment} = step;
        if (!this.isRunning(application, version, environment))
          throw new ImpossibleStep(`${nameOf(step)} doesn't run in ${environment}.`);
        const kind = isInstalled ? 'record-release' : 'record-deployment';
        return {
          text: `Recorded that ${nameOf(step)} runs in ${environment}.`,
          commands: this.record(kind, application, version, environment),
        };
      }
      case 'end-support': {
        const {version, environment} = step;
        if (!this.isRunning(application, version, environment))
          throw new ImpossibleStep(`${nameOf(step)} doesn't run in ${environment}.`);
        this.remove(
          (one) => one.application === application && one.version === version && one.environment === environment,
        );
        return {
          text: `Ended the support of ${nameOf(step)} in ${environment}: users had to update.`,
          commands: this.record('record-support-ended', application, version, environment),
        };
      }
      case 'roll-back': {
        const {environment, isRecorded} = step;
        const version = previousDeployment(this.deployed, application, environment);
        if (version === undefined)
          throw new ImpossibleStep(`${application} has no earlier deployment to ${environment}.`);
        const checked = {application, version, environment};
        const wasAllowed = this.isAllowed(checked);
        this.place(application, version, environment, true);
        this.deployed.push({application, version, environment});
        const done = `Rolled back ${application} to ${version} in ${environment}`;
        return {
          text: isRecorded ? `${done}, and recorded it.` : `${done}, but didn’t record it.`,
          commands: isRecorded ? this.record('record-deployment', application, version, environment) : [],
          checked,
          wasAllowed,
        };
      }
      case 'merge': {
        const {version, mergedAs} = step;
        const source = this.version(application, version);
        if (source.branch === 'main') throw new ImpossibleStep(`${nameOf(step)} is on main.`);
        const checked = {application, version};
        const wasAllowed = this.isAllowed(checked);
        return {
          text: `Merged ${source.branch} of ${application} into main, which published version ${mergedAs}.`,
          commands: this.publish({...source, version: mergedAs, branch: 'main'}),
          checked,
          wasAllowed,
        };
      }
    }
  }

  placed(): Placed[] {
    return ENVIRONMENTS.flatMap((environment) => {
      const recorded = this.broker.recordedIn(environment);
      const running = this.running.filter((one) => one.environment === environment);
      const isRecorded = ({application, version}: {application: string; version: string}) =>
        recorded.some((one) => one.application === application && one.version === version);
      return [
        ...running.map((one) => ({...one, isRunning: true, isRecorded: isRecorded(one)})),
        ...recorded
          .filter(({application, version}) => !this.isRunning(application, version, environment))
          .map((one) => ({...one, environment, isRunning: false, isRecorded: true})),
      ];
    });
  }
}

/** The version that ran before the current one, or undefined if there was none. */
function previousDeployment(
  deployed: readonly {application: string; version: string; environment: string}[],
  application: string,
  environment: string,
): string | undefined {
  const versions = deployed
    .filter((one) => one.application === application && one.environment === environment)
    .map(({version}) => version);
  return versions.filter((version) => version !== versions.at(-1)).at(-1);
}

/** Whether an application can be rolled back in an environment. */
export const canRollBack = ({outcomes}: Simulation, application: string, environment: string): boolean =>
  new Set(
    outcomes.flatMap(({step}) =>
      step.kind === 'deploy' && step.application === application && step.environment === environment
        ? [step.version]
        : [],
    ),
  ).size > 1;

/**
 * Simulates steps from an empty world.
 * @throws ImpossibleStep if a step names something that doesn't exist, which only a changed link can contain
 */
export function simulate(world: World, steps: readonly Step[]): Simulation {
  const simulator = new Simulator(world);
  for (const step of steps) {
    const done = simulator.perform(step);
    simulator.outcomes.push({step, ...done, breakages: simulator.breakages()});
  }
  const {broker, versions, outcomes} = simulator;
  return {world, broker, versions, outcomes, placed: simulator.placed(), breakages: simulator.breakages()};
}

/** The next version number of an application: in a monorepo, of all applications. */
export function nextVersion({world, versions}: Simulation, application: string): string {
  const numbers = versions
    .filter((state) => world.isMonorepo || state.application === application)
    .map(({version}) => version.split('.').map(Number));
  const [major = 1, minor = -1] = numbers.reduce<number[]>(
    (latest, number) => ((number[1] ?? 0) > (latest[1] ?? -1) ? number : latest),
    numbers[0]?.slice(0, 1) ?? [],
  );
  return `${major}.${minor + 1}.0`;
}

/** The latest version of an application on a branch, or on any branch. */
export const latestOn = ({versions}: Simulation, application: string, branch?: string): VersionState | undefined =>
  versions
    .filter((state) => state.application === application && (branch === undefined || state.branch === branch))
    .at(-1);
