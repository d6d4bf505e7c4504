/** Control sequences of terminals: colors, cursor movements, and links. */
const CONTROL =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])|\u009b[0-?]*[ -/]*[@-~]/g;

/** Removes control sequences, and unifies line ends, white space, and quotation marks, so that messages match. */
export function plainText(log: string): string {
  return log
    .replace(CONTROL, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\f\v\u00a0 ]+/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
}
