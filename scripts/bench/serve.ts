// Sends nginx and the site's own server the same mix of requests, and prints how they compare. The figures depend on
// the machine; the command fails only if requests fail.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import autocannon from 'autocannon';
import {filesUnder} from '../../src/site/files';
import {serve} from '../../deploy/server';
import {readSettings} from '../../src/site/settings';
import {findNginx, startNginx} from '../../tests/checks/serverParity/nginx';
import {readRouteTable} from '../../tests/checks/routeTable';
import {PORTS} from '../../tests/ports';
import {mixOf, ratio} from './serveMix';

/** Seconds for each server, and concurrent connections. */
const SECONDS = 8;
const CONNECTIONS = 20;

interface Run {
  name: string;
  result: autocannon.Result;
}

function load(url: string, paths: readonly string[]): Promise<autocannon.Result> {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({method: 'GET', path, headers: {'accept-encoding': 'gzip, deflate, br'}})),
  });
}

async function main(): Promise<number> {
  const {baseUrl, siteUrl} = readSettings(process.env);
  const nginx = findNginx();
  const {routes} = readRouteTable();
  const mix = mixOf(routes, await filesUnder('build'), baseUrl);
  const paths = Object.values(mix).flat();
  console.log(
    `${SECONDS} s each, ${CONNECTIONS} connections, ${paths.length} URLs: ${Object.entries(mix)
      .map(([kind, list]) => `${list.length} ${kind}`)
      .join(', ')}`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const runs: Run[] = [];
  try {
    const running = await startNginx(nginx, folder, PORTS.nginx, {
      directory: 'build',
      baseUrl,
      siteUrl,
      brotliModule: nginx.brotliModule,
    });
    runs.push({name: `nginx ${nginx.version}`, result: await load(`http://127.0.0.1:${running.port}`, paths)});
    await running.close();
    const own = await serve({directory: 'build', port: 0, baseUrl, siteUrl});
    runs.push({name: 'our server', result: await load(`http://127.0.0.1:${new URL(own.url).port}`, paths)});
    await own.close();
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  console.log(`${''.padEnd(16)}requests/s      MB/s   p50 ms   p97.5   p99   errors   status 5xx`);
  for (const {name, result} of runs) {
    const {requests, throughput, latency, errors, timeouts} = result;
    console.log(
      `${name.padEnd(16)}${requests.average.toFixed(0).padStart(10)}${(throughput.average / 1e6).toFixed(1).padStart(10)}${String(latency.p50).padStart(9)}${String(latency.p97_5).padStart(8)}${String(latency.p99).padStart(6)}${String(errors + timeouts).padStart(9)}${String(result['5xx']).padStart(13)}`,
    );
  }
  const [first, second] = runs.map(({result}) => result);
  if (first !== undefined && second !== undefined) {
    console.log(
      `nginx compared with our server: requests ${ratio(first.requests.average, second.requests.average)}, mean latency ${ratio(first.latency.average, second.latency.average)}, p99 ${ratio(first.latency.p99, second.latency.p99)}`,
    );
  }
  return runs.every(({result}) => result.requests.total > 0 && result.errors + result.timeouts + result['5xx'] === 0)
    ? 0
    : 1;
}

void main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
