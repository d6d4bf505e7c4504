// Sends the same requests to nginx, configured with `npm run nginx`, and to our own server. Both must send the same
// responses, as the URL rules specify.
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {contentPolicy, inlineScripts, policyFile, policyFileText, readPolicy} from '../../src/site/contentPolicy';
import {filesUnder} from '../../src/site/files';
import {precompress} from '../../deploy/precompress';
import {hashedAsset, limits} from '../../src/site/responseHeaders';
import {serve} from '../../deploy/server';
import type {Site} from '../../src/site/urlRules';
import {redirects, type Redirect} from '../../src/data/redirects';
import {readSettings} from '../../src/site/settings';
import {PORTS} from '../ports';
import {
  acceptCases,
  randomCases,
  encodingCases,
  fileCases,
  hostileCases,
  isCompressedCopy,
  RAW,
  requestCases,
  routeCases,
} from './serverParity/cases';
import {caseFor, problemsOf, type Case, type SiteUnderTest} from './serverParity/check';
import {Client} from './serverParity/http';
import {findNginx, startNginx, type Nginx} from './serverParity/nginx';
import {readRouteTable} from './routeTable';

/** How many requests run at the same time. */
const CONCURRENT_REQUESTS = 8;
/** How many problems are printed. */
const PRINTED_PROBLEMS = 20;

/** The origin of both servers, which canonical URLs start with. */
const SITE_URL = 'https://docs.example';

interface OpenSite {
  site: Site;
  files: readonly string[];
  underTest: SiteUnderTest;
}

async function openSite(directory: string, baseUrl: string, list: readonly Redirect[]): Promise<OpenSite> {
  const policy = readPolicy(directory);
  if (policy === undefined)
    throw new Error(`${directory} has no ${policyFile}. Build the site first with npm run build.`);
  const files = await filesUnder(directory);
  const known = new Set(files);
  const has = (file: string) => known.has(file);
  return {site: {baseUrl, redirects: list, has}, files, underTest: {directory, policy, has, root: SITE_URL + baseUrl}};
}

const label = ({method = 'GET', target, headers}: Case) =>
  `${method} ${target.length > 90 ? `${target.slice(0, 90)}… (${target.length})` : target}${headers === undefined ? '' : ` ${JSON.stringify(headers).slice(0, 80)}`}`;

