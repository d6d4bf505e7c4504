import {createContext, useContext, useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Ids of the terms that a partial may mark on the current page. Outside a `TermScope`, partials mark no terms. */
const Allowed = createContext<readonly string[]>([]);

interface TermProps {
  /** Id in src/data/glossary.ts. The build adds the other props from there. */
  id: string;
  term?: string;
  definition?: string;
  /** Anchor on the glossary page. */
  href?: string;
  /** Set for terms in a partial, because only the page knows whether this is the first mention. */
  partial?: boolean;
  /** The term as written in the text. */
  children: ReactNode;
}

/** A term with a definition in a native popover, which works without JavaScript. */
export function Term({id, term, definition, href, partial = false, children}: TermProps) {
  const popover = useId();
  const allowed = useContext(Allowed);
  if (definition === undefined || href === undefined || (partial && !allowed.includes(id))) return children;
  return (
    <>
      <button type="button" className="glossary-term" popoverTarget={popover}>
        {children}
      </button>
      <span
        id={popover}
        popover="auto"
        className="glossary-definition"
        role="note"
        aria-label={`Definition of ${term ?? id}`}
        data-no-extract=""
      >
        <b>{term}</b>
        {': '}
        {definition} <Link to={href}>Glossary</Link>
      </span>
    </>
  );
}

interface ScopeProps {
  /** Ids, separated by spaces. */
  terms: string;
  children: ReactNode;
}

/** Added around a partial by the build. Lists the terms whose first mention on the page is in this partial. */
export function TermScope({terms, children}: ScopeProps) {
  return <Allowed value={terms.split(' ')}>{children}</Allowed>;
}
