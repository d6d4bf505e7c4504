import Link from '@docusaurus/Link';
import {piecesOf} from './pieces';

interface Props {
  text: string;
}

/** A text of the data with its code, labels and links. */
export default function Inline({text}: Props) {
  return piecesOf(text).map((piece, index) => {
    switch (piece.kind) {
      case 'code':
        return <code key={index}>{piece.text}</code>;
      case 'label':
        return <strong key={index}>{piece.text}</strong>;
      case 'link':
        return (
          <Link key={index} to={piece.to}>
            <Inline text={piece.text} />
          </Link>
        );
      case 'text':
        return piece.text;
    }
  });
}
