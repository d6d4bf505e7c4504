import {spawnSync} from 'node:child_process';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {redirects} from '../src/data/redirects';
import {readSettings} from '../src/settings';
import {CommandError, runCommand} from './command';
import {readPolicy} from './contentPolicy';
import {filesUnder} from './files';
import {siteConfig} from './nginxConfig';
import {editionName, filesInEdition, readmeText} from './offline';

/** `npm run package`: builds the site for a network without internet, and packs it with all that serves it. */

const paths = {build: '.generated/offline', archive: `.generated/package/${editionName}.zip`} as const;

/** The oldest time that the format can hold. It has no time zone: a time of the place gives the same bytes everywhere. */
const oldestTime = () => new Date(1980, 0, 1);

/**
 * Packs a built site.
 * @returns the archive, the same bytes for the same files, and how many pages are in it
 * @throws CommandError for a site that was not built
 */
export async function packEdition(
  directory: string,
  baseUrl: string,
  siteUrl: string,
): Promise<{archive: Uint8Array; files: number; pages: number}> {
  const policy = readPolicy(directory);
  if (policy === undefined)
    throw new CommandError(`"${directory}" holds no site that could be packed. Build it: npm run package`);
  const site = filesInEdition(await filesUnder(directory), baseUrl);
  const pages = [...site.keys()].filter((name) => name.endsWith('/index.html')).length;
  const contents = new Map<string, Uint8Array>();
  for (const [name, file] of site) contents.set(name, await readFile(path.join(directory, file)));
  const root = `/srv/${editionName}/site${baseUrl.slice(0, -1)}`;
  contents.set('README.txt', Buffer.from(readmeText(pages, baseUrl)));
  contents.set('serve.mjs', await readFile(path.join(__dirname, 'offlineServer.mjs')));
  contents.set(
    'nginx.conf',
    Buffer.from(siteConfig({root, listen: '8080', baseUrl, redirects, policy, siteUrl, brotli: false})),
  );
  const mtime = oldestTime();
  const entries: Zippable = Object.fromEntries(
    [...contents]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, content]) => [`${editionName}/${name}`, [content, {mtime, level: 9}]]),
  );
  return {archive: zipSync(entries), files: contents.size, pages};
}

/** Builds the site without all that is hosted. */
function build(): void {
  const run = (args: readonly string[]) => {
    const {status} = spawnSync(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, DOCS_OFFLINE: 'true'},
    });
    if (status !== 0)
      throw new CommandError(
        `The build failed (exit code ${String(status)}); nothing is packed. Its messages above say what to mend.`,
      );
  };
  run(['deploy/run.cjs', 'src/plugins/openapi-reference/generate.ts']);
  run(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', paths.build]);
}

if (require.main === module) {
  void runCommand(async () => {
    const {baseUrl, siteUrl} = readSettings({...process.env, DOCS_OFFLINE: 'true'});
    build();
    const {archive, files, pages} = await packEdition(paths.build, baseUrl, siteUrl);
    await mkdir(path.dirname(paths.archive), {recursive: true});
    await writeFile(paths.archive, archive);
    console.log(`${paths.archive}: ${files} files, ${pages} pages, ${(archive.length / 1e6).toFixed(1)} MB`);
  });
}
