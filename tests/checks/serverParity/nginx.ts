import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {closeSync, existsSync, mkdirSync, openSync, readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {writeNginx, type WriteOptions} from '../../../deploy/nginx';

const INSTALL =
  'On Debian and Ubuntu, run apt-get install nginx-light libnginx-mod-http-brotli-static, as .ci/run does. ' +
  'On other systems, install nginx 1.22 or later with ngx_brotli.';

/** Where operating systems install nginx modules. */
const MODULES = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  '/usr/share/nginx/modules',
  '/usr/local/lib/nginx/modules',
  '/opt/homebrew/lib/nginx/modules',
];

export interface Nginx {
  program: string;
  version: string;
  brotliModule: string;
}

/**
 * Finds nginx and its Brotli module.
 *
 * @throws Error with installation instructions if one of them is missing
 */
export function findNginx(): Nginx {
  for (const program of ['nginx', '/usr/sbin/nginx']) {
    const {error, stderr} = spawnSync(program, ['-v'], {encoding: 'utf8'});
    if (error !== undefined) continue;
    const brotliModule = MODULES.map((folder) => join(folder, 'ngx_http_brotli_static_module.so')).find((file) =>
      existsSync(file),
    );
    if (brotliModule === undefined)
      throw new Error(
        `nginx is installed, but its Brotli module isn't (ngx_http_brotli_static_module.so in ${MODULES.join(', ')}). ${INSTALL}`,
      );
    return {program, version: /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? 'unknown', brotliModule};
  }
  throw new Error(`nginx isn't installed. ${INSTALL}`);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

export interface RunningNginx {
  port: number;
  /** nginx's error log since it started. */
  log: () => string;
  close: () => Promise<void>;
}

/**
 * Writes a configuration as `npm run nginx` does, and starts nginx with it.
 * @param folder for the configuration, the logs, and temporary files; created if it doesn't exist
 * @throws Error with the output of nginx if it doesn't start
 */
export async function startNginx(
  {program}: Nginx,
  folder: string,
  port: number,
  options: Omit<WriteOptions, 'output' | 'state' | 'listen'>,
): Promise<RunningNginx> {
  if (await listens(port))
    throw new Error(`Port ${port} is in use. Stop the program that uses it, or choose another port in tests/ports.ts.`);
  mkdirSync(folder, {recursive: true});
  await writeNginx({...options, output: folder, state: folder, listen: `127.0.0.1:${port}`});
  const logFile = join(folder, 'error.log');
  const [out, err] = [openSync(join(folder, 'access.log'), 'w'), openSync(logFile, 'w')];
  const log = () => readFileSync(logFile, 'utf8');
  // When root starts nginx, it runs as a user that might not be able to read the site.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child: ChildProcess = spawn(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${user}`.trim()],
    {stdio: ['ignore', out, err]},
  );
  for (const file of [out, err]) closeSync(file);
  let ended = false;
  const end = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error'] as const) {
      child.once(event, () => {
        ended = true;
        resolve();
      });
    }
  });
  while (!(await listens(port))) {
    if (ended) throw new Error(`nginx didn't start. It printed:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    log,
    close: async () => {
      child.kill('SIGTERM');
      await end;
    },
  };
}
