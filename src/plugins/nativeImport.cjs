// Node's own import(). The configuration's loader turns import() in TypeScript files into require(), which packages that
// export for `import` only (beautiful-mermaid) refuse; it leaves .cjs files alone.
exports.nativeImport = (name) => import(name);
