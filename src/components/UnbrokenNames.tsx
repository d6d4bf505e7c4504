/** A name with several hyphens, such as `can-i-deploy`. Words such as "bi-directional" may be broken. */
const NAME = /(\w+(?:-\w+){2,})/;

interface Props {
  text: string;
}

/** Text in which the names of commands stay on one line. */
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
