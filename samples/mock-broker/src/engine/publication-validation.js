import { decodeBase64 } from './base64.js';
import { notBlank, singleLine, validate } from './validation.js';

/** @type {Record<string, import('./validation.js').Rule>} */
const PUBLICATION = {
  pacticipantName: { required: true, filled: true, type: 'string', checks: [notBlank] },
  pacticipantVersionNumber: { required: true, filled: true, type: 'string', checks: [notBlank, singleLine] },
  tags: { type: 'array' },
  branch: { type: 'string', checks: [notBlank, singleLine] },
  buildUrl: { type: 'string', checks: [singleLine] },
  contracts: { required: true, type: 'array' },
};

/** @type {Record<string, import('./validation.js').Rule>} */
const CONTRACT = {
  consumerName: { required: true, filled: true, type: 'string', checks: [notBlank] },
  providerName: { required: true, filled: true, type: 'string', checks: [notBlank] },
  content: { required: true, filled: true, type: 'string' },
  contentType: { required: true, filled: true, type: 'string', oneOf: ['application/json'] },
  specification: { required: true, filled: true, type: 'string', oneOf: ['pact'] },
  onConflict: { filled: true, oneOf: ['overwrite', 'merge'] },
};

/** @param {any} body @returns {import('./validation.js').Errors} */
export function validatePublication(body) {
  const errors = validate(body, PUBLICATION);
  const tags = Array.isArray(body.tags) ? body.tags.flatMap(problemOfTag) : [];
  if (tags.length > 0) errors.tags = tags;
  if (errors.contracts) return errors;
  const contracts = body.contracts.flatMap((/** @type {any} */ contract, /** @type {number} */ at) => {
    if (contract === null || typeof contract !== 'object') return [`must be a hash (at index ${at})`];
    return problemsOfContract(contract).map((problem) => `${problem} (at index ${at})`);
  });
  const names = body.contracts.flatMap((/** @type {any} */ contract, /** @type {number} */ at) => {
    const [name, consumer] = [body.pacticipantName, contract?.consumerName];
    if (!name || !consumer || name === consumer) return [];
    return [`consumerName ('${consumer}') must match pacticipantName ('${name}') (at index ${at})`];
  });
  if (contracts.length + names.length > 0) errors.contracts = [...contracts, ...names];
  return errors;
}

/** @param {any} tag @param {number} at */
function problemOfTag(tag, at) {
  if (tag === null || tag === '') return [`must be filled (at index ${at})`];
  return typeof tag === 'string' && tag.trim() === '' ? [`cannot be blank (at index ${at})`] : [];
}

/** @param {any} contract @returns {string[]} */
function problemsOfContract(contract) {
  const problems = Object.entries(validate(contract, CONTRACT)).flatMap(([name, messages]) =>
    messages.map((message) => `${name} ${message}`),
  );
  return [...problems, ...problemsOfContent(contract)];
}

/** @param {any} contract @returns {string[]} */
function problemsOfContent({ content, contentType, consumerName, providerName }) {
  const decoded = decodeBase64(content);
  const isJson = contentType === 'application/json';
  const parsed = isJson ? parse(decoded) : undefined;
  const problems = [];
  if (decoded === undefined) problems.push('is not valid Base64');
  if ((parsed ?? null) === null && isJson) problems.push(`content could not be parsed as ${contentType}`);
  if (problems.length > 0 || !isJson) return problems;
  if (typeof parsed !== 'object' || Array.isArray(parsed)) {
    return [
      `parsed content was expected to be a Hash but was a ${Array.isArray(parsed) ? 'Array' : rubyClass(parsed)}`,
    ];
  }
  const [consumer, provider] = [parsed.consumer?.name, parsed.provider?.name];
  if (consumer && consumer !== consumerName) {
    return [
      `consumer name in contract content ('${consumer}') must match consumerName in contract params \
('${consumerName}')`,
    ];
  }
  if (provider && provider !== providerName) {
    return [
      `provider name in contract content ('${provider}') must match providerName in contract params \
('${providerName}')`,
    ];
  }
  return [];
}

/** @param {string | undefined} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {string} the name that the broker gives to the type */
function rubyClass(value) {
  if (typeof value === 'string') return 'String';
  if (typeof value === 'number') return Number.isInteger(value) ? 'Integer' : 'Float';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  return 'NilClass';
}
