// Loads the plugins as Node itself does. Docusaurus loads its configuration, and all that this imports, by a loader that translates each file with Babel, those of
// packages too: 6 s of work before a first build begins, and code that runs slower than what was written. It leaves .cjs files alone.
const {sep} = require('node:path');
const {register} = require('tsx/cjs/api');

/** The module of all plugins. While one writes, Docusaurus loads its configuration again after a change, and the site's own modules are then read anew. */
exports.loadPlugins = () => {
  if (process.env.NODE_ENV === 'development') {
    const isOwn = (file) => file.startsWith(process.cwd() + sep) && !file.includes(`${sep}node_modules${sep}`);
    for (const file of Object.keys(require.cache)) if (file !== __filename && isOwn(file)) delete require.cache[file];
  }
  // For these modules only: the packages of Docusaurus are loaded as without it.
  const unregister = register();
  try {
    return require('./index.ts');
  } finally {
    unregister();
  }
};
