import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const OPENSSL = 'openssl';

/** The path or name of nginx, or undefined if it isn't installed. */
export function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).error === undefined);
}

const MISSING_NGINX = 'nginx isn’t installed, so the proxy files are not checked. Run .ci/run, or install nginx.';

/**
 * Why the proxy files are skipped if nginx is missing.
 * @param ci the environment variable CI
 * @throws Error with the same message where nothing may be skipped
 */
export function reasonToSkip(ci: string | undefined): string {
  if ((ci ?? '') !== '') throw new Error(`${MISSING_NGINX} Nothing may be skipped because CI is set.`);
  return MISSING_NGINX;
}

export interface NginxTest {
  /** What nginx says is wrong with a proxy file, or undefined if nothing is. */
  problemOf: (file: string) => string | undefined;
  remove: () => void;
}

/** Prepares a folder with a certificate, in which `nginx -t` can check proxy files. */
export function prepareNginx(nginx: string): NginxTest {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-file-'));
  const certificate = join(folder, 'tls.crt');
  const key = join(folder, 'tls.key');
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(OPENSSL, [...request, '-subj', '/CN=localhost', '-keyout', key, '-out', certificate], {stdio: 'pipe'});
  return {
    problemOf(file) {
      // nginx resolves hostnames and opens the ports even for a test, so both have to exist on this machine.
      const local = file
        .replaceAll('/run/secrets/tls-certificate', certificate)
        .replaceAll('/run/secrets/tls-key', key)
        .replace(/http:\/\/(?:pactflow|scim-api):/g, 'http://127.0.0.1:')
        .replace(/listen (80|443)\b/g, 'listen 127.0.0.1:30$1');
      const path = join(folder, 'nginx.conf');
      writeFileSync(
        path,
        `pid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${local}\n}\n`,
      );
      const {status, stderr} = spawnSync(nginx, ['-t', '-q', '-p', folder, '-c', path], {encoding: 'utf8'});
      return status === 0 ? undefined : stderr;
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
