import type {Redirect} from '../src/data/redirects';
import {CommandError} from '../scripts/command';
import {isolatedFile, isolatedPolicy} from '../src/site/contentPolicy';
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
 * nginx, told the rules of urlRules.ts and responseHeaders.ts. Everything is decided by maps over the address, and the
 * server block reads them in the order in which `resolveUrl` decides: method, malformed, redirect list, hidden names,
 * other forms of an address, file. The same cases are run against this and against our own server.
 */

export interface NginxOptions {
  /** Folder of the built site, as nginx will see it. */
  root: string;
  /** What `listen` takes: a port, or an address with a port. */
  listen: string;
  baseUrl: string;
  redirects: readonly Redirect[];
  /** Value of the header Content-Security-Policy. */
  policy: string;
  /** Origin under which the site is published, for the canonical addresses of pages as Markdown. */
  siteUrl: string;
  /** Whether nginx has the module that sends `.br` files. */
  brotli: boolean;
}

/** A string of nginx's language. @throws CommandError for what that language cannot hold */
export function quoted(text: string): string {
  if (/[^\x20-\x7e]/.test(text))
    throw new CommandError(
      `nginx cannot be told ${JSON.stringify(text)}: only printable ASCII can stand in its configuration.`,
    );
  if (text.length > 4000)
    throw new CommandError(
      `nginx takes no text of ${text.length} characters: ${text.slice(0, 60)}… Shorten it to 4000.`,
    );
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** As `quoted`, for text in which a dollar sign would begin a variable. */
function literal(text: string): string {
  if (text.includes('$'))
    throw new CommandError(`nginx cannot be told ${JSON.stringify(text)}: a dollar sign begins a variable there.`);
  return quoted(text);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern as nginx reads it: a slash is nothing special there. */
const source = (pattern: RegExp): string => pattern.source.replace(/\\\//g, '/');

type Row = readonly [pattern: string, value: string];

/** @param rows tried in their order where they are patterns; a text as it is comes first */
function map(source: string, name: string, fallback: string, rows: readonly Row[], comment: string): string {
  const width = Math.min(60, Math.max(7, ...rows.map(([pattern]) => pattern.length)));
  const lines = [['default', fallback] as const, ...rows].map(([pattern, value]) =>
    value === '' ? `    ${pattern};` : `    ${pattern.padEnd(width)} ${value};`,
  );
  return [`# ${comment}`, `map ${source} ${name} {`, ...lines, '}'].join('\n');
}

const caseSensitive = (pattern: string) => quoted(`~${pattern}`);
const anyCase = (pattern: string) => quoted(`~*${pattern}`);

const next = '%[89ab][0-9a-f]';

/** What `resolveUrl` calls malformed, as patterns over the address as it was sent. */
export const malformed: readonly (readonly [pattern: string, reason: string])[] = [
  [`^.{${longestUrl + 1}}`, 'too long'],
  ['[^!"$-~]', 'characters that no address has'],
  ['^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)', 'parent folders'],
  ['^[^?]*(?:\\\\|%(?:2f|5c|[01][0-9a-f]|7f))', 'backslashes, encoded slashes, control characters'],
  ['^[^?]*%(?![0-9a-f]{2})', 'incomplete encoding'],
  ['^[^?]*%(?:c[01]|f[5-9a-f])', 'bytes that UTF-8 does not have'],
  [
    `^[^?]*%(?:[cd][0-9a-f](?!${next})|e[0-9a-f](?!(?:${next}){2})|f[0-4](?!(?:${next}){3}))`,
    'characters that end too early',
  ],
  ['^[^?]*%(?:e0%[89]|ed%[ab]|f0%8|f4%[9ab])', 'characters in a longer form than theirs, or outside Unicode'],
  [`^[^?]*(?<!%[89a-f][0-9a-f])${next}`, 'characters without their first byte'],
  [
    `^[^?]*%(?:[cd][0-9a-f](?:${next}){2}|e[0-9a-f](?:${next}){3}|f[0-9a-f](?:${next}){4})`,
    'characters with a byte too many',
  ],
];

/** What may follow a name in its address, in the order in which it stands there. */
const endingsInAddress = [...strippedEndings]
  .reverse()
  .map((ending) => `(?:${source(ending).replace(/\$$/, '')})?`)
  .join('');

/** Matches all forms of the address of a name: with or without `.html`, `/index`, slashes at its end. */
const anyForm = (name: string) => `^${escaped(name)}${endingsInAddress}/*$`;

/** Rows for the redirect list: pattern over the path, and the location. */
export function redirectRows(redirects: readonly Redirect[], baseUrl: string): Row[] {
  const root =
    baseUrl === '/' ? [] : [[caseSensitive('^/+$'), `${literal(baseUrl).slice(0, -1)}$is_args$args"`] as const];
  const listed = redirects.flatMap(({from}): Row[] => {
    const target = redirectTarget(from, redirects);
    if (target === undefined) return [];
    const [, address = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(targetLocation(target, '', baseUrl)) ?? [];
    const keepsQuery = !address.includes('?') && !/^https?:/.test(target);
    literal(address + fragment);
    const location = quoted(address).slice(0, -1) + (keepsQuery ? '$is_args$args' : '') + quoted(fragment).slice(1);
    return [[caseSensitive(anyForm(baseUrl.slice(0, -1) + from)), location]];
  });
  return [...root, ...listed];
}

/** Types that are not worth compressing, as our own server sends them. */
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

/** The maps and the server: what stands in the `http` block, or as a file in nginx's `conf.d`. */
export function siteConfig({root, listen, baseUrl, redirects, policy, siteUrl, brotli}: NginxOptions): string {
  const prefix = baseUrl.slice(0, -1);
  const stripped = (from: string, name: string, ending: RegExp) =>
    map(
      from,
      `$docs_${name}`,
      from,
      [[caseSensitive(`^(?<docs_before_${name}>.*)${source(ending)}`), `$docs_before_${name}`]],
      `Without ${source(ending)}`,
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
    ['Cache-Control', '$docs_caching'],
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
      `Addresses that are refused: ${malformed.map(([, reason]) => reason).join('; ')}`,
    ),
    map(
      '$uri',
      '$docs_path',
      baseUrl === '/' ? '$uri' : '""',
      baseUrl === '/' ? [] : [[caseSensitive(`^${escaped(prefix)}(?:/(?<docs_rest>.*))?$`), '"/$docs_rest"']],
      'The path inside the site; empty outside of it',
    ),
    map('$uri', '$docs_target', '""', redirectRows(redirects, baseUrl), 'Where the redirect list leads'),
    map(
      '$docs_path',
      '$docs_name',
      '$docs_path',
      [[caseSensitive('^(?<docs_before_slash>.*?)/+$'), '$docs_before_slash']],
      'Without slashes at its end; empty for the home page',
    ),
    ...endings.map(({from, name, ending}) => stripped(from, name, ending)),
    map('$docs_clean', '$docs_page', '$docs_clean', [['""', '/index']], 'The page that answers, without .html'),
    map(
      '$docs_name',
      '$docs_other_form',
      '""',
      strippedEndings.map((ending): Row => [caseSensitive(source(ending)), '1']),
      'Forms of an address that lead to the clean one',
    ),
    map(
      '$request_uri',
      '$docs_untidy',
      '""',
      [
        [quoted(baseUrl), '""'],
        [caseSensitive(`^${escaped(baseUrl)}\\?`), '""'],
        ...(baseUrl === '/' ? [] : [[caseSensitive(`^${escaped(prefix)}(?:\\?|$)`), '1'] as const]),
        [caseSensitive('^[^?]*//'), '1'],
        [caseSensitive('^[^?]*/(?:\\?|$)'), '1'],
      ],
      'Doubled slashes, and those at the end',
    ),
    map(
      '$docs_clean',
      '$docs_endless',
      '""',
      strippedEndings.map((ending): Row => [caseSensitive(source(ending)), '1']),
      'Names that have two endings',
    ),
    map(
      '$docs_other_form',
      '$docs_file',
      '$docs_name',
      [['1', '"/."']],
      'The file of that very name, which a form with an ending has not',
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
      'Files without an address: hidden ones, compressed copies, the page for unknown addresses',
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
      '$docs_markdown:$docs_copy',
      '$docs_form',
      '"/."',
      [[caseSensitive('^1:(?<docs_wanted_copy>.+)$'), '$docs_wanted_copy']],
      'The Markdown of the page, where there is one and it is wanted',
    ),
    map(
      '$status:$docs_copy:',
      '$docs_vary',
      '"Accept-Encoding"',
      [[caseSensitive('^(?:200|206|304):/'), '"Accept, Accept-Encoding"']],
      'Told to caches',
    ),
    map(
      '$status:$docs_copy:$uri',
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
      'How a page and its Markdown belong together',
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
      'What pages say is to be found in the pages',
    ),
    map(
      '$status$uri',
      '$docs_caching',
      literal(revalidate),
      [[caseSensitive(`^(?:200|206|304)/${source(hashedAsset).replace(/^\^/, '')}`), literal(immutableCaching)]],
      'A name with a content hash never holds anything else',
    ),
    map(
      '$status$uri',
      '$docs_policy',
      literal(policy),
      [[caseSensitive(`^(?:200|206|304)/.*${source(isolatedFile)}`), literal(isolatedPolicy)]],
      'What may be loaded and run',
    ),
    map(
      '$https$http_x_forwarded_proto',
      '$docs_strict_transport',
      '""',
      ['on', 'https', 'onhttps'].map((way): Row => [way, literal(strictTransport.value)]),
      'Only where the visitor came by TLS',
    ),
    map(
      '$status',
      '$docs_allow',
      '""',
      [['405', literal(allowedMethods.join(', '))]],
      'Told to whom asked by another method',
    ),
    ...headers.map(([name, value]) =>
      map(
        '$status',
        headerVariable(name),
        value,
        [
          ['volatile', ''],
          ['416', '""'],
        ],
        `${name}. To a range that is not there, nginx adds its headers twice: what is added with this status is the second time`,
      ),
    ),
    map(
      '$request_method',
      '$docs_refused',
      '1',
      allowedMethods.map((method): Row => [caseSensitive(`^${method}$`), '""']),
      'Methods that are refused',
    ),
  ];
  const indent = (text: string) => text.replace(/^(?=.)/gm, '    ');
  const server = [
    `listen ${listen};`,
    'server_name _;',
    `root ${literal(root)};`,
    '',
    '# Locations name no host and no port, since a proxy may show others.',
    'absolute_redirect off;',
    'server_tokens off;',
    'default_type application/octet-stream;',
    'types {',
    ...[...typesByEnding, ...otherTypes].map(([ending, type]) => `    ${quoted(type)} ${ending};`),
    '}',
    '',
    '# Copies that the build made; nothing is compressed on the way.',
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
    '# On every answer, errors too. No location may add a header of its own: it would lose these.',
    ...headers.map(([name]) => `add_header ${name} ${headerVariable(name)} always;`),
    '',
    'recursive_error_pages on;',
    'error_page 404 @not_found;',
    'error_page 418 = @other_form;',
    '',
    '# Requests that end before this line bear headers, too.',
    'uninitialized_variable_warn off;',
    'set $docs_copy "";',
    '',
    'if ($docs_refused) { return 405; }',
    'if ($docs_malformed) { return 400; }',
    'if ($docs_target) { return 301 $docs_target; }',
    'if ($docs_path = "") { return 404; }',
    'if ($docs_unpublished) { return 404; }',
    '# Not a status that anyone gets: it leads to the location of that name.',
    'if ($docs_other_form) { return 418; }',
    'if ($docs_untidy) { return 418; }',
    '',
    '# Whether the address is a page that is there as Markdown, too.',
    'if (-f $document_root$docs_page.md) { set $docs_copy $docs_page.md; }',
    '',
    ...typesByName.flatMap(([ending, type]) => [
      `location ~ ${quoted(`${escaped(ending)}$`)} {`,
      '    types { }',
      `    default_type ${quoted(type)};`,
      '    try_files $docs_file =404;',
      '}',
    ]),
    'location / {',
    '    try_files $docs_file $docs_form $docs_page.html $docs_page/index.html =404;',
    '}',
    '',
    '# Leads to the clean address where there is one, so no redirect ends in a 404.',
    'location @other_form {',
    '    if ($docs_endless) { return 404; }',
    `    if ($docs_clean = "") { rewrite ^ ${baseUrl} permanent; }`,
    ...['$docs_file', '$docs_page.html', '$docs_page/index.html'].map(
      (file) => `    if (-f $document_root${file}) { rewrite ${quoted(`^(.*?)${endingsInAddress}/*$`)} $1 permanent; }`,
    ),
    '    return 404;',
    '}',
    '',
    'location @not_found {',
    '    recursive_error_pages off;',
    `    try_files /${notFoundPage} =404;`,
    '}',
  ];
  return [...maps, ['server {', indent(server.join('\n')), '}'].join('\n')].join('\n\n') + '\n';
}

export interface MainOptions {
  /** File of the brotli module, which nginx then loads; undefined: no `.br` file is sent. */
  brotliModule?: string;
  /** Folder that nginx may write to: its process number and what it buffers. */
  state: string;
  /** Name of the file with the site, from the folder of this one. */
  site: string;
}

/** A whole nginx.conf around the site, for an nginx that serves nothing else and needs no root. */
export function mainConfig({brotliModule, state, site}: MainOptions): string {
  const buffers = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `    ${name}_temp_path ${literal(`${state}/nginx-${name}`)};`,
  );
  return [
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
    '    # The maps bring more variables than nginx has room for by itself.',
    '    variables_hash_max_size 2048;',
    '    sendfile on;',
    '    tcp_nopush on;',
    `    include ${literal(site)};`,
    '}',
    '',
  ].join('\n');
}
