import assert from 'node:assert/strict';
import {test} from 'node:test';
import {codePalettes} from './codeThemes';

/** Relative luminance of a colour such as `#0b6868`, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const [mode, {background, ...colours}] of Object.entries(codePalettes)) {
  for (const [name, colour] of Object.entries(colours)) {
    test(`${mode}: ${name} has a contrast of 4.5 or more`, () => assert.ok(contrast(colour, background) >= 4.5, `${colour} on ${background}: ${contrast(colour, background).toFixed(2)}`));
  }
}
