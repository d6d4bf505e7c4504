// #region count-adoption
import { getIndex, linkTo, request } from './api.js';

const index = await getIndex();
const metrics = await request(linkTo(index, 'pb:metrics'));
const { integrations, pacticipants, pacticipantVersions, verificationResults } = metrics;
const percent = (part, total) => (total === 0 ? 'none yet' : `${Math.round((100 * part) / total)}%`);

console.log(`Integrations: ${integrations.count}`);
console.log(`Applications with a main branch: ${percent(pacticipants.withMainBranchSetCount, pacticipants.count)}`);
console.log(`Versions with a branch: ${percent(pacticipantVersions.withBranchCount, pacticipantVersions.count)}`);
console.log(`Verification results: ${verificationResults.count}, last on ${verificationResults.last}`);
// #endregion

// #region environments
const { _embedded } = await request(linkTo(index, 'pb:environments'));
for (const environment of _embedded.environments) {
  const { _embedded: deployed } = await request(linkTo(environment, 'pb:currently-deployed-deployed-versions'));
  const names = new Set(deployed.deployedVersions.map((version) => version._embedded.pacticipant.name));
  console.log(`Applications deployed to ${environment.name}: ${names.size}`);
}
// #endregion
