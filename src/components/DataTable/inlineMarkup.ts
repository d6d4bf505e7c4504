/** A segment of text with inline markup. */
export type InlinePiece = {kind: 'text' | 'code' | 'label'; text: string} | {kind: 'link'; text: string; to: string};

const MARKUP = /`(?<code>[^`]+)`|\*\*(?<label>[^*]+)\*\*|\[(?<link>[^\]]+)\]\((?<to>[^)\s]+)\)/g;

/**
 * Parses the inline markup that data texts may contain: `` `code` ``, `**UI label**`, and `[link](/docs/x)`. Link text
 * may contain code.
 */
export function parseInline(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
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
