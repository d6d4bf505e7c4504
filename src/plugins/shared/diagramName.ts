import {createHash} from 'node:crypto';

/**
 * The name of a diagram, derived from its Mermaid source. The diagram's figure and the ids inside its SVG contain it,
 * so the Markdown export can match a drawing with its source.
 */
export const diagramName = (source: string): string =>
  `d${createHash('sha1').update(source).digest('hex').slice(0, 6)}`;
