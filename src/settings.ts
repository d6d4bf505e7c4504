/**
 * The site's settings. Every environment variable that changes a build is read here, once, and nowhere else;
 * README.md holds the same table for people. A value that cannot be used stops the build with a message that names the
 * variable, the value and what is allowed.
 */

export interface HostedSearchSettings {
  applicationId: string;
  /** The search-only key: it ends up in public pages, so it must never be an admin key. */
  searchKey: string;
  indexName: string;
}

export interface Settings {
  /** Origin under which the site is published, without a trailing slash. */
  siteUrl: string;
  /** Path under which the site is published; starts and ends with a slash. */
  baseUrl: string;
  /** Google Analytics 4 measurement id, or null: nothing is loaded. */
  analyticsId: string | null;
  /** Hosted (Algolia) search, or null: the index that ships with the site answers. */
  hostedSearch: HostedSearchSettings | null;
  /** Address that a page's path in the repository is appended to, or null: no edit links. */
  editUrlBase: string | null;
  /** The build is for a network without internet: everything hosted stays off and edit links are left out. */
  offline: boolean;
}

/** Thrown for a value that cannot be used; the message is complete and needs no stack. */
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

/** One row per variable, in the order of the README's table, which a test holds against this list. */
export const settingDescriptions = [
  {
    name: 'DOCS_SITE_URL',
    default: 'https://docs.pactflow.io',
    allowed: 'an http or https origin without a path',
    purpose: 'Where the site is published: canonical addresses, feeds, sitemap',
  },
  {
    name: 'DOCS_BASE_URL',
    default: '/',
    allowed: 'a path that starts and ends with /',
    purpose: 'The path the site is served under',
  },
  {
    name: 'DOCS_ANALYTICS_ID',
    default: '(off)',
    allowed: 'a Google Analytics 4 id such as G-ABC123DEF4',
    purpose: 'Switches analytics on',
  },
  {
    name: 'DOCS_SEARCH_APP_ID',
    default: '(embedded search)',
    allowed: 'an Algolia application id: 10 capital letters or digits',
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
    allowed: 'an index name: letters, digits, - and _',
    purpose: 'Hosted search; needs all three search variables',
  },
  {
    name: 'DOCS_EDIT_URL_BASE',
    default: 'https://github.com/pactflow/docs.pactflow.io/edit/master',
    allowed: 'an http or https address, or "none" for no edit links',
    purpose: 'Address that a page’s path in the repository is appended to',
  },
  {
    name: 'DOCS_OFFLINE',
    default: 'false',
    allowed: 'true or false',
    purpose: 'For a network without internet: refuses hosted search and analytics and leaves edit links out',
  },
] as const satisfies readonly SettingDescription[];

type SettingName = (typeof settingDescriptions)[number]['name'];
export type Environment = Readonly<Record<string, string | undefined>>;

const descriptionOf = (name: SettingName) => settingDescriptions.find((row) => row.name === name) as SettingDescription;

/** The trimmed value of a variable, or undefined where it is unset or empty. */
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

/** Reads a variable that must be an http(s) address; the answer has no trailing slash. */
function address(environment: Environment, name: SettingName, originOnly: boolean): string | undefined {
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
 * @throws SettingError for the first value that cannot be used
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
      'false while DOCS_ANALYTICS_ID or the DOCS_SEARCH_ variables are set, since those need the internet',
    );
  }
  const noEditLinks = offline || valueOf(environment, 'DOCS_EDIT_URL_BASE') === 'none';
  return {
    siteUrl: address(environment, 'DOCS_SITE_URL', true) ?? descriptionOf('DOCS_SITE_URL').default,
    baseUrl: matching(environment, 'DOCS_BASE_URL', /^\/([\w.~-]+\/)*$/) ?? descriptionOf('DOCS_BASE_URL').default,
    analyticsId,
    hostedSearch,
    editUrlBase: noEditLinks
      ? null
      : (address(environment, 'DOCS_EDIT_URL_BASE', false) ?? descriptionOf('DOCS_EDIT_URL_BASE').default),
    offline,
  };
}
