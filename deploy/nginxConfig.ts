import type {Redirect} from '../src/data/redirects';
import {CommandError} from '../src/site/errors';
import {isolatedPolicies} from '../src/site/contentPolicy';
import {acceptMaps} from './nginxAccept';
import {
  duplicates,
  hashedAsset,
  immutableCaching,
  limits,
  revalidate,
  securityHeaders,
  strictTransport,
  textTypes,
} from '../src/site/responseHeaders';
import {
  allowedMethods,
  compressedCopy,
  hiddenName,
  longestUrl,
  notFoundPage,
  redirectTarget,
  strippedEndings,
  targetLocation,
} from '../src/site/urlRules';

/**
 * Generates an nginx configuration that follows the rules in urlRules.ts and responseHeaders.ts. All decisions are
 * `map` blocks. The `server` block evaluates them in the same order as `resolveUrl`: method, malformed URLs, the
 * redirect list, hidden names, noncanonical URLs, and files. The same tests run against nginx and server.ts.
 */

export interface NginxOptions {
  /** Folder of the built site on the computer that runs nginx. */
  root: string;
  /** Value of the `listen` directive: a port, an IP address with a port, or a Unix socket. */
  listen: string;
  baseUrl: string;
  redirects: readonly Redirect[];
  /** Value of the Content-Security-Policy header. */
  policy: string;
  /** Origin of the published site, for the canonical URLs of Markdown pages. */
  siteUrl: string;
  /** Whether nginx has the module that sends `.br` files. */
  brotli: boolean;
}

