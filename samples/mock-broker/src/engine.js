/**
 * The mock broker without HTTP, for pages that show how it decides. Contracts of PactFlow's bi-directional contract
 * testing aren't included.
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
export { canIDeploy } from './engine/matrix.js';
export { parseMatrixQuery } from './engine/matrix-query.js';
export { validateMatrixQuery } from './engine/matrix-validation.js';
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
export { matrix as matrixResponse } from './http/representations/matrix.js';
export { urlsFrom } from './http/urls.js';
