import type {Segment} from '@site/src/search/snippet';

interface Props {
  segments: readonly Segment[];
}

/** Text with the matches highlighted. */
export default function Highlight({segments}: Props) {
  return segments.map(({text, match}, index) => (match ? <mark key={index}>{text}</mark> : text));
}
