const entry = (name: string, component: string): string =>
  `  ${name}: [() => import(/* webpackChunkName: ${name} */ "@theme/${component}"), "@theme/${component}", require.resolveWeak("@theme/${component}")],`;

/** The lines of Docusaurus's registry for the components of a docs page, and one for a page of search results. */
export const REGISTRY = [
  'export default {',
  entry('"17896441"', 'DocItem'),
  entry('"1a4e3797"', 'SearchPage'),
  entry('"5e95c892"', 'DocsRoot'),
  entry('a7bd4aaa', 'DocVersionRoot'),
  entry('a94703ab', 'DocRoot'),
  '};',
].join('\n');
