import MDXComponents from '@theme-original/MDXComponents';
import {Card, Cards} from '@site/src/components/Cards';
import Hero from '@site/src/components/Hero';
import ScrollableTable from '@site/src/components/ScrollableTable';
import StepDownload from '@site/src/components/StepDownload';
import {Term, TermScope} from '@site/src/components/Term';

/**
 * The components that a page can use without an import. Pages can also use `SelfCheck`, `Question`, and `Answer`:
 * src/plugins/remark/self-check imports these into the pages that need them, so that no other page loads their code.
 */
export default {...MDXComponents, Card, Cards, Hero, StepDownload, Term, TermScope, table: ScrollableTable};
