import type {Advisory} from './advisories.schema';

const pam = {
  component: '`libpam0g`, `libpam-modules`, `libpam-modules-bin`, `libpam-runtime` 1.5.3-5',
  releases: 'From 2.0.0',
};
const unused =
  'A part of Ubuntu 24.04 that `apt`, `dpkg`, and the management of users need. PactFlow does not call it.';

/** Known findings of security scanners in the images of PactFlow On-Premises, oldest first. */
export const advisories: readonly Advisory[] = [
  {
    id: 'CVE-2015-9284',
    summary:
      'Sign-in by `omniauth` can be started by a foreign page, if it starts with a GET request that no token protects.',
    in1x: {
      component: '`omniauth` gem',
      releases: 'All',
      state: 'Not exploitable',
      reason:
        'Sign-in starts with a POST request and an anti-forgery token, as [the authors of omniauth advise](https://github.com/omniauth/omniauth/wiki/Resolving-CVE-2015-9284).',
    },
    in2x: {
      component: '`omniauth` gem',
      releases: 'All',
      state: 'Not exploitable',
      reason:
        'Sign-in starts with a POST request and an anti-forgery token, as [the authors of omniauth advise](https://github.com/omniauth/omniauth/wiki/Resolving-CVE-2015-9284).',
    },
  },
  {
    id: 'CVE-2020-36599',
    summary: 'The failure page of `omniauth` before 1.9.2 shows a message key without escaping it.',
    in1x: {
      component: '`omniauth` gem',
      releases: 'Up to 1.19.2; mended in 1.20.0',
      state: 'Not exploitable',
      reason: 'PactFlow has a failure page of its own, so the faulty code never runs.',
    },
    in2x: {
      component: '`omniauth` gem',
      releases: 'None: only 1.x up to 1.19.2',
      state: 'Not exploitable',
      reason: 'PactFlow has a failure page of its own, so the faulty code never runs.',
    },
  },
  {
    id: 'CVE-2021-41816',
    summary:
      'A buffer overflow in escaping HTML, in the `cgi` library of Ruby before 2.7.5 and 3.0.3, and in the `cgi` gem before 0.3.1.',
    in1x: {
      component: '`cgi` library and gem',
      state: 'False positive',
      reason:
        'Needs a platform whose type `long` has 4 bytes, such as Windows. The image is a 64-bit Alpine Linux, where it has 8.',
    },
    in2x: {
      component: '`cgi` library and gem',
      state: 'False positive',
      reason:
        'Needs a platform whose type `long` has 4 bytes, such as Windows. The image is a 64-bit Ubuntu, where it has 8.',
    },
  },
  {
    id: 'CVE-2022-2625',
    summary: 'Under certain conditions, an extension of a PostgreSQL server can be made to run code of somebody else.',
    in1x: {
      component: '`postgresql14-dev` package of Alpine Linux',
      state: 'Not exploitable',
      reason: 'Only the server has the fault. The image holds the client. Keep your own PostgreSQL server up to date.',
    },
  },
  {
    id: 'CVE-2022-37434',
    summary: 'Reading a gzip header with a large extra field reads or writes beyond a buffer in `zlib` up to 1.2.12.',
    in1x: {
      component: '`zlib` package of Alpine Linux',
      releases: 'All, by the report of August 24, 2022',
      state: 'No fix at the time of the report',
      reason:
        'There was no fixed package on August 24, 2022. The entry has not been revised since. [zlib](https://zlib.net/ChangeLog.txt) mended it in 1.2.13: look at the version in your image.',
    },
  },
  {
    id: 'CVE-2024-10041',
    summary: 'Linux-PAM can leak a password from memory while it authenticates.',
    in2x: {...pam, state: 'Present, not used', reason: unused},
  },
  {
    id: 'CVE-2024-10963',
    summary: 'Linux-PAM can take a rule of `pam_access` for a host name, and so let somebody through.',
    in2x: {...pam, state: 'Present, not used', reason: unused},
  },
  {
    id: 'CVE-2025-22872',
    summary:
      'The HTML tokenizer of the Go module `golang.org/x/net` takes some tags that end with a slash for closed, and puts what follows in the wrong place.',
    in1x: {
      component: '`dockerize`',
      releases: 'Up to 1.37.0',
      state: 'Not exploitable',
      reason:
        '`dockerize` is a command that waits for other services. It handles no web page, so there is nothing to inject into.',
    },
  },
  {
    id: 'CVE-2025-22874',
    summary: 'The Go package `crypto/x509` skips the validation of certificate policies when any key usage is allowed.',
    in1x: {
      component: '`dockerize`',
      releases: 'Up to 1.37.0',
      state: 'Not exploitable',
      reason:
        '`dockerize` waits for a trusted connection on the same host. Only chains with policy graphs are concerned, which are rare. If you use it for anything else, judge that use yourself.',
    },
  },
  {
    id: 'CVE-2025-40909',
    summary: 'A new thread of Perl can work in the wrong directory for a moment, and load or open what lies there.',
    in2x: {
      component: '`perl`, `perl-base`, `perl-modules-5.38`, `libperl5.38t64` 5.38.2-3.2',
      releases: 'From 2.0.0',
      state: 'Present, not used',
      reason: unused,
    },
  },
];
