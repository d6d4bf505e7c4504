import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {redirects, type Redirect} from '../src/data/redirects';
import {readSettings} from '../src/site/settings';
import {runCommand} from '../src/site/command';
import {CommandError} from '../src/site/errors';
import {policyFile, readPolicy} from '../src/site/contentPolicy';
import {mainConfig, siteConfig} from './nginxConfig';

/** `npm run nginx`: writes an nginx configuration for the built site. */

const fields = {
  directory: {type: 'string', default: 'build'},
  output: {type: 'string', default: '.generated/nginx'},
  root: {type: 'string'},
  listen: {type: 'string', default: '8080'},
  state: {type: 'string', default: '/tmp'},
  'brotli-module': {type: 'string'},
} as const;

export interface WriteOptions {
  /** The built site on this computer. */
  directory: string;
  /** Folder for `nginx.conf` and `site.conf`. */
  output: string;
  /** Path of the built site on the computer that runs nginx; the same as `directory` by default. */
  root?: string;
  /** Value of nginx's `listen` directive: a port, an IP address with a port, or a Unix socket. */
  listen: string;
  /** Folder that nginx can write to, for its process ID and temporary files. */
  state: string;
  /** Path of the nginx module that sends `.br` files. Without it, nginx sends only `.gz` files. */
  brotliModule?: string;
  baseUrl: string;
  siteUrl: string;
  redirects?: readonly Redirect[];
}

/**
 * Writes two files: `site.conf`, for the `http` block of an existing nginx or its `conf.d` folder, and `nginx.conf`, a
 * complete configuration that includes `site.conf`.
 * @throws CommandError if there is no built site, or if an nginx configuration can't express a value
 */
export async function writeNginx({
  directory,
  output,
  root,
  listen,
  state,
  brotliModule,
  baseUrl,
  siteUrl,
  redirects: list = redirects,
}: WriteOptions): Promise<void> {
  if (!existsSync(path.join(directory, 'index.html')))
    throw new CommandError(`No built site in "${directory}": index.html is missing. Build it first: npm run build`);
  const policy = readPolicy(directory);
  if (policy === undefined)
    throw new CommandError(
      `Expected a content security policy in ${path.join(directory, policyFile)}, but the file is missing. Build the site again: npm run build`,
    );
  if (!/^(?:[\w.:[\]*-]+:)?\d{1,5}$|^unix:\/[\w./-]+$/.test(listen))
    throw new CommandError(
      `--listen is "${listen}". Allowed: a port (8080), an IP address with a port (127.0.0.1:8080), or a Unix socket (unix:/run/docs.sock).`,
    );
  await mkdir(output, {recursive: true});
  await writeFile(
    path.join(output, 'site.conf'),
    siteConfig({
      root: root ?? path.resolve(directory),
      listen,
      baseUrl,
      siteUrl,
      redirects: list,
      policy,
      brotli: brotliModule !== undefined,
    }),
  );
  await writeFile(path.join(output, 'nginx.conf'), mainConfig({brotliModule, state, site: 'site.conf'}));
}

function readFields(commandLine: readonly string[]) {
  try {
    return parseArgs({args: [...commandLine], options: fields, allowPositionals: false}).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : String(error);
    throw new CommandError(
      `${reason}. Options: ${Object.keys(fields)
        .map((name) => `--${name} <value>`)
        .join(', ')}.`,
    );
  }
}

if (require.main === module) {
  void runCommand(async () => {
    const {'brotli-module': brotliModule, ...options} = readFields(process.argv.slice(2));
    const {baseUrl, siteUrl} = readSettings(process.env);
    await writeNginx({...options, brotliModule, baseUrl, siteUrl});
    console.log(
      `Wrote site.conf and nginx.conf to ${options.output}. To start nginx, run: nginx -c ${path.resolve(options.output, 'nginx.conf')} -g 'daemon off;'`,
    );
  });
}
