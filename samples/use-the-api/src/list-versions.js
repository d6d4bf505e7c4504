// #region list-versions
import { getIndex, linkTo, request } from './api.js';

const [pacticipant] = process.argv.slice(2);
const application = await request(linkTo(await getIndex(), 'pb:pacticipant', { pacticipant }));

let url = `${linkTo(application, 'pb:versions')}?size=2`;
while (url) {
  const { page, _embedded, _links } = await request(url);
  console.log(`Page ${page.number} of ${page.totalPages}: ${_embedded.versions.map((version) => version.number).join(', ')}`);
  url = _links.next?.href;
}
// #endregion
