import { notBlank, validate } from './validation.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./validation.js').Rule} Rule
 */

const BRANCH_KEYS = ['latest', 'tag', 'fallbackTag', 'branch', 'fallbackBranch', 'matchingBranch', 'mainBranch'];
const ENVIRONMENT_KEYS = ['environment', 'deployed', 'released', 'deployedOrReleased'];
const ALL_KEYS = [...BRANCH_KEYS, ...ENVIRONMENT_KEYS, 'consumer'];
const MUST_BE_TRUE = ['mainBranch', 'matchingBranch', 'deployed', 'released', 'deployedOrReleased'];

/** @type {Record<string, Rule>} */
const TEXTS = Object.fromEntries(
  ['tag', 'fallbackTag', 'fallbackBranch', 'consumer', 'environment'].map((name) => [
    name,
    { filled: true, type: 'string' },
  ]),
);

/** @param {Store} store @param {any} body @returns {import('./validation.js').Errors} */
export function validatePactsQuery(store, body) {
  const errors = validate(body, {
    providerVersionBranch: { type: 'string', checks: [(value) => (value === '' ? undefined : notBlank(value))] },
    providerVersionTags: { type: 'array' },
    consumerVersionSelectors: { type: 'array' },
    includePendingStatus: {
      filled: true,
      checks: [(value) => (typeof value === 'boolean' ? undefined : 'must be one of: true, false')],
    },
    includeWipPactsSince: {
      filled: true,
      checks: [(value) => (Number.isNaN(Date.parse(value)) ? 'must be a date' : undefined)],
    },
  });
  const { providerVersionBranch: branch, providerVersionTags: tags, includePendingStatus, includeWipPactsSince } = body;
  if (branch === '' && !tags?.length && (includeWipPactsSince || includePendingStatus)) {
    errors.providerVersionBranch = [
      'when pending or WIP pacts are enabled and there are no tags provided, the provider version branch must not \
be an empty string, \
as it is used in the calculations for WIP/pending. A value must be provided (recommended), or it must not be set at \
all.',
    ];
  }
  if (errors.consumerVersionSelectors) return errors;
  const problems = (body.consumerVersionSelectors ?? []).flatMap(
    (/** @type {any} */ selector, /** @type {number} */ at) =>
      problemsOf(store, selector, branch).map((problem) => `${problem} (at index ${at})`),
  );
  if (problems.length > 0) errors.consumerVersionSelectors = problems;
  return errors;
}

/**
 * @param {any} query of a GET request, which only supports selectors with a tag. All values are strings
 * @returns {import('./validation.js').Errors}
 */
export function validatePactsQueryString(query) {
  /** @type {Rule} */
  const flag = { filled: true, oneOf: ['true', 'false'] };
  /** @type {Rule} */
  const text = { filled: true, type: 'string' };
  const rules = { tag: { ...text, required: true }, latest: flag, fallback_tag: text, consumer: text };
  const errors = validate(query, {
    provider_version_tags: { type: 'array' },
    consumer_version_selectors: { type: 'array' },
    include_pending_status: flag,
    include_wip_pacts_since: {
      filled: true,
      checks: [(value) => (Number.isNaN(Date.parse(value)) ? 'must be a date' : undefined)],
    },
  });
  if (errors.consumer_version_selectors) return errors;
  const problems = (query.consumer_version_selectors ?? []).flatMap(
    (/** @type {any} */ selector, /** @type {number} */ at) =>
      Object.entries(validate(selector, rules)).map(([name, [message]]) => `${name} ${message} (at index ${at})`),
  );
  if (problems.length > 0) errors.consumer_version_selectors = problems;
  return errors;
}

/** @param {Store} store @param {any} selector @param {string | undefined} providerBranch @returns {string[]} */
function problemsOf(store, selector, providerBranch) {
  if (selector === null || typeof selector !== 'object' || Array.isArray(selector)) return ['must be a hash'];
  const wrong = [
    ...MUST_BE_TRUE.filter((key) => key in selector && selector[key] !== true).map(
      (key) => `${key} must be one of: true`,
    ),
    ...('latest' in selector && typeof selector.latest !== 'boolean' ? ['latest must be one of: true, false'] : []),
    ...Object.entries(validate(selector, TEXTS)).map(([key, [message]]) => `${key} ${message}`),
  ];
  if (wrong.length > 0) return wrong;
  const { mainBranch, matchingBranch, tag, branch, latest, fallbackTag, fallbackBranch, environment } = selector;
  const { deployed, released, deployedOrReleased } = selector;
  const others = (/** @type {string[]} */ ...allowed) =>
    ALL_KEYS.some((key) => key in selector && !allowed.includes(key));
  const isEmpty = ![mainBranch, matchingBranch, tag, branch, environment, deployed, released, deployedOrReleased].some(
    Boolean,
  );
  /** @type {[unknown, string][]} */
  const rules = [
    [selector.consumer !== undefined && notBlank(selector.consumer), 'consumer cannot be blank'],
    [
      isEmpty && latest !== true,
      'must specify a value for environment or tag or branch, or specify mainBranch=true, matchingBranch=true, \
latest=true, \
deployed=true, released=true or deployedOrReleased=true',
    ],
    [
      mainBranch && others('consumer', 'mainBranch', 'latest'),
      'cannot specify mainBranch=true with any other criteria apart from consumer',
    ],
    [mainBranch && latest === false, 'cannot specify mainBranch=true with latest=false'],
    [
      matchingBranch && others('consumer', 'matchingBranch'),
      'cannot specify matchingBranch=true with any other criteria apart from consumer',
    ],
    [
      matchingBranch && !providerBranch?.trim(),
      'the providerVersionBranch must be specified when the selector matchingBranch=true is used',
    ],
    [tag && branch, 'cannot specify both a tag and a branch'],
    [hasBoth(selector), fieldsMessage(selector)],
    [fallbackTag && !latest, 'fallbackTag can only be set if latest is true'],
    [fallbackTag && !tag, 'a tag must be specified when a fallbackTag is specified'],
    [fallbackBranch && !branch, 'a branch must be specified when a fallbackBranch is specified'],
    [fallbackBranch && latest === false, 'fallbackBranch can only be set if latest is true'],
    [branch && latest === false, 'cannot specify a branch with latest=false'],
    [
      environment && !store.environments.some(({ name }) => name === environment),
      `environment with name '${environment}' does not exist`,
    ],
    [deployed && released, 'cannot specify both deployed=true and released=true'],
    [deployed && deployedOrReleased, 'cannot specify both deployed=true and deployedOrReleased=true'],
    [released && deployedOrReleased, 'cannot specify both released=true and deployedOrReleased=true'],
  ];
  return rules.filter(([applies]) => applies).map(([, message]) => message);
}

/** @param {any} selector @param {string[]} keys @returns {string[]} */
const given = (selector, keys) => keys.filter((key) => key in selector).sort();

/** @param {any} selector */
const hasBoth = (selector) => given(selector, BRANCH_KEYS).length > 0 && given(selector, ENVIRONMENT_KEYS).length > 0;

/** @param {any} selector */
function fieldsMessage(selector) {
  const fields = (/** @type {string[]} */ keys) => {
    const names = given(selector, keys);
    return `the field${names.length === 1 ? '' : 's'} ${names.join('/')}`;
  };
  return `cannot specify ${fields(BRANCH_KEYS)} with ${fields(ENVIRONMENT_KEYS)}`;
}
