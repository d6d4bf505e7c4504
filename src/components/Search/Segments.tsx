import type {Segment} from '@site/src/search/snippet';

interface Props {
  segments: readonly Segment[];
}

/** Text with the words that were searched for marked. */
export default function Segments({segments}: Props) {
  return segments.map(({text, match}, index) => (match ? <mark key={index}>{text}</mark> : text));
}
