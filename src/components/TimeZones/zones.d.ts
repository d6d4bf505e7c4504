declare module '@generated/time-zones/default/zones.json' {
  /** As src/plugins/time-zones makes them. */
  const zones: readonly {name: string; region: string; former?: string}[];
  export default zones;
}
