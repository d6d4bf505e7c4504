import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {dockerfileProblems, workflowProblems} from './deployConfig';
import type {Problem} from './checkers/types';

const WORKFLOWS = '.github/workflows';
const lines = (problems: readonly Problem[]) =>
  problems.map(({file, line, message, hint}) => `${file}:${line}: ${message} ${hint}`);
const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8');

describe('what delivers the site', () => {
  const workflows = readdirSync(WORKFLOWS);
  test(`${workflows.length} workflows can be read, and may do no more than they need`, async () => {
    assert.ok(workflows.length >= 2);
    for (const name of workflows)
      assert.deepEqual(
        lines(await workflowProblems(join(WORKFLOWS, name), readFileSync(join(WORKFLOWS, name), 'utf8'))),
        [],
      );
  });
  test('the Dockerfile can be built, names its images, takes every setting, and ends without root', async () =>
    assert.deepEqual(lines(await dockerfileProblems('deploy/Dockerfile', DOCKERFILE)), []));
});

const JOB =
  'name: x\non: push\npermissions:\n  contents: read\njobs:\n  a:\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    steps:\n      - uses: actions/checkout@v5\n';

describe('a fixture defect is told', () => {
  for (const [name, text, expected] of [
    [
      'a key that GitHub does not know',
      JOB.replace('timeout-minutes', 'timeout-hours'),
      /^x\.yml:8: GitHub cannot read this workflow: Unexpected value 'timeout-hours'/,
    ],
    [
      'a job that needs what is not there',
      JOB.replace('    steps', '    needs: b\n    steps'),
      /must contain at least one job with no dependencies/,
    ],
    [
      'an expression that ends nowhere',
      `${JOB}      - run: echo \${{ github.ref\n`,
      /GitHub cannot read this workflow/,
    ],
    [
      'rights of all kinds',
      JOB.replace('permissions:\n  contents: read', 'permissions: write-all'),
      /x\.yml:3: The workflow as a whole may do more than read/,
    ],
    ['no rights named', JOB.replace('permissions:\n  contents: read\n', ''), /may do more than read/],
    ['a job without an end', JOB.replace('    timeout-minutes: 5\n', ''), /x\.yml:6: The job a may run for six hours/],
    [
      'an action of an unknown version',
      JOB.replace('@v5', '@main'),
      /x\.yml:9?1?0?: actions\/checkout@main is not known here/,
    ],
  ] as const) {
    test(`in a workflow: ${name}`, async () =>
      assert.match(lines(await workflowProblems('x.yml', text)).join('\n'), expected));
  }
  for (const [name, from, to, expected] of [
    ['an unknown instruction', 'EXPOSE', 'EXPOSED', /EXPOSED/],
    [
      'an image of any version',
      'nginx-unprivileged:1.28-alpine',
      'nginx-unprivileged:latest',
      /nginx-unprivileged:latest has no fixed version/,
    ],
    ['root', 'USER 101', 'USER root', /runs as root/],
    ['no user', 'USER 101\n', '', /runs as root/],
    ['a setting that is left out', 'ARG DOCS_BASE_URL=""\n', '', /DOCS_BASE_URL cannot be given/],
    ['nothing that checks it', /HEALTHCHECK.*\n/, '', /Nothing checks whether/],
  ] as const) {
    test(`in the Dockerfile: ${name}`, async () =>
      assert.match(lines(await dockerfileProblems('Dockerfile', DOCKERFILE.replace(from, to))).join('\n'), expected));
  }
});
