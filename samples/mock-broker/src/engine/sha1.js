/**
 * SHA-1 as a synchronous function, because a browser only has an asynchronous one. It identifies content and protects
 * nothing.
 *
 * @param {string} text
 * @returns {string} 40 hexadecimal digits
 */
export function sha1(text) {
  const bytes = new TextEncoder().encode(text);
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, at) => {
    words[at >> 2] |= byte << (24 - 8 * (at & 3));
  });
  words[bytes.length >> 2] |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000);
  words[words.length - 1] = bytes.length << 3;

  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const schedule = new Uint32Array(80);
  for (let block = 0; block < words.length; block += 16) {
    for (let round = 0; round < 80; round += 1) {
      schedule[round] =
        round < 16
          ? words[block + round]
          : rotate(schedule[round - 3] ^ schedule[round - 8] ^ schedule[round - 14] ^ schedule[round - 16], 1);
    }
    let [a, b, c, d, e] = state;
    for (let round = 0; round < 80; round += 1) {
      const next = (rotate(a, 5) + mix(round, b, c, d) + e + CONSTANTS[Math.floor(round / 20)] + schedule[round]) >>> 0;
      [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
    }
    [a, b, c, d, e].forEach((value, at) => {
      state[at] += value;
    });
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

const CONSTANTS = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6];

/** @param {number} value @param {number} bits */
const rotate = (value, bits) => ((value << bits) | (value >>> (32 - bits))) >>> 0;

/** @param {number} round @param {number} b @param {number} c @param {number} d */
function mix(round, b, c, d) {
  if (round < 20) return ((b & c) | (~b & d)) >>> 0;
  if (round >= 40 && round < 60) return ((b & c) | (b & d) | (c & d)) >>> 0;
  return (b ^ c ^ d) >>> 0;
}
