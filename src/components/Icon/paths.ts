/** The icons by name. Each value is the path data for a box of 24 by 24 units. */
export const ICON_PATHS = {
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.8-3.8 3.8-6 7.5-6s6.7 2.2 7.5 6',
  alert: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.3',
  arrow: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM7.5 12H16M12.5 8.5 16 12l-3.5 3.5',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13.5C7 18 10 18.5 12 20c2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5ZM12 6.5V20',
  browser: 'M3.5 5h17v14h-17ZM3.5 9.5h17M6.5 7.2v.1M9 7.2v.1',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.4l2.8 2.8L16.2 9.6',
  code: 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  compare: 'M4 5h6.5v14H4ZM13.5 5H20v14h-6.5ZM6.5 9h1.5M6.5 12.5h1.5M16 9h1.5M16 12.5h1.5',
  flag: 'M5.5 21V4M5.5 5c4-2.5 8 2.5 13 0v9c-5 2.5-9-2.5-13 0',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.6v.3',
  lock: 'M5.5 11h13v9h-13ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  map: 'm3.5 6 5.5-2 6 2 5.5-2v14L15 20l-6-2-5.5 2ZM9 4v14M15 6v14',
  minus: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12h8',
  note: 'M5 3.5h9.5L19 8v12.5H5ZM14 3.5V8.5h5M8.5 12.5h7M8.5 16h5',
  pipeline:
    'M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM18 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM6 8v5a5 5 0 0 0 5 5h5M18 16v-5a5 5 0 0 0-5-5H8',
  plug: 'M9 3v5M15 3v5M6 8h12v3.5a6 6 0 0 1-12 0ZM12 17.5V21',
  rocket: 'M9 15c0-6 4-10.5 11-11-.5 7-5 11-11 11ZM9 15l-3.5-.5 3-4.5M9 15l.5 3.5 4.5-3M4.5 19.5 7 17M14.8 9.2v.1',
  server: 'M4 4.5h16v6H4ZM4 13.5h16v6H4ZM7.5 7.5v.1M7.5 16.5v.1M11 7.5h5.5M11 16.5h5.5',
  spark: 'm12 3.5 1.9 5.6 5.6 1.9-5.6 1.9L12 18.5l-1.9-5.6-5.6-1.9 5.6-1.9ZM18.5 16.5v4M16.5 18.5h4',
  stop: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM9 9l6 6M15 9l-6 6',
  terminal: 'M3.5 5h17v14h-17ZM7 9.5l3 2.5-3 2.5M12.5 14.5h4',
} as const;

export type IconName = keyof typeof ICON_PATHS;

export const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);
