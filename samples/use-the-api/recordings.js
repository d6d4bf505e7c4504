const fillBroker = 'node test/fill-broker.js';

/** Node.js shows the line that threw an error before the message, and releases differ in how they do it. */
const withoutSource = [[/^src\/\S+:\d+\n.*\n\s*\^+\n\n/, '']];

/** @type {import('recordings').Recordings} by name, which is the name of the file in `output/` */
export const recordings = {
  'list-versions': {
    shows: 'All versions of an application, read page by page',
    broker: true,
    before: [fillBroker],
    run: 'node src/list-versions.js CatalogueWeb',
    exitStatus: 0,
    says: 'Page 2 of 2: 1.0.0',
    counterpart: 'unknown-application',
  },
  'unknown-application': {
    shows: 'The same program with the name of an application that does not exist',
    broker: true,
    before: [fillBroker],
    run: 'node src/list-versions.js CatalogWeb',
    exitStatus: 1,
    says: "No pacticipant with name 'CatalogWeb' found",
    replace: withoutSource,
    counterpart: 'list-versions',
  },
  application: {
    shows: 'An application with its links',
    broker: true,
    before: [fillBroker],
    run: 'node src/show.js GET /pacticipants/CatalogueWeb',
    exitStatus: 0,
    says: '"mainBranch": "main"',
    counterpart: 'unknown-path',
  },
  'unknown-path': {
    shows: 'A path that does not exist',
    broker: true,
    run: 'node src/show.js GET /pacticipants/CatalogueWeb/versions/9.9.9',
    exitStatus: 1,
    says: 'The requested document was not found on this server.',
    counterpart: 'application',
  },
  'create-application': {
    shows: 'A new application',
    broker: true,
    run: `node src/show.js POST /pacticipants '{"name": "CatalogueApp"}'`,
    exitStatus: 0,
    says: '201 application/hal+json',
    counterpart: 'invalid-body',
  },
  'invalid-body': {
    shows: 'A body with an invalid property, and without a required one',
    broker: true,
    run: `node src/show.js POST /environments '{"name": "user acceptance"}'`,
    exitStatus: 1,
    says: 'cannot contain spaces',
    counterpart: 'create-application',
  },
  'set-main-branch': {
    shows: 'One property of an application is changed',
    broker: true,
    before: [fillBroker],
    run: 'node src/set-main-branch.js CatalogueApp next',
    exitStatus: 0,
    says: 'The main branch of CatalogueApp is next.',
    counterpart: 'set-main-branch-invalid',
  },
  'set-main-branch-invalid': {
    shows: 'The same program with an invalid name of a branch',
    broker: true,
    before: [fillBroker],
    run: `node src/set-main-branch.js CatalogueApp 'next release'`,
    exitStatus: 1,
    says: 'cannot contain spaces',
    replace: withoutSource,
    counterpart: 'set-main-branch',
  },
  'count-adoption': {
    shows: 'Figures about the use of a broker',
    broker: true,
    before: [fillBroker],
    run: 'node src/count-adoption.js',
    exitStatus: 0,
    says: 'Integrations: 2',
    counterpart: 'unknown-application',
  },
};
