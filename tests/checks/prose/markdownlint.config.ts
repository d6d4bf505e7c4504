import type {Configuration} from 'markdownlint';

/** Rules of markdownlint that differ from its defaults; each says why. */
export const markdownlintConfig: Configuration = {
  default: true,
  // Sentences are not wrapped at a fixed column, and rows of tables cannot be.
  MD013: false,
  // MDX is made of tags.
  MD033: false,
  // The title in the front matter is the page's first heading, and partials have none.
  MD041: false,
  // Docusaurus makes anchors its own way, and the build checks them.
  MD051: false,
  // Columns need not line up in the source.
  MD060: false,
  // Our own rules say it with more advice, and know JSX too: heading levels, prompt signs, bare addresses, alternative text, names of links.
  MD001: false,
  MD014: false,
  MD034: false,
  MD045: false,
  MD059: false,
  // Two sections may each have an "Example", below headings of their own.
  MD024: {siblings_only: true},
  // The numbers in the source are those that the reader sees.
  MD029: {style: 'ordered'},
  // A sentence may end in "?" where a heading asks what the reader asks.
  MD026: {punctuation: '.,;:!。，；：！'},
  MD003: {style: 'atx'},
  MD004: {style: 'dash'},
  MD035: {style: '---'},
  MD046: {style: 'fenced'},
  MD048: {style: 'backtick'},
  MD049: {style: 'asterisk'},
  MD050: {style: 'asterisk'},
};
