import { ok } from '../responses.js';
/** @type {import('../resource.js').Resource[]} */
export const indexResources = [{ path: '/', GET: () => ok({ _links: {} }) }];
