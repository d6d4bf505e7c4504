/** A page that the reference links to as further reading. */
export interface RelatedPage {
  /** URL path of the page. */
  href: string;
  label: string;
  /** What the page contains. It follows the label and a colon. */
  why: string;
}

/** One API description and the page that is generated from it. */
export interface Reference {
  /** Path of the description, relative to the root of the repository. */
  source: string;
  /** The last segment of the page's URL: `products` for `/oas/products`. */
  page: string;
  related: readonly RelatedPage[];
}

/** Every description in `openapi/` that has a page. */
export const references: readonly Reference[] = [
  {
    source: 'openapi/products.yaml',
    page: 'products',
    related: [
      {
        href: '/docs/examples',
        label: 'Example projects',
        why: 'consumers and providers of this API that you can run and combine.',
      },
      {
        href: '/docs/bi-directional-contract-testing',
        label: 'Bi-directional contract testing',
        why: 'how to use an OpenAPI description such as this one as a provider contract.',
      },
    ],
  },
];

/** The folder of the generated pages, relative to the root of the repository. It isn't committed. */
export const GENERATED = '.generated/openapi';

/** The first segment of the URL path of every generated page. */
export const ROUTE = 'oas';