/** Sends all requests, several at the same time, and describes the problems of the responses. */
export async function runCases(client: Client, cases: readonly Case[], underTest: SiteUnderTest): Promise<string[]> {
  const problems: string[] = [];
  const queue = cases.values();
  const worker = async () => {
    for (const one of queue) {
      try {
        const response = await client.send(one);
        problems.push(
          ...problemsOf(one, response, underTest).map((problem) => `${client.name}: ${label(one)}: ${problem}`),
        );
      } catch (error) {
        problems.push(`${client.name}: ${label(one)}: no response, ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({length: CONCURRENT_REQUESTS}, worker));
  return problems;
}

/** Checks that an unchanged file gets a 304 response, and that its ETag differs between encodings. */
export async function conditionalProblems(
  client: Client,
  cases: readonly Case[],
  underTest: SiteUnderTest,
): Promise<string[]> {
  const problems: string[] = [];
  for (const one of cases) {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = {'Accept-Encoding': encoding};
      const tag = (await client.send({...one, headers})).headers.etag;
      if (tag === undefined) {
        problems.push(`${client.name}: ${one.target} as ${encoding} has no ETag`);
        continue;
      }
      tags.add(tag);
      problems.push(
        ...(await runCases(
          client,
          ['GET', 'HEAD'].map((method) => ({
            ...one,
            method,
            status: [304],
            headers: {...headers, 'If-None-Match': tag},
          })),
          underTest,
        )),
      );
    }
    if (tags.size !== 3)
      problems.push(
        `${client.name}: ${one.target} has ${tags.size} ETags for 3 encodings, so a cache could confuse them`,
      );
  }
  return problems;
}

async function rawProblems(client: Client, underTest: SiteUnderTest): Promise<string[]> {
  const found = await Promise.all(
    RAW.map(async ([bytes, status]) =>
      problemsOf({target: '', status}, await client.sendRaw(bytes), underTest).map(
        (problem) => `${client.name}: ${JSON.stringify(bytes.slice(0, 60))}: ${problem}`,
      ),
    ),
  );
  return found.flat();
}

/**
 * Checks that the server closes the connection of a client that never finishes its request. Any response is accepted,
 * because nginx sends none.
 */
async function slowProblems(client: Client): Promise<string[]> {
  const timeout = 4 * limits.receive * 1000;
  const late = new Promise<string>((resolve) => setTimeout(resolve, timeout, 'late').unref());
  const outcome = await Promise.race([
    client.sendRaw('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ').then(({status}) => String(status)),
    late,
  ]);
  return ['0', '408'].includes(outcome)
    ? []
    : [
        `${client.name}: a request that was never finished got ${outcome}; expected the connection to be closed within ${timeout / 1000} s`,
      ];
}

/**
 * A small site with what the real one doesn't have: a base URL, names that need encoding, redirect loops, and an
 * isolated page.
 */
const FIXTURE_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'index.html',
    '404.html',
    'docs/pact.html',
    'docs/index.html',
    'docs/old/index.html',
    'docs/a b.html',
    'docs/größe.html',
    'docs/100%.html',
    'docs/plus+and&.html',
    'docs/folder/index.html',
    'docs/pact.md',
    'index.md',
    'llms-full.txt',
    'docs/2.3.0.html',
    'img/logo.svg',
    'notices/atom.xml',
    'notices/feed.json',
    'assets/js/main.4a38193e.js',
    'assets/js/main.js',
    'lab.isolated.html',
    'lab.isolated.js',
    '.well-known/security.txt',
    '.git/config',
    'docs/.hidden.html',
    'x.wasm',
    'empty.txt',
  ].map((file) => [file, file === 'empty.txt' ? '' : `<p>${file}</p>`.repeat(200)]),
);
const FIXTURE_REDIRECTS: readonly Redirect[] = [
  {from: '/docs/old', to: '/docs/pact'},
  {from: '/docs/older', to: '/docs/old'},
  {from: '/docs/oldest.html', to: '/docs/older'},
  {from: '/docs/home', to: '/'},
  {from: '/docs/section', to: '/docs/pact#section'},
  {from: '/docs/fixed', to: '/search?q=pact#x'},
  {from: '/docs/elsewhere', to: 'https://example.org/a'},
  {from: '/docs/one', to: '/docs/other'},
  {from: '/docs/other', to: '/docs/one'},
];
const FIXTURE_URLS = [
  'docs/old',
  'docs/older/',
  'docs/oldest.html',
  'docs/oldest',
  'docs/home?q=1',
  'docs/section?q=1',
  'docs/fixed?q=1',
  'docs/elsewhere?q=1',
  'docs/one',
  'docs/a%20b',
  'docs/a%20b.html',
  'docs/gr%C3%B6%C3%9Fe/',
  'docs/100%25/',
  'docs/plus+and&.html',
  'docs/plus%2Band%26/',
  'docs/folder',
  'docs/folder.html',
  'docs/folder/',
  'docs',
  'docs/',
  'docs/2.3.0',
  'docs/2.3.0.html',
  'docs/2.3',
  'lab.isolated',
  'lab.isolated.js',
  '.well-known/security.txt',
  '.git/config',
  'docs/.hidden',
  'x.wasm',
  'empty.txt',
  '',
  '?q=1',
  'index',
  'index.html',
];

async function writeFixtureSite(directory: string): Promise<void> {
  for (const [file, content] of Object.entries(FIXTURE_FILES)) {
    mkdirSync(dirname(join(directory, file)), {recursive: true});
    writeFileSync(join(directory, file), content);
  }
  await precompress(directory);
  writeFileSync(
    join(directory, policyFile),
    policyFileText(contentPolicy([], {analyticsId: 'G-FIXTURE1', hostedSearch: null})),
  );
}

/** Reports the inline scripts that the policy doesn't allow, each with the first page that contains it. */
export function forbiddenScripts(pages: Iterable<readonly [file: string, html: string]>, policy: string): string[] {
  const first = new Map<string, string>();
  for (const [file, html] of pages)
    for (const script of inlineScripts(html))
      if (!policy.includes(script)) first.set(script, first.get(script) ?? file);
  return [...first].map(
    ([script, file]) =>
      `${file} has an inline script that the policy doesn't allow, ${script}, so browsers would block it. Build the site again with npm run build.`,
  );
}

async function testBoth(
  nginx: Nginx,
  folder: string,
  directory: string,
  baseUrl: string,
  list: readonly Redirect[],
  test: (client: Client) => Promise<string[]>,
): Promise<string[]> {
  const own = await serve({directory, port: 0, baseUrl, siteUrl: SITE_URL, redirects: list});
  const running = await startNginx(nginx, folder, PORTS.nginx, {
    directory,
    baseUrl,
    siteUrl: SITE_URL,
    redirects: list,
    brotliModule: nginx.brotliModule,
  });
  const clients = [new Client('our server', Number(new URL(own.url).port)), new Client('nginx', running.port)];
  try {
    const problems = (await Promise.all(clients.map(test))).flat();
    const logged = running
      .log()
      .split('\n')
      .filter(
        (line) =>
          /\[(?:warn|error|crit|alert|emerg)\]/.test(line) &&
          !/client (?:sent|prematurely|intended)|user" directive/.test(line),
      );
    return [...problems, ...logged.map((line) => `nginx logged: ${line}`)];
  } finally {
    for (const client of clients) client.close();
    await own.close();
    await running.close();
  }
}

/** Checks that nginx starts without the Brotli module, and then sends gzip to clients that accept both encodings. */
async function withoutBrotli(nginx: Nginx, folder: string, {site, underTest}: OpenSite): Promise<string[]> {
  const running = await startNginx(nginx, folder, PORTS.nginx, {
    directory: underTest.directory,
    baseUrl: site.baseUrl,
    siteUrl: SITE_URL,
  });
  const client = new Client('nginx without Brotli', running.port);
  try {
    const {status, headers} = await client.send({target: site.baseUrl, headers: {'Accept-Encoding': 'gzip, br'}});
    return status === 200 && headers['content-encoding'] === 'gzip'
      ? []
      : [
          `${client.name}: the home page has status ${status} and Content-Encoding ${headers['content-encoding'] ?? 'identity'}; expected 200 and gzip`,
        ];
  } finally {
    client.close();
    await running.close();
  }
}

async function main(): Promise<number> {
  const started = performance.now();
  const nginx = findNginx();
  const {routes} = readRouteTable();
  const {baseUrl} = readSettings(process.env);
  const real = await openSite('build', baseUrl, redirects);
  const asset = real.files.find(
    (file) => hashedAsset.test(file) && real.site.has(`${file}.br`) && !isCompressedCopy(file),
  );
  if (asset === undefined)
    throw new Error(
      'build/assets has no compressed file with a content hash. Build the site first with npm run build.',
    );
  const listed = redirects.map(({from}) => `${baseUrl}${from.slice(1)}`);
  const {resolveUrl} = await import('../../src/site/urlRules');
  const caseOf = (site: Site, target: string) => caseFor(target, resolveUrl(target, site));
  const groups: Record<string, Case[]> = {
    routes: routeCases(routes, real.site),
    redirects: listed.flatMap((target) =>
      ['', '/', '.html', '/index.html', '?q=1'].map((ending) => caseOf(real.site, target + ending)),
    ),
    files: fileCases(real.files, real.site),
    encodings: encodingCases(real.files, real.site),
    hostile: hostileCases(real.site),
    random: randomCases(1500, real.site),
    Markdown: acceptCases(real.site, [
      '',
      'docs/pact',
      'notices',
      'docs/pact.md',
      'index.md',
      'img/logo.svg',
      'search',
      'nothing',
      'robots.txt',
      'llms.txt',
      'llms-full.txt',
    ]),
    requests: requestCases(real.site, 'docs/pact', asset),
  };
  const problems = forbiddenScripts(
    real.files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(join('build', file), 'utf8')] as const),
    real.underTest.policy,
  );
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  try {
    problems.push(
      ...(await testBoth(nginx, join(folder, 'real'), 'build', baseUrl, redirects, async (client) => {
        const slow = slowProblems(client);
        const found = await runCases(client, Object.values(groups).flat(), real.underTest);
        found.push(
          ...(await conditionalProblems(
            client,
            [caseOf(real.site, `${baseUrl}docs/pact`), caseOf(real.site, baseUrl + asset)],
            real.underTest,
          )),
        );
        return [...found, ...(await rawProblems(client, real.underTest)), ...(await slow)];
      })),
      ...(await withoutBrotli(nginx, join(folder, 'plain'), real)),
    );
    const directory = join(folder, 'fixture');
    await writeFixtureSite(directory);
    for (const base of ['/', '/preview/', '/a/b.c/']) {
      const fixture = await openSite(directory, base, FIXTURE_REDIRECTS);
      const cases = [
        ...fileCases(fixture.files, fixture.site),
        ...encodingCases(fixture.files, fixture.site),
        ...acceptCases(fixture.site, ['', 'docs/pact', 'docs/pact.md', 'docs/folder', 'docs/nothing']),
        ...FIXTURE_URLS.map((target) => caseOf(fixture.site, base + target)),
        ...[
          '/',
          '//',
          '/preview',
          '/preview/',
          '//preview//',
          '/a/b.c',
          '/a/bxc/',
          '/a',
          '/other',
          '/preview/docs/pact',
          '/previewdocs/pact',
        ].map((target) => caseOf(fixture.site, target)),
        ...hostileCases(fixture.site),
        ...randomCases(1500, fixture.site),
      ];
      groups[`base ${base}`] = cases;
      problems.push(
        ...(await testBoth(
          nginx,
          join(folder, `base${base.replace(/\W/g, '-')}`),
          directory,
          base,
          FIXTURE_REDIRECTS,
          (client) => runCases(client, cases, fixture.underTest),
        )),
      );
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  for (const problem of problems.slice(0, PRINTED_PROBLEMS)) console.error(problem);
  if (problems.length > PRINTED_PROBLEMS) console.error(`… and ${problems.length - PRINTED_PROBLEMS} more`);
  const counts = Object.entries(groups).map(([name, cases]) => `${name} ${cases.length}`);
  const empty = Object.entries(groups).filter(([, cases]) => cases.length === 0);
  for (const [name] of empty)
    console.error(
      `There are no cases of the kind "${name}", so nothing was checked. Correct tests/checks/serverParity.ts.`,
    );
  console.log(
    `production: nginx ${nginx.version} and our server, ${Object.values(groups).flat().length} requests to each (${counts.join(', ')}), ${RAW.length} that aren't valid HTTP; ${problems.length} problems, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return problems.length === 0 && empty.length === 0 ? 0 : 1;
}

if (require.main === module) {
  main().then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
