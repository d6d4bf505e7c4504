// Verifies that a process has no network access: it can connect to its own server (the inner server), but not to one
// that was started before network access was disabled (the outer server).
import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Server} from 'node:net';
import {networkInterfaces} from 'node:os';

export interface Address {
  host: string;
  port: number;
}

/** The result of an attempt to connect: `reached`, or an error code such as ECONNREFUSED. */
export type Attempt = string;

/** Milliseconds. Long enough for a server on the same machine, and also ends attempts whose packets are dropped. */
const TIMEOUT = 5000;

/** Tries to connect, and closes the connection. Never rejects. */
export function attemptConnection({host, port}: Address): Promise<Attempt> {
  return new Promise((resolve) => {
    const socket = connect({host, port, timeout: TIMEOUT});
    const end = (result: Attempt) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end('reached'));
    socket.once('timeout', () => end('no response'));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
}

/** Starts a server on a free port that counts its connections. */
export async function startServer(
  host: string,
): Promise<{server: Server; address: Address; connections: () => number}> {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.on('error', () => undefined);
    socket.end();
  });
  server.listen(0, host);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {server, address: {host, port}, connections: () => count};
}

/**
 * The host on which the outer server listens, so that only a process with network access reaches it. A Linux namespace
 * has its own loopback interface, but a macOS sandbox shares the machine's, so it needs one of the machine's network
 * addresses.
 *
 * @returns undefined if the machine has no network address
 */
export function outerHost(platform: NodeJS.Platform, interfaces = networkInterfaces()): string | undefined {
  if (platform !== 'darwin') return '127.0.0.1';
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(({family, internal}) => family === 'IPv4' && !internal)?.address;
}

export interface Evidence {
  /** The attempt to connect to this process's own server. */
  inner: Attempt;
  /** The attempt to connect to the server that was started with network access. */
  outer: Attempt;
  /** Names of network interfaces other than loopback; undefined if they don't matter, as in a macOS sandbox. */
  interfaces: readonly string[] | undefined;
}

/** Collects the evidence in the process that must not have network access. */
export async function gatherEvidence(outer: Address, platform: NodeJS.Platform = process.platform): Promise<Evidence> {
  const own = await startServer('127.0.0.1');
  try {
    const ownLoopbackOnly = platform === 'linux';
    const others = Object.entries(networkInterfaces()).flatMap(([name, addresses]) =>
      addresses?.some(({internal}) => !internal) ? [name] : [],
    );
    return {
      inner: await attemptConnection(own.address),
      outer: await attemptConnection(outer),
      interfaces: ownLoopbackOnly ? others : undefined,
    };
  } finally {
    own.server.close();
  }
}

/** @returns one sentence for each sign of network access; empty if the process has only its loopback interface */
export function problemsWith({inner, outer, interfaces}: Evidence): string[] {
  const problems: string[] = [];
  if (inner !== 'reached')
    problems.push(`The inner server does not respond (${inner}), but the samples need a loopback interface.`);
  if (outer === 'reached') problems.push('The outer server responds, so these commands have network access.');
  if (interfaces !== undefined && interfaces.length > 0)
    problems.push(`There are network interfaces other than loopback: ${interfaces.join(', ')}.`);
  return problems;
}
