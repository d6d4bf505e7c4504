// Loads the plugins with Node.js's own loader. Docusaurus loads its configuration, and everything that it imports, with a
// loader that compiles each file with Babel, including those of packages. That takes 6 seconds at the start of a first
// build, and the compiled code runs slower than the original. It doesn't compile .cjs files.
const {sep} = require('node:path');
const {register} = require('tsx/cjs/api');

/**
 * Returns the module with all plugins. In development, Docusaurus loads its configuration again after a change, so the
 * site's own modules are read again too.
 */
exports.loadPlugins = () => {
  if (process.env.NODE_ENV === 'development') {
    const isOwn = (file) => file.startsWith(process.cwd() + sep) && !file.includes(`${sep}node_modules${sep}`);
    for (const file of Object.keys(require.cache)) if (file !== __filename && isOwn(file)) delete require.cache[file];
  }
  // tsx is registered for these modules only, not for the packages of Docusaurus.
  const unregister = register();
  try {
    return require('./index.ts');
  } finally {
    unregister();
  }
};
