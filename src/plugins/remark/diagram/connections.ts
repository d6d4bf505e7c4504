import {type Hue, chosenHues, hueOf} from './hues';

/** A node of a flowchart or a participant in a sequence diagram. */
export interface Party {
  label: string;
  hue: Hue | undefined;
}

/** A labeled edge of a flowchart, or a message in a sequence diagram. */
export interface Connection {
  kind: 'connection';
  from: Party;
  arrow: '→' | '↔' | '–';
  to: Party;
  text: string;
}

/** One line of the text version of a sequence diagram. */
export type Line = Connection | {kind: 'note'; text: string} | {kind: 'block'; text: string; lines: Line[]};

const plain = (label: string): string => label.replace(/<br\s*\/?>/gi, ' ').trim();
const party = (label: string, chosen?: Hue): Party => ({label: plain(label), hue: chosen ?? hueOf(label)});

/**
 * The messages, notes, and blocks of a sequence diagram, for columns that are too narrow for the drawing.
 * @throws Error if the diagram contains an unsupported statement
 */
export function linesOfSequence(source: string): Line[] {
  const parties = new Map<string, Party>();
  const partyOf = (id: string): Party => parties.get(id) ?? party(id);
  const root: Line[] = [];
  const open: Line[][] = [root];
  for (const text of source.split('\n').slice(1)) {
    const line = text.trim();
    const lines = open.at(-1) ?? root;
    if (line === '' || line.startsWith('%%')) continue;
    const participant = /^(?:participant|actor) (\w+)(?: as (.+))?$/.exec(line);
    const message = /^(\w+?) ?-{1,2}(?:>>|>|\)|x)[+-]? ?(\w+): ?(.*)$/.exec(line);
    const note = /^note (?:left of|right of|over) [\w, ]+: ?(.*)$/i.exec(line);
    const block = /^(loop|alt|opt|par|critical|break)\b ?(.*)$/.exec(line);
    const next = /^(else|and|option)\b ?(.*)$/.exec(line);
    if (participant) parties.set(participant[1] ?? '', party(participant[2] ?? participant[1] ?? ''));
    else if (message)
      lines.push({
        kind: 'connection',
        from: partyOf(message[1] ?? ''),
        arrow: '→',
        to: partyOf(message[2] ?? ''),
        text: plain(message[3] ?? ''),
      });
    else if (note) lines.push({kind: 'note', text: plain(note[1] ?? '')});
    else if (block ?? next) {
      if (next) open.pop();
      const [, keyword = '', label = ''] = block ?? next ?? [];
      const inside: Line[] = [];
      (open.at(-1) ?? root).push({kind: 'block', text: label === '' ? keyword : `${keyword}: ${label}`, lines: inside});
      open.push(inside);
    } else if (line === 'end' && open.length > 1) open.pop();
    else throw new Error(`its text version can't contain the line '${line}'`);
  }
  return root;
}

/** The edges of a flowchart or a state diagram, for columns that are too narrow for the drawing. */
export async function connectionsOfGraph(source: string): Promise<Connection[]> {
  const {parseMermaid} = await import('beautiful-mermaid');
  const {nodes, edges} = parseMermaid(source);
  const hues = chosenHues(source);
  const partyOf = (id: string): Party => {
    const {label = id, shape} = nodes.get(id) ?? {};
    if (shape === 'state-start') return party('Start');
    return shape === 'state-end' ? party('End') : party(label, hues.get(id));
  };
  return edges.map(({source: from, target, label = '', hasArrowStart, hasArrowEnd}) => ({
    kind: 'connection',
    from: partyOf(from),
    arrow: hasArrowStart ? '↔' : hasArrowEnd ? '→' : '–',
    to: partyOf(target),
    text: plain(label),
  }));
}

export const isSequence = (source: string): boolean => /^\s*sequenceDiagram\b/.test(source);
