/** A page that a reader of a reference may want next. */
export interface RelatedPage {
  /** Path of the page, from the root of the site. */
  href: string;
  label: string;
  /** What it gives, as the rest of a sentence that starts with the label and a colon. */
  why: string;
}

/** One API description and the page that is generated from it. */
export interface Reference {
  /** Path of the description from the root of the repository. */
  source: string;
  /** Last part of the page's address: `products` is `/oas/products`. */
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
        why: 'consumers and providers of this API that you can run and pair.',
      },
      {
        href: '/docs/bi-directional-contract-testing',
        label: 'Bi-directional contract testing',
        why: 'how a description such as this one becomes a provider contract.',
      },
    ],
  },
];

/** Folder of the generated pages, from the root of the repository. It is not committed. */
export const GENERATED = '.generated/openapi';

/** First part of the address of every generated page. */
export const ROUTE = 'oas';
