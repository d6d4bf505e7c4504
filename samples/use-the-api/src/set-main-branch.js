// #region set-main-branch
import { getIndex, linkTo, request } from './api.js';

const [pacticipant, mainBranch] = process.argv.slice(2);
const url = linkTo(await getIndex(), 'pb:pacticipant', { pacticipant });
const application = await request(url, { method: 'PATCH', body: { mainBranch }, type: 'application/merge-patch+json' });
console.log(`The main branch of ${application.name} is ${application.mainBranch}.`);
// #endregion
