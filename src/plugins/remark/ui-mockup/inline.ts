import {icons, isIcon, isSign, signs, type IconName, type SignName} from './icons';

/** An inline element of a line of text. Widths are in SVG units. */
export type Piece =
  | {kind: 'word' | 'link' | 'mono' | 'bold'; width: number; text: string}
  | {kind: 'chip' | 'pill'; width: number; text: string; icon?: IconName}
  | {kind: 'badge'; width: number; text: string; value: string; tone: 'ok' | 'fail' | 'off'; split: number}
  | {kind: 'icon'; width: number; name: IconName}
  | {kind: 'sign'; width: number; name: SignName}
  | {kind: 'mark'; width: number; number: number};

export const SIZE = 13;
export const SMALL = 12.5;
const MONO = 0.61;
/**
 * The widths are those of Arial, which the style sheet requests. This factor allows for slightly wider fallback fonts.
 */
const FALLBACK_FACTOR = 1.04;
const WIDTHS: readonly (readonly [string, number])[] = [
  ["ijl'|", 0.222],
  [' ft!,./:;[]\\I', 0.278],
  ['r()-`{}"', 0.345],
  ['cksvxyzJ', 0.5],
  ['FTZ', 0.611],
  ['&ABEKPSVXY', 0.667],
  ['CDHNRUw', 0.722],
  ['GOQ', 0.778],
  ['mM', 0.833],
  ['W%', 0.944],
  ['@…', 1],
];
const widthOf = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));

/** The approximate width of a text. The text can be slightly narrower in a browser. */
export function measure(text: string, size: number, font: 'plain' | 'bold' | 'mono' = 'plain'): number {
  if (font === 'mono') return text.length * size * MONO;
  let sum = 0;
  for (const letter of text) sum += widthOf.get(letter) ?? 0.556;
  return sum * size * FALLBACK_FACTOR * (font === 'bold' ? 1.08 : 1);
}

const TOKEN =
  /:([a-z]+):|\{([^}|=]+)\|([^}]+)\}|\{=([^}]+)\}|\{([^}]+)\}|\[([^\]]+)\]|`([^`]+)`|\*\*([^*]+)\*\*|(?<=^|\s)@(\d+)(?=\s|$)/g;

const words = (kind: 'word' | 'link' | 'bold', text: string, size: number, font: 'plain' | 'bold'): Piece[] =>
  (text.match(/\S+\s*|^\s+/g) ?? []).map((word) => ({kind, text: word, width: measure(word, size, font)}));

function iconOf(name: string): IconName {
  if (isIcon(name)) return name;
  throw new Error(
    `:${name}: is neither a sign (${Object.keys(signs).join(', ')}) nor an icon (${Object.keys(icons).join(', ')})`,
  );
}

/**
 * Splits text into inline elements: `:ok:` is a sign, `:branch:` an icon, `{label|value}` a badge, and `@1` a number.
 * Also supported: `[link]`, `{chip}`, `{:tag: chip}`, `{=filled chip}`, `` `code` ``, and `**bold**`.
 * @throws Error for the name of an unknown sign or icon
 */
export function parseInline(source: string, size = SIZE, font: 'plain' | 'bold' = 'plain'): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addText = (text: string): void => {
    pieces.push(...words('word', text, size, font));
  };
  for (const match of source.matchAll(TOKEN)) {
    const [token, name, label, value, pill, chip, link, mono, bold, mark] = match;
    addText(source.slice(end, match.index));
    end = match.index + token.length;
    if (name !== undefined) {
      if (isSign(name)) pieces.push({kind: 'sign', name, width: size + 6});
      else pieces.push({kind: 'icon', name: iconOf(name), width: size + 6});
    } else if (label !== undefined && value !== undefined) {
      const split = measure(label, SMALL) + 12;
      const tone = /^(success|verified|yes)$/.test(value) ? 'ok' : /^(failed|no)$/.test(value) ? 'fail' : 'off';
      pieces.push({kind: 'badge', text: label, value, tone, split, width: split + measure(value, SMALL) + 16});
    } else if (pill !== undefined) pieces.push({kind: 'pill', text: pill, width: measure(pill, SMALL) + 20});
    else if (chip !== undefined) {
      const [, icon, text = ''] = /^(?::([a-z]+):)?\s*(.*)$/.exec(chip) ?? [];
      pieces.push({
        kind: 'chip' as const,
        text,
        width: measure(text, SMALL) + 20 + (icon === undefined ? 0 : 18),
        ...(icon !== undefined && {icon: iconOf(icon)}),
      });
    } else if (link !== undefined) pieces.push(...words('link', link, size, font));
    else if (mono !== undefined)
      pieces.push(
        ...(mono.match(/\S+\s*/g) ?? []).map((text) => ({
          kind: 'mono' as const,
          text,
          width: measure(text, SMALL, 'mono'),
        })),
      );
    else if (bold !== undefined) pieces.push(...words('bold', bold, size, 'bold'));
    else pieces.push({kind: 'mark', number: Number(mark), width: 24});
  }
  addText(source.slice(end));
  return pieces;
}

/** The width of inline elements on one line. */
export const widthOfPieces = (pieces: readonly Piece[]): number => pieces.reduce((sum, {width}) => sum + width, 0);

/** Breaks inline elements into lines of at most this width. A word that is too long is split. */
export function breakLines(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  const queue = [...pieces];
  while (queue.length > 0) {
    const piece = queue.shift();
    if (piece === undefined) break;
    const isText = piece.kind === 'word' || piece.kind === 'link' || piece.kind === 'mono' || piece.kind === 'bold';
    const bare = isText ? piece.width * (piece.text.trimEnd().length / piece.text.length) : piece.width;
    if (isText && bare > width && piece.text.length > 8) {
      const fits = Math.max(4, Math.floor((piece.text.length * width) / piece.width) - 1);
      const [head, tail] = [piece.text.slice(0, fits), piece.text.slice(fits)];
      const share = piece.width / piece.text.length;
      queue.unshift(
        {...piece, text: head, width: share * head.length},
        {...piece, text: tail, width: share * tail.length},
      );
      continue;
    }
    // A number stays on the line of the text that it marks.
    if (used > 0 && used + bare > width && piece.kind !== 'mark') {
      lines.push([]);
      used = 0;
    }
    if (used === 0 && isText && piece.text.trim() === '') continue;
    lines.at(-1)?.push(piece);
    used += piece.width;
  }
  return lines;
}
