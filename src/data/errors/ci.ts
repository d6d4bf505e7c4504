import type {KnownError} from '../errors.schema';

/** Messages of Docker, Git, npm, build tools, and GitHub in builds that use Pact. */
export const knownErrors = [
  {
    id: 'exit-code',
    area: 'ci',
    title: 'Process completed with exit code …',
    patterns: ['Process completed with exit code {status}'],
    example: 'Error: Process completed with exit code 1.',
    level: 'consequence',
    meaning:
      'A command in this step of a GitHub Actions workflow failed, so the runner stopped the step. This line reports only the exit code. The reason is in the lines above it.',
    causes: [
      {
        cause: 'A test or a Pact command returned exit code 1.',
        check:
          'The exit code is 1, and the output above this line contains a failed test, an error, or a failed `can-i-deploy`.',
        fix: "Read the step's output from the top, and look up the first error.",
      },
      {
        cause: 'A Pact command was incomplete or contained an unknown option.',
        check: 'The exit code is 2, and the output contains `Usage:`.',
        fix: 'Compare the command with [the reference](/docs/reference/cli), and check whether any of its variables are empty.',
      },
    ],
    next: 'Run the same command on your own machine with the same variables. If it succeeds there, run the job again with **Enable debug logging**, and compare the variables and versions in the log with those on your machine.',
    links: [
      {label: 'Exit codes', to: '/docs/reference/cli#exit-codes'},
      {label: 'Fix a failing can-i-deploy', to: '/docs/fix-can-i-deploy'},
    ],
    keywords: ['GitHub Actions failed', 'exit code 1', 'exit code 2', 'red build'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/actions/runner/blob/main/src/Runner.Worker/Handlers/ScriptHandler.cs',
      unrecorded: "the samples on this site don't run on GitHub's runners",
    },
  },
  {
    id: 'npm-test-failed',
    area: 'ci',
    title: 'npm error Lifecycle script `test` failed with error',
    patterns: [
      'npm error Lifecycle script `{name}` failed with error:',
      'npm ERR! Lifecycle script `{name}` failed with error:',
      'npm ERR! Test failed.',
      'npm ERR! code ELIFECYCLE',
    ],
    example: 'npm error Lifecycle script `test` failed with error:',
    level: 'consequence',
    meaning:
      "npm ran a script from `package.json`, and the script's command returned an exit code other than 0. The output above this line contains the reason.",
    causes: [
      {
        cause: 'A consumer test, a provider verification, or another test failed.',
        check: 'Above this line, the test runner lists failed tests.',
        fix: 'Look up the first error of the failed test.',
      },
      {
        cause: "The script's command couldn't start.",
        check: 'The output contains `command not found` or `Cannot find module`.',
        fix: 'Install the dependencies in this job before the script runs.',
        command: 'npm ci',
      },
    ],
    next: "Run the script's command directly with `npx`. If the command succeeds, either a `pre` or `post` script in `package.json` fails, or the script passes different options.",
    links: [
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
      {label: 'Common problems', to: '/docs/pact#what-goes-wrong-most-often'},
    ],
    keywords: ['ELIFECYCLE', 'See above for more details', 'This is probably not a problem with npm'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/npm/cli/blob/latest/lib/commands/run.js',
      unrecorded: 'the recordings on this site leave out the lines that npm adds',
    },
  },
  {
    id: 'maven-build-failure',
    area: 'ci',
    title: 'BUILD FAILURE',
    patterns: [
      'Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:{version}:test (default-test) on project {name}:',
      'BUILD FAILURE',
    ],
    example: 'BUILD FAILURE',
    level: 'consequence',
    meaning:
      "Maven stopped because a goal failed. In builds that use Pact, this is usually the Surefire plugin's `test` goal, which fails if a consumer test or a provider verification fails.",
    causes: [
      {
        cause: 'A Pact test failed.',
        check:
          'Above this line, a `Tests run:` line shows failures or errors, and `[ERROR]` lines name the test methods.',
        fix: 'Look up the first error of the first failed test. The `target/surefire-reports` folder contains a complete report for each test class.',
      },
      {
        cause: 'A goal of the Pact plugin failed, such as `pact:publish` or `pact:can-i-deploy`.',
        check: 'The `Failed to execute goal` line names `au.com.dius.pact.provider:maven`.',
        fix: "Look up the text that follows the goal's name.",
      },
    ],
    next: "Run the same Maven command with `-e`. In the stack trace, the last `Caused by:` line names the original exception. If it's a `ConnectException` or an `UnknownHostException`, the build couldn't connect to the broker or another server.",
    links: [
      {label: 'Troubleshooting for the JUnit consumer', to: '/docs/examples/java/consumer/junit#pitfalls'},
      {label: 'Troubleshooting for the Spring Boot provider', to: '/docs/examples/java/provider-springboot#pitfalls'},
    ],
    keywords: ['There are test failures', 'surefire', 'MojoFailureException', 'mvn test fails'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {recorded: 'samples/examples/java-junit/output/wrong-path.txt'},
  },
  {
    id: 'gradle-build-failed',
    area: 'ci',
    title: 'BUILD FAILED',
    patterns: [
      'There were failing tests. See the report at',
      'FAILURE: Build failed with an exception.',
      'BUILD FAILED in {value}',
    ],
    example: 'FAILURE: Build failed with an exception.',
    level: 'consequence',
    meaning:
      'Gradle stopped because a task failed. The text below `What went wrong:` names the task, and the output above this text contains the reason.',
    causes: [
      {
        cause: 'A Pact test failed in a `test` task.',
        check: "The output contains `There were failing tests`, followed by the report's path.",
        fix: "Look up the first error of the first failed test in the report. If the job doesn't keep the report, run the task with `--info` to print the errors in the log.",
      },
      {
        cause: 'A task of the Pact plugin failed, such as `pactVerify` or `pactPublish`.',
        check: 'The `Execution failed for task` line names one of these tasks.',
        fix: 'Look up the first error that the task printed.',
      },
    ],
    next: "Run the same task with `--stacktrace`. If the last `Caused by:` line names a `ConnectException` or an `UnknownHostException`, the task couldn't connect to the broker or another server. Otherwise, look up the text of that exception.",
    links: [
      {label: 'Troubleshooting for the JUnit consumer', to: '/docs/examples/java/consumer/junit#pitfalls'},
      {label: 'Debug logs', to: '/docs/pact-in-your-language#debug-logs'},
    ],
    keywords: ['gradlew', "Execution failed for task ':test'", 'gradle test fails'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/BitwiseInc/Hydrograph/issues/77',
      unrecorded: 'the Java samples on this site use Maven',
    },
  },
  {
    id: 'docker-rate-limit',
    area: 'ci',
    title: 'toomanyrequests: You have reached your … pull rate limit',
    patterns: [
      'toomanyrequests: You have reached your unauthenticated pull rate limit',
      'toomanyrequests: You have reached your pull rate limit',
      'toomanyrequests: Too Many Requests',
      'toomanyrequests:',
    ],
    example:
      'Error response from daemon: toomanyrequests: You have reached your unauthenticated pull rate limit. https://www.docker.com/increase-rate-limit',
    level: 'error',
    meaning:
      "Docker Hub rejected the request because this account or IP address has downloaded too many images recently. Docker didn't pull the image, so the Pact command didn't run.",
    causes: [
      {
        cause: 'The job pulls images without signing in, so it shares the limit of its IP address with other jobs.',
        check: 'The error contains `unauthenticated`, or the job has no `docker login` step.',
        fix: 'Sign in to Docker Hub before the first pull. Store the access token as a secret.',
        command: 'printf \'%s\' "$DOCKERHUB_TOKEN" | docker login --username "$DOCKERHUB_USER" --password-stdin',
      },
      {
        cause: "The jobs that use this account pull more images than the account's plan allows.",
        check: "The job signs in to Docker Hub before the pull, and the error doesn't contain `unauthenticated`.",
        fix: "Pull the CLI's image from GitHub's registry, or set up a mirror of Docker Hub in your own network.",
        command: 'docker pull ghcr.io/pact-foundation/pact:0.10.8',
      },
    ],
    next: "Wait until the limit resets, and run the job again. If the error appears again even though the job signs in, open the account's usage page on Docker Hub, and check which pulls use up the limit.",
    links: [{label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'}],
    keywords: ['Docker Hub', '429', 'rate limit', 'pactfoundation/pact-cli', 'pactfoundation/pact-broker'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker/hub-feedback/issues/2505',
      unrecorded: "the samples on this site don't pull images from Docker Hub",
    },
  },
  {
    id: 'docker-pull-access-denied',
    area: 'ci',
    title: "pull access denied for …, repository does not exist or may require 'docker login'",
    patterns: [
      "pull access denied for {image}, repository does not exist or may require 'docker login'",
      'pull access denied for',
    ],
    example:
      "Error response from daemon: pull access denied for minio, repository does not exist or may require 'docker login': denied: requested access to the resource is denied",
    level: 'error',
    meaning:
      "The registry has no public image with this name, or the image is private and you aren't signed in. Docker Hub returns the same error in both cases.",
    causes: [
      {
        cause: 'The image name is misspelled or incomplete.',
        check: "The name in the error differs from the one on the image's page in the registry.",
        fix: "Correct the name. If a name contains no hostname, Docker searches Docker Hub, so the On-Premises image needs the `quay.io/` prefix. The CLI's image is `pactfoundation/pact`.",
        command: 'docker pull pactfoundation/pact:0.10.8',
      },
      {
        cause: 'The image is in a private repository of your company.',
        check:
          "The image has your company's namespace, and you can pull it on a machine that's signed in to the registry.",
        fix: 'Sign in to the registry in this job before the pull.',
        command:
          'printf \'%s\' "$REGISTRY_TOKEN" | docker login --username "$REGISTRY_USER" --password-stdin "$REGISTRY_HOST"',
      },
      {
        cause: 'The arguments of `docker run` are in the wrong order, so Docker reads one of them as the image name.',
        check: 'The name in the error is another argument from your command, such as `publish`.',
        fix: 'Put the `docker run` options before the image and the Pact command after it.',
      },
    ],
    next: "Open the image's page on Docker Hub or in your registry in a browser window where you're not signed in. If the page appears, the image is public, so copy its name from there. Otherwise, the image is private or doesn't exist.",
    links: [
      {label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'},
      {label: 'Sign in and pull the image', to: '/docs/on-premises-2x/docker-image-registry#sign-in-and-pull'},
    ],
    keywords: ['requested access to the resource is denied', 'insufficient_scope', 'private registry'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/wukongdaily/DockerTarBuilder/issues/11',
      unrecorded: "the samples on this site don't pull images from Docker Hub",
    },
  },
  {
    id: 'quay-unauthorized',
    area: 'ci',
    title: 'unauthorized: access to the requested resource is not authorized',
    patterns: ['unauthorized: access to the requested resource is not authorized'],
    example: 'Error response from daemon: unauthorized: access to the requested resource is not authorized',
    level: 'error',
    meaning:
      "Quay rejected the request because Docker isn't signed in, or the account has no access to the repository. The PactFlow On-Premises image, `quay.io/pactflow/enterprise`, is private.",
    causes: [
      {
        cause: "Docker isn't signed in to `quay.io` on this machine or in this job.",
        check:
          'The job has no `docker login` step, or `docker login` and `docker pull` run as different users, for example, because only one of them uses `sudo`.',
        fix: 'Sign in with your robot account or your personal account, and pull the image again.',
        command: 'printf \'%s\' "$QUAY_TOKEN" | docker login --username "$QUAY_USER" --password-stdin quay.io',
      },
      {
        cause: "Your personal account hasn't joined the team that can read the repository.",
        check:
          "After you sign in to the Quay website, the repositories of the `pactflow` organization don't include `enterprise`.",
        fix: "Follow the link in the invitation email. If you didn't get an invitation, contact your account manager.",
      },
      {
        cause: 'In Kubernetes, the pod has no pull secret for Quay.',
        check: "The pod's status is `ImagePullBackOff`, and `imagePullSecrets` is missing or names another secret.",
        fix: "Create the pull secret in the pod's namespace, and add the secret to `imagePullSecrets` in the pod specification.",
        command:
          'kubectl create secret docker-registry pactflow-quay --namespace "$NAMESPACE" --docker-server=quay.io --docker-username="$QUAY_USER" --docker-password="$QUAY_TOKEN"',
      },
    ],
    next: 'Run `docker login quay.io`. If the command succeeds but the pull still fails, your account has no access, so send its name, without the token, to your account manager.',
    links: [
      {label: 'Fix a failed pull', to: '/docs/on-premises-2x/docker-image-registry#when-a-pull-fails'},
      {label: 'Choose an account', to: '/docs/on-premises-2x/docker-image-registry#kinds-of-access'},
    ],
    keywords: ['quay.io/pactflow/enterprise', 'ErrImagePull', 'ImagePullBackOff', 'robot account'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/hpe-storage/csi-driver/issues/288',
      unrecorded: "the samples on this site can't pull the private image",
    },
  },
  {
    id: 'quay-robot-not-found',
    area: 'ci',
    title: 'Could not find robot with username: … and supplied password',
    patterns: [
      'Could not find robot with username: {user} and supplied password',
      'Could not find robot with username',
    ],
    example: 'Could not find robot with username: devtable+somerobot and supplied password.',
    level: 'error',
    meaning: 'Quay rejected the sign-in because it has no robot account with this combination of name and token.',
    causes: [
      {
        cause: 'The token is wrong, incomplete, or no longer valid because a new token replaced it.',
        check: 'The token in your secret store differs from the one that SmartBear sent.',
        fix: 'Copy the name and the token again, and save both without spaces or line breaks.',
      },
      {
        cause: 'The shell changed a character in the name or the token.',
        check:
          'The command contains the token itself, without single quotes, and the token contains a special character such as `$`. Alternatively, the name in the error differs from the one in your command.',
        fix: 'Pass both values in variables that your secret store sets.',
        command: 'printf \'%s\' "$QUAY_TOKEN" | docker login --username "$QUAY_USER" --password-stdin quay.io',
      },
      {
        cause: 'The account name is incomplete.',
        check: "The name in the error doesn't start with `pactflow+`.",
        fix: 'Use the complete name, including the part before the plus sign.',
      },
    ],
    next: 'Sign in with the same values on another machine. If that succeeds, the first machine changes or truncates a value. If it fails, ask your account manager whether the robot account still exists.',
    links: [
      {label: 'Fix a failed pull', to: '/docs/on-premises-2x/docker-image-registry#when-a-pull-fails'},
      {label: 'Sign in and pull the image', to: '/docs/on-premises-2x/docker-image-registry#sign-in-and-pull'},
    ],
    keywords: ['docker login quay.io', 'unauthorized', 'robot token'],
    editions: ['2.x', '1.x'],
    origin: {
      source: 'https://github.com/quay/quay/blob/master/auth/test/test_credentials.py',
      unrecorded: "the samples on this site can't sign in to Quay",
    },
  },
  {
    id: 'docker-manifest-unknown',
    area: 'ci',
    title: 'manifest for … not found: manifest unknown',
    patterns: ['manifest for {image} not found: manifest unknown', 'manifest unknown'],
    example:
      'Error response from daemon: manifest for significantgravitas/auto-gpt:latest not found: manifest unknown: manifest unknown',
    level: 'error',
    meaning: "The registry has a repository with this name, but the repository doesn't contain the requested tag.",
    causes: [
      {
        cause:
          "The command doesn't specify a tag, so Docker requests `latest`, which doesn't exist in every repository.",
        check: 'The image in the error ends with `:latest`.',
        fix: "Add a version. The CLI's tags are version numbers without a prefix, such as `0.10.8`.",
        command: 'docker pull pactfoundation/pact:0.10.8',
      },
      {
        cause: 'The tag is misspelled or has a prefix, such as `v`.',
        check: 'The list of tags in the registry contains a similar tag but not the one in the error.',
        fix: 'Copy the tag from the registry or, for On-Premises, from the [list of releases](/docs/on-premises/releases).',
      },
    ],
    next: "If the tag in the error is incomplete, print the variables that your command uses for the tag, and set the one that's empty. If the tag is in the registry, check whether the job pulls through a mirror that doesn't contain the tag yet.",
    links: [
      {label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'},
      {label: 'Fix a failed pull', to: '/docs/on-premises-2x/docker-image-registry#when-a-pull-fails'},
    ],
    keywords: ['tag does not exist', 'image not found', 'latest tag'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker/docker-credential-helpers/issues/266',
      unrecorded: "the samples on this site don't pull images",
    },
  },
  {
    id: 'docker-no-matching-manifest',
    area: 'ci',
    title: 'no matching manifest for … in the manifest list entries',
    patterns: ['no matching manifest for {value} in the manifest list entries', 'no matching manifest for'],
    example: 'docker: no matching manifest for linux/arm64/v8 in the manifest list entries.',
    level: 'error',
    meaning:
      "The image exists, but it has no variant for this machine's processor. The error is most common on computers with Apple silicon and on ARM servers, because some images are built only for AMD64.",
    causes: [
      {
        cause: 'You use the legacy image `pactfoundation/pact-cli` with a tag that was built only for AMD64.',
        check:
          'Your command contains `pactfoundation/pact-cli`, and the `inspect` command for this image and your tag lists only `linux/amd64`.',
        checkCommand: 'docker buildx imagetools inspect "pactfoundation/pact-cli:$TAG"',
        fix: 'Use the current image, `pactfoundation/pact`, whose commands differ from those of the legacy image. To keep the legacy image, add `--platform linux/amd64` to the command.',
        command: 'docker run --rm pactfoundation/pact:0.10.8 --help',
      },
      {
        cause: 'You pull the On-Premises image on a machine with an ARM processor.',
        check: 'The image is `quay.io/pactflow/enterprise`, and `uname -m` prints `aarch64` or `arm64`.',
        fix: 'Pull the image with `--platform linux/amd64`, and run it on a host with an AMD64 processor.',
        command: 'docker pull --platform linux/amd64 "quay.io/pactflow/enterprise:$PACTFLOW_TAG"',
      },
    ],
    next: 'Run `docker buildx imagetools inspect` with the image that you pull. If the output contains your platform, check whether `DOCKER_DEFAULT_PLATFORM` or a `platform` setting requests a different one.',
    links: [
      {label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'},
      {label: 'Fix a failed pull', to: '/docs/on-premises-2x/docker-image-registry#when-a-pull-fails'},
    ],
    keywords: ['Apple Silicon', 'Apple M1', 'arm64', 'linux/amd64', 'multi-platform'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/dbhi/qus/issues/8',
      unrecorded: 'the samples on this site run only on AMD64',
    },
  },
  {
    id: 'docker-exec-format-error',
    area: 'ci',
    title: 'exec …: exec format error',
    patterns: ['exec {file}: exec format error', 'exec user process caused: exec format error', 'exec format error'],
    example: 'exec /entrypoint.sh: exec format error',
    level: 'error',
    meaning:
      "Docker created the container, but the kernel couldn't run the container's program. In most cases, the image was built for a different processor.",
    causes: [
      {
        cause: 'The image is for AMD64 and the machine has an ARM processor, or vice versa.',
        check:
          'This command prints a different architecture for your image than `uname -m` prints for the machine. `amd64` is the same as `x86_64`, and `arm64` is the same as `aarch64`.',
        fix: "Pull the image variant for your processor. If there isn't one, run the job on a machine with the image's architecture.",
        checkCommand: 'docker image inspect --format "{{.Os}}/{{.Architecture}}" "$IMAGE"',
      },
      {
        cause: 'The command uses `--platform`, but this Linux host has no emulator for that platform.',
        check: 'The same command works in Docker Desktop, which includes an emulator, but fails on this host.',
        fix: "Install QEMU on the host. If the image has a variant for the host's processor, remove `--platform` instead.",
      },
      {
        cause: "The entry point of your own image is a script that doesn't start with a `#!` line.",
        check: 'The image and the machine have the same architecture, and the error names your own script.',
        fix: 'Add a line such as `#!/bin/sh` as the first line of the script, and rebuild the image.',
      },
    ],
    next: 'Run `docker run --rm --platform linux/amd64 busybox uname -m`. If this command fails with the same error on an ARM machine, the emulator is missing. If it prints `x86_64`, the problem is in your image.',
    links: [{label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'}],
    keywords: ['Apple Silicon', 'arm64', 'standard_init_linux.go', 'Graviton', 'Rosetta'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker/for-mac/issues/7849',
      unrecorded: 'the samples on this site run only on AMD64',
    },
  },
  {
    id: 'docker-daemon-unreachable',
    area: 'ci',
    title: 'Cannot connect to the Docker daemon at …',
    patterns: [
      'Cannot connect to the Docker daemon at {url}. Is the docker daemon running?',
      'Cannot connect to the Docker daemon',
    ],
    example: 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
    level: 'error',
    meaning:
      "The `docker` command is installed, but no Docker daemon responds at the host or socket in the error. Pact commands that run in a container can't start.",
    causes: [
      {
        cause: "Docker isn't running on this machine.",
        check: "On Linux, this command prints `inactive`. On Windows or macOS, Docker Desktop isn't open.",
        checkCommand: 'systemctl is-active docker',
        fix: 'Start Docker Desktop or, on Linux, the Docker service.',
        command: 'sudo systemctl start docker',
      },
      {
        cause: 'The job runs in a container that has no access to a Docker daemon.',
        check:
          'The job has an `image` in GitLab or uses a Kubernetes runner, and no service in its configuration provides Docker.',
        fix: 'Add a Docker-in-Docker service to the job. If the job needs Docker only for the Pact CLI, install the CLI from npm instead.',
        command: 'npm install --save-dev --save-exact @pact-foundation/pact-cli@18.1.2',
      },
      {
        cause: '`DOCKER_HOST` contains the wrong host or port.',
        check: 'This command prints the URL in the error, but no Docker daemon is listening on that host and port.',
        checkCommand: 'echo "$DOCKER_HOST"',
        fix: 'Correct the variable. To use the local daemon, unset it.',
        command: 'unset DOCKER_HOST',
      },
    ],
    next: 'Run `docker context ls` in the failing job. If the active context names a different host than the one that your daemon runs on, select the right context with `docker context use`.',
    links: [
      {label: 'Choose an installation method', to: '/docs/install-pact-cli#choose-how-to-install-it'},
      {label: 'Troubleshoot the prerequisites', to: '/docs/workshops/ci-cd/set-up-ci/prerequisites#troubleshooting'},
    ],
    keywords: ['dind', 'docker.sock', 'tcp://docker:2375', 'Docker Desktop not running'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker/for-linux/issues/489',
      unrecorded: "the samples on this site don't start containers",
    },
  },
  {
    id: 'docker-socket-permission',
    area: 'ci',
    title: 'permission denied while trying to connect to the Docker daemon socket',
    patterns: [
      'permission denied while trying to connect to the Docker daemon socket at {url}:',
      'permission denied while trying to connect to the Docker daemon socket',
      'permission denied while trying to connect to the docker API',
    ],
    example:
      'Got permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock: Get http://%2Fvar%2Frun%2Fdocker.sock/v1.29/containers/json: dial unix /var/run/docker.sock: connect: permission denied',
    level: 'error',
    meaning: "Docker is running, but the user who started the command can't access the daemon's socket.",
    causes: [
      {
        cause: "The user that the terminal or the CI agent runs as isn't in the `docker` group.",
        check:
          "The output of `groups` doesn't contain `docker`, and the list of the group's members doesn't contain the user.",
        checkCommand: 'getent group docker',
        fix: 'Add the user to the group. Members of this group have root access to the machine, so add only trusted accounts.',
        command: 'sudo usermod -aG docker "$USER"',
      },
      {
        cause: 'The session or the CI agent started before the user was added to the group.',
        check: "This command lists the user, but the output of `groups` doesn't contain `docker`.",
        checkCommand: 'getent group docker',
        fix: 'Sign out and in again, or restart the CI agent.',
      },
      {
        cause: "The socket is mounted in a container whose user isn't in the group that owns the socket.",
        check: "In the container, the group ID of the socket isn't among the groups that `id` prints.",
        checkCommand: 'ls -ln /var/run/docker.sock',
        fix: 'Start the container with the ID of the group that owns the socket on the host.',
        command:
          'docker run -v /var/run/docker.sock:/var/run/docker.sock --group-add "$(stat -c %g /var/run/docker.sock)" "$IMAGE"',
      },
    ],
    next: "Run `docker ps` with `sudo`. If that succeeds, only the group membership is missing. If you can't change the machine, install the CLI without Docker.",
    links: [{label: 'Choose an installation method', to: '/docs/install-pact-cli#choose-how-to-install-it'}],
    keywords: ['docker.sock', 'docker group', 'sudo docker', 'self-hosted runner'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker/compose/issues/1214',
      unrecorded: "the samples on this site don't start containers",
    },
  },
  {
    id: 'docker-port-allocated',
    area: 'ci',
    title: 'Bind for … failed: port is already allocated',
    patterns: ['Bind for {host}:{port} failed: port is already allocated', 'port is already allocated'],
    example: 'Bind for 0.0.0.0:8091 failed: port is already allocated.',
    level: 'error',
    meaning:
      "Docker couldn't publish a container's port because another container already uses the same port on the host. With a local Pact Broker, the port is often 9292.",
    causes: [
      {
        cause: 'A container from an earlier run is still running.',
        check: 'This command lists a container that you or an earlier job started.',
        checkCommand: 'docker ps --filter publish={port}',
        fix: "Stop this container. If Docker Compose started the container, run the following command in the Compose project's folder.",
        command: 'docker compose down',
      },
      {
        cause: 'Two jobs on the same CI agent start containers that use the same port.',
        check: 'The job succeeds when no other job runs on the agent.',
        fix: "Publish the container's port without a host port, so that Docker selects a free one, and look up that port with `docker port`.",
      },
    ],
    next: 'List the programs that use the port, for example, with `sudo ss -ltnp` on Linux. If only Docker itself uses the port and `docker ps` lists no container that publishes it, restart Docker.',
    links: [{label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'}],
    keywords: ['address already in use', '9292', 'docker compose up', 'EADDRINUSE'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker/for-mac/issues/1249',
      unrecorded: "the samples on this site don't start containers",
    },
  },
  {
    id: 'localhost-refused',
    area: 'ci',
    title: 'dial tcp 127.0.0.1:…: connect: connection refused',
    patterns: [
      'dial tcp 127.0.0.1:{port}: connect: connection refused',
      'dial tcp [::1]:{port}: connect: connection refused',
      'connect ECONNREFUSED 127.0.0.1:{port}',
      'Failed to connect to localhost port {port}',
    ],
    example: 'dial tcp 127.0.0.1:5432: connect: connection refused',
    level: 'error',
    meaning:
      'On the machine or in the container that sent the request, no program is accepting connections on this port. Inside a container, `localhost` and `127.0.0.1` refer to the container itself.',
    causes: [
      {
        cause: 'The command runs in a container, but the broker or the provider runs on the host.',
        check: 'The command starts with `docker run`, and the same URL works outside the container.',
        fix: 'On Linux, add `--network host` before the image. With Docker Desktop, use `host.docker.internal` instead of `localhost` in the URL.',
        command:
          'docker run --rm --network host -v "$PWD:/work" -w /work pactfoundation/pact:0.10.8 verifier --provider-name "$PROVIDER" --hostname localhost --port {port} --dir pacts',
      },
      {
        cause: 'Both programs run in containers, but the URL contains `localhost`.',
        check: 'The other program is a service in Docker Compose, GitHub Actions, or GitLab CI.',
        fix: "In the URL, use the service's name as the hostname, and the port that the program listens on inside its container. In GitHub Actions, this applies only to jobs that have their own `container`.",
      },
      {
        cause: "The program on this port isn't ready yet, or it has stopped.",
        check: "A second attempt a few seconds later succeeds, or the program's log ends with an error.",
        fix: 'If the log contains an error, fix it. Otherwise, wait until the port accepts connections before you run the tests.',
        command:
          'timeout 60 sh -c \'until curl --silent --output /dev/null "http://localhost:{port}"; do sleep 1; done\'',
      },
    ],
    next: "Run `docker ps` on the host. If the `PORTS` column shows the port without `->`, the container doesn't publish it to the host. If the column shows a different host port, use that port in the URL.",
    links: [
      {label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'},
      {
        label: 'Troubleshoot local development',
        to: '/docs/workshops/ci-cd/set-up-local-development/run-the-applications#troubleshooting',
      },
    ],
    keywords: ['ECONNREFUSED', 'localhost in Docker', 'host.docker.internal', 'service container', 'os error 111'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/myoung34/docker-github-actions-runner/issues/199',
      unrecorded: "the samples on this site don't start containers",
    },
  },
  {
    id: 'self-signed-certificate',
    area: 'ci',
    title: 'self-signed certificate in certificate chain',
    patterns: [
      'self-signed certificate in certificate chain',
      'self signed certificate in certificate chain',
      'SELF_SIGNED_CERT_IN_CHAIN',
    ],
    example: 'npm ERR! self signed certificate in certificate chain',
    level: 'error',
    meaning:
      "A program received a certificate from a certificate authority that it doesn't trust. In company networks, a proxy that inspects TLS traffic often replaces the certificates of public servers.",
    causes: [
      {
        cause: "npm or another Node.js program doesn't trust your company's certificate authority.",
        check: 'The line starts with `npm`, or the stack trace contains `TLSSocket`.',
        fix: "Save the authority's certificate in PEM format, and set `NODE_EXTRA_CA_CERTS` to the file's path.",
        command: 'export NODE_EXTRA_CA_CERTS="$PWD/company-ca.pem"',
      },
      {
        cause: "curl or another program that uses OpenSSL doesn't trust your company's certificate authority.",
        check: "The line starts with `curl: (60)` or with the name of a different program that doesn't run on Node.js.",
        fix: "Set `SSL_CERT_FILE` to a bundle that contains the public root certificates and your company's root certificate. The Pact CLI and the verifiers of Pact JS, Pact Python, and Pact Go read the same variable, but they ignore `NODE_EXTRA_CA_CERTS`.",
        command: 'export SSL_CERT_FILE="$PWD/ca-bundle.pem"',
      },
    ],
    next: "Run `openssl s_client -connect HOST:443 -showcerts` to find out who issued the certificate, and ask your network team for the issuer's root certificate.",
    links: [
      {label: 'Trust your own certificate authority', to: '/docs/install-pact-cli#certificate-authority'},
      {label: 'Create a CA bundle', to: '/docs/on-premises-2x/network-configuration#create-a-ca-bundle'},
    ],
    keywords: ['corporate proxy', 'Zscaler', 'unable to get local issuer certificate', 'strict-ssl', 'cafile'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/npm/npm/issues/8125',
      unrecorded: 'the samples on this site use trusted certificates',
    },
  },
  {
    id: 'docker-unknown-authority',
    area: 'ci',
    title: 'x509: certificate signed by unknown authority',
    patterns: ['x509: certificate signed by unknown authority'],
    example:
      'Error response from daemon: Get https://registry-1.docker.io/v2/: x509: certificate signed by unknown authority',
    level: 'error',
    meaning:
      "Docker, or another program written in Go, doesn't trust the certificate that it received from the server in the URL. The certificate comes from a private registry or from a proxy that inspects TLS traffic.",
    causes: [
      {
        cause: 'Your own registry uses a certificate from a private certificate authority.',
        check: "The error contains your registry's hostname.",
        fix: "Save the authority's certificate as `ca.crt` in the folder where Docker looks for this registry's certificates.",
        command: 'sudo install -D -m 644 company-ca.crt "/etc/docker/certs.d/$REGISTRY_HOST/ca.crt"',
      },
      {
        cause: "Your company's proxy replaces the certificates of public registries.",
        check:
          'The error names a public registry, such as `quay.io`, and this command prints your company as the issuer.',
        checkCommand: 'openssl s_client -connect "$REGISTRY_HOST:443" </dev/null | openssl x509 -noout -issuer',
        fix: "Add the proxy's root certificate to the trusted certificates of the machine that runs the Docker daemon, and restart Docker. The following command is for Debian and Ubuntu.",
        command:
          'sudo cp company-ca.crt /usr/local/share/ca-certificates/ && sudo update-ca-certificates && sudo systemctl restart docker',
      },
    ],
    next: "Compare the certificate's issuer with the one on a machine where the pull works. If the issuers differ, ask your network team to exclude the registry from TLS inspection. If they're the same, compare the trusted certificates of both machines.",
    links: [
      {label: 'Fix a failed pull', to: '/docs/on-premises-2x/docker-image-registry#when-a-pull-fails'},
      {label: "Use your company's CA", to: '/docs/on-premises-2x/network-configuration#company-ca'},
    ],
    keywords: ['docker pull certificate', 'certs.d', 'TLS inspection', 'private registry'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker-library/hello-world/issues/86',
      unrecorded: "the samples on this site don't pull images",
    },
  },
  {
    id: 'proxy-authentication',
    area: 'ci',
    title: 'Received HTTP code 407 from proxy after CONNECT',
    patterns: [
      'Received HTTP code 407 from proxy after CONNECT',
      'CONNECT tunnel failed, response 407',
      '407 Proxy Authentication Required',
    ],
    example: 'curl: (56) Received HTTP code 407 from proxy after CONNECT',
    level: 'error',
    meaning:
      "Your network's proxy rejected the connection because the client didn't send a valid username and password for the proxy. The request didn't reach the broker or the download server.",
    causes: [
      {
        cause: "The proxy's URL contains no username and password.",
        check: 'The value of `HTTPS_PROXY` has no `@`.',
        fix: 'Add the credentials to the URL, and store the value as a secret. URL-encode special characters in the password.',
        command: 'export HTTPS_PROXY="http://$PROXY_USER:$PROXY_PASSWORD@$PROXY_HOST:$PROXY_PORT"',
      },
      {
        cause:
          'The username or password in the URL is wrong or has expired, or the password contains an unencoded special character.',
        check:
          "The value of `HTTPS_PROXY` contains an `@`. If this request, which passes the same credentials separately, also fails with status 407, the credentials are invalid. If it succeeds, a special character in the URL isn't encoded.",
        checkCommand:
          'curl --head --proxy "http://$PROXY_HOST:$PROXY_PORT" --proxy-user "$PROXY_USER:$PROXY_PASSWORD" https://github.com',
        fix: 'Renew the credentials if they have expired. URL-encode special characters, such as `@` or `#`, and update the secret.',
      },
      {
        cause: "The request goes to a server in your own network, which doesn't need the proxy.",
        check:
          "The broker's URL contains an internal hostname, and `NO_PROXY` doesn't contain this hostname or its domain.",
        fix: 'Add the hostname to `NO_PROXY`.',
        command: 'export NO_PROXY="localhost,127.0.0.1,$PACT_BROKER_HOST"',
      },
    ],
    next: "Run `curl --verbose https://github.com`. If the `Proxy-Authenticate` headers in the output don't contain `Basic`, the proxy requires a different method, such as NTLM, so ask your network team for another way to connect.",
    links: [
      {label: 'Use a proxy or your own certificate authority', to: '/docs/install-pact-cli#networks'},
      {label: 'Connect through a proxy', to: '/docs/on-premises-2x/network-configuration#behind-a-proxy'},
    ],
    keywords: ['HTTPS_PROXY', 'corporate proxy', 'Proxy-Authenticate', 'NTLM'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/yeongzhiwei/issues-tracker/issues/2',
      unrecorded: "the proxy in this site's samples doesn't require a password",
    },
  },
  {
    id: 'github-input-not-supplied',
    area: 'ci',
    title: 'Input required and not supplied: …',
    patterns: ['Input required and not supplied: {name}'],
    example: 'Error: Input required and not supplied: api-key',
    level: 'error',
    meaning:
      'A required input of an action in a GitHub workflow is empty. If the value comes from a secret, GitHub might not have passed the secret to this build.',
    causes: [
      {
        cause: "A pull request from a fork started the build, and GitHub doesn't pass secrets to such builds.",
        check: 'The pull request comes from a fork, and builds of your own branches succeed.',
        fix: 'If the pull request comes from a fork, skip the steps that need the secret, such as publishing pacts. The tests can still run.',
      },
      {
        cause: 'Dependabot started the build, so the build can read only Dependabot secrets.',
        check: 'The author of the pull request is `dependabot[bot]`.',
        fix: 'Add the secret under **Settings** > **Secrets and variables** > **Dependabot**.',
      },
      {
        cause: "The secret has a different name than the one in the workflow, or it doesn't exist in this repository.",
        check:
          "Under **Secrets and variables** > **Actions**, no secret has the name that the workflow uses, or the secret belongs to an environment that the job doesn't use.",
        fix: 'Correct the name in the workflow, or create the secret under **Actions**. If the secret belongs to an environment, add the environment to the job.',
      },
    ],
    next: "Read the list of inputs below `with:` in the step's log. GitHub prints `***` for a secret with a value. If the input is empty, the secret has no value in this build. If the list doesn't contain the input, its name in the workflow is wrong.",
    links: [
      {label: 'Rules for every workflow', to: '/docs/branches-and-releases#rules'},
      {
        label: 'Troubleshoot the pipelines',
        to: '/docs/workshops/ci-cd/set-up-ci/configure-consumer-and-provider-pipelines#troubleshooting',
      },
    ],
    keywords: ['PACT_BROKER_TOKEN empty', 'fork pull request', 'secrets not available', 'Dependabot'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/ianlewis/todos/issues/435',
      unrecorded: "the samples on this site don't run on GitHub's runners",
    },
  },
  {
    id: 'git-not-a-symbolic-ref',
    area: 'ci',
    title: 'fatal: ref HEAD is not a symbolic ref',
    patterns: ['fatal: ref HEAD is not a symbolic ref'],
    example: 'fatal: ref HEAD is not a symbolic ref',
    level: 'error',
    meaning:
      'A script asked Git for the branch name, but the CI system checked out a commit instead of a branch (a "detached HEAD"). If the script continues, the contracts or results that it publishes have no branch.',
    causes: [
      {
        cause: 'The job runs for a pull request or a tag, so the CI system checks out a single commit.',
        check: 'This command prints `HEAD` instead of a branch name.',
        checkCommand: 'git rev-parse --abbrev-ref HEAD',
        fix: "Read the branch from one of the CI system's variables. In GitHub Actions, use `github.head_ref` for pull requests and `github.ref_name` for other builds.",
        command: 'export GIT_BRANCH="${GITHUB_HEAD_REF:-$GITHUB_REF_NAME}"',
      },
    ],
    next: 'Open the new version in PactFlow. If it has no branch or its branch is `HEAD`, the script still reads the branch from Git, so print the value that it passes to `--branch`.',
    links: [
      {label: 'Rules for every workflow', to: '/docs/branches-and-releases#rules'},
      {label: 'Publish from your CI system', to: '/docs/bi-directional-contract-testing/publishing#in-your-ci-system'},
    ],
    keywords: ['detached HEAD', 'GIT_BRANCH empty', 'branch is HEAD', 'GITHUB_REF_NAME'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/git/git/blob/master/builtin/symbolic-ref.c',
      unrecorded: "the samples on this site don't read the branch from Git",
    },
  },
  {
    id: 'git-dubious-ownership',
    area: 'ci',
    title: "fatal: detected dubious ownership in repository at '…'",
    patterns: [
      "fatal: detected dubious ownership in repository at '{path}'",
      'detected dubious ownership in repository',
    ],
    example: "fatal: detected dubious ownership in repository at '/github/workspace'",
    level: 'error',
    meaning:
      'Git refuses to read the repository because its folder belongs to another user. A script that reads the commit or the branch from Git gets an empty value. As a result, publishing fails or uses the wrong version.',
    causes: [
      {
        cause: 'The step runs in a container as a different user than the one that checked out the code.',
        check:
          "The path in the error is a folder that's mounted in the container, such as `/github/workspace` or `/work`. In the container, this command prints a different number than `id -u`.",
        checkCommand: 'stat -c %u {path}',
        fix: 'Tell Git in the container to trust the folder.',
        command: 'git config --global --add safe.directory {path}',
      },
      {
        cause:
          'The container runs Git only to read the commit and the branch, which the CI system already provides in variables.',
        check: 'In the container, the script runs no Git commands other than `git rev-parse` and similar ones.',
        fix: "Read both values from the CI system's variables, and pass them to the container.",
        command:
          'docker run --rm -e PACT_BROKER_BASE_URL -e PACT_BROKER_TOKEN -v "$PWD:/work" -w /work pactfoundation/pact:0.10.8 broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"',
      },
    ],
    next: "Run `git config --show-origin --get-all safe.directory` in the same step. If the output doesn't contain the folder, the setting was saved for a different user or home folder.",
    links: [
      {label: 'Run the CLI with Docker', to: '/docs/install-pact-cli#docker'},
      {label: 'Rules for every workflow', to: '/docs/branches-and-releases#rules'},
    ],
    keywords: ['safe.directory', 'GIT_COMMIT empty', 'exit code 128', 'container job'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/actions/runner/issues/2033',
      unrecorded: "the samples on this site don't run Git in containers",
    },
  },
  {
    id: 'git-not-a-repository',
    area: 'ci',
    title: 'fatal: not a git repository (or any of the parent directories): .git',
    patterns: ['fatal: not a git repository (or any of the parent directories): .git', 'fatal: not a git repository'],
    example: 'fatal: not a git repository (or any of the parent directories): .git',
    level: 'error',
    meaning:
      'A command that reads the commit or the branch from Git ran outside a Git repository, so the version or the branch stays empty.',
    causes: [
      {
        cause: "The command runs in a container or an image build that doesn't include the `.git` folder.",
        check: 'The same command works outside the container, on the machine that checked out the code.',
        fix: 'Read the commit outside the container, and pass it as a variable or a build argument.',
        command: 'docker build --build-arg GIT_COMMIT="$GIT_COMMIT" .',
      },
      {
        cause: "The job doesn't check out the repository.",
        check:
          'The job has no checkout step, for example, because it only publishes pacts that an earlier job uploaded as an artifact.',
        fix: "Use the CI system's commit variable, such as `GITHUB_SHA`, or add a checkout step.",
      },
      {
        cause: 'The checkout is in a different folder than the one where the command runs.',
        check:
          "The job has a checkout step, but the list of files in the step's working directory doesn't contain `.git`.",
        checkCommand: 'ls -a',
        fix: "Change to the checkout's folder before you run the command.",
      },
    ],
    next: "Read the rest of the error. If it names a path instead of `any of the parent directories`, the `GIT_DIR` variable or a `.git` file refers to a folder that doesn't exist in this job.",
    links: [
      {label: 'Rules for every workflow', to: '/docs/branches-and-releases#rules'},
      {label: 'Which version should I publish with?', to: '/docs/how_to#which-version-should-i-publish-with'},
    ],
    keywords: ['git rev-parse HEAD', 'GIT_COMMIT empty', 'dockerignore', 'auto-detect-version-properties'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker/build-push-action/issues/378',
      unrecorded: "the samples on this site don't read the commit from Git",
    },
  },
  {
    id: 'github-dispatch-not-found',
    area: 'ci',
    title: 'Repository not found, OR token has insufficient permissions',
    patterns: [
      'Repository not found, OR token has insufficient permissions.',
      '"message":"Not Found","documentation_url":"https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event"',
      '"message": "Not Found", "documentation_url": "https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event"',
      '"message":"Not Found","documentation_url":"https://docs.github.com/rest/actions/workflows#create-a-workflow-dispatch-event"',
    ],
    example: 'Error: Repository not found, OR token has insufficient permissions.',
    level: 'error',
    meaning:
      "GitHub returned status 404 to a webhook or a step that tried to start a workflow. The response is the same whether the repository doesn't exist or the token can't access it.",
    causes: [
      {
        cause: 'The URL contains the wrong owner or repository.',
        check:
          "The path isn't `/repos/OWNER/REPOSITORY/dispatches` with the names from your repository's page, or a dynamic variable in the URL is empty.",
        fix: 'Correct the URL in the webhook or the workflow.',
      },
      {
        cause: "The token doesn't have access to the repository.",
        check:
          'The token is a fine-grained token for other repositories, or a classic token without the `repo` or `public_repo` scope.',
        fix: "Give a fine-grained token **Read and write** access to the repository's **Contents**, or create a classic token with the `repo` scope (for a public repository, `public_repo`).",
      },
    ],
    next: 'Send the same request with `curl` and the same token from your own machine. If the response has status 204, the webhook or workflow sends a different URL or token.',
    links: [
      {label: 'Troubleshoot the webhook', to: '/docs/workshops/ci-cd/set-up-ci/configure-webhook#troubleshooting'},
      {label: 'Fix other errors in the webhook log', to: '/docs/webhooks-help#other-errors'},
    ],
    keywords: ['repository_dispatch 404', 'Not Found', 'webhook 404 GitHub', 'peter-evans/repository-dispatch'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/peter-evans/repository-dispatch/issues/68',
      unrecorded: "the samples on this site can't send requests to GitHub",
    },
  },
  {
    id: 'github-resource-not-accessible',
    area: 'ci',
    title: 'Resource not accessible by integration',
    patterns: ['Resource not accessible by integration', 'Resource not accessible by personal access token'],
    example: 'Error: Resource not accessible by integration',
    level: 'error',
    meaning:
      'GitHub returned status 403 because the token in the request lacks a permission, for example, to start a workflow or set a commit status.',
    causes: [
      {
        cause: 'The workflow uses `GITHUB_TOKEN`, which has no write access in this job.',
        check:
          'The error ends with `by integration`, and the **GITHUB_TOKEN Permissions** list below **Set up job** in the log contains no write access for this operation.',
        fix: "Add the permission to the job's `permissions`, such as `contents: write` for a `repository_dispatch` event in the same repository.",
      },
      {
        cause: "The workflow sends `GITHUB_TOKEN` to another repository, for example, to start the provider's build.",
        check: 'The repository in the request differs from the one that contains the workflow.',
        fix: 'Use a personal access token or a GitHub App token for the other repository, or let a PactFlow webhook start the build.',
      },
      {
        cause: 'A fine-grained personal access token lacks the required permission or access to the repository.',
        check: 'The error ends with `by personal access token`.',
        fix: "In the token's settings, select the repository and set the permission to **Read and write**: **Contents** for a `repository_dispatch` event, **Actions** for `workflow_dispatch`, and **Commit statuses** for a commit status.",
      },
      {
        cause: 'A pull request from a fork started the build, so `GITHUB_TOKEN` is read-only.',
        check: 'The pull request comes from a fork, and builds of your own branches succeed.',
        fix: 'Skip this step if the pull request comes from a fork.',
      },
    ],
    next: 'Send the same request with `curl --include`. The `X-Accepted-GitHub-Permissions` header of the response lists the permissions that the endpoint requires. If the token lacks one of them, add it to the token or the job.',
    links: [
      {label: 'Troubleshoot the webhook', to: '/docs/workshops/ci-cd/set-up-ci/configure-webhook#troubleshooting'},
      {
        label: 'Create a token on GitHub',
        to: '/docs/workshops/ci-cd/set-up-ci/configure-webhook#1-create-a-token-on-github',
      },
    ],
    keywords: ['403', 'GITHUB_TOKEN permissions', 'repository_dispatch', 'commit status'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/peter-evans/repository-dispatch/issues/196',
      unrecorded: "the samples on this site can't send requests to GitHub",
    },
  },
  {
    id: 'github-no-ref-found',
    area: 'ci',
    title: 'No ref found for: …',
    patterns: ['No ref found for: {branch}', 'No ref found for:'],
    example: '"message": "No ref found for: fail",',
    level: 'error',
    meaning:
      "GitHub returned status 422 to a request to start a workflow, because the repository has no branch or tag with the name in the request's `ref` field.",
    causes: [
      {
        cause: 'The branch name is wrong, for example, `main` in a repository whose main branch is `master`.',
        check: "The error contains a branch name that isn't in the repository's list of branches and tags.",
        fix: 'Set `ref` to an existing branch.',
      },
      {
        cause:
          "The `ref` field contains a commit hash, for example, because the webhook inserts the provider's version number.",
        check: 'The value in the error is a commit hash.',
        fix: 'Set `ref` to the main branch, pass the commit as a workflow input, and have the workflow check it out.',
      },
      {
        cause: 'A variable in the request body is empty.',
        check: 'The error contains nothing after `No ref found for:`.',
        fix: "Use a fixed branch, or a variable that always has a value for the webhook's event.",
      },
    ],
    next: "Open the webhook's log in PactFlow. If the branch in the request body exists, check that the URL contains the right repository.",
    links: [
      {label: 'Troubleshoot the webhook', to: '/docs/workshops/ci-cd/set-up-ci/configure-webhook#troubleshooting'},
      {label: 'Webhooks screen', to: '/docs/user-interface/settings/webhooks'},
    ],
    keywords: ['workflow_dispatch 422', 'Unprocessable Entity', 'providerVersionBranch', 'webhook GitHub Actions'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/convictional/trigger-workflow-and-wait/issues/44',
      unrecorded: "the samples on this site can't send requests to GitHub",
    },
  },
  {
    id: 'github-no-workflow-dispatch',
    area: 'ci',
    title: "Workflow does not have 'workflow_dispatch' trigger",
    patterns: ["Workflow does not have 'workflow_dispatch' trigger"],
    example: "Error: Workflow does not have 'workflow_dispatch' trigger",
    level: 'error',
    meaning:
      'GitHub returned status 422 because the workflow file on the requested branch has no `workflow_dispatch` entry below `on`, so no request can start it.',
    causes: [
      {
        cause: "The workflow file on this branch doesn't contain the trigger.",
        check:
          "On the branch in the request's `ref` field, the file has no `workflow_dispatch` below `on`. Copies on other branches don't count.",
        fix: 'Add `workflow_dispatch` with the inputs that the request sends, and merge the change to that branch and to the default branch.',
      },
      {
        cause:
          'The workflow waits for a `repository_dispatch` event, but the request uses the endpoint for `workflow_dispatch`.',
        check:
          "The file contains `repository_dispatch`, and the request's URL ends with `/actions/workflows/…/dispatches`.",
        fix: 'Send the request to `/repos/OWNER/REPOSITORY/dispatches` with an `event_type` that the workflow lists.',
      },
    ],
    next: "Open the workflow on the **Actions** tab. If GitHub shows no **Run workflow** button, the file on the default branch lacks the trigger. If GitHub shows the button, check the workflow's file name in the request's URL.",
    links: [
      {label: 'Create the webhook', to: '/docs/workshops/ci-cd/set-up-ci/configure-webhook#3-create-the-webhook'},
      {label: 'Webhooks screen', to: '/docs/user-interface/settings/webhooks'},
    ],
    keywords: ['HTTP 422', 'could not create workflow dispatch event', 'webhook GitHub Actions'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/benc-uk/workflow-dispatch/issues/65',
      unrecorded: "the samples on this site can't send requests to GitHub",
    },
  },
  {
    id: 'alpine-symbol-not-found',
    area: 'ci',
    title: 'Error relocating …: symbol not found',
    patterns: [
      'Error relocating {file}: {name}: symbol not found',
      'Error loading shared library ld-linux-x86-64.so.2: No such file or directory',
      'Error loading shared library libpact_ffi',
    ],
    example:
      'Error relocating /builds/test/node_modules/@pact-foundation/pact-core/build/Release/libpact_ffi.so: gnu_get_libc_version: symbol not found',
    level: 'error',
    meaning:
      'The image is based on Alpine Linux, whose C library is musl. The program or library in the error was built for glibc, the C library of Debian and most other distributions.',
    causes: [
      {
        cause: "The Pact library doesn't support Alpine. This applies to PactNet and to Pact JS before version 13.",
        check: 'The project uses PactNet or a version of Pact JS before 13, and the error names `libpact_ffi`.',
        fix: "Upgrade Pact JS to version 13 or later. For PactNet, run the tests in an SDK image whose tag doesn't contain `alpine`.",
      },
      {
        cause: 'The dependencies were installed outside this image and then copied to it.',
        check: 'The Dockerfile copies `node_modules`, or Alpine and Debian jobs share a cache.',
        fix: 'Install the dependencies in the image that runs the tests.',
        command: 'rm -rf node_modules && npm ci',
      },
      {
        cause: 'The standalone Pact CLI was built for glibc.',
        check: 'The file in the error is `pact`.',
        fix: 'Download the executable with `musl` in its name.',
      },
    ],
    next: 'Run the tests in the Debian variant of the same image. If they pass there, use the Debian variant for the Pact job. If they fail with a different error, look up that error.',
    links: [
      {label: 'Install the standalone executable', to: '/docs/install-pact-cli#installer'},
      {label: 'Troubleshooting for the Go provider', to: '/docs/examples/golang/provider#pitfalls'},
    ],
    keywords: ['Alpine', 'musl', 'gcompat', 'node:alpine', 'libpact_ffi.so'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/issues/1026',
      unrecorded: 'the samples on this site run on Debian',
    },
  },
  {
    id: 'glibc-not-found',
    area: 'ci',
    title: "version `GLIBC_…' not found",
    patterns: ["version `GLIBC_{version}' not found (required by {file})", "version `GLIBC_{version}' not found"],
    example:
      "/lib64/libc.so.6: version `GLIBC_2.29' not found (required by /XXX/frontend/node_modules/.pnpm/@pact-foundation+pact-core@13.6.0/node_modules/@pact-foundation/pact-core/build/Release/libpact_ffi.so)",
    level: 'error',
    meaning:
      "The program or library requires a later version of the GNU C library (glibc) than this Linux distribution provides, so the operating system couldn't load it.",
    causes: [
      {
        cause: 'The image or the CI agent is based on an old distribution.',
        check:
          'The first line that `ldd` prints contains a lower version than the one in the error, and the project already uses a current Pact library or CLI.',
        checkCommand: 'ldd --version',
        fix: 'Run the job on a later version of the distribution, for example, in a current Debian image.',
      },
      {
        cause:
          'The project uses an old Pact library that requires a later version of glibc than current Pact libraries do.',
        check: 'The file in the error is `libpact_ffi.so`, and a later version of the Pact library is available.',
        fix: 'Upgrade the Pact library.',
      },
    ],
    next: 'Run the tests in a container with a current Debian image. If they pass there, keep the container for the Pact job. If they fail with the same error, a cache or a copied folder contains files for another distribution.',
    links: [
      {label: 'Install with pip', to: '/docs/install-pact-cli#pip'},
      {label: 'Install the standalone executable', to: '/docs/install-pact-cli#installer'},
    ],
    keywords: ['glibc', 'CentOS 7', 'Amazon Linux 2', 'Ubuntu 18.04', 'RHEL'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/pact-foundation/pact-js/issues/864',
      unrecorded: 'the samples on this site run on a current version of Debian',
    },
  },
  {
    id: 'docker-lookup-failed',
    area: 'ci',
    title: 'dial tcp: lookup …: no such host',
    patterns: [
      'dial tcp: lookup {host} on {url}: no such host',
      'dial tcp: lookup {host}: no such host',
      'dial tcp: lookup',
    ],
    example:
      'docker: Error response from daemon: Get https://registry-1.docker.io/v2/: dial tcp: lookup registry-1.docker.io on 192.168.65.1:53: no such host.',
    level: 'error',
    meaning: "Docker couldn't resolve the hostname of the registry, so it couldn't pull the image.",
    causes: [
      {
        cause: "The network allows connections only through a proxy, which the Docker daemon doesn't use.",
        check: 'With `HTTPS_PROXY` set, `curl` reaches the registry, but this command prints an empty line.',
        checkCommand: 'docker info --format "{{.HTTPSProxy}}"',
        fix: "Configure the [Docker daemon's proxy](https://docs.docker.com/engine/daemon/proxy/). Your shell's variables have no effect on the daemon.",
      },
      {
        cause: "A firewall or the DNS server blocks the registry's hostname.",
        check: "`nslookup` can't resolve the hostname either, and the network requires no proxy.",
        checkCommand: 'nslookup {host}',
        fix: "Allow connections to the registry's hosts. For the On-Premises image, see [Allow outgoing connections](/docs/on-premises-2x/network-configuration#outgoing-connections).",
      },
    ],
    next: "Pull the image on another machine in the same network. If the pull succeeds there, compare `/etc/resolv.conf` and the Docker daemon's proxy settings on both machines. If it fails, ask your network team.",
    links: [
      {label: 'Allow outgoing connections', to: '/docs/on-premises-2x/network-configuration#outgoing-connections'},
      {label: 'Fix a failed pull', to: '/docs/on-premises-2x/docker-image-registry#when-a-pull-fails'},
    ],
    keywords: ['DNS', 'server misbehaving', 'i/o timeout', 'air-gapped', 'corporate proxy'],
    editions: ['cloud', '2.x', '1.x'],
    origin: {
      source: 'https://github.com/docker/for-win/issues/4884',
      unrecorded: "the samples on this site don't pull images",
    },
  },
] satisfies readonly KnownError[];
