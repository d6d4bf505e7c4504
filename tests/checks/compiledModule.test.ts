import assert from 'node:assert/strict';
import {appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {checkCompiledModule} from './compiledModule';

const FOLDER = 'src/labs/match';

describe('the compiled matching library', () => {
  test('was compiled from the sources next to it, and its licenses name the linked packages', (t) => {
    const {problems, files} = checkCompiledModule(FOLDER);
    t.diagnostic(`${files} files`);
    assert.deepEqual(problems, []);
    assert.ok(files > 20);
  });

  test('is reported if a source, the module, or a version has changed', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'module-'));
    t.after(() => rmSync(folder, {recursive: true}));
    const changes: [change: (copy: string) => void, problem: RegExp][] = [
      [(copy) => appendFileSync(join(copy, 'crate/src/lib.rs'), '\n'), /^crate\/src\/lib\.rs has changed .*build\.sh$/],
      [(copy) => appendFileSync(join(copy, 'pact_match.wasm'), '\n'), /^pact_match\.wasm has changed/],
      [(copy) => rmSync(join(copy, 'crate/build.sh')), /^crate\/build\.sh has changed/],
      [(copy) => writeFileSync(join(copy, 'crate/src/more.rs'), ''), /^crate\/src\/more\.rs has changed/],
      [
        (copy) => {
          const file = join(copy, 'crate/licenses.txt');
          writeFileSync(file, readFileSync(file, 'utf8').replace('pact_models 1.3.17', 'pact_models 1.3.18'));
        },
        /^crate\/licenses\.txt contains pact_models 1\.3\.18, which isn't in Cargo\.lock/,
      ],
    ];
    for (const [index, [change, problem]] of changes.entries()) {
      const copy = join(folder, String(index));
      cpSync(FOLDER, copy, {recursive: true});
      change(copy);
      const {problems} = checkCompiledModule(copy);
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0] ?? '', problem);
    }
  });
});
