/** Written by the plugin `labs`. */
declare module '@generated/labs/default/worker.json' {
  const worker: {file: string};
  export default worker;
}
