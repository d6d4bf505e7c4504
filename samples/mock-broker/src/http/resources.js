import { badgeResources } from './routes/badges.js';
import { branchResources } from './routes/branches.js';
import { deploymentResources } from './routes/deployments.js';
import { environmentResources } from './routes/environments.js';
import { indexResources } from './routes/index.js';
import { integrationResources } from './routes/integrations.js';
import { matrixResources } from './routes/matrix.js';
import { otherResources } from './routes/others.js';
import { pactDiffResources } from './routes/pact-diffs.js';
import { pactListResources } from './routes/pact-lists.js';
import { pacticipantResources } from './routes/pacticipants.js';
import { pactsForVerificationResources } from './routes/pacts-for-verification.js';
import { pactResources } from './routes/pacts.js';
import { publicationResources } from './routes/publication.js';
import { tagResources } from './routes/tags.js';
import { triggeredWebhookResources } from './routes/triggered-webhooks.js';
import { verificationResources } from './routes/verifications.js';
import { versionResources } from './routes/versions.js';
import { webhookResources } from './routes/webhooks.js';

/** @type {import('./resource.js').Resource[]} all resources of the open-source broker */
export const brokerResources = [
  ...badgeResources,
  ...branchResources,
  ...deploymentResources,
  ...environmentResources,
  ...indexResources,
  ...integrationResources,
  ...matrixResources,
  ...otherResources,
  ...pactDiffResources,
  ...pactListResources,
  ...pactResources,
  ...pacticipantResources,
  ...pactsForVerificationResources,
  ...publicationResources,
  ...tagResources,
  ...triggeredWebhookResources,
  ...verificationResources,
  ...versionResources,
  ...webhookResources,
];
