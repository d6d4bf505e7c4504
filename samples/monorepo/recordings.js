/** @param {string} version */
const publish = (version) => `pact broker publish apps/web/pacts --consumer-app-version ${version} --branch main`;

/** The commit 4c1d0a7 is in production. The commit 9be2f31 changes a path in both applications. */
const twoCommits = [
  publish('4c1d0a7'),
  'node test/publish-result.js 4c1d0a7 4c1d0a7 true',
  'pact broker record-deployment --pacticipant CatalogueWeb --version 4c1d0a7 --environment production',
  'pact broker record-deployment --pacticipant ProductAPI --version 4c1d0a7 --environment production',
  `sed -i.bak 's#/product/#/products/#' apps/web/pacts/CatalogueWeb-ProductAPI.json && rm apps/web/pacts/*.bak`,
  publish('9be2f31'),
  'node test/publish-result.js 9be2f31 4c1d0a7 false',
  'node test/publish-result.js 9be2f31 9be2f31 true',
];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  together: {
    shows: 'Both applications are deployed together, so their new versions are compared',
    broker: true,
    before: twoCommits,
    run: 'pact broker can-i-deploy --pacticipant CatalogueWeb --version 9be2f31 --pacticipant ProductAPI --version 9be2f31 --to-environment production',
    exitStatus: 0,
    says: 'All required verification results are published and successful',
    counterpart: 'consumer-first',
  },
  'consumer-first': {
    shows: 'Only the consumer is deployed, so its new version is compared with the provider in production',
    broker: true,
    before: twoCommits,
    run: 'pact broker can-i-deploy --pacticipant CatalogueWeb --version 9be2f31 --to-environment production',
    exitStatus: 1,
    says: 'the version of ProductAPI currently in production (4c1d0a7) failed',
    counterpart: 'together',
  },
};
