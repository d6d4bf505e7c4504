import type {Advisory} from './advisories.schema';

const pam = {
  component: '`libpam0g`, `libpam-modules`, `libpam-modules-bin`, `libpam-runtime` 1.5.3-5',
  releases: 'From 2.0.0',
};
const unused = '`apt`, `dpkg`, and user management require this part of Ubuntu 24.04, but PactFlow doesn’t use it.';

/** Known security scanner findings in the PactFlow On-Premises images, oldest first. */
export const advisories: readonly Advisory[] = [
  {
    id: 'CVE-2015-9284',
    summary:
      'If sign-in requests use GET and have no anti-forgery token, another website can start a sign-in through `omniauth`.',
    in1x: {
      component: '`omniauth` gem',
      releases: 'All',
      state: 'Not exploitable',
      reason:
        'Sign-in starts with a POST request and an anti-forgery token, as [the omniauth maintainers recommend](https://github.com/omniauth/omniauth/wiki/Resolving-CVE-2015-9284).',
    },
    in2x: {
      component: '`omniauth` gem',
      releases: 'All',
      state: 'Not exploitable',
      reason:
        'Sign-in starts with a POST request and an anti-forgery token, as [the omniauth maintainers recommend](https://github.com/omniauth/omniauth/wiki/Resolving-CVE-2015-9284).',
    },
  },
  {
    id: 'CVE-2020-36599',
    summary: 'The failure page of `omniauth` before 1.9.2 displays a message key without escaping it.',
    in1x: {
      component: '`omniauth` gem',
      releases: 'Up to 1.19.2; fixed in 1.20.0',
      state: 'Not exploitable',
      reason: 'PactFlow has its own failure page, so the vulnerable code never runs.',
    },
    in2x: {
      component: '`omniauth` gem',
      releases: 'None; only 1.x releases up to 1.19.2 are affected',
      state: 'Not exploitable',
      reason: 'PactFlow has its own failure page, so the vulnerable code never runs.',
    },
  },
  {
    id: 'CVE-2021-41816',
    summary:
      'The `cgi` library of Ruby before 2.7.5 and 3.0.3, and the `cgi` gem before 0.3.1, can cause a buffer overflow when they escape HTML.',
    in1x: {
      component: '`cgi` library and gem',
      state: 'False positive',
      reason:
        'The vulnerability affects only platforms where the `long` type has 4 bytes, such as Windows. The image uses 64-bit Alpine Linux, where `long` has 8 bytes.',
    },
    in2x: {
      component: '`cgi` library and gem',
      state: 'False positive',
      reason:
        'The vulnerability affects only platforms where the `long` type has 4 bytes, such as Windows. The image uses 64-bit Ubuntu, where `long` has 8 bytes.',
    },
  },
  {
    id: 'CVE-2022-2625',
    summary: 'Under certain conditions, a PostgreSQL server extension can run an attacker’s code.',
    in1x: {
      component: '`postgresql14-dev` package of Alpine Linux',
      state: 'Not exploitable',
      reason:
        'The vulnerability affects only the server, and the image contains only the client. Keep your own PostgreSQL server up to date.',
    },
  },
  {
    id: 'CVE-2022-37434',
    summary:
      'Reading a gzip header with a large extra field causes a buffer overread or overflow in `zlib` 1.2.12 and earlier.',
    in1x: {
      component: '`zlib` package of Alpine Linux',
      releases: 'All, according to the report from August 24, 2022',
      state: 'No fix at the time of the report',
      reason:
        'On August 24, 2022, no fixed package was available, and SmartBear hasn’t updated the report since. [zlib 1.2.13](https://zlib.net/ChangeLog.txt) fixes the vulnerability, so check the version in your image.',
    },
  },
  {
    id: 'CVE-2024-10041',
    summary: 'Linux-PAM can leak a password from memory during authentication.',
    in2x: {...pam, state: 'Present, not used', reason: unused},
  },
  {
    id: 'CVE-2024-10963',
    summary: 'Linux-PAM can interpret a `pam_access` rule as a hostname and grant access to unauthorized users.',
    in2x: {...pam, state: 'Present, not used', reason: unused},
  },
  {
    id: 'CVE-2025-22872',
    summary:
      'The HTML tokenizer of the Go module `golang.org/x/net` interprets some tags that end with a slash as self-closing and puts the following content in the wrong place.',
    in1x: {
      component: '`dockerize`',
      releases: 'Up to 1.37.0',
      state: 'Not exploitable',
      reason:
        '`dockerize` is a command that waits for other services. It doesn’t process web pages, so attackers can’t inject content.',
    },
  },
  {
    id: 'CVE-2025-22874',
    summary: 'The Go package `crypto/x509` skips validation of certificate policies if any key usage is allowed.',
    in1x: {
      component: '`dockerize`',
      releases: 'Up to 1.37.0',
      state: 'Not exploitable',
      reason:
        '`dockerize` waits for a trusted connection on the same host. The vulnerability affects only certificate chains with policy graphs, which are rare. If you use `dockerize` for anything else, assess the risk yourself.',
    },
  },
  {
    id: 'CVE-2025-40909',
    summary: 'For a short time, a new Perl thread can work in the wrong directory, and load or open files from there.',
    in2x: {
      component: '`perl`, `perl-base`, `perl-modules-5.38`, `libperl5.38t64` 5.38.2-3.2',
      releases: 'From 2.0.0',
      state: 'Present, not used',
      reason: unused,
    },
  },
];
