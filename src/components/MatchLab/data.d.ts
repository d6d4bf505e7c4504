/** Written by the plugin `labs`: the paths of the worker that matches bodies, and of the module that it runs. */
declare module '@generated/labs/default/match.json' {
  const files: {worker: string; module: string; licenses: string};
  export default files;
}
