// Replaces the types of Node.js in tsconfig.browser.json: Docusaurus's own types refer to them, which would
// make `process`, `Buffer`, and `node:fs` available to code that runs in the browser.
export {};
