/** A piece of a cell's text. */
export type Piece = {kind: 'text' | 'code' | 'label'; text: string} | {kind: 'link'; text: string; to: string};

const MARKS = /`(?<code>[^`]+)`|\*\*(?<label>[^*]+)\*\*|\[(?<link>[^\]]+)\]\((?<to>[^)\s]+)\)/g;

/** Cuts a text of the data into its pieces: `` `code` ``, `**label of the screen**`, `[link](/docs/x)` and what is between them. A link's own text may hold code. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) pieces.push({kind: 'text', text: text.slice(end, match.index)});
    const {code, label, link, to} = match.groups ?? {};
    if (code !== undefined) pieces.push({kind: 'code', text: code});
    else if (label !== undefined) pieces.push({kind: 'label', text: label});
    else if (link !== undefined && to !== undefined) pieces.push({kind: 'link', text: link, to});
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({kind: 'text', text: text.slice(end)});
  return pieces;
}
