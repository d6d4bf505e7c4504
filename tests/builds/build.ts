// Builds the site with the `build` script, and fails on any warning. The build itself only warns about broken Markdown
// links and duplicate routes.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {pagesOf} from '../checks/routes';
import {warningsIn} from './docusaurus';

const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'build'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
});
const output = `${stdout}\n${stderr}`;
const warnings = warningsIn(output);
const pages = existsSync('build') ? pagesOf('build').size : 0;
if (status !== 0 || pages === 0) console.error(output);
for (const warning of warnings) console.error(warning);
console.log(`build: status ${status}, ${pages} pages, ${warnings.length} warnings`);
process.exitCode = status === 0 && pages > 0 && warnings.length === 0 ? 0 : 1;
