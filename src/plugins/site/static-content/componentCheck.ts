import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describeUnregistered, findUnregistered, type SourceModule} from './unregistered';

const NAME = 'static-content';

interface Module {
  nameForCondition(): string | null;
}

interface Compilation {
  hooks: {finishModules: {tap(name: string, callback: (modules: Iterable<Module>) => void): void}};
  moduleGraph: {getOutgoingConnections(module: Module): Iterable<{module: Module | null}>};
  errors: Error[];
}

/** The part of the bundler's interface that is used here. webpack and Rspack have it in common. */
interface Compiler {
  hooks: {compilation: {tap(name: string, callback: (compilation: Compilation) => void): void}};
}

/** The file of a module, without the query. */
const fileOf = (module: Module): string | undefined => module.nameForCondition() ?? undefined;

/** Stops the build if a page has a component that needs hydration and isn't an island. */
export class ComponentCheck {
  constructor(private readonly site: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => this.check(compilation, modules));
    });
  }

  private check(compilation: Compilation, modules: Iterable<Module>): void {
    const components = [join(this.site, 'src/components/'), join(this.site, 'src/theme/')];
    /** The components that all pages can use without an import. */
    const forAllPages = join(this.site, 'src/theme/MDXComponents/index.tsx');
    const known = new Map<string, SourceModule>();
    /** A module with those that it imports from the site's own components. Several modules can have the same file. */
    const read = (module: Module, path: string): SourceModule => {
      const earlier = known.get(path);
      if (earlier !== undefined) return earlier;
      const imports: SourceModule[] = [];
      const result = {path, source: readFileSync(path, 'utf8'), imports};
      known.set(path, result);
      for (const {module: imported} of compilation.moduleGraph.getOutgoingConnections(module)) {
        const file = imported === null ? undefined : fileOf(imported);
        if (imported !== null && file !== undefined && components.some((folder) => file.startsWith(folder)))
          imports.push(read(imported, file));
      }
      return result;
    };
    const messages = new Set<string>();
    let pages = 0;
    for (const module of modules) {
      const path = fileOf(module);
      if (path === undefined || !(path.endsWith('.mdx') || path === forAllPages)) continue;
      pages += 1;
      for (const found of findUnregistered(read(module, path))) messages.add(describeUnregistered(found, this.site));
    }
    if (pages === 0)
      messages.add('static-content: expected modules of MDX pages, but found none. Check fileOf in componentCheck.ts.');
    for (const message of messages) compilation.errors.push(new Error(message));
    console.log(`static-content: checked the components of ${pages} pages and partials in ${known.size} files`);
  }
}
