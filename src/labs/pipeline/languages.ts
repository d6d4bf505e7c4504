/** The commands of each language's tests. They're the ones that the examples on this site use. */
import type {Choices} from './choices';

export interface Language {
  /** The title of the tool that the build needs, such as `Node.js 22`. */
  tool: string;
  /** Installs the dependencies. Empty if the test command does that. */
  install: readonly string[];
  /** Why the dependencies are installed this way, as a sentence. */
  whyInstall: string;
  /** Runs the consumer tests if the application is only a consumer. */
  consumer: string;
  /** Verifies pacts if the application is only a provider. */
  verify: string;
  /** Tests the API against its description if the application is only a provider. */
  api: string;
  /** The same commands if the application is both. */
  both: {consumer: string; verify: string; api: string};
  /** The folder of the pacts. */
  pacts: string;
  /** Whether the provider tests publish their results only if `PACT_BROKER_PUBLISH_VERIFICATION_RESULTS` is `true`. */
  publishesOnRequest: boolean;
  /** How the provider test gets the URL of a changed pact, as a sentence. */
  readsPactUrl: string;
  pages: {consumer: string; provider: string; api: string};
}

const EXAMPLES = '/docs/examples';

export const LANGUAGES: Record<Choices['language'], Language> = {
  js: {
    tool: 'Node.js 22',
    install: ['npm ci'],
    whyInstall: 'Installs the exact versions in package-lock.json, so that every build tests the same code.',
    consumer: 'npm test',
    verify: 'npm test',
    api: 'npm run test:api',
    both: {consumer: 'npm run test:consumer', verify: 'npm run test:provider', api: 'npm run test:api'},
    pacts: 'pacts',
    publishesOnRequest: true,
    readsPactUrl: 'The test reads PACT_URL, and then uses no selectors.',
    pages: {
      consumer: `${EXAMPLES}/js/consumer`,
      provider: `${EXAMPLES}/js/provider`,
      api: `${EXAMPLES}/bi-directional/provider`,
    },
  },
  java: {
    tool: 'JDK 17 and Maven',
    install: [],
    whyInstall: '',
    consumer: 'mvn --batch-mode test',
    verify: 'mvn --batch-mode test',
    api: 'mvn --batch-mode test',
    both: {
      consumer: "mvn --batch-mode test -Dtest='*ConsumerPactTest'",
      verify: "mvn --batch-mode test -Dtest='*ProviderPactTest'",
      api: "mvn --batch-mode test -Dtest='*ApiTest'",
    },
    pacts: 'target/pacts',
    publishesOnRequest: false,
    readsPactUrl: 'With @AllowOverridePactUrl, the two filter properties replace the selectors.',
    pages: {
      consumer: `${EXAMPLES}/java/consumer/junit`,
      provider: `${EXAMPLES}/java/provider-springboot`,
      api: `${EXAMPLES}/bi-directional/provider/restassured`,
    },
  },
  python: {
    tool: 'Python 3.13',
    install: ['pip install -r requirements.txt'],
    whyInstall: 'Installs the exact versions in requirements.txt, so that every build tests the same code.',
    consumer: 'pytest',
    verify: 'pytest',
    api: 'pytest',
    both: {consumer: 'pytest tests/consumer', verify: 'pytest tests/provider', api: 'pytest tests/api'},
    pacts: 'pacts',
    publishesOnRequest: false,
    readsPactUrl: 'The test passes PACT_URL to add_source, and then uses no selectors.',
    pages: {
      consumer: `${EXAMPLES}/python/consumer`,
      provider: `${EXAMPLES}/python/provider`,
      api: `${EXAMPLES}/bi-directional/provider`,
    },
  },
  go: {
    tool: 'Go 1.25',
    install: [
      'go install github.com/pact-foundation/pact-go/v2@v2.7.0',
      '"$(go env GOPATH)/bin/pact-go" -l DEBUG install --libDir /tmp',
    ],
    whyInstall: 'Installs the native library that Pact Go loads. Use the version of Pact Go in your go.mod.',
    consumer: 'go test -count=1 ./...',
    verify: 'go test -count=1 ./...',
    api: 'go test -count=1 ./...',
    both: {
      consumer: 'go test -count=1 ./consumer/...',
      verify: 'go test -count=1 ./provider/...',
      api: 'go test -count=1 ./api/...',
    },
    pacts: 'pacts',
    publishesOnRequest: true,
    readsPactUrl: 'Pact Go reads PACT_URL. The test must not set BrokerURL in this build.',
    pages: {
      consumer: `${EXAMPLES}/golang/consumer`,
      provider: `${EXAMPLES}/golang/provider`,
      api: `${EXAMPLES}/bi-directional/provider`,
    },
  },
  dotnet: {
    tool: 'the .NET 10 SDK',
    install: [],
    whyInstall: '',
    consumer: 'dotnet test',
    verify: 'dotnet test',
    api: 'dotnet test',
    both: {
      consumer: 'dotnet test tests/Consumer.Tests',
      verify: 'dotnet test tests/Provider.Tests',
      api: 'dotnet test tests/Api.Tests',
    },
    pacts: 'pacts',
    publishesOnRequest: true,
    readsPactUrl: 'The test passes PACT_URL to WithUriSource instead of using selectors.',
    pages: {
      consumer: `${EXAMPLES}/dotnet/consumer`,
      provider: `${EXAMPLES}/dotnet/provider`,
      api: `${EXAMPLES}/bi-directional/provider/dotnet`,
    },
  },
};
