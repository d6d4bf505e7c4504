import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {CommandError} from '../../src/site/errors';
import type {Sample} from '../samples/samples';
import type {Language, Toolchain} from './model';
import {oncePer, projectOf, projectsOf, requireVersion, runCommand, versionOf} from './tools';

const LOCK = 'requirements.txt';

/**
 * The lock of a sample. All steps of a workshop have the same one, because a sample has one virtual environment.
 * @throws CommandError that names the first project without a lock, or with a different one
 */
function lockOf(sample: Sample): string {
  const [first = projectOf(sample), ...others] = projectsOf(sample);
  const nameOf = (project: string) => `samples/${sample.name}/${path.basename(project)}/${LOCK}`;
  const missing = [first, ...others].find((project) => !existsSync(path.join(project, LOCK)));
  if (missing !== undefined)
    throw new CommandError(
      `${nameOf(missing)} is missing. Write it with: uv pip compile --universal --generate-hashes requirements.in --output-file ${LOCK}`,
    );
  const read = (project: string) => readFileSync(path.join(project, LOCK), 'utf8');
  const different = others.find((project) => read(project) !== read(first));
  if (different !== undefined)
    throw new CommandError(
      `Expected ${nameOf(different)} to be the same as ${nameOf(first)}, because all steps share one environment. Copy it from there.`,
    );
  return path.join(first, LOCK);
}

/** Python with pip. Samples with the same lock share a virtual environment. */
export const python: Language = {
  name: 'python',
  title: 'Python',
  requires: 'Python 3.11 or later with venv and pip. On Debian: apt-get install python3-venv',
  detect: () => {
    const version = versionOf(['python3', '--version'], /Python ([\d.]+)/);
    requireVersion('Python', version, '3.11');
    versionOf(['python3', '-c', 'import ensurepip; print(ensurepip.version())'], /^([\d.]+)/);
    return `Python ${version}`;
  },
  fetch: async (samples, cache) => {
    const folder = path.join(cache, 'python');
    const wheels = path.join(folder, 'wheels');
    const toolchains = new Map<string, Toolchain>();
    for (const sample of samples) {
      const lock = lockOf(sample);
      const key = createHash('sha256').update(readFileSync(lock)).digest('hex');
      const environment = path.join(folder, 'environments', key.slice(0, 12));
      await oncePer(key, environment, async () => {
        mkdirSync(wheels, {recursive: true});
        const pip = ['-m', 'pip', '--disable-pip-version-check', '--quiet'];
        const locked = ['--require-hashes', '--only-binary', ':all:', '--requirement', lock];
        await runCommand(['python3', ...pip, 'download', '--dest', wheels, ...locked], folder);
        const venv = path.join(environment, 'venv');
        rmSync(venv, {recursive: true, force: true});
        await runCommand(['python3', '-m', 'venv', venv], folder);
        const install = ['install', '--no-index', '--find-links', wheels, ...locked];
        await runCommand([path.join(venv, 'bin/python'), ...pip, ...install], folder);
      });
      toolchains.set(sample.name, {
        path: [path.join(environment, 'venv/bin')],
        env: {PYTHONDONTWRITEBYTECODE: '1', PIP_NO_INDEX: '1'},
      });
    }
    return toolchains;
  },
};
