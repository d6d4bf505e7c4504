import MDXComponents from '@theme-original/MDXComponents';
import {Card, Cards} from '@site/src/components/Cards';
import Hero from '@site/src/components/Hero';
import ScrollableTable from '@site/src/components/ScrollableTable';

/** What a page may use without an import. Nothing else of src/components is meant for pages. */
export default {...MDXComponents, Card, Cards, Hero, table: ScrollableTable};
