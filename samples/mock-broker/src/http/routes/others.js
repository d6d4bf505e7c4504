/** @type {import('../resource.js').Resource[]} */
export const otherResources = [];
