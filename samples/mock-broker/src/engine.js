/**
 * The mock broker without HTTP, for pages that show how it decides. Contracts of PactFlow's bi-directional contract
 * testing aren't included.
 */
export { Store } from './engine/store.js';
export {
  currentDeployments,
  recordDeployment,
  recordRelease,
  recordSupportEnded,
  supportedReleases,
} from './engine/deployments.js';
export { environmentWithName } from './engine/environments.js';
export { contractDataPublished } from './engine/integrations.js';
export { canIDeploy } from './engine/matrix.js';
export { parseMatrixQuery } from './engine/matrix-query.js';
export { validateMatrixQuery } from './engine/matrix-validation.js';
export { publishPact } from './engine/pacts.js';
export { pactsForVerification } from './engine/pacts-for-verification.js';
export { PACTFLOW_ENVIRONMENTS } from './engine/settings.js';
export { publishVerification } from './engine/verifications.js';
export { createOrUpdateVersion } from './engine/versions.js';
export { matrix as matrixResponse } from './http/representations/matrix.js';
export { urlsFrom } from './http/urls.js';
