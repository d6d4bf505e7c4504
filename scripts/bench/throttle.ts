/** A proxy that makes a server on this machine as slow as one at the other end of a mobile connection. */
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

export interface Network {
  name: string;
  /** Round-trip time in milliseconds. */
  roundTrip: number;
  /** Download rate in megabits per second, shared by all connections. */
  rate: number;
}

export interface Proxy {
  /** URL of the proxied site. */
  url: string;
  close: () => Promise<void>;
}

/** Delivers data to a socket at given times, in order. */
function deliver(socket: Socket, data: Buffer, delay: number): void {
  setTimeout(() => {
    if (!socket.destroyed) socket.write(data);
  }, delay);
}

/**
 * Starts a proxy. Establishing a connection takes a round trip, as with TCP; the time that encryption would add isn't
 * included.
 * @param target URL of the server, with a port
 */
export async function throttle(target: string, {roundTrip, rate}: Network): Promise<Proxy> {
  const {hostname, port} = new URL(target);
  const bytesPerMillisecond = (rate * 1e6) / 8 / 1000;
  const open = new Set<Socket>();
  /** The time by which the shared link will have transferred everything queued so far. */
  let free = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let ready = performance.now() + 1.5 * roundTrip;
    client.on('data', (data) => {
      const now = performance.now();
      ready = Math.max(ready, now + roundTrip / 2);
      deliver(upstream, data, ready - now);
    });
    upstream.on('data', (data) => {
      const now = performance.now();
      free = Math.max(free, now) + data.length / bytesPerMillisecond;
      deliver(client, data, free + roundTrip / 2 - now);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      // What was received before the end is still to be delivered.
      socket.on('close', () => {
        open.delete(socket);
        setTimeout(() => other.destroy(), Math.max(0, free - performance.now()) + 2 * roundTrip);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
