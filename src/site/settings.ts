/**
 * The site's settings. All environment variables that change what a build contains are read here. README.md
 * contains the same table. An invalid value stops the build with a message that names the variable, the value, and the
 * allowed values.
 */

export interface HostedSearchSettings {
  applicationId: string;
  /** The search-only key. It appears in public pages, so it must never be an admin key. */
  searchKey: string;
  indexName: string;
}

export interface Settings {
  /** Origin of the published site, without a trailing slash. */
  siteUrl: string;
  /** Path of the published site; starts and ends with a slash. */
  baseUrl: string;
  /** Google Analytics 4 measurement ID; null turns analytics off. */
  analyticsId: string | null;
  /** Whether analytics includes what readers search for. */
  analyticsQueries: boolean;
  /** Hosted (Algolia) search; null uses the search index that's part of the site. */
  hostedSearch: HostedSearchSettings | null;
  /** URL to which a page's path in the repository is appended; null leaves edit links out. */
  editUrlBase: string | null;
  /** Whether the build is for a network without internet access: no hosted services and no edit links. */
  offline: boolean;
}

/** Reports an invalid setting. The message is complete, so it's printed without a stack trace. */
export class SettingError extends Error {
  constructor(name: string, value: string, allowed: string) {
    super(`${name} is "${value}". Allowed: ${allowed}. Correct it or unset it to use the default.`);
    this.name = 'SettingError';
  }
}

export interface SettingDescription {
  name: string;
  default: string;
  allowed: string;
  purpose: string;
}

/** One row per variable, in the order of the README's table. A test compares the two. */
export const settingDescriptions = [
  {
    name: 'DOCS_SITE_URL',
    default: 'https://docs.pactflow.io',
    allowed: 'an http or https origin without a path',
    purpose: 'Origin of the published site, for canonical URLs, feeds, and the sitemap',
  },
  {
    name: 'DOCS_BASE_URL',
    default: '/',
    allowed: 'a path that starts and ends with /',
    purpose: 'Path that the site is served under',
  },
  {
    name: 'DOCS_ANALYTICS_ID',
    default: '(off)',
    allowed: 'a Google Analytics 4 measurement ID such as G-ABC123DEF4',
    purpose: 'Turns analytics on',
  },
  {
    name: 'DOCS_ANALYTICS_QUERIES',
    default: 'false',
    allowed: 'true or false',
    purpose: 'Includes search queries in analytics',
  },
  {
    name: 'DOCS_SEARCH_APP_ID',
    default: '(embedded search)',
    allowed: 'an Algolia application ID: 10 capital letters or digits',
    purpose: 'Hosted search; needs all three search variables',
  },
  {
    name: 'DOCS_SEARCH_KEY',
    default: '(embedded search)',
    allowed: 'an Algolia search-only key: 32 hexadecimal digits',
    purpose: 'Hosted search; needs all three search variables',
  },
  {
    name: 'DOCS_SEARCH_INDEX',
    default: '(embedded search)',
    allowed: 'an index name: letters, digits, hyphens, and underscores',
    purpose: 'Hosted search; needs all three search variables',
  },
  {
    name: 'DOCS_EDIT_URL_BASE',
    default: 'https://github.com/pactflow/docs.pactflow.io/edit/master',
    allowed: 'an http or https URL, or "none" for no edit links',
    purpose: 'URL to which a page’s path in the repository is appended',
  },
  {
    name: 'DOCS_OFFLINE',
    default: 'false',
    allowed: 'true or false',
    purpose:
      'Builds for a network without internet access: rejects hosted search and analytics, and leaves edit links out',
  },
] as const satisfies readonly SettingDescription[];

type SettingName = (typeof settingDescriptions)[number]['name'];
export type Environment = Readonly<Record<string, string | undefined>>;

const descriptionOf = (name: SettingName) => settingDescriptions.find((row) => row.name === name) as SettingDescription;

/** The trimmed value of a variable, or undefined if it's unset or empty. */
function valueOf(environment: Environment, name: SettingName): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

/** Reads a variable that must match a pattern. */
function matching(environment: Environment, name: SettingName, pattern: RegExp): string | undefined {
  const value = valueOf(environment, name);
  if (value !== undefined && !pattern.test(value)) throw new SettingError(name, value, descriptionOf(name).allowed);
  return value;
}

/** Reads a variable that must be an http or https URL, without its trailing slash. */
function readUrl(environment: Environment, name: SettingName, originOnly: boolean): string | undefined {
  const value = valueOf(environment, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const usable =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.search === '' &&
    url.hash === '' &&
    (!originOnly || url.pathname === '/');
  if (!usable) throw new SettingError(name, value, descriptionOf(name).allowed);
  return value.replace(/\/+$/, '');
}

function readHostedSearch(environment: Environment): HostedSearchSettings | null {
  const given = {
    DOCS_SEARCH_APP_ID: matching(environment, 'DOCS_SEARCH_APP_ID', /^[A-Z0-9]{10}$/),
    DOCS_SEARCH_KEY: matching(environment, 'DOCS_SEARCH_KEY', /^[0-9a-f]{32}$/),
    DOCS_SEARCH_INDEX: matching(environment, 'DOCS_SEARCH_INDEX', /^[\w-]+$/),
  };
  const {DOCS_SEARCH_APP_ID: applicationId, DOCS_SEARCH_KEY: searchKey, DOCS_SEARCH_INDEX: indexName} = given;
  if (applicationId !== undefined && searchKey !== undefined && indexName !== undefined)
    return {applicationId, searchKey, indexName};
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  if (missing.length === 3) return null;
  throw new SettingError(
    missing.map(([name]) => name).join(' and '),
    '',
    'all three DOCS_SEARCH_ variables set for hosted search, or none of them for embedded search',
  );
}

/**
 * Reads and checks all settings.
 * @param environment variables by name, `process.env` in a build
 * @throws SettingError for the first invalid value
 */
export function readSettings(environment: Environment): Settings {
  const offlineValue = matching(environment, 'DOCS_OFFLINE', /^(true|false)$/) ?? 'false';
  const offline = offlineValue === 'true';
  const analyticsId = matching(environment, 'DOCS_ANALYTICS_ID', /^G-[A-Z0-9]{4,16}$/) ?? null;
  const hostedSearch = readHostedSearch(environment);
  if (offline && (analyticsId !== null || hostedSearch !== null)) {
    throw new SettingError(
      'DOCS_OFFLINE',
      offlineValue,
      'false while DOCS_ANALYTICS_ID or the DOCS_SEARCH_ variables are set, because those services require internet access',
    );
  }
  const noEditLinks = offline || valueOf(environment, 'DOCS_EDIT_URL_BASE') === 'none';
  return {
    siteUrl: readUrl(environment, 'DOCS_SITE_URL', true) ?? descriptionOf('DOCS_SITE_URL').default,
    baseUrl: matching(environment, 'DOCS_BASE_URL', /^\/([\w.~-]+\/)*$/) ?? descriptionOf('DOCS_BASE_URL').default,
    analyticsId,
    analyticsQueries: matching(environment, 'DOCS_ANALYTICS_QUERIES', /^(true|false)$/) === 'true',
    hostedSearch,
    editUrlBase: noEditLinks
      ? null
      : (readUrl(environment, 'DOCS_EDIT_URL_BASE', false) ?? descriptionOf('DOCS_EDIT_URL_BASE').default),
    offline,
  };
}
