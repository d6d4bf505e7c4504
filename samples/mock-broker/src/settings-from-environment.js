import { PACTFLOW_ENVIRONMENTS } from './engine/settings.js';

/**
 * @param {Record<string, string | undefined>} variables for example `process.env`
 * @returns {Partial<import('./engine/settings.js').Settings>} only the settings whose variable is set
 */
export function settingsFrom(variables) {
  /** @type {Record<string, unknown>} */
  const settings = {
    environments: variables.ENVIRONMENTS && environmentsFrom(variables.ENVIRONMENTS),
    useFirstTagAsBranch: flag(variables.USE_FIRST_TAG_AS_BRANCH),
    allowDangerousContractModification: flag(variables.ALLOW_DANGEROUS_CONTRACT_MODIFICATION),
    webhookDelay: variables.WEBHOOK_DELAY && Number(variables.WEBHOOK_DELAY),
    webhookInterval: variables.WEBHOOK_INTERVAL && Number(variables.WEBHOOK_INTERVAL),
    baseUrl: variables.BASE_URL?.replace(/\/$/, ''),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * @param {string} value `pactflow`, or names with commas, in which `!` marks production environments:
 *   `test,production!`
 */
function environmentsFrom(value) {
  if (value === 'pactflow') return PACTFLOW_ENVIRONMENTS;
  return value.split(',').map((name) => ({ name: name.replace(/!$/, ''), production: name.endsWith('!') }));
}

/** @param {string | undefined} value */
const flag = (value) => (value === undefined ? undefined : value === 'true');
