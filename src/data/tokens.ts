import type {Token} from './tokens.schema';

/** The types of API tokens. Texts may contain `code`, **labels**, and [links](/docs/permissions). */
export const tokens: readonly Token[] = [
  {
    name: 'Read-only token',
    access: 'Reads all data that its owner can read: pacts, results, the matrix, and stubs',
    use: 'A developer’s machine, a [stub](/docs/stubs), a dashboard',
    permission: '`token:manage:own` or `read_token:manage:own`',
  },
  {
    name: 'Read/write token',
    access: 'Does everything that its owner can do',
    use: 'A pipeline that publishes pacts, verification results, or deployments',
    permission: '`token:manage:own`',
  },
  {
    name: 'System account token',
    access: 'Does what the system account can do, which is CI/CD by default',
    use: 'Every pipeline, because the token keeps working when a person leaves',
    permission: '`system_account:manage:team` or `system_account:manage:*`',
  },
];
