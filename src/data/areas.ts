/** The parts of the site, each with the page that lists what is in it. */
export const areas: readonly {label: string; to: string}[] = [
  {label: 'Docs', to: '/'},
  {label: 'University', to: '/docs/workshops'},
  {label: 'Examples', to: '/docs/examples'},
  {label: 'On-Premises', to: '/docs/on-premises-2x'},
  {label: 'Notices', to: '/notices'},
  {label: 'Product API reference', to: '/oas/products'},
];
