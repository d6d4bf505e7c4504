/**
 * The components of generated API reference pages (see scripts/openapi-reference/page.ts). Not for use in MDX.
 *
 * They replace the components of docusaurus-theme-openapi-docs, which render parameters, bodies, and responses only in
 * the browser (without JavaScript, they're gray bars), repeat ids on a page with several operations, have contrast and
 * list problems that axe reports in both color modes, include a 5 MB API explorer, and add a style sheet and polyfills
 * to every page of the site.
 */
export {default as Body} from './Body';
export {default as Columns, Column} from './Columns';
export {default as Endpoint} from './Endpoint';
export {default as Info, InfoItem} from './Info';
export {default as Collapsible} from './Collapsible';
export {default as Operations, Operation} from './Operations';
export {default as Parameters, Parameter} from './Parameters';
export {default as Properties, Property} from './Properties';
export {default as Responses, Response, Status} from './Responses';
export {default as Samples, Sample} from './Samples';
