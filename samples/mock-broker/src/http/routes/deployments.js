import {
  currentDeployments,
  deploymentsOf,
  recordDeployment,
  recordRelease,
  recordSupportEnded,
  recordUndeployment,
  releasesOf,
  supportedReleases,
} from '../../engine/deployments.js';
import { environmentWithUuid } from '../../engine/environments.js';
import * as represent from '../representations/environments.js';
import { found } from '../resource.js';
import { created, invalid, ok } from '../responses.js';

/** @typedef {import('../request.js').Request} Request */

/** @param {Request} request */
const environmentOf = ({ store, params }) => environmentWithUuid(store, params.environment);

/** @param {Request} request */
const versionOf = ({ store, params }) => store.version(params.pacticipant, params.version);

/** @param {Request} request */
const versionAndEnvironment = (request) => versionOf(request) && environmentOf(request);

/** @param {Request} request */
const deployedVersionOf = ({ store, params }) => store.deployedVersions.find(({ uuid }) => uuid === params.uuid);

/** @param {Request} request */
const releasedVersionOf = ({ store, params }) => store.releasedVersions.find(({ uuid }) => uuid === params.uuid);

/** @param {Request} request @returns {any} the body, which is optional */
const optionalBody = (request) => (request.text ? request.body : {});

/** @param {Request} request @returns {string} the URL of the list, with its query */
const hrefOf = ({ base, path, query }) => `${base}${path}${query.size > 0 ? `?${query}` : ''}`;

/** @type {import('../resource.js').Resource[]} */
export const deploymentResources = [
  {
    path: '/pacticipants/:pacticipant/versions/:version/deployed-versions/environment/:environment',
    accepts: ['application/json'],
    exists: versionAndEnvironment,
    GET: (request) => {
      const { store, params, url } = request;
      const environment = found(environmentOf(request));
      const place = `environment ${environment.displayName}`;
      return ok(
        represent.deployedVersions(deploymentsOf(store, found(versionOf(request)), environment), url, {
          href: hrefOf(request),
          title: `Deployed versions for ${params.pacticipant} version ${params.version} in ${place}`,
        }),
      );
    },
    POST: (request) => {
      const { store, url } = request;
      const { applicationInstance, target } = optionalBody(request);
      const instance = applicationInstance || target;
      const deployed = recordDeployment(
        store,
        found(versionOf(request)),
        found(environmentOf(request)),
        instance === undefined || instance === null ? null : String(instance),
      );
      return created(represent.deployedVersion(store, deployed, url), url`/deployed-versions/${deployed.uuid}`);
    },
  },
  {
    path: '/pacticipants/:pacticipant/versions/:version/released-versions/environment/:environment',
    accepts: ['application/json'],
    exists: versionAndEnvironment,
    GET: (request) => {
      const { store, params, url } = request;
      const environment = found(environmentOf(request));
      const name = store.pacticipants.get(params.pacticipant)?.displayName;
      return ok(
        represent.releasedVersions(releasesOf(store, found(versionOf(request)), environment), url, {
          href: hrefOf(request),
          title: `Released versions for ${name} version ${params.version} in ${environment.displayName}`,
        }),
      );
    },
    POST: (request) => {
      const { store, url } = request;
      const { released, isNew } = recordRelease(store, found(versionOf(request)), found(environmentOf(request)));
      const response = created(
        represent.releasedVersion(store, released, url),
        url`/released-versions/${released.uuid}`,
      );
      return isNew ? response : { ...response, status: 200 };
    },
  },
  {
    path: '/environments/:environment/deployed-versions/currently-deployed',
    exists: environmentOf,
    GET: (request) => {
      const { store, query, url } = request;
      const environment = found(environmentOf(request));
      const instance = query.get('applicationInstance') ?? query.get('target');
      return ok(
        represent.deployedVersions(
          currentDeployments(store, environment, {
            pacticipant: query.get('pacticipant') || undefined,
            // A blank instance selects the deployments without one.
            target: instance === null ? undefined : instance.trim() || null,
          }),
          url,
          { href: hrefOf(request), title: `Currently deployed versions for ${environment.displayName}`, expand: true },
        ),
      );
    },
  },
  {
    path: '/environments/:environment/released-versions/currently-supported',
    exists: environmentOf,
    GET: (request) => {
      const { store, query, url } = request;
      const environment = found(environmentOf(request));
      return ok(
        represent.releasedVersions(
          supportedReleases(store, environment, {
            pacticipant: query.get('pacticipant') || undefined,
            version: query.get('version') || undefined,
          }),
          url,
          { href: hrefOf(request), title: `Currently supported versions in ${environment.displayName}`, expand: true },
        ),
      );
    },
  },
  {
    path: '/deployed-versions/:uuid',
    accepts: ['application/merge-patch+json'],
    exists: deployedVersionOf,
    GET: (request) => ok(represent.deployedVersion(request.store, found(deployedVersionOf(request)), request.url)),
    PATCH: (request) => {
      const { store, url } = request;
      const deployed = found(deployedVersionOf(request));
      const { currentlyDeployed } = optionalBody(request);
      if (currentlyDeployed === true) return cannotSetToTrue('currentlyDeployed');
      if (currentlyDeployed === false) recordUndeployment(store, deployed);
      return ok(represent.deployedVersion(store, deployed, url));
    },
  },
  {
    path: '/released-versions/:uuid',
    accepts: ['application/merge-patch+json'],
    exists: releasedVersionOf,
    GET: (request) => ok(represent.releasedVersion(request.store, found(releasedVersionOf(request)), request.url)),
    PATCH: (request) => {
      const { store, url } = request;
      const released = found(releasedVersionOf(request));
      const { currentlySupported } = optionalBody(request);
      if (currentlySupported === true) return cannotSetToTrue('currentlySupported');
      if (currentlySupported === false) recordSupportEnded(store, released);
      return ok(represent.releasedVersion(store, released, url));
    },
  },
];

/** @param {string} property */
const cannotSetToTrue = (property) => ({
  ...invalid({ [property]: [`The ${property} property cannot be set back to true. Please record a new deployment.`] }),
  status: 422,
});
