import MDXComponents from '@theme-original/MDXComponents';
import {Card, Cards} from '@site/src/components/Cards';
import ScrollableTable from '@site/src/components/ScrollableTable';
import Status from '@site/src/components/Status';
import {Term, TermScope} from '@site/src/components/Term';

/**
 * The components that a page can use without an import. Pages can also use the components for self-checks, tasks, and
 * downloads: src/plugins/remark imports these into the pages that need them, so that no other page loads their code.
 */
export default {...MDXComponents, Card, Cards, Status, Term, TermScope, table: ScrollableTable};
