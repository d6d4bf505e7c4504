/** Written by the plugin `labs`. */
declare module '@generated/labs/default/consumer-test.json' {
  const worker: {file: string};
  export default worker;
}
