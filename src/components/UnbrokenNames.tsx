/**
 * A name with several hyphens that fits on a line of any phone, such as `can-i-deploy`. Words such as "bi-directional"
 * can be broken.
 */
const NAME = /(\b(?=[\w-]{1,14}(?![\w-]))\w+(?:-\w+){2,})/;

interface Props {
  text: string;
}

/** Text in which short names of commands stay on one line. */
export default function UnbrokenNames({text}: Props) {
  return text.split(NAME).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
