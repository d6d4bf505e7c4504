// Packs the offline package with the `package` script, unpacks it, and compares it with the built site. The browser
// tests then serve it from a host without URL rules.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {unzipSync} from 'fflate';
import {packageName} from '../../deploy/offline';
import {pagesOf} from '../checks/routes';
import {warningsIn} from './docusaurus';
import {PACKAGE_SITE, UNPACKED} from './offlinePackage';
import {offlinePackageProblems} from './offlinePackageProblems';

const ARCHIVE = `.generated/package/${packageName}.zip`;

function main(): number {
  rmSync(ARCHIVE, {force: true});
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'package'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', DOCS_BASE_URL: '/'},
  });
  const warnings = warningsIn(`${stdout}\n${stderr}`);
  if (status !== 0 || !existsSync(ARCHIVE)) {
    console.error(`${stdout}\n${stderr}`);
    return 1;
  }
  const files = unzipSync(readFileSync(ARCHIVE));
  rmSync(UNPACKED, {recursive: true, force: true});
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(UNPACKED, name)), {recursive: true});
    writeFileSync(join(UNPACKED, name), content);
  }
  const pages = pagesOf(PACKAGE_SITE);
  const problems = [
    ...warnings,
    ...offlinePackageProblems(Object.keys(files), pages, pagesOf('build'), (name) =>
      Buffer.from(files[name] ?? []).toString(),
    ),
  ];
  for (const problem of problems.slice(0, 20)) console.error(problem);
  console.log(`offline: ${Object.keys(files).length} files unpacked, ${pages.size} pages, ${problems.length} problems`);
  return problems.length === 0 && pages.size > 0 ? 0 : 1;
}

if (require.main === module) process.exitCode = main();
