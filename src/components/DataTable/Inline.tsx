import {Fragment, type ReactNode} from 'react';
import Link from '../VersionLinks/ArchivedLink';
import {parseInline} from './inlineMarkup';

/** Allows line breaks in long identifiers, but only after their separators. */
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

/** Renders a data text with its code, labels, and links. */
export default function Inline({text}: Props) {
  return parseInline(text).map((piece, index) => {
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
