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

describe('the deployment files', () => {
  const workflows = readdirSync(WORKFLOWS);
  test(`${workflows.length} workflows are valid, and have no unnecessary permissions`, async () => {
    assert.ok(workflows.length >= 2);
    for (const name of workflows)
      assert.deepEqual(
        lines(await workflowProblems(join(WORKFLOWS, name), readFileSync(join(WORKFLOWS, name), 'utf8'))),
        [],
      );
  });
  test('the Dockerfile is valid, has fixed image versions, accepts every setting, and does not run as root', async () =>
    assert.deepEqual(lines(await dockerfileProblems('deploy/Dockerfile', DOCKERFILE)), []));
});

const JOB =
  'name: x\non: push\npermissions:\n  contents: read\njobs:\n  a:\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    steps:\n      - uses: actions/checkout@v5\n';

describe('reports', () => {
  for (const [name, text, expected] of [
    [
      'an unknown key',
      JOB.replace('timeout-minutes', 'timeout-hours'),
      /^x\.yml:8: GitHub cannot read this workflow: Unexpected value 'timeout-hours'/,
    ],
    [
      'a job that needs a missing job',
      JOB.replace('    steps', '    needs: b\n    steps'),
      /must contain at least one job with no dependencies/,
    ],
    ['an expression without an end', `${JOB}      - run: echo \${{ github.ref\n`, /GitHub cannot read this workflow/],
    [
      'write permissions',
      JOB.replace('permissions:\n  contents: read', 'permissions: write-all'),
      /x\.yml:3: The workflow has more than read permission/,
    ],
    ['no permissions', JOB.replace('permissions:\n  contents: read\n', ''), /more than read permission/],
    ['a job without a timeout', JOB.replace('    timeout-minutes: 5\n', ''), /x\.yml:6: The job a has no timeout/],
    [
      'an action with an unknown version',
      JOB.replace('@v5', '@main'),
      /x\.yml:9?1?0?: actions\/checkout@main is not an allowed action/,
    ],
  ] as const) {
    test(`in a workflow: ${name}`, async () =>
      assert.match(lines(await workflowProblems('x.yml', text)).join('\n'), expected));
  }
  for (const [name, from, to, expected] of [
    ['an unknown instruction', 'EXPOSE', 'EXPOSED', /EXPOSED/],
    [
      'an image without a fixed version',
      'nginx-unprivileged:1.28-alpine',
      'nginx-unprivileged:latest',
      /nginx-unprivileged:latest has no fixed version/,
    ],
    ['the root user', 'USER 101', 'USER root', /runs as root/],
    ['no user', 'USER 101\n', '', /runs as root/],
    ['a missing setting', 'ARG DOCS_BASE_URL=""\n', '', /DOCS_BASE_URL can't be passed/],
    ['no health check', /HEALTHCHECK.*\n/, '', /no health check/],
  ] as const) {
    test(`in the Dockerfile: ${name}`, async () =>
      assert.match(lines(await dockerfileProblems('Dockerfile', DOCKERFILE.replace(from, to))).join('\n'), expected));
  }
});
