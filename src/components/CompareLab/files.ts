/** Assigns files to the sides of a comparison. */
import {MAX_LENGTH, type Side} from '@site/src/labs/protocol';

const PACT_KEYS = [/"consumer"\s*:/, /"provider"\s*:/, /"(?:interactions|messages)"\s*:/];

/** What a text is, judging by its keys, or undefined. The text can be invalid, so it isn't parsed. */
export function sideOf(text: string): Side | undefined {
  if (PACT_KEYS.every((key) => key.test(text))) return 'pact';
  return /(?:^|[{,])\s*["']?(?:openapi|swagger|asyncapi)["']?\s*:/m.test(text) ? 'description' : undefined;
}

/**
 * Why a file is too large, or undefined.
 * @param characters its size in bytes divided by four is the least that it can have
 */
export const sizeProblem = (name: string, characters: number): string | undefined =>
  characters <= MAX_LENGTH
    ? undefined
    : `${name} is too large: the lab compares documents of up to ${MAX_LENGTH.toLocaleString('en')} characters. Keep only the paths or interactions in question. Your documents are unchanged.`;