/** Quotes a string for an nginx configuration. @throws CommandError if a configuration can't contain the string */
export function quoted(text: string): string {
  if (/[^\x20-\x7e]/.test(text))
    throw new CommandError(
      `An nginx configuration can’t contain ${JSON.stringify(text)}. Use printable ASCII characters only.`,
    );
  if (text.length > 4000)
    throw new CommandError(
      `A string in an nginx configuration can have up to 4000 characters, but this one has ${text.length}: ${text.slice(0, 60)}… Shorten it.`,
    );
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Quotes a string that nginx would search for variables. @throws CommandError if the string contains a dollar sign */
function literal(text: string): string {
  if (text.includes('$'))
    throw new CommandError(
      `An nginx configuration can’t contain ${JSON.stringify(text)}, because a dollar sign starts a variable. Remove the dollar sign.`,
    );
  return quoted(text);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The source of a pattern for nginx, which doesn't escape slashes. */
const source = (pattern: RegExp): string => pattern.source.replace(/\\\//g, '/');

type Row = readonly [pattern: string, value: string];

/** Lines of a comment in the configuration, wrapped to 98 characters. */
function commentLines(text: string): string[] {
  return (text.match(/\S.{0,95}(?=\s|$)/g) ?? []).map((line) => `# ${line}`);
}

/**
 * A `map` block.
 * @param rows nginx compares literal strings first, and then tries the regular expressions in this order
 * @param comment explains the variable to the operator; empty for a block that continues the previous one
 */
function map(source: string, name: string, fallback: string, rows: readonly Row[], comment: string): string {
  const width = Math.min(60, Math.max(7, ...rows.map(([pattern]) => pattern.length)));
  const lines = [['default', fallback] as const, ...rows].map(([pattern, value]) =>
    value === '' ? `    ${pattern};` : `    ${pattern.padEnd(width)} ${value};`,
  );
  return [...commentLines(comment), `map ${source} ${name} {`, ...lines, '}'].join('\n');
}

/** An ending as it appears in a URL: `.html` or `/index`. */
const readableEnding = (ending: RegExp): string =>
  source(ending)
    .replace(/^\(\^\|\/\)/, '/')
    .replace(/\\|\$$/g, '');

const caseSensitive = (pattern: string) => quoted(`~${pattern}`);
const anyCase = (pattern: string) => quoted(`~*${pattern}`);

/** A percent-encoded continuation byte of UTF-8. */
const continuation = '%[89ab][0-9a-f]';

/** Patterns for the URLs that `resolveUrl` rejects as malformed. They match the request target as received. */
export const malformed: readonly (readonly [pattern: string, reason: string])[] = [
  [`^.{${longestUrl + 1}}`, `more than ${longestUrl} characters`],
  ['[^!"$-~]', 'invalid characters'],
  ['^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)', '"." and ".." segments'],
  ['^[^?]*(?:\\\\|%(?:2f|5c|[01][0-9a-f]|7f))', 'backslashes, encoded slashes, and control characters'],
  ['^[^?]*%(?![0-9a-f]{2})', 'incomplete percent-encoding'],
  ['^[^?]*%(?:c[01]|f[5-9a-f])', 'bytes that are invalid in UTF-8'],
  [
    `^[^?]*%(?:[cd][0-9a-f](?!${continuation})|e[0-9a-f](?!(?:${continuation}){2})|f[0-4](?!(?:${continuation}){3}))`,
    'truncated UTF-8 sequences',
  ],
  ['^[^?]*%(?:e0%[89]|ed%[ab]|f0%8|f4%[9ab])', 'overlong encodings, surrogates, and code points above U+10FFFF'],
  [`^[^?]*(?<!%[89a-f][0-9a-f])${continuation}`, 'continuation bytes without a leading byte'],
  [
    `^[^?]*%(?:[cd][0-9a-f](?:${continuation}){2}|e[0-9a-f](?:${continuation}){3}|f[0-9a-f](?:${continuation}){4})`,
    'too many continuation bytes',
  ],
];

/** Matches the endings that a URL can have and its canonical form doesn't, in the order in which they appear. */
const optionalEndings = [...strippedEndings]
  .reverse()
  .map((ending) => `(?:${source(ending).replace(/\$$/, '')})?`)
  .join('');

/** Matches all URLs of a page: with or without `.html`, `/index`, and trailing slashes. */
const anyForm = (name: string) => `^${escaped(name)}${optionalEndings}/*$`;

/** Rows for the redirect list: a pattern for the path, and the value of the Location header. */
export function redirectRows(redirects: readonly Redirect[], baseUrl: string): Row[] {
  const root =
    baseUrl === '/' ? [] : [[caseSensitive('^/+$'), `${literal(baseUrl).slice(0, -1)}$is_args$args"`] as const];
  const listed = redirects.flatMap(({from}): Row[] => {
    const target = redirectTarget(from, redirects);
    if (target === undefined) return [];
    const [, url = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(targetLocation(target, '', baseUrl)) ?? [];
    const keepsQuery = !url.includes('?') && !/^https?:/.test(target);
    // Reject dollar signs in the target before a variable is added to it.
    literal(url + fragment);
    const location = quoted(url).slice(0, -1) + (keepsQuery ? '$is_args$args' : '') + quoted(fragment).slice(1);
    return [[caseSensitive(anyForm(baseUrl.slice(0, -1) + from)), location]];
  });
  return [...root, ...listed];
}

/** Types that aren't worth compressing, with the values that server.ts sends. */
export const otherTypes: readonly (readonly [ending: string, type: string])[] = [
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['woff', 'font/woff'],
  ['woff2', 'font/woff2'],
  ['zip', 'application/zip'],
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
];

/** The `map` blocks and the `server` block, for nginx's `http` block or a file in its `conf.d` folder. */
export function siteConfig({root, listen, baseUrl, redirects, policy, siteUrl, brotli}: NginxOptions): string {
  const prefix = baseUrl.slice(0, -1);
  const stripped = (from: string, name: string, ending: RegExp) =>
    map(
      from,
      `$docs_${name}`,
      from,
      [[caseSensitive(`^(?<docs_before_${name}>.*)${source(ending)}`), `$docs_before_${name}`]],
      `The path without the ending ${readableEnding(ending)}.`,
    );
  const endings = strippedEndings.map((ending, index) => ({
    ending,
    from: index === 0 ? '$docs_name' : `$docs_clean_${index}`,
    name: index === strippedEndings.length - 1 ? 'clean' : `clean_${index + 1}`,
  }));
  const typesByEnding = textTypes
    .filter(([ending]) => /^\.[^.]+$/.test(ending))
    .map(([ending, type]) => [ending.slice(1), type] as const);
  const typesByName = textTypes.filter(([ending]) => !ending.startsWith('.'));
  const headers: Row[] = [
    ...Object.entries(securityHeaders).map(([name, value]): Row => [name, literal(value)]),
    ['Content-Security-Policy', '$docs_policy'],
    [strictTransport.name, '$docs_strict_transport'],
    ['Cache-Control', '$docs_cache_control'],
    ['Vary', '$docs_vary'],
    ['Link', '$docs_link'],
    ['X-Robots-Tag', '$docs_robots'],
    ['Allow', '$docs_allow'],
  ];
  const headerVariable = (name: string) => `$docs_header_${name.toLowerCase().replace(/-/g, '_')}`;
  const maps = [
    map(
      '$request_uri',
      '$docs_malformed',
      '""',
      malformed.map(([pattern]): Row => [anyCase(pattern), '1']),
      ['Set to 1 for malformed URLs, which get status 400. In this order, the patterns match:']
        .concat(malformed.map(([, reason]) => `- ${reason}`))
        .join('\n'),
    ),
    map(
      '$uri',
      '$docs_path',
      baseUrl === '/' ? '$uri' : '""',
      baseUrl === '/' ? [] : [[caseSensitive(`^${escaped(prefix)}(?:/(?<docs_rest>.*))?$`), '"/$docs_rest"']],
      'The path below the base path of the site; empty for all other paths.',
    ),
    map(
      '$uri',
      '$docs_redirect',
      '""',
      redirectRows(redirects, baseUrl),
      'Redirects from src/data/redirects.ts, with chains resolved to their final target.',
    ),
    map(
      '$docs_path',
      '$docs_name',
      '$docs_path',
      [[caseSensitive('^(?<docs_before_slash>.*?)/+$'), '$docs_before_slash']],
      'The path without trailing slashes; empty for the home page.',
    ),
    ...endings.map(({from, name, ending}) => stripped(from, name, ending)),
    map('$docs_clean', '$docs_page', '$docs_clean', [['""', '/index']], 'The file name of the page, without .html.'),
    map(
      '$docs_name',
      '$docs_has_ending',
      '""',
      strippedEndings.map((ending): Row => [caseSensitive(source(ending)), '1']),
      "Set to 1 for paths with an ending that the canonical URL doesn't have.",
    ),
    map(
      '$request_uri',
      '$docs_extra_slash',
      '""',
      [
        [quoted(baseUrl), '""'],
        [caseSensitive(`^${escaped(baseUrl)}\\?`), '""'],
        ...(baseUrl === '/' ? [] : [[caseSensitive(`^${escaped(prefix)}(?:\\?|$)`), '1'] as const]),
        [caseSensitive('^[^?]*//'), '1'],
        [caseSensitive('^[^?]*/(?:\\?|$)'), '1'],
      ],
      'Set to 1 for URLs with doubled or trailing slashes.',
    ),
    map(
      '$docs_clean',
      '$docs_two_endings',
      '""',
      strippedEndings.map((ending): Row => [caseSensitive(source(ending)), '1']),
      'Set to 1 for paths that still have an ending after one was removed. They get status 404.',
    ),
    map(
      '$docs_has_ending',
      '$docs_file',
      '$docs_name',
      [['1', '"/."']],
      'The file with exactly the requested name. "/." never matches a file.',
    ),
    map(
      '$docs_name',
      '$docs_unpublished',
      '""',
      [
        [caseSensitive(source(hiddenName)), '1'],
        [caseSensitive(source(compressedCopy)), '1'],
        [caseSensitive(anyForm(`/${notFoundPage.replace(/\.html$/, '')}`)), '1'],
      ],
      'Set to 1 for files without a URL: hidden files, compressed copies, and the not-found page.',
    ),
    ...acceptMaps.map(({source: from, name, fallback, rows, comment}) =>
      map(
        from,
        name,
        fallback,
        rows.map(([pattern, value]): Row => [quoted(pattern), value]),
        comment,
      ),
    ),
    map(
      '$docs_prefers_markdown:$docs_markdown_file',
      '$docs_negotiated_file',
      '"/."',
      [[caseSensitive('^1:(?<docs_preferred_file>.+)$'), '$docs_preferred_file']],
      'The page\'s Markdown file, if it exists and the client prefers it. "/." never matches a file.',
    ),
    map(
      '$status:$docs_markdown_file:',
      '$docs_vary',
      '"Accept-Encoding"',
      [[caseSensitive('^(?:200|206|304):/'), '"Accept, Accept-Encoding"']],
      'Vary: the Accept header also matters for pages that exist as Markdown.',
    ),
    map(
      '$status:$docs_markdown_file:$uri',
      '$docs_link',
      '""',
      [
        [caseSensitive('^(?:200|206|304):[^:]*:/index\\.md$'), quoted(`<${siteUrl}${baseUrl}>; rel="canonical"`)],
        [
          caseSensitive('^(?:200|206|304):[^:]*:/(?<docs_canonical>.*)\\.md$'),
          `${quoted(`<${siteUrl}${baseUrl}`).slice(0, -1)}$docs_canonical${quoted('>; rel="canonical"').slice(1)}`,
        ],
        [
          caseSensitive('^(?:200|206|304):/(?<docs_alternate>[^:]+):.*\\.html$'),
          `${quoted(`<${baseUrl}`).slice(0, -1)}$docs_alternate${quoted('>; rel="alternate"; type="text/markdown"').slice(1)}`,
        ],
      ],
      'Link: a Markdown file names its page as canonical, and a page names its Markdown file as an alternate.',
    ),
    map(
      '$status$docs_name',
      '$docs_robots',
      '""',
      [
        [
          caseSensitive(
            `^(?:200|206|304)/(?:${source(duplicates)
              .split('|')
              .map((part) => part.replace(/^(?!\^)/, '.*').replace(/^\^/, ''))
              .join('|')})`,
          ),
          '"noindex"',
        ],
      ],
      'X-Robots-Tag: keeps files that repeat the content of pages out of search engines.',
    ),
    map(
      '$status$uri',
      '$docs_cache_control',
      literal(revalidate),
      [[caseSensitive(`^(?:200|206|304)/${source(hashedAsset).replace(/^\^/, '')}`), literal(immutableCaching)]],
      'Cache-Control: files with a content hash in their names never change, so browsers keep them.',
    ),
    map(
      '$status$uri',
      '$docs_policy',
      literal(policy),
      isolatedPolicies.map(([ending, isolated]): Row => [
        caseSensitive(`^(?:200|206|304)/.*${escaped(ending)}$`),
        literal(isolated),
      ]),
      'Content-Security-Policy: what a page can load and run. Pages and workers that run generated code get separate policies.',
    ),
    map(
      '$https$http_x_forwarded_proto',
      '$docs_strict_transport',
      '""',
      ['on', 'https', 'onhttps'].map((way): Row => [way, literal(strictTransport.value)]),
      'Strict-Transport-Security: only sent over TLS, which nginx or a proxy in front of it can terminate.',
    ),
    map('$status', '$docs_allow', '""', [['405', literal(allowedMethods.join(', '))]], 'Allow: sent with status 405.'),
    ...headers.map(([name, value], index) =>
      map(
        '$status',
        headerVariable(name),
        value,
        [
          ['volatile', ''],
          ['416', '""'],
        ],
        index === 0
          ? 'The values of the response headers. nginx adds all headers to a 416 response twice. The second time, ' +
              '$status is 416 and these values are empty, so nginx sends each header only once.'
          : '',
      ),
    ),
    map(
      '$request_method',
      '$docs_method_not_allowed',
      '1',
      allowedMethods.map((method): Row => [caseSensitive(`^${method}$`), '""']),
      `Set to 1 for all methods except ${allowedMethods.join(' and ')}.`,
    ),
  ];
  const indent = (text: string) => text.replace(/^(?=.)/gm, '    ');
  const server = [
    `listen ${listen};`,
    'server_name _;',
    `root ${literal(root)};`,
    '',
    '# Send redirects without a host and port, because those of a proxy in front of nginx may differ.',
    'absolute_redirect off;',
    'server_tokens off;',
    'default_type application/octet-stream;',
    'types {',
    ...[...typesByEnding, ...otherTypes].map(([ending, type]) => `    ${quoted(type)} ${ending};`),
    '}',
    '',
    '# If the build has compressed copies, send them instead of compressing each response.',
    'gzip_static on;',
    ...(brotli ? ['brotli_static on;'] : []),
    'etag on;',
    'max_ranges 1;',
    '',
    `client_max_body_size ${limits.body};`,
    `client_header_timeout ${limits.receive}s;`,
    `client_body_timeout ${limits.receive}s;`,
    `send_timeout ${limits.send}s;`,
    `keepalive_timeout ${limits.keepAlive}s;`,
    'client_header_buffer_size 1k;',
    `large_client_header_buffers 2 ${limits.headers / 2 / 1024}k;`,
    'reset_timedout_connection on;',
    '',
    "# Sent with every response, including errors. Don't add headers to a location block: that block would no",
    '# longer inherit these.',
    ...headers.map(([name]) => `add_header ${name} ${headerVariable(name)} always;`),
    '',
    'recursive_error_pages on;',
    'error_page 404 @not_found;',
    'error_page 418 = @canonical_redirect;',
    '',
    '# nginx also computes the headers of requests that it rejects before it reaches the "set" line. Don\'t log a',
    '# warning for those.',
    'uninitialized_variable_warn off;',
    'set $docs_markdown_file "";',
    '',
    'if ($docs_method_not_allowed) { return 405; }',
    'if ($docs_malformed) { return 400; }',
    'if ($docs_redirect) { return 301 $docs_redirect; }',
    'if ($docs_path = "") { return 404; }',
    'if ($docs_unpublished) { return 404; }',
    '# Clients never see status 418: error_page passes these requests to @canonical_redirect.',
    'if ($docs_has_ending) { return 418; }',
    'if ($docs_extra_slash) { return 418; }',
    '',
    '# The Markdown version of the page, if there is one.',
    'if (-f $document_root$docs_page.md) { set $docs_markdown_file $docs_page.md; }',
    '',
    ...typesByName.flatMap(([ending, type]) => [
      `location ~ ${quoted(`${escaped(ending)}$`)} {`,
      '    types { }',
      `    default_type ${quoted(type)};`,
      '    try_files $docs_file =404;',
      '}',
    ]),
    'location / {',
    '    try_files $docs_file $docs_negotiated_file $docs_page.html $docs_page/index.html =404;',
    '}',
    '',
    '# Redirects to the canonical URL, but only if its file exists. A redirect therefore never leads to a 404.',
    'location @canonical_redirect {',
    '    if ($docs_two_endings) { return 404; }',
    `    if ($docs_clean = "") { rewrite ^ ${baseUrl} permanent; }`,
    ...['$docs_file', '$docs_page.html', '$docs_page/index.html'].map(
      (file) => `    if (-f $document_root${file}) { rewrite ${quoted(`^(.*?)${optionalEndings}/*$`)} $1 permanent; }`,
    ),
    '    return 404;',
    '}',
    '',
    'location @not_found {',
    '    recursive_error_pages off;',
    `    try_files /${notFoundPage} =404;`,
    '}',
  ];
  const introduction = commentLines(
    [
      'Serves the PactFlow documentation. Include this file in an http block, or put it in conf.d.',
      'If nginx warns that it "could not build optimal variables_hash", set variables_hash_max_size to 2048 in the http block.',
      'This file is generated from src/site/urlRules.ts, src/site/responseHeaders.ts, and src/data/redirects.ts in the ' +
        'repository of the site. To change a rule, edit those files, and then run "npm run build" and "npm run nginx". ' +
        'Generate this file again after each build, because it contains the content security policy of the build.',
    ].join('\n'),
  ).join('\n');
  return [introduction, ...maps, ['server {', indent(server.join('\n')), '}'].join('\n')].join('\n\n') + '\n';
}

export interface MainOptions {
  /** Path of the brotli module to load. Without it, nginx sends no `.br` files. */
  brotliModule?: string;
  /** Folder that nginx can write to, for its process ID and temporary files. */
  state: string;
  /** Path of the site configuration, relative to the folder of `nginx.conf`. */
  site: string;
}

/** A complete nginx.conf for an nginx that serves only this site and runs without root privileges. */
export function mainConfig({brotliModule, state, site}: MainOptions): string {
  const buffers = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `    ${name}_temp_path ${literal(`${state}/nginx-${name}`)};`,
  );
  return [
    ...commentLines(
      [
        'A complete configuration for an nginx that serves only the PactFlow documentation and runs without root privileges.',
        'Don\'t edit this file. To generate it again, run "npm run nginx".',
      ].join('\n'),
    ),
    '',
    ...(brotliModule === undefined ? [] : [`load_module ${literal(brotliModule)};`]),
    'worker_processes auto;',
    `pid ${literal(`${state}/nginx.pid`)};`,
    'error_log stderr warn;',
    '',
    'events {',
    '    worker_connections 1024;',
    '}',
    '',
    'http {',
    ...buffers,
    '    access_log /dev/stdout;',
    '    # The site configuration defines more variables than the default size (1024) allows.',
    '    variables_hash_max_size 2048;',
    '    sendfile on;',
    '    tcp_nopush on;',
    `    include ${literal(site)};`,
    '}',
    '',
  ].join('\n');
}
