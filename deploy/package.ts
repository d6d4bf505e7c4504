import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {redirects} from '../src/data/redirects';
import {readSettings} from '../src/site/settings';
import {runCommand} from '../src/site/command';
import {CommandError} from '../src/site/errors';
import {readPolicy} from '../src/site/contentPolicy';
import {filesUnder} from '../src/site/files';
import {runBuildSteps} from './buildSteps';
import {siteConfig} from './nginxConfig';
import {packageName, filesInPackage, readmeText} from './offline';

/** `npm run package`: builds the site for networks without internet access, and packs it with servers for it. */

const paths = {build: '.generated/offline', archive: `.generated/package/${packageName}.zip`} as const;

/**
 * The earliest time that the zip format supports. The format has no time zone, so a local time gives the same bytes
 * everywhere.
 */
const oldestTime = () => new Date(1980, 0, 1);

/** Removes the link to the OpenSearch description, which the package doesn't contain. */
const withoutOpenSearch = (html: string): string =>
  html.replace(/<link rel=search type=application\/opensearchdescription\+xml [^>]*>/, '');

/**
 * Packs a built site.
 * @returns the archive, which has the same bytes for the same files, and its number of files and pages
 * @throws CommandError if the folder contains no built site
 */
export async function packSite(
  directory: string,
  baseUrl: string,
  siteUrl: string,
): Promise<{archive: Uint8Array; files: number; pages: number}> {
  const policy = readPolicy(directory);
  if (policy === undefined)
    throw new CommandError(`Expected a built site in "${directory}", but found none. Build it: npm run package`);
  const site = filesInPackage(await filesUnder(directory), baseUrl);
  const pages = [...site.keys()].filter((name) => name.endsWith('/index.html')).length;
  const contents = new Map<string, Uint8Array>();
  for (const [name, file] of site) {
    const content = await readFile(path.join(directory, file));
    contents.set(name, name.endsWith('.html') ? Buffer.from(withoutOpenSearch(content.toString())) : content);
  }
  const root = `/srv/${packageName}/site${baseUrl.slice(0, -1)}`;
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
      .map(([name, content]) => [`${packageName}/${name}`, [content, {mtime, level: 9}]]),
  );
  return {archive: zipSync(entries), files: contents.size, pages};
}

/** Builds the site without hosted services. */
function build(): Promise<void> {
  const variables = {DOCS_OFFLINE: 'true'};
  return runBuildSteps([
    {script: 'scripts/run.cjs', args: ['scripts/openapi-reference/generate.ts'], variables},
    {
      script: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      args: ['build', '--out-dir', paths.build],
      variables,
    },
  ]);
}

if (require.main === module) {
  void runCommand(async () => {
    const {baseUrl, siteUrl} = readSettings({...process.env, DOCS_OFFLINE: 'true'});
    await build();
    const {archive, files, pages} = await packSite(paths.build, baseUrl, siteUrl);
    await mkdir(path.dirname(paths.archive), {recursive: true});
    await writeFile(paths.archive, archive);
    console.log(`${paths.archive}: ${files} files, ${pages} pages, ${(archive.length / 1e6).toFixed(1)} MB`);
  });
}
