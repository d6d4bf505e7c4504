// Proof that a process has no network: it reaches a listener of its own, and cannot reach one outside that is known to answer.
import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Server} from 'node:net';
import {networkInterfaces} from 'node:os';

export interface Address {
  host: string;
  port: number;
}

/** What an attempt to connect came to: `reached`, or the code of its error, such as ECONNREFUSED. */
export type Attempt = string;

/** Long enough for a listener on the same machine; a network that swallows packets ends here too. */
const PATIENCE = 5000;

/** Tries to connect, and closes again. Never rejects. */
export function attempt({host, port}: Address): Promise<Attempt> {
  return new Promise((resolve) => {
    const socket = connect({host, port, timeout: PATIENCE});
    const end = (result: Attempt) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end('reached'));
    socket.once('timeout', () => end('no answer'));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
}

/** A listener that counts who came, at a free port. */
export async function listen(host: string): Promise<{server: Server; address: Address; visits: () => number}> {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.on('error', () => undefined);
    socket.end();
  });
  server.listen(0, host);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {server, address: {host, port}, visits: () => count};
}

/**
 * Where the listener outside must stand so that only a process with a network reaches it. A Linux namespace has a loopback of its own; a macOS sandbox
 * shares the machine's, so there it is an address of the machine towards the network.
 * @returns undefined when the machine has no such address
 */
export function outsideHost(platform: NodeJS.Platform, interfaces = networkInterfaces()): string | undefined {
  if (platform !== 'darwin') return '127.0.0.1';
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(({family, internal}) => family === 'IPv4' && !internal)?.address;
}

export interface Evidence {
  /** The listener that this process opened. */
  inside: Attempt;
  /** The listener outside. */
  outside: Attempt;
  /** Names of the network interfaces with an address other than loopback's; undefined where they do not count, as in a macOS sandbox. */
  interfaces: readonly string[] | undefined;
}

/** Collects the evidence from inside the process that is to have no network. */
export async function gatherEvidence(
  outside: Address,
  platform: NodeJS.Platform = process.platform,
): Promise<Evidence> {
  const own = await listen('127.0.0.1');
  try {
    const ownLoopbackOnly = platform === 'linux';
    const others = Object.entries(networkInterfaces()).flatMap(([name, addresses]) =>
      addresses?.some(({internal}) => !internal) ? [name] : [],
    );
    return {
      inside: await attempt(own.address),
      outside: await attempt(outside),
      interfaces: ownLoopbackOnly ? others : undefined,
    };
  } finally {
    own.server.close();
  }
}

/** @returns what speaks against the proof, one sentence each; empty when the process has no network but its loopback */
export function objections({inside, outside, interfaces}: Evidence): string[] {
  const found: string[] = [];
  if (inside !== 'reached')
    found.push(`A listener inside is not reached (${inside}): the samples need their own loopback.`);
  if (outside === 'reached') found.push('The listener outside is reached: these commands have a network.');
  if (interfaces !== undefined && interfaces.length > 0)
    found.push(`There are network interfaces besides loopback: ${interfaces.join(', ')}.`);
  return found;
}
