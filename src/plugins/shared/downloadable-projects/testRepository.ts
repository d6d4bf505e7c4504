import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {TestContext} from 'node:test';

/** Creates a temporary repository with the given files. It's deleted when the test ends. */
export function repository(t: TestContext, files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'workshops-'));
  t.after(() => rmSync(root, {recursive: true, force: true}));
  write(root, files);
  return root;
}

export function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), {recursive: true});
    writeFileSync(join(root, name), text);
  }
}

export const IN = 'samples/workshops/tiny';

/** A small workshop. Its second state includes the mock broker. */
export const TINY: Readonly<Record<string, string>> = {
  [`${IN}/package.json`]: '{"name": "workshop-tiny", "scripts": {"test": "node --test"}}',
  [`${IN}/step-1/package.json`]: '{"name": "tiny-step-1", "version": "1.0.0", "private": true}',
  [`${IN}/step-1/.gitignore`]: 'node_modules/\n/logs/\n*.log\n',
  [`${IN}/step-1/README.md`]: '# Tiny\n\n## Run it\n\n```sh\nnpm ci\n```\n',
  [`${IN}/step-1/src/logs/a.js`]: 'a();\n',
  [`${IN}/step-1/logs/x.txt`]: 'x',
  [`${IN}/step-1/src/b.log`]: 'x',
  [`${IN}/step-1/node_modules/x/index.js`]: 'x',
  [`${IN}/step-2/package.json`]:
    '{"name": "tiny-step-2", "version": "1.0.0", "private": true, "dependencies": {"mock-broker": "file:mock-broker"}}',
  [`${IN}/step-2/README.md`]: '# Tiny\n\n## Run it\n\n```sh\nnpm ci\n```\n',
  [`${IN}/step-2/src/a.js`]: 'b();\n',
  [`${IN}/step-10/package.json`]: '{}',
  'samples/mock-broker/package.json':
    '{"name": "mock-broker", "version": "1.0.0", "bin": "./src/start.js", "scripts": {"test": "x"}, "dependencies": {}, "devDependencies": {"x": "1.0.0"}}',
  'samples/mock-broker/README.md': 'A mock broker.\n',
  'samples/mock-broker/src/start.js': 'start();\n',
  'samples/mock-broker/test/x.test.js': 'x();\n',
};

export const SMALL = 'samples/examples/small';

/** A small example with a breaking variant. */
export const EXAMPLE: Readonly<Record<string, string>> = {
  [`${SMALL}/package.json`]: '{"name": "example-small", "scripts": {"test": "node --test"}}',
  [`${SMALL}/project/package.json`]: '{"name": "small", "version": "1.0.0", "private": true}',
  [`${SMALL}/project/.gitignore`]: 'node_modules/\n',
  [`${SMALL}/project/README.md`]:
    '# Small\n\n## Run it\n\n```sh\nnpm ci\n```\n\n## Break it\n\n```sh\ncp -R breaking/. .\n```\n',
  [`${SMALL}/project/src/api.js`]: '// #region api\napi({price: 1});\n// #endregion\n',
  [`${SMALL}/project/breaking/src/api.js`]: 'api({cost: 1});\n',
};
