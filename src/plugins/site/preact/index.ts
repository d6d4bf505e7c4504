import type {Plugin} from '@docusaurus/types';

/** What browsers load instead of React's packages. */
export const ALIASES = {
  react$: 'preact/compat',
  'react/jsx-runtime$': 'preact/compat/jsx-runtime',
  'react-dom$': 'preact/compat',
  'react-dom/client$': 'preact/compat/client',
  scheduler$: 'preact/compat/scheduler',
};

/** An error from the bundler. */
interface BundleError {
  message: string;
  /** The module's path, relative to the site's folder; undefined if no module causes the error. */
  moduleName?: string;
}

/** Explains an error about a function that Preact lacks. Returns undefined for any other error. */
export function explain({message, moduleName = 'unknown file'}: BundleError): string | undefined {
  const [, name, from] = /export '([^']+)' .*was not found in '(react(?:-dom)?)[^']*'/.exec(message) ?? [];
  if (name === undefined) return undefined;
  return `preact: ${moduleName} imports "${name}" from "${from}", but browsers run Preact, which doesn't have it. Use a different React function.`;
}

/** The part of the bundler that the plugin uses. */
interface Compilation {
  getStats(): {toJson(options: object): {errors?: readonly BundleError[]}};
}
interface Compiler {
  hooks: {afterCompile: {tap(name: string, callback: (compilation: Compilation) => void): void}};
}

/** Names the file of each error that `explain` explains, because Docusaurus prints only an excerpt of the file. */
const explainErrors = {
  apply({hooks}: Compiler): void {
    // Not later, because Docusaurus exits as soon as the bundler is done.
    hooks.afterCompile.tap('preact', (compilation) => {
      for (const error of compilation.getStats().toJson({all: false, errors: true}).errors ?? []) {
        const explanation = explain(error);
        if (explanation !== undefined) console.error(explanation);
      }
    });
  },
};

/**
 * Makes browsers run Preact instead of React, whose scripts are 49 kB larger after Brotli compression. The build and
 * development mode use React: Docusaurus renders pages with it, and fast refresh requires it.
 */
export default function preactPlugin(): Plugin {
  return {
    name: 'preact',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            // The first alias that matches applies, and Docusaurus has its own for React.
            mergeStrategy: {'resolve.alias': 'prepend'},
            resolve: {alias: ALIASES},
            // Preact lacks a few React functions. Using one must stop the build.
            module: {parser: {javascript: {exportsPresence: 'error'}}},
            plugins: [explainErrors],
          },
  };
}
