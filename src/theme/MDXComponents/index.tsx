import MDXComponents from '@theme-original/MDXComponents';
import {Card, Cards} from '@site/src/components/Cards';
import Hero from '@site/src/components/Hero';
import ScrollableTable from '@site/src/components/ScrollableTable';
import StepDownload from '@site/src/components/StepDownload';
import {Term, TermScope} from '@site/src/components/Term';

/** What a page may use without an import. Nothing else of src/components is meant for pages, but for `SelfCheck`, `Question` and `Answer`: src/plugins/remark-self-check gives these to the pages that have one, so that no other carries their code. */
export default {...MDXComponents, Card, Cards, Hero, StepDownload, Term, TermScope, table: ScrollableTable};
