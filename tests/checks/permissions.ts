// Compares the permissions and roles on pages with src/data. Reports names that aren't in the data, and data that no
// page shows.
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {permissions, retiredPermissions} from '../../src/data/permissions';
import {roles} from '../../src/data/roles';

/** The permissions and roles in the data. */
export interface AccessData {
  permissions: readonly string[];
  /** Permissions of earlier releases. Pages may mention them, but don't have to. */
  retired: readonly string[];
  /** Current and former names. */
  roles: readonly {id: string; names: readonly string[]}[];
}

export interface Page {
  file: string;
  source: string;
}

/**
 * Inline code that looks like a permission: two or three lowercase parts. The second and third can be `*`, and the
 * third can be `{…}`.
 */
const PERMISSION = /^[a-z_]+:([a-z_-]+|\*)(:([a-z_-]+|\*|\{[a-z_]+\}))?$/;
const SCOPES = new Set(['*', 'team', 'own', '{uuid}']);

/**
 * A role in a sentence, such as `the **Viewer** role` or `the CI/CD role`: a capitalized name before the word "role".
 */
const ROLE =
  /(?:\b(?:the|an?|of|has|have|with|today’s|today's)\s+\*\*([A-Z][^*\n]*)\*\*|\b(?:[Tt]he|[Aa]n?|[Tt]oday’s|[Tt]oday's)\s+((?:[A-Z][\w/-]*\s+){0,2}[A-Z][\w/-]*))\s+roles?\b/g;

/** Words before "role" that aren't names of PactFlow roles, for example because they name an identity provider. */
const OTHER_ROLES = new Set(['IAM', 'AWS', 'Okta', 'Postgres', 'PostgreSQL', 'SmartBear Admin', 'PactFlow', 'Default']);

/** The lines of a page. Those of its front matter and code blocks are empty. */
function proseLines(source: string): string[] {
  let openDelimiter = '';
  let inFrontMatter = source.startsWith('---\n');
  return source.split('\n').map((line, index) => {
    if (inFrontMatter) {
      if (index > 0 && line === '---') inFrontMatter = false;
      return '';
    }
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (openDelimiter === '' && mark !== '') {
      openDelimiter = mark;
      return '';
    }
    if (openDelimiter !== '') {
      if (mark.startsWith(openDelimiter)) openDelimiter = '';
      return '';
    }
    return line;
  });
}

const isGroup = (code: string, known: readonly string[]): boolean => known.some((id) => id.startsWith(`${code}:`));

/**
 * Classifies inline code: a permission, a group such as `contract_data:bulk_delete`, an unknown permission, or other
 * code.
 */
function classify(code: string, {permissions: known, retired}: AccessData): 'known' | 'group' | 'unknown' | 'other' {
  if (known.includes(code) || retired.includes(code)) return 'known';
  if (!PERMISSION.test(code)) return 'other';
  if (isGroup(code, known)) return 'group';
  const [resource = '', , scope] = code.split(':');
  const isPermission = known.some((id) => id.startsWith(`${resource}:`)) || (scope !== undefined && SCOPES.has(scope));
  return isPermission ? 'unknown' : 'other';
}

/** The known permission that has the most parts in common with an unknown one. */
function nearest(code: string, known: readonly string[]): string {
  const parts = new Set(code.split(/[:_]/));
  const score = (id: string): number => id.split(/[:_]/).filter((part) => parts.has(part)).length;
  return [...known].sort((a, b) => score(b) - score(a))[0] ?? '';
}

/**
 * Compares the pages with the data.
 *
 * @returns one line for each problem, with the file and, on pages, the line
 */
export function checkAccess(pages: readonly Page[], access: AccessData): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const names = access.roles.flatMap((role) => role.names);
  for (const {file, source} of pages) {
    proseLines(source).forEach((line, index) => {
      const at = `${file}:${index + 1}`;
      for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
        const kind = classify(code, access);
        if (kind === 'known') seen.add(code);
        if (kind === 'unknown')
          problems.push(
            `${at}: \`${code}\` isn't in src/data/permissions.ts. Did you mean \`${nearest(code, access.permissions)}\`?`,
          );
      }
      for (const [, bold, plain] of line.matchAll(ROLE)) {
        const name = (bold ?? plain ?? '').trim();
        if (!names.includes(name) && !OTHER_ROLES.has(name))
          problems.push(
            `${at}: the ${name} role isn't in src/data/roles.ts. The roles are: ${[...new Set(names)].join(', ')}.`,
          );
      }
      if (/<PermissionTable\s*\/>/.test(line)) for (const id of access.permissions) seen.add(id);
      for (const [, id = ''] of line.matchAll(/<RolePermissions role="([^"]*)"/g)) seen.add(`role ${id}`);
    });
  }
  for (const id of access.permissions)
    if (!seen.has(id))
      problems.push(
        `src/data/permissions.ts: ${id} isn't on any page. Mention it, or add <PermissionTable /> to a page.`,
      );
  for (const {id} of access.roles)
    if (!seen.has(`role ${id}`))
      problems.push(`src/data/roles.ts: ${id} isn't on any page. Add a section with <RolePermissions role="${id}" />.`);
  return problems;
}

function pagesBelow(folder: string): Page[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({file: file.split(sep).join('/'), source: readFileSync(file, 'utf8')}));
}

function main(): number {
  const pages = ['docs', 'notices'].flatMap(pagesBelow);
  const problems = checkAccess(pages, {
    permissions: permissions.map(({id}) => id),
    retired: retiredPermissions,
    roles: roles.map(({id, name, formerName}) => ({
      id,
      names: [name, ...(formerName === undefined ? [] : [formerName])],
    })),
  });
  for (const problem of problems) console.error(problem);
  console.log(
    `permissions: ${pages.length} pages, ${permissions.length} permissions, ${roles.length} roles, ${problems.length} problems`,
  );
  return pages.length === 0 || problems.length > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
