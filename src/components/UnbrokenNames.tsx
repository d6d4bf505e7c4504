/** A name with several hyphens, such as `can-i-deploy`. Words such as "bi-directional" can be broken. */
const NAME = /^\w+(?:-\w+){2,}$/;

/** Longer names are wider than a phone. */
const LONGEST = 14;

interface Props {
  text: string;
}

/** Text in which short names of commands stay on one line. */
export default function UnbrokenNames({text}: Props) {
  return text.split(/( )/).map((word, index) =>
    word.length <= LONGEST && NAME.test(word) ? (
      <span key={index} className="unbroken">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
