import {Fragment, type ReactNode} from 'react';
import Link from '../Editions/FrozenLink';
import {piecesOf} from './pieces';

/** Long identifiers may be broken behind their own marks, and nowhere else. */
function breakable(code: string): ReactNode {
  return code.split(/(?<=[:_./-])(?=\w{2})/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface Props {
  text: string;
}

/** A text of the data with its code, labels and links. */
export default function Inline({text}: Props) {
  return piecesOf(text).map((piece, index) => {
    switch (piece.kind) {
      case 'code':
        return <code key={index}>{breakable(piece.text)}</code>;
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
