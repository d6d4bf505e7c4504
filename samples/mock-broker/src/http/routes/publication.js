import { conflicts, publishContracts } from '../../engine/publication.js';
import { validatePublication } from '../../engine/publication-validation.js';
import { hasErrors } from '../../engine/validation.js';
import { link } from '../representations/links.js';
import { embeddedVersion } from '../representations/pacticipants.js';
import { pactLink, pactUrl } from '../representations/pacts.js';
import { tagUrl, versionUrl } from '../representations/versions.js';
import { invalid, ok, serverError, unsupportedMediaType } from '../responses.js';

/** @typedef {import('../request.js').Request} Request */

/** @type {import('../resource.js').Resource[]} */
export const publicationResources = [
  {
    path: '/contracts/publish',
    malformed: (request) => {
      if (request.method !== 'POST' || !request.contentType.includes('json')) return undefined;
      const errors = validatePublication(request.text ? request.body : {});
      return hasErrors(errors) ? invalid(errors) : undefined;
    },
    POST: (request) => {
      if (!request.contentType.includes('json')) return unsupportedMediaType;
      const { store, body, base, url } = request;
      // The real broker fails here, too.
      if (body.contracts.length === 0) return serverError();
      const notices = conflicts(store, body, base);
      if (notices.length > 0) return conflict(notices);
      const results = publishContracts(store, body, {
        base,
        pactUrl: (pact) => pactUrl(pact, url),
        logsUrl: ({ uuid }) => url`/triggered-webhooks/${uuid}/logs`,
      });
      request.schedule(results.triggeredWebhooks);
      return ok(represent(results, url));
    },
  },
];

/** @param {{type: string, text: string}[]} notices @returns {import('../responses.js').Response} */
const conflict = (notices) => ({
  status: 409,
  type: 'application/json',
  body: { notices, errors: { contracts: notices.filter(({ type }) => type === 'error').map(({ text }) => text) } },
});

/** @param {ReturnType<typeof publishContracts>} results @param {import('../urls.js').Url} url */
function represent({ version, tags, pacts, notices }, url) {
  const { pacticipant, number } = version;
  const pacticipantUrl = url`/pacticipants/${pacticipant}`;
  return {
    logs: notices.map(({ type, text }) => ({ level: type, message: text, deprecationWarning: 'Replaced by notices' })),
    notices,
    _embedded: {
      pacticipant: { name: pacticipant, _links: { self: link(pacticipantUrl) } },
      version: embeddedVersion(version, url),
    },
    _links: {
      'pb:pacticipant': link(pacticipantUrl, { title: 'Pacticipant', name: pacticipant }),
      'pb:pacticipant-version': link(versionUrl(version, url), { title: 'Pacticipant version', name: number }),
      'pb:pacticipant-version-tags': tags.map((name) => link(tagUrl(version, name, url), { title: 'Tag', name })),
      'pb:contracts': pacts.map((pact) => pactLink(pact, url)),
    },
  };
}
