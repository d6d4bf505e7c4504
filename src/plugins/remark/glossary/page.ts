import type {Heading, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {GlossaryTerm} from '../../../data/glossary';

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** Sorts terms alphabetically, ignoring case. */
const alphabetical = (terms: readonly GlossaryTerm[]): GlossaryTerm[] =>
  [...terms].sort((one, other) => one.term.localeCompare(other.term, 'en', {sensitivity: 'base'}));

/** The first letter of a term as a capital. */
const letterOf = ({term}: GlossaryTerm): string => term.charAt(0).toUpperCase();

/** A group that has this many terms ends before the next letter. */
const GROUP_SIZE = 9;

/** Groups terms by letters: "A to C", "D to I", "P". All terms with the same letter are in the same group. */
export function groups(terms: readonly GlossaryTerm[]): {name: string; terms: GlossaryTerm[]}[] {
  const grouped: GlossaryTerm[][] = [];
  for (const entry of alphabetical(terms)) {
    const last = grouped.at(-1);
    const before = last?.at(-1);
    if (
      last === undefined ||
      before === undefined ||
      (last.length >= GROUP_SIZE && letterOf(before) !== letterOf(entry))
    )
      grouped.push([entry]);
    else last.push(entry);
  }
  return grouped.map((group) => {
    const [first, last] = [group[0], group.at(-1)].map((entry) => (entry === undefined ? '' : letterOf(entry)));
    return {name: first === last ? String(first) : `${String(first)} to ${String(last)}`, terms: group};
  });
}

/** The heading of a term. It starts with a capital unless the term is the name of a command. */
const headingOf = (term: string): string =>
  /^can-i-/.test(term) ? term : term.charAt(0).toUpperCase() + term.slice(1);

function heading(depth: Heading['depth'], value: string, id: string): Heading {
  return {type: 'heading', depth, children: [text(value)], data: {hProperties: {id}}};
}

/** The paragraph below the heading of a term. */
function paragraph({aliases = [], definition, link, linkName, era}: GlossaryTerm): Paragraph {
  const lead: PhrasingContent[] = era === 'legacy' ? [{type: 'strong', children: [text('Legacy.')]}, text(' ')] : [];
  const also = aliases.length === 0 ? '' : ` Also called: ${aliases.join(', ')}.`;
  return {
    type: 'paragraph',
    children: [
      ...lead,
      text(`${definition}${also} Learn more: `),
      {type: 'link', url: link, children: [text(linkName)]},
      text('.'),
    ],
  };
}

/**
 * The content that replaces `<GlossaryTerms />`. Every term has a heading, so that it's in the table of contents and in
 * the search index, and other pages can link to it.
 */
export function glossaryPage(terms: readonly GlossaryTerm[]): RootContent[] {
  return groups(terms).flatMap((group) => [
    heading(2, group.name, `terms-${group.name.toLowerCase().replaceAll(' ', '-')}`),
    ...group.terms.flatMap((entry) => [heading(3, headingOf(entry.term), entry.id), paragraph(entry)]),
  ]);
}
