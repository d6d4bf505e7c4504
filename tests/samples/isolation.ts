// Methods to run a command without network access except its own loopback interface. The first one that works is used.
import {spawnSync} from 'node:child_process';

/** A method to run a command without network access. */
export interface IsolationMethod {
  /** The command without its arguments, for messages. */
  name: string;
  /** The command line that runs `command` without network access. */
  wrap: (command: readonly string[]) => string[];
}

export interface User {
  /** The user ID; 0 for root. */
  id: number;
  group: number;
}

/**
 * Sets the flags IFF_UP and IFF_RUNNING of `lo` with SIOCSIFFLAGS, on machines without iproute2. The numbers are from
 * linux/if.h and linux/sockios.h.
 */
const PERL = `use Socket; socket(my $s, AF_INET, SOCK_DGRAM, 0) or exit 1; my $r = pack("a16 s x22", "lo", 0x41); exit(ioctl($s, 0x8914, $r) ? 0 : 1)`;
const PYTHON = `import fcntl, socket, struct; fcntl.ioctl(socket.socket(socket.AF_INET, socket.SOCK_DGRAM), 0x8914, struct.pack("16sh22x", b"lo", 0x41))`;

/** Commands that enable the loopback interface of a new namespace. They are tried until one works. */
export const LOOPBACK_COMMANDS: readonly string[] = [
  'ip link set lo up',
  'ifconfig lo up',
  'busybox ip link set lo up',
  `perl -e '${PERL}'`,
  `python3 -c '${PYTHON}'`,
];

/** A shell script that enables the loopback interface and then runs the command in its arguments. */
function withLoopback(prefix = ''): string[] {
  const tries = LOOPBACK_COMMANDS.map((command) => `${command} 2>/dev/null`).join(' || ');
  const failure = `echo 'The loopback interface could not be enabled. Install iproute2 (the program ip), perl, or python3.' >&2; exit 125`;
  // The folders of ip and ifconfig are only on the PATH of root.
  return ['sh', '-c', `(PATH="$PATH:/usr/sbin:/sbin"; ${tries}) || { ${failure}; }; exec ${prefix}"$@"`, 'sh'];
}

/** Denies all network access except this machine's loopback interface and Unix sockets. */
const MACOS_PROFILE = [
  '(version 1)',
  '(allow default)',
  '(deny network*)',
  '(allow network* (local ip "localhost:*"))',
  '(allow network-outbound (remote ip "localhost:*"))',
  '(allow network* (local unix-socket))',
  '(allow network-outbound (remote unix-socket))',
].join('');

/** Environment variables that a sample needs and that `sudo` removes. */
const KEPT_BY_SUDO = ['PATH', 'HOME', 'LANG', 'CI', 'NODE_ENV', 'PACT_DO_NOT_TRACK', 'LANGUAGE_TOOLCHAINS'];

/**
 * The methods that may work on a system, the simplest first.
 *
 * @param platform as in `process.platform`
 * @param environment variables that a command keeps when it runs with `sudo`, such as PATH and HOME
 */
export function methodsFor(
  platform: NodeJS.Platform,
  user: User,
  environment: Readonly<Record<string, string | undefined>> = {},
): IsolationMethod[] {
  if (platform === 'darwin')
    return [{name: 'sandbox-exec', wrap: (command) => ['sandbox-exec', '-p', MACOS_PROFILE, ...command]}];
  if (platform !== 'linux') return [];
  const root: IsolationMethod = {
    name: 'unshare --net',
    wrap: (command) => ['unshare', '--net', '--', ...withLoopback(), ...command],
  };
  const mapped: IsolationMethod = {
    name: 'unshare --net --map-root-user',
    wrap: (command) => ['unshare', '--net', '--map-root-user', '--', ...withLoopback(), ...command],
  };
  if (user.id === 0) return [root, mapped];
  // Some systems, such as Ubuntu since 24.04, don't let ordinary users create namespaces. There, root creates the
  // namespace and then drops its privileges.
  const variables = KEPT_BY_SUDO.flatMap((name) =>
    environment[name] === undefined ? [] : [`${name}=${environment[name]}`],
  );
  const dropPrivileges = `setpriv --reuid=${user.id} --regid=${user.group} --init-groups -- env `;
  const asRoot: IsolationMethod = {
    name: 'sudo unshare --net',
    wrap: (command) => [
      'sudo',
      '-n',
      'unshare',
      '--net',
      '--',
      ...withLoopback(dropPrivileges),
      ...variables,
      ...command,
    ],
  };
  return [mapped, asRoot];
}

export interface Choice {
  /** Undefined if no method works. */
  method: IsolationMethod | undefined;
  /** The error of each method that doesn't work, in one line. */
  failures: string[];
}

/** Tries the methods in order with a command that does nothing, and chooses the first that works. */
export function chooseMethod(methods: readonly IsolationMethod[]): Choice {
  const failures: string[] = [];
  for (const method of methods) {
    const [program = '', ...args] = method.wrap(['true']);
    const {status, stderr, error} = spawnSync(program, args, {encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe']});
    if (error === undefined && status === 0) return {method, failures};
    const reason = error?.message ?? (stderr.trim() || `exit code ${status ?? 'unknown'}`);
    failures.push(`${method.name}: ${reason.split('\n')[0] ?? ''}`);
  }
  return {method: undefined, failures};
}

/** The error message if no method works. */
export function describeFailures(platform: NodeJS.Platform, failures: readonly string[]): string {
  const tried =
    failures.length > 0 ? failures.map((failure) => `\n  ${failure}`).join('') : `\n  no method for ${platform}`;
  return [
    `The samples must run without network access, but no method to disable it works on this machine. Tried:${tried}`,
    'On Linux, run as root, or let users create namespaces: sysctl -w kernel.unprivileged_userns_clone=1 on older Debian,',
    'sysctl -w kernel.apparmor_restrict_unprivileged_userns=0 on Ubuntu. In a container, add the capability SYS_ADMIN.',
    'Or run the samples with network access: npm run samples -- --allow-network.',
  ].join('\n');
}
