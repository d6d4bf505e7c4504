import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import zlib from 'node:zlib';
import {
  cacheControl,
  duplicates,
  encodings,
  revalidate,
  securityHeaders,
  textType,
} from '../../../src/site/responseHeaders';
import {markdownFile, pageOfMarkdownFile} from '../../../src/site/markdownUrl';
import {isolatedPolicy} from '../../../src/site/contentPolicy';
import {otherTypes} from '../../../deploy/nginxConfig';
import {allowedMethods, type Resolution} from '../../../src/site/urlRules';
import type {HttpResponse, HttpRequest} from './http';

/** A request, and the response that every server must send. */
export interface Case extends HttpRequest {
  /** The status codes that are allowed. */
  status: readonly number[];
  /** The target of a redirect. */
  location?: string;
  /** The file of the built site that is the response body. With status 404, it is the 404 page. */
  file?: string;
  /** The file that the URL names, if the response is another representation of it. */
  page?: string;
}

/** A built site under test. */
export interface SiteUnderTest {
  directory: string;
  /** The expected `Content-Security-Policy` header. */
  policy: string;
  has: (file: string) => boolean;
  /** The published URL of the home page. */
  root: string;
}

/** The size limit of an error message, in bytes. A longer body could be the content of a file. */
const LONGEST_MESSAGE = 1024;

const decoders: Record<string, (body: Buffer) => Buffer> = {br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync};

/** Whether two locations are the same URL, regardless of percent encoding and an empty query. */
function sameLocation(one: string, other: string): boolean {
  const plain = (location: string) => {
    try {
      return decodeURIComponent(location).replace(/\?$/, '');
    } catch {
      return location;
    }
  };
  return plain(one) === plain(other);
}

/** The content type of a file, or undefined if any type is allowed. */
const typeOf = (file: string) => textType(file) ?? otherTypes.find(([ending]) => file.endsWith(`.${ending}`))?.[1];

/** The expected response for a URL according to the URL rules. */
export function caseFor(target: string, resolution: Resolution): Case {
  switch (resolution.kind) {
    case 'badRequest':
      return {target, status: [400, 414]};
    case 'redirect':
      return {target, status: [301], location: resolution.location};
    case 'notFound':
      return {target, status: [404]};
    case 'file':
      return {target, status: [200], file: resolution.path};
  }
}

/**
 * Compares a response with the expected response.
 * @returns one sentence for each problem
 */
export function problemsOf(
  {method = 'GET', headers: sent = {}, ...expected}: Case,
  {status, headers, body}: HttpResponse,
  site: SiteUnderTest,
): string[] {
  const problems: string[] = [];
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) problems.push(`${what} is ${JSON.stringify(found)}; expected ${JSON.stringify(wanted)}`);
  };
  if (!expected.status.includes(status)) problems.push(`status is ${status}; expected ${expected.status.join(' or ')}`);
  if (expected.location !== undefined && !sameLocation(headers.location ?? '', expected.location))
    expect('Location', headers.location, expected.location);
  if (expected.location === undefined && headers.location !== undefined)
    problems.push(`Location is ${headers.location}; expected no redirect`);

  for (const [name, value] of Object.entries(securityHeaders)) expect(name, headers[name.toLowerCase()], value);
  expect(
    'Content-Security-Policy',
    headers['content-security-policy'],
    (expected.file === undefined ? undefined : isolatedPolicy(expected.file)) ?? site.policy,
  );
  expect(
    'Strict-Transport-Security',
    headers['strict-transport-security'],
    sent['X-Forwarded-Proto'] === 'https' ? 'max-age=31536000' : undefined,
  );
  const kept = expected.file !== undefined && [200, 206, 304].includes(status);
  const requested = expected.page ?? expected.file;
  const copy = requested === undefined || !kept ? undefined : markdownFile(requested);
  const markdown = copy !== undefined && site.has(copy) ? copy : undefined;
  if (status !== 416) {
    expect('Vary', headers.vary, markdown === undefined ? 'Accept-Encoding' : 'Accept, Accept-Encoding');
    expect('X-Robots-Tag', headers['x-robots-tag'], kept && duplicates.test(requested ?? '') ? 'noindex' : undefined);
    const canonical =
      kept && expected.file?.endsWith('.md')
        ? `<${site.root}${pageOfMarkdownFile(expected.file)}>; rel="canonical"`
        : undefined;
    const alternate =
      markdown === undefined
        ? undefined
        : `<${new URL(site.root).pathname}${markdown}>; rel="alternate"; type="text/markdown"`;
    expect('Link', headers.link, canonical ?? alternate);
  }
  if (status !== 416)
    expect('Cache-Control', headers['cache-control'], kept ? cacheControl(expected.file ?? '') : revalidate);
  expect('Allow', headers.allow, status === 405 ? allowedMethods.join(', ') : undefined);
  if (/\d/.test(String(headers.server ?? '')))
    problems.push(`the Server header contains a version: ${String(headers.server)}`);

  if (method === 'HEAD' || status === 304) {
    if (body.length > 0) problems.push(`${body.length} bytes in the body; expected none`);
    return problems;
  }
  const page = status === 404 ? '404.html' : kept ? expected.file : undefined;
  if (page === undefined || !site.has(page)) {
    if (body.length > LONGEST_MESSAGE)
      problems.push(`${body.length} bytes with status ${status}; expected at most a short message`);
    return problems;
  }
  problems.push(...bodyProblems(page, status, headers, body, sent, site));
  return problems;
}

function bodyProblems(
  file: string,
  status: number,
  headers: HttpResponse['headers'],
  body: Buffer,
  sent: Readonly<Record<string, string>>,
  {directory, has}: SiteUnderTest,
): string[] {
  const problems: string[] = [];
  const type = typeOf(file);
  if (type !== undefined && headers['content-type'] !== type)
    problems.push(`Content-Type is ${JSON.stringify(headers['content-type'])}; expected ${JSON.stringify(type)}`);
  const encoding: string | undefined = headers['content-encoding'];
  const accepted = sent['Accept-Encoding'] ?? '';
  if (encoding !== undefined && !accepted.includes(encoding))
    problems.push(`Content-Encoding is ${encoding}, which the client doesn't accept`);
  const wanted = Object.entries(encodings).find(([name, ending]) => accepted === name && has(file + ending))?.[0];
  if (status !== 206 && wanted !== undefined && encoding !== wanted)
    problems.push(
      `Content-Encoding is ${JSON.stringify(encoding)}; the client accepts ${wanted}, and a precompressed copy exists`,
    );
  const content = readFileSync(join(directory, file));
  const range = /^bytes=(\d+)-(\d*)$/.exec(sent.Range ?? '');
  const part =
    status === 206 && range !== null
      ? content.subarray(Number(range[1]), range[2] === '' ? undefined : Number(range[2]) + 1)
      : content;
  try {
    const plain = encoding === undefined ? body : (decoders[encoding]?.(body) ?? body);
    if (!plain.equals(part)) problems.push(`the ${plain.length} bytes differ from ${file}`);
  } catch (error) {
    problems.push(`the body isn't valid ${encoding}: ${(error as Error).message}`);
  }
  return problems;
}
