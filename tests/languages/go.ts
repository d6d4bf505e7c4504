import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {CommandError} from '../../src/site/errors';
import type {Language} from './model';
import {copyProject, digestOf, foldersOf, oncePer, projectOf, requireVersion, runCommand, versionOf} from './tools';

/** The folder with Pact's native library for this system. Pact JS installs it, so Go doesn't have to download it. */
function nativeLibrary(): string {
  const core = `@pact-foundation/pact-core-${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`;
  let folder: string;
  try {
    folder = path.dirname(createRequire(__filename).resolve(`${core}/package.json`));
  } catch {
    throw new CommandError(`Expected the package ${core}, which contains Pact's native library. Run npm ci.`);
  }
  const builds = path.join(folder, 'prebuilds');
  const found = existsSync(builds)
    ? readdirSync(builds, {recursive: true, encoding: 'utf8'}).find((name) => /libpact_ffi\.(?:so|dylib)$/.test(name))
    : undefined;
  if (found === undefined) throw new CommandError(`Expected libpact_ffi in ${builds}, but found none.`);
  return path.dirname(path.join(builds, found));
}

/** Go. All projects share one module cache and one build cache. */
export const go: Language = {
  name: 'go',
  title: 'Go',
  requires: 'Go 1.25 or later (https://go.dev/dl) and a C compiler. On Debian: apt-get install gcc libc6-dev',
  detect: () => {
    const version = versionOf(['go', 'version'], /go version go([\d.]+)/);
    requireVersion('Go', version, '1.25');
    return `Go ${version}, ${versionOf(['cc', '--version'], /^(.*)$/m)}`;
  },
  fetch: async (samples, cache) => {
    const folder = path.join(cache, 'go');
    const library = nativeLibrary();
    const env = {
      GOMODCACHE: path.join(folder, 'modules'),
      GOCACHE: path.join(folder, 'builds'),
      GOTOOLCHAIN: 'local',
      GOTELEMETRY: 'off',
      CGO_ENABLED: '1',
      CGO_LDFLAGS: `-L${library}`,
      LD_LIBRARY_PATH: library,
      DYLD_LIBRARY_PATH: library,
    };
    await oncePer(digestOf(samples, ['go.mod', 'go.sum']), folder, async () => {
      for (const sample of samples) {
        const copy = path.join(folder, 'projects', path.basename(sample.name));
        copyProject(projectOf(sample), copy);
        await runCommand(['go', 'mod', 'download'], copy, env);
        // Compiles the dependencies, which takes longer than running the tests.
        await runCommand(['go', 'test', '-run', 'NoTestHasThisName', './...'], copy, env);
      }
    });
    const toolchain = {
      path: foldersOf('go', 'cc'),
      // -count=1 makes Go run each test again instead of repeating the result of an earlier run.
      env: {...env, GOPROXY: 'off', GOFLAGS: '-mod=readonly -count=1'},
    };
    return new Map(samples.map(({name}) => [name, toolchain]));
  },
};
