/**
 * @typedef {object} Settings the defaults are those of the open-source broker, except for the webhook allowlists,
 *   which are open for local calls
 * @property {{name: string, displayName?: string, production: boolean}[]} environments that exist from the start. The
 *   open-source
 *   broker starts without any; PactFlow has Test and Production
 * @property {boolean} useFirstTagAsBranch the first tag of a version without a branch becomes its branch
 * @property {boolean} allowDangerousContractModification a pact may be published again with other content for the same
 *   version
 * @property {boolean} checkForPotentialDuplicatePacticipantNames
 * @property {boolean} autoDetectMainBranch
 * @property {string[]} mainBranchCandidates branch names that make a branch the main branch of a pacticipant that has
 *   none
 * @property {number} webhookDelay milliseconds between a request and the first call that it triggers
 * @property {number} webhookInterval milliseconds between the calls that one request triggers
 * @property {number[]} webhookRetrySchedule seconds after which a failed call is made again
 * @property {string[]} webhookSchemeWhitelist
 * @property {string[]} webhookHttpMethodWhitelist
 * @property {string[]} webhookHostWhitelist
 * @property {string} [baseUrl] in links; the host of each request when not set
 */

/** @type {Settings} */
export const DEFAULT_SETTINGS = {
  environments: [],
  useFirstTagAsBranch: true,
  allowDangerousContractModification: false,
  checkForPotentialDuplicatePacticipantNames: true,
  autoDetectMainBranch: true,
  mainBranchCandidates: ['develop', 'main', 'master'],
  webhookDelay: 5000,
  webhookInterval: 3000,
  webhookRetrySchedule: [10, 60, 120, 300, 600, 1200],
  webhookSchemeWhitelist: ['http', 'https'],
  webhookHttpMethodWhitelist: ['POST'],
  webhookHostWhitelist: ['127.0.0.1', 'localhost'],
};

/** PactFlow creates two environments with each account. */
export const PACTFLOW_ENVIRONMENTS = [
  { name: 'test', displayName: 'Test', production: false },
  { name: 'production', displayName: 'Production', production: true },
];
