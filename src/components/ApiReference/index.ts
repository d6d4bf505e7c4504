/**
 * The parts that a generated API reference page is made of; src/plugins/openapi-reference/page.ts writes pages with them, nobody else needs them.
 *
 * They stand in place of docusaurus-theme-openapi-docs' components, which do not do here: parameters, bodies and responses are drawn in the browser only and are
 * grey bars without JavaScript, ids repeat on a page of several operations, axe finds contrast and list defects in both colour modes, an explorer of 5 MB comes
 * along, and their style sheet and polyfills reach every page of the site.
 */
export {default as Body} from './Body';
export {default as Endpoint} from './Endpoint';
export {default as Facts, Fact} from './Facts';
export {default as Fold} from './Fold';
export {default as Operations, Operation} from './Operations';
export {default as Parameters, Parameter} from './Parameters';
export {default as Properties, Property} from './Properties';
export {default as Responses, Response} from './Responses';
export {default as Samples, Sample} from './Samples';
