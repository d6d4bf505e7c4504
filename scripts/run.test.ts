import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {describe, test} from 'node:test';

const RUN = join(__dirname, 'run.cjs');

/** Loads the runner in a process that takes itself for another version of Node. */
function runAs(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', {value: '${version}'}); Object.defineProperty(process, 'version', {value: 'v${version}'});`;
  return spawnSync(process.execPath, ['-e', `${pretend} process.argv.length = 1; require(${JSON.stringify(RUN)})`], {
    encoding: 'utf8',
  });
}

describe('the runner', () => {
  for (const version of ['12.22.0', '18.20.4', '20.18.3']) {
    test(`reports in one line that Node.js ${version} is too old`, () => {
      const {status, stderr} = runAs(version);
      assert.equal(status, 1);
      assert.match(
        stderr,
        new RegExp(
          `^This site requires Node\\.js 20\\.19 or later; this is v${version.replaceAll('.', '\\.')}\\..*\\n$`,
        ),
      );
    });
  }

  for (const version of ['20.19.0', '22.0.0', '24.1.0']) {
    test(`accepts Node.js ${version}`, () => assert.deepEqual([runAs(version).status, runAs(version).stderr], [0, '']));
  }

  test('runs a script as the main module, with its arguments', () => {
    const {status, stderr} = spawnSync(process.execPath, [RUN, 'deploy/serve.ts', '--port', 'many'], {
      encoding: 'utf8',
      cwd: join(__dirname, '..'),
    });
    assert.equal(status, 1);
    assert.match(stderr, /--port is "many"/);
  });
});
