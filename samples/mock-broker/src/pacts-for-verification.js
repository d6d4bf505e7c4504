/**
 * How the mock broker chooses the pacts that a provider verifies, without HTTP, for pages that show its decisions.
 */
export { branchHead } from './engine/branches.js';
export { isLatestTagged } from './engine/consumer-version-selectors.js';
export {
  currentDeployments,
  currentEnvironmentsOf,
  recordDeployment,
  recordRelease,
  recordSupportEnded,
  recordUndeployment,
  supportedReleases,
} from './engine/deployments.js';
export { environmentWithName } from './engine/environments.js';
export { contractDataPublished } from './engine/integrations.js';
export { encodeMetadata } from './engine/pact-metadata.js';
export { updatePacticipant } from './engine/pacticipants.js';
export { publishPact } from './engine/pacts.js';
export { pactsForVerification } from './engine/pacts-for-verification.js';
export { validatePactsQuery } from './engine/selector-validation.js';
export { PACTFLOW_ENVIRONMENTS } from './engine/settings.js';
export { Store } from './engine/store.js';
export { createTag } from './engine/tags.js';
export { noticesFor } from './engine/verifiable-pact-notices.js';
export { publishVerification } from './engine/verifications.js';
export { createOrUpdateVersion } from './engine/versions.js';
export { urlsFrom } from './http/urls.js';
