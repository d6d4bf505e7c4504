import type {Token} from './tokens.schema';

/** The types of API tokens. Texts may contain `code`, **labels**, and [links](/docs/permissions). */
export const tokens: readonly Token[] = [
  {
    name: 'Read-only token',
    access: 'Reads whatever its owner may read: pacts, results, the matrix, stubs',
    use: 'A developer’s machine, a [stub](/docs/stubs), a dashboard',
    permission: '`token:manage:own` or `read_token:manage:own`',
  },
  {
    name: 'Read/write token',
    access: 'Does everything that its owner may do',
    use: 'A pipeline that publishes pacts, verification results or deployments',
    permission: '`token:manage:own`',
  },
  {
    name: 'Token of a system account',
    access: 'Does what the system account may do, CI/CD by default',
    use: 'Every pipeline: it goes on working when a person leaves',
    permission: '`system_account:manage:team` or `system_account:manage:*`',
  },
];
