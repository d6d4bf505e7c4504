import { indexResources } from './routes/index.js';
import { pacticipantResources } from './routes/pacticipants.js';

/** @type {import('./resource.js').Resource[]} all resources of the open-source broker */
export const brokerResources = [...indexResources, ...pacticipantResources];
