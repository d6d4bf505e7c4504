/** Line icons of 16 × 16 units. */
export const icons = {
  applications:
    'M8 1.5 11 3.2v3.4L8 8.3 5 6.6V3.2ZM5 7.7l3 1.7v3.4l-3 1.7-3-1.7V9.4ZM11 7.7l3 1.7v3.4l-3 1.7-3-1.7V9.4Z',
  integrations: 'M6.8 9.2 9.2 6.8M7.2 4.6l1.6-1.6a3 3 0 0 1 4.2 4.2l-1.6 1.6M8.8 11.4 7.2 13a3 3 0 0 1-4.2-4.2l1.6-1.6',
  settings:
    'M8 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8M8 1.6v2M8 12.4v2M1.6 8h2M12.4 8h2M3.5 3.5l1.4 1.4M11.1 11.1l1.4 1.4M12.5 3.5l-1.4 1.4M4.9 11.1l-1.4 1.4',
  feedback: 'M2 2.5h12v9H8l-3 2.5v-2.5H2ZM5 7h.1M8 7h.1M11 7h.1',
  help: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M6 6.3a2 2 0 1 1 2.7 1.9c-.5.2-.7.5-.7 1.1M8 11.6h.1',
  profile:
    'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M8 4.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M3.8 12.8a4.6 4.6 0 0 1 8.4 0',
  star: 'M8 1.8l1.9 4 4.3.6-3.1 3 .8 4.3L8 11.6l-3.9 2.1.8-4.3-3.1-3 4.3-.6Z',
  cross: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  more: 'M2.6 8h.8M7.6 8h.8M12.6 8h.8M2.6 8.6h.8M7.6 8.6h.8M12.6 8.6h.8',
  refresh: 'M13.5 8A5.5 5.5 0 1 1 11.6 3.8M12 1.2v3h-3',
  branch:
    'M4.5 4.8v6.4M4.5 1.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2M4.5 11.3a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2M11.5 3a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2M11.5 6.2c0 3-4.5 2.3-6.6 5',
  tag: 'M1.8 1.8h5.6l6.8 6.8-5.6 5.6-6.8-6.8ZM4.8 4.8h.1',
  environment: 'M4.5 12.5a3.2 3.2 0 0 1-.3-6.4 4 4 0 0 1 7.7.9 2.8 2.8 0 0 1-.2 5.5Z',
  version: 'M8 2 14.5 5.3 8 8.6 1.5 5.3ZM1.5 8 8 11.3 14.5 8M1.5 10.8 8 14.1l6.5-3.3',
  calendar: 'M2 3.5h12v10.5H2ZM2 6.8h12M5 1.5v3M11 1.5v3',
  lock: 'M3.5 7h9v7h-9ZM5.5 7V4.7a2.5 2.5 0 0 1 5 0V7',
  search: 'M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2M10.6 10.6 14.2 14.2',
  copy: 'M5.5 5.5h8v9h-8ZM5.5 10.5h-3v-9h8v4',
  trash: 'M2.5 4h11M6 4V2h4v2M4 4l.7 10.2h6.6L12 4M6.6 6.8l.3 4.8M9.4 6.8l-.3 4.8',
  down: 'M4 6l4 4 4-4',
  left: 'M10 4 6 8l4 4',
  right: 'M6 4l4 4-4 4',
  repository: 'M3 2h10v12H3ZM6 5h4M6 8h4M6 11h2',
  play: 'M5 3l8 5-8 5Z',
  people:
    'M6 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M1.5 13.5a4.5 4.5 0 0 1 9 0M10.5 3.3a2.4 2.4 0 0 1 0 4.5M12 9.6a4.3 4.3 0 0 1 2.6 3.9',
  leave: 'M9.5 2h4v12h-4M2 8h8M7 5l3 3-3 3',
  back: 'M13 8H3M7 4 3 8l4 4',
  edit: 'M3 13l.6-3L11 2.6l2.4 2.4L6 12.4Z',
} as const;

/**
 * Status signs of 16 × 16 units: a filled shape with a glyph on it. No two signs have the same shape and glyph, so
 * color is never the only difference.
 */
export const signs = {
  ok: {shape: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z', glyph: 'M4.8 8.2l2.2 2.2 4.2-4.6'},
  fail: {shape: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z', glyph: 'M8 4.2v4.6M8 11.6h.1'},
  warn: {shape: 'M8 1.2 15.4 14.4H.6Z', glyph: 'M8 6v4M8 12.2h.1'},
  info: {shape: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z', glyph: 'M8 7.4v4.2M8 4.6h.1'},
  crossed: {shape: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z', glyph: 'M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2'},
  dashed: {shape: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z', glyph: 'M4.8 8h6.4'},
  clock: {shape: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z', glyph: 'M8 4.4V8l2.6 1.6'},
} as const;

export type IconName = keyof typeof icons;
export type SignName = keyof typeof signs;
export const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);
export const isSign = (name: string): name is SignName => Object.hasOwn(signs, name);
