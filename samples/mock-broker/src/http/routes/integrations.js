import { deleteAllIntegrations, deleteIntegration, listIntegrations } from '../../engine/integrations.js';
import { pageOptions, paginate } from '../../engine/pagination.js';
import { link, pageLinks } from '../representations/links.js';
import { noContent, ok } from '../responses.js';
import { listUrls, malformedPage } from './lists.js';
import { pairExists } from './pact-lists.js';

/** @type {import('../resource.js').Resource[]} */
export const integrationResources = [
  {
    path: '/integrations',
    produces: ['application/hal+json', 'text/vnd.graphviz'],
    malformed: malformedPage,
    GET: (request) => {
      const { store, query, url, accept } = request;
      const { entries, page } = paginate(listIntegrations(store, query.get('q')), pageOptions(query));
      if (accept === 'text/vnd.graphviz') return ok(toDot(entries));
      const { path } = listUrls(request);
      return ok({
        page,
        _embedded: { integrations: entries.map((integration) => represent(integration, url)) },
        _links: { self: link(path, { title: 'All integrations' }), ...pageLinks(page, path) },
      });
    },
    DELETE: ({ store }) => {
      deleteAllIntegrations(store);
      return noContent;
    },
  },
  {
    path: '/integrations/provider/:provider/consumer/:consumer',
    produces: ['text/html'],
    exists: pairExists,
    DELETE: ({ store, params }) => {
      deleteIntegration(store, params.consumer, params.provider);
      return noContent;
    },
  },
  {
    path: '/groups/:pacticipant',
    produces: ['text/csv'],
    exists: ({ store, params }) => store.pacticipants.has(params.pacticipant),
    GET: ({ store, params }) => ok(toCsv(groupOf(store, params.pacticipant))),
  },
];

/** @param {import('../../engine/store.js').Integration} integration @param {import('../urls.js').Url} url */
const represent = ({ consumer, provider }, url) => ({
  consumer: { name: consumer },
  provider: { name: provider },
  _links: {
    'pb:dashboard': link(url`/dashboard/provider/${provider}/consumer/${consumer}`, {
      title: 'BETA: Pacts to show on the dashboard',
    }),
    // The broker's own link has no host.
    'pb:matrix': link(url`/matrix/provider/${provider}/consumer/${consumer}`.replace(url``, ''), {
      title: `Matrix of pacts/verification results for ${consumer} and ${provider}`,
    }),
    'pb:group': link(url`/pacticipants/${consumer}`),
    'pb:delete_integration': link(url`/integrations/provider/${provider}/consumer/${consumer}`, {
      title: `Delete the integration between ${consumer} and ${provider}`,
    }),
  },
});

/** @param {import('../../engine/store.js').Integration[]} integrations @returns {string} a graph in the DOT language */
const toDot = (integrations) =>
  `digraph { ranksep=3; ratio=auto; overlap=false; node [  shape = plaintext, fontname = Helvetica ];\n\n${integrations
    .map(({ consumer, provider }) => `      "${consumer}" -> "${provider}"\n`)
    .join('')}\n}\n`;

/**
 * @param {import('../../engine/store.js').Store} store
 * @param {string} name
 * @returns {import('../../engine/store.js').Integration[]}
 */
function groupOf({ integrations }, name) {
  const names = new Set([name]);
  for (let size = 0; size < names.size;) {
    size = names.size;
    for (const { consumer, provider } of integrations) {
      if (names.has(consumer) || names.has(provider)) names.add(consumer).add(provider);
    }
  }
  return integrations.filter(({ consumer }) => names.has(consumer));
}

/** @param {import('../../engine/store.js').Integration[]} integrations */
function toCsv(integrations) {
  const order = [...new Set(integrations.flatMap(({ consumer, provider }) => [consumer, provider]))];
  return integrations
    .map(({ consumer, provider }) => [
      consumer,
      order.indexOf(consumer) + 1,
      provider,
      order.indexOf(provider) + 1,
      1,
      1,
      0,
    ])
    .map((row) => `${row.join(',')}\n`)
    .join('');
}
