import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {redirects, type Redirect} from '../src/data/redirects';
import {readSettings} from '../src/site/settings';
import {CommandError, runCommand} from '../scripts/command';
import {policyFile, readPolicy} from '../src/site/contentPolicy';
import {mainConfig, siteConfig} from './nginxConfig';

/** `npm run nginx`: writes the configuration of nginx for the site that is built. */

const fields = {
  directory: {type: 'string', default: 'build'},
  output: {type: 'string', default: '.generated/nginx'},
  root: {type: 'string'},
  listen: {type: 'string', default: '8080'},
  state: {type: 'string', default: '/tmp'},
  'brotli-module': {type: 'string'},
} as const;

export interface WriteOptions {
  /** The built site, where this command runs. */
  directory: string;
  /** Folder for `nginx.conf` and `site.conf`. */
  output: string;
  /** Where nginx will find the built site; by default where it is now. */
  root?: string;
  listen: string;
  state: string;
  /** The module that sends `.br` files, where nginx will find it. */
  brotliModule?: string;
  baseUrl: string;
  siteUrl: string;
  redirects?: readonly Redirect[];
}

/**
 * Writes `site.conf`, which stands in an `http` block or in `conf.d`, and `nginx.conf`, which is a whole configuration
 * around it.
 * @throws CommandError where there is no built site, or something that nginx cannot be told
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
      `"${directory}" has no ${policyFile}, which says what its pages may load. Build the site with this version: npm run build`,
    );
  if (!/^(?:[\w.:[\]*-]+:)?\d{1,5}$|^unix:\/[\w./-]+$/.test(listen))
    throw new CommandError(
      `--listen is "${listen}". Allowed: a port, or an address and a port, such as 8080 or 127.0.0.1:8080.`,
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
      `${options.output}/site.conf and nginx.conf written. Start: nginx -c ${path.resolve(options.output, 'nginx.conf')} -g 'daemon off;'`,
    );
  });
}
