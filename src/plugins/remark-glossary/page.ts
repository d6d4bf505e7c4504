import type {Heading, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {GlossaryTerm} from '../../data/glossary';

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** Sorted as a reader looks things up: letters first, whatever their case. */
const alphabetical = (terms: readonly GlossaryTerm[]): GlossaryTerm[] =>
  [...terms].sort((one, other) => one.term.localeCompare(other.term, 'en', {sensitivity: 'base'}));

/** The first letter of a term in capitals. */
const letterOf = ({term}: GlossaryTerm): string => term.charAt(0).toUpperCase();

/** How many terms a group has before the next letter begins a new one. */
const GROUP = 9;

/** Groups whole letters: "A to C", "D to I", "P". */
export function groups(terms: readonly GlossaryTerm[]): {name: string; terms: GlossaryTerm[]}[] {
  const made: GlossaryTerm[][] = [];
  for (const entry of alphabetical(terms)) {
    const last = made.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined || (last.length >= GROUP && letterOf(before) !== letterOf(entry)))
      made.push([entry]);
    else last.push(entry);
  }
  return made.map((group) => {
    const [first, last] = [group[0], group.at(-1)].map((entry) => (entry === undefined ? '' : letterOf(entry)));
    return {name: first === last ? String(first) : `${String(first)} to ${String(last)}`, terms: group};
  });
}

/** A heading begins with a capital, unless it is the name of a command. */
const headingOf = (term: string): string =>
  /^can-i-/.test(term) ? term : term.charAt(0).toUpperCase() + term.slice(1);

function heading(depth: Heading['depth'], value: string, id: string): Heading {
  return {type: 'heading', depth, children: [text(value)], data: {hProperties: {id}}};
}

/** The text below the heading of a term. */
function paragraph({aliases = [], definition, link, linkName, era}: GlossaryTerm): Paragraph {
  const lead: PhrasingContent[] = era === 'legacy' ? [{type: 'strong', children: [text('Legacy.')]}, text(' ')] : [];
  const also = aliases.length === 0 ? '' : ` Also: ${aliases.join(', ')}.`;
  return {
    type: 'paragraph',
    children: [
      ...lead,
      text(`${definition}${also} Read on: `),
      {type: 'link', url: link, children: [text(linkName)]},
      text('.'),
    ],
  };
}

/** What `<GlossaryTerms />` stands for: every term under a heading of its own, so that contents, anchors, and search know it. */
export function glossaryPage(terms: readonly GlossaryTerm[]): RootContent[] {
  return groups(terms).flatMap((group) => [
    heading(2, group.name, `terms-${group.name.toLowerCase().replaceAll(' ', '-')}`),
    ...group.terms.flatMap((entry) => [heading(3, headingOf(entry.term), entry.id), paragraph(entry)]),
  ]);
}
