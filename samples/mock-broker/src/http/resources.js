import { branchResources } from './routes/branches.js';
import { deploymentResources } from './routes/deployments.js';
import { environmentResources } from './routes/environments.js';
import { indexResources } from './routes/index.js';
import { matrixResources } from './routes/matrix.js';
import { pacticipantResources } from './routes/pacticipants.js';
import { tagResources } from './routes/tags.js';
import { versionResources } from './routes/versions.js';

/** @type {import('./resource.js').Resource[]} all resources of the open-source broker */
export const brokerResources = [
  ...branchResources,
  ...deploymentResources,
  ...environmentResources,
  ...indexResources,
  ...matrixResources,
  ...pacticipantResources,
  ...tagResources,
  ...versionResources,
];
