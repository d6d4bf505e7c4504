import { deploymentResources } from './routes/deployments.js';
import { environmentResources } from './routes/environments.js';
import { indexResources } from './routes/index.js';
import { pacticipantResources } from './routes/pacticipants.js';

/** @type {import('./resource.js').Resource[]} all resources of the open-source broker */
export const brokerResources = [...deploymentResources, ...environmentResources, ...indexResources, ...pacticipantResources];
