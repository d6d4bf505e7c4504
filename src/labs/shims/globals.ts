/** Globals of Node.js that the comparator uses. The bundler imports them wherever a module mentions them. */
export {Buffer} from 'buffer/';

/** The comparator reads `QUIRKS` when it's loaded. PactFlow has these compatibility settings on. */
export const process = {env: {QUIRKS: 'true'} as Record<string, string | undefined>};
