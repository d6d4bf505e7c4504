// Runs the comparator, and updates results.json and the expected.json file of each case and option.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runAll } from './src/kept.js';

const { root, kept } = await runAll();
let changed = 0;
for (const [path, text] of kept) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  writeFileSync(path, text);
  console.log(`wrote ${path.slice(root.length + 1)}`);
  changed += 1;
}
console.log(`${kept.size} files checked, ${changed} changed`);
