import {createContext, useContext, useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Ids of the terms that a partial may mark where a page includes it. Outside of a `TermScope`, a partial marks none. */
const Allowed = createContext<readonly string[]>([]);

interface TermProps {
  /** Id in src/data/glossary.ts. Everything else is filled in at build, from there. */
  id: string;
  term?: string;
  definition?: string;
  /** Anchor on the glossary page. */
  href?: string;
  /** Stands in a partial: whether it is a first mention is up to the page. */
  partial?: boolean;
  /** The words in the text. */
  children: ReactNode;
}

/** A word with its definition behind it: a button that opens a popover, both native, so that it works without a script. */
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

/** Put round a partial at build: the terms that are mentioned first on the page in this partial. */
export function TermScope({terms, children}: ScopeProps) {
  return <Allowed value={terms.split(' ')}>{children}</Allowed>;
}
