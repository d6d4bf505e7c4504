/** Hides secrets and hostnames in logs before anything is shown. */

/** What replaces a secret. */
const HIDDEN = '***';

/** How many values of each kind were hidden. */
export interface Hidden {
  secrets: number;
  /** Different hostnames, email domains, and IP addresses. */
  hosts: number;
}

export interface Masked {
  text: string;
  hidden: Hidden;
}

/** Names of settings whose values are secrets. */
const SECRET_NAME = String.raw`[\w.-]*(?:token|passw(?:or)?d|passwd|pwd|secret|api[-_]?key|access[-_]?key|private[-_]?key|credentials?|signature|authorization|cookie)[\w.-]*`;

/**
 * Patterns of secrets, each with the part to keep in the group `keep`. A value after a colon must look like a secret,
 * because messages such as "password: must not be blank" have a colon, too.
 */
const SECRETS: readonly RegExp[] = [
  /(?<keep>-----BEGIN [A-Z ]+-----)[\s\S]*?(?:-----END [A-Z ]+-----|$)/g,
  /(?<keep>\b(?:Authorization|Proxy-Authorization|Cookie|Set-Cookie|X-Api-Key)["']?\s*[:=]\s*["']?(?:(?:Bearer|Basic|Token|Digest)\s+)?)[^\s"',;]+(?:;[^\n"']*)?/gi,
  /(?<keep>\b(?:Bearer|Basic)\s+)[\w+/=.~-]{8,}/g,
  /(?<keep>)\beyJ[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*)?/g,
  /(?<keep>)\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|npm_\w{20,}|xox[abprs]-[\w-]{10,}|AKIA[0-9A-Z]{16}|sk_(?:live|test)_\w{10,})/g,
  /(?<keep>:\/\/)[^\s/@:"'<>]*:[^\s/@"'<>]+(?=@)/g,
  new RegExp(String.raw`(?<keep>[?&]${SECRET_NAME}=)[^\s&"'#]+`, 'gi'),
  new RegExp(String.raw`(?<keep>(?<![\w-])-{1,2}${SECRET_NAME}[= ]["']?)(?![-"'*$])[^\s"']+`, 'gi'),
  new RegExp(String.raw`(?<keep>\b${SECRET_NAME}["']?\s?=>?\s?["']?)(?![{*$"'\s=])[^\s"',;&]+`, 'gi'),
  new RegExp(String.raw`(?<keep>\b${SECRET_NAME}["']?:\s?["'])(?!(?:\w+\s)?\*{3})[^"'\n]{4,}(?=["'])`, 'gi'),
  new RegExp(
    String.raw`(?<keep>\b${SECRET_NAME}["']?:\s?)(?=[\w+/=.~-]*\d)(?=[\w+/=.~-]*[A-Za-z])[\w+/=.~-]{12,}`,
    'gi',
  ),
];

/** Hostnames that say nothing about the reader. */
const PUBLIC_HOST =
  /^(?:localhost|host\.docker\.internal|[\w-]+|127(?:\.\d+){3}|0\.0\.0\.0|(?:[\w-]+\.)*(?:github\.com|githubusercontent\.com|pact\.io|npmjs\.(?:org|com)|quay\.io|docker\.(?:io|com)|pypi\.org|apache\.org|golang\.org|nuget\.org|microsoft\.com|microsoftonline\.com|okta\.com|w3\.org|json-schema\.org|swagger\.io|smartbear\.com|example\.(?:com|org|net))|(?:docs\.|www\.)?pactflow\.io)$/i;

const HOST = String.raw`(?:[A-Za-z0-9](?:[\w-]*[A-Za-z0-9])?\.)+[A-Za-z][\w-]*[A-Za-z0-9]|\d{1,3}(?:\.\d{1,3}){3}`;

const FILE_TYPES = 'json|jsx?|tsx?|[cm]js|java|kt|groovy|scala|go|py|rb|cs|rs|ya?ml|xml|txt|log|html?|sh';

/** Places in which a hostname can be recognized: URLs, email addresses, and texts such as `getaddrinfo ENOTFOUND x`. */
const HOSTS: readonly RegExp[] = [
  new RegExp(String.raw`(?<before>\b[a-z][\w+.-]*:\/\/(?:[^\s/@"'<>]*@)?)(?<host>${HOST})`, 'gi'),
  new RegExp(String.raw`(?<before>[\w.+-]@)(?<host>${HOST})`, 'gi'),
  new RegExp(
    String.raw`(?<before>\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|host ?(?:name)?[=:]?|resolve host:?|server at|lookup|dial tcp:?)\s?["'(]{0,2})(?<host>${HOST})`,
    'gi',
  ),
  new RegExp(String.raw`(?<before>)\b(?<host>(?:[\w-]+\.)+pactflow\.io)\b`, 'gi'),
  // A source file can also be followed by a colon and a number.
  new RegExp(String.raw`(?<before>(?<![\w./-]))(?!\S+\.(?:${FILE_TYPES}):)(?<host>${HOST})(?=:\d{2,5}\b)`, 'g'),
  /(?<before>(?<![\w.-]))(?<host>(?:10|172|192)(?:\.\d{1,3}){3})(?![\w.-])/g,
];

/**
 * Hides secrets, and replaces hostnames with `host-1.example`, `host-2.example`, and so on. Public hosts and localhost
 * stay, because they can be the reason for an error.
 */
export function mask(text: string): Masked {
  let secrets = 0;
  let masked = text;
  for (const pattern of SECRETS)
    masked = masked.replace(pattern, (...found: unknown[]) => {
      const hidden = `${(found.at(-1) as {keep: string}).keep}${HIDDEN}`;
      if (found[0] !== hidden) secrets += 1;
      return hidden;
    });
  const names = new Map<string, string>();
  // The text can contain names from an earlier call.
  const used = Math.max(0, ...[...masked.matchAll(/\bhost-(\d{1,6})\.example\b/g)].map(([, number]) => Number(number)));
  for (const pattern of HOSTS)
    masked = masked.replace(pattern, (...found: unknown[]) => {
      const {before, host} = found.at(-1) as {before: string; host: string};
      const key = host.toLowerCase();
      if (PUBLIC_HOST.test(key) || /^host-\d+\.example$/.test(key)) return `${before}${host}`;
      const name = names.get(key) ?? `host-${used + names.size + 1}.example`;
      names.set(key, name);
      return `${before}${name}`;
    });
  return {text: masked, hidden: {secrets, hosts: names.size}};
}
