import type {Token} from './tokens.schema';

/** The types of API tokens. Texts may contain `code`, **labels**, and [links](/docs/permissions). */
export const tokens: readonly Token[] = [
  {
    name: 'Read-only token',
    access: 'Read all data that its owner can read, such as pacts, verification results, the matrix, and stubs',
    use: 'On a developer’s machine, for a [stub](/docs/stubs), or for a dashboard',
    permission: '`token:manage:own` or `read_token:manage:own`',
  },
  {
    name: 'Read/write token',
    access: 'Do everything that its owner can do',
    use: 'In a pipeline that publishes pacts and verification results, or records deployments',
    permission: '`token:manage:own`',
  },
  {
    name: 'System account’s read/write token',
    access: 'Do everything that the system account can do. By default, the account has the **CI/CD** role.',
    use: 'In every pipeline that publishes or records data, because the token keeps working when someone leaves the company',
    permission: '`system_account:manage:team` or `system_account:manage:*`',
  },
];
