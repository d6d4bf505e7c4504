// Ways to run a command with no network but its own loopback. Which of them works is found out by trying.
import {spawnSync} from 'node:child_process';

/** One way to take the network from a command. */
export interface Way {
  /** As it is called on a command line, for messages. */
  name: string;
  /** The command line that runs `command` without a network. */
  wrap: (command: readonly string[]) => string[];
}

export interface User {
  /** 0 for root. */
  id: number;
  group: number;
}

/** SIOCSIFFLAGS with IFF_UP and IFF_RUNNING on `lo`, for a machine without iproute2. Flags and request are those of linux/if.h and linux/sockios.h. */
const PERL = `use Socket; socket(my $s, AF_INET, SOCK_DGRAM, 0) or exit 1; my $r = pack("a16 s x22", "lo", 0x41); exit(ioctl($s, 0x8914, $r) ? 0 : 1)`;
const PYTHON = `import fcntl, socket, struct; fcntl.ioctl(socket.socket(socket.AF_INET, socket.SOCK_DGRAM), 0x8914, struct.pack("16sh22x", b"lo", 0x41))`;

/** Each switches the loopback interface of a new namespace on; the first that is there and works is enough. */
export const LOOPBACK_COMMANDS: readonly string[] = [
  'ip link set lo up',
  'ifconfig lo up',
  'busybox ip link set lo up',
  `perl -e '${PERL}'`,
  `python3 -c '${PYTHON}'`,
];

/** A shell script that switches loopback on and becomes the command in its arguments. */
function withLoopback(prefix = ''): string[] {
  const tries = LOOPBACK_COMMANDS.map((command) => `${command} 2>/dev/null`).join(' || ');
  const failure = `echo 'The loopback interface could not be switched on. Install iproute2 (the program ip), perl, or python3.' >&2; exit 125`;
  // Only root has the folders of ip and ifconfig on its path.
  return ['sh', '-c', `(PATH="$PATH:/usr/sbin:/sbin"; ${tries}) || { ${failure}; }; exec ${prefix}"$@"`, 'sh'];
}

/** Everything but this machine's own loopback is refused; what is no network (files, Unix sockets) is allowed. */
const MACOS_PROFILE = [
  '(version 1)',
  '(allow default)',
  '(deny network*)',
  '(allow network* (local ip "localhost:*"))',
  '(allow network-outbound (remote ip "localhost:*"))',
  '(allow network* (local unix-socket))',
  '(allow network-outbound (remote unix-socket))',
].join('');

/** Variables that a sample needs and that `sudo` takes away. */
const KEPT_BY_SUDO = ['PATH', 'HOME', 'LANG', 'CI', 'NODE_ENV', 'PACT_DO_NOT_TRACK'];

/**
 * The ways that a system may offer, the plainest first.
 * @param platform as in `process.platform`
 * @param environment whose path and home a command keeps where `sudo` would change them
 */
export function waysFor(
  platform: NodeJS.Platform,
  user: User,
  environment: Readonly<Record<string, string | undefined>> = {},
): Way[] {
  if (platform === 'darwin')
    return [{name: 'sandbox-exec', wrap: (command) => ['sandbox-exec', '-p', MACOS_PROFILE, ...command]}];
  if (platform !== 'linux') return [];
  const root: Way = {
    name: 'unshare --net',
    wrap: (command) => ['unshare', '--net', '--', ...withLoopback(), ...command],
  };
  const mapped: Way = {
    name: 'unshare --net --map-root-user',
    wrap: (command) => ['unshare', '--net', '--map-root-user', '--', ...withLoopback(), ...command],
  };
  if (user.id === 0) return [root, mapped];
  // Some systems keep new namespaces from ordinary users, Ubuntu since 24.04. There, root makes it and gives its rights up again at once.
  const variables = KEPT_BY_SUDO.flatMap((name) =>
    environment[name] === undefined ? [] : [`${name}=${environment[name]}`],
  );
  const giveUp = `setpriv --reuid=${user.id} --regid=${user.group} --init-groups -- env `;
  const asRoot: Way = {
    name: 'sudo unshare --net',
    wrap: (command) => ['sudo', '-n', 'unshare', '--net', '--', ...withLoopback(giveUp), ...variables, ...command],
  };
  return [mapped, asRoot];
}

export interface Choice {
  /** Undefined when no way works. */
  way: Way | undefined;
  /** What each way that does not work said, one line each. */
  failures: string[];
}

/** Tries the ways in order with a command that does nothing, and takes the first that works. */
export function chooseWay(ways: readonly Way[]): Choice {
  const failures: string[] = [];
  for (const way of ways) {
    const [program = '', ...args] = way.wrap(['true']);
    const {status, stderr, error} = spawnSync(program, args, {encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe']});
    if (error === undefined && status === 0) return {way, failures};
    const reason = error?.message ?? (stderr.trim() || `exit status ${status ?? 'unknown'}`);
    failures.push(`${way.name}: ${reason.split('\n')[0] ?? ''}`);
  }
  return {way: undefined, failures};
}

/** What to tell someone on whose system no way works. */
export function describeNoWay(platform: NodeJS.Platform, failures: readonly string[]): string {
  const tried =
    failures.length > 0 ? failures.map((failure) => `\n  ${failure}`).join('') : `\n  none is known for ${platform}`;
  return [
    `The samples must run without a network, and no way to take it from them works here. Tried:${tried}`,
    'On Linux, run as root, or let users make namespaces: sysctl -w kernel.unprivileged_userns_clone=1 on older Debian,',
    'sysctl -w kernel.apparmor_restrict_unprivileged_userns=0 on Ubuntu. In a container, add the capability SYS_ADMIN.',
    'Or run with --allow-network (npm run samples -- --allow-network): the samples are then run, and nothing is proven about the network.',
  ].join('\n');
}
