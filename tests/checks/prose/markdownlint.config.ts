import type {Configuration} from 'markdownlint';

/** The markdownlint rules whose settings differ from the defaults, each with the reason. */
export const markdownlintConfig: Configuration = {
  default: true,
  // The lines of paragraphs aren't wrapped, and table rows can't be.
  MD013: false,
  // markdownlint reports JSX elements as inline HTML.
  MD033: false,
  // The title in the front matter is the page's level 1 heading, and partials don't have one.
  MD041: false,
  // Docusaurus generates anchors differently, and the build checks them.
  MD051: false,
  // Columns don't need to be aligned in the source.
  MD060: false,
  // The rules in this folder replace these: they also apply to JSX, and their messages have more specific hints. The
  // rules are for heading levels, prompts, bare URLs, alternative text, and link text.
  MD001: false,
  MD014: false,
  MD034: false,
  MD045: false,
  MD059: false,
  // Two sections may each have an "Example" subsection.
  MD024: {siblings_only: true},
  // The numbers in the source match the rendered ones.
  MD029: {style: 'ordered'},
  // A heading may be a question.
  MD026: {punctuation: '.,;:!。，；：！'},
  MD003: {style: 'atx'},
  MD004: {style: 'dash'},
  MD035: {style: '---'},
  MD046: {style: 'fenced'},
  MD048: {style: 'backtick'},
  MD049: {style: 'asterisk'},
  MD050: {style: 'asterisk'},
};
