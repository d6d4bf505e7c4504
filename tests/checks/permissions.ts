// Holds what pages say of permissions and roles against src/data: a name in prose that the data does not know, and data that no page shows.
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {permissions, retiredPermissions} from '../../src/data/permissions';
import {roles} from '../../src/data/roles';

/** Names that pages may use. */
export interface Access {
  permissions: readonly string[];
  /** Known to earlier releases: may be named, need not be. */
  retired: readonly string[];
  /** Current and former names. */
  roles: readonly {id: string; names: readonly string[]}[];
}

export interface Page {
  file: string;
  source: string;
}

/** Inline code that looks like a permission: two or three parts, each of small letters, or a star, or a value in braces. */
const PERMISSION = /^[a-z_]+:([a-z_-]+|\*)(:([a-z_-]+|\*|\{[a-z_]+\}))?$/;
const SCOPES = new Set(['*', 'team', 'own', '{uuid}']);

/** `the **Viewer** role`, `the CI/CD role`: a name with capital letters between a word that announces it and the word role. */
const ROLE =
  /(?:\b(?:the|an?|of|has|have|with|today’s|today's)\s+\*\*([A-Z][^*\n]*)\*\*|\b(?:[Tt]he|[Aa]n?|[Tt]oday’s|[Tt]oday's)\s+((?:[A-Z][\w/-]*\s+){0,2}[A-Z][\w/-]*))\s+roles?\b/g;

/** Words before "role" that name no role of ours, such as an identity provider's. */
const OTHER_ROLES = new Set(['IAM', 'AWS', 'Okta', 'Postgres', 'PostgreSQL', 'SmartBear Admin', 'PactFlow', 'Default']);

/** A page's lines without its front matter and its fenced code, which quote other things; their numbers stay. */
function proseLines(source: string): string[] {
  let fence = '';
  let front = source.startsWith('---\n');
  return source.split('\n').map((line, index) => {
    if (front) {
      if (index > 0 && line === '---') front = false;
      return '';
    }
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '' && mark !== '') {
      fence = mark;
      return '';
    }
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
      return '';
    }
    return line;
  });
}

const isFamily = (code: string, known: readonly string[]): boolean => known.some((id) => id.startsWith(`${code}:`));

/** What a piece of inline code is: a permission, a family of them such as `contract_data:bulk_delete`, one that nobody knows, or something else. */
function judge(code: string, {permissions: known, retired}: Access): 'known' | 'family' | 'unknown' | 'other' {
  if (known.includes(code) || retired.includes(code)) return 'known';
  if (!PERMISSION.test(code)) return 'other';
  if (isFamily(code, known)) return 'family';
  const [resource = '', , scope] = code.split(':');
  const ours = known.some((id) => id.startsWith(`${resource}:`)) || (scope !== undefined && SCOPES.has(scope));
  return ours ? 'unknown' : 'other';
}

/** The known id that shares most parts with a wrong one, for the message. */
function nearest(code: string, known: readonly string[]): string {
  const parts = new Set(code.split(/[:_]/));
  const score = (id: string): number => id.split(/[:_]/).filter((part) => parts.has(part)).length;
  return [...known].sort((a, b) => score(b) - score(a))[0] ?? '';
}

/**
 * Compares pages and data.
 * @returns one line for each thing that is wrong, with file and line where there is one
 */
export function checkAccess(pages: readonly Page[], access: Access): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const names = access.roles.flatMap((role) => role.names);
  for (const {file, source} of pages) {
    proseLines(source).forEach((line, index) => {
      const at = `${file}:${index + 1}`;
      for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
        const verdict = judge(code, access);
        if (verdict === 'known') seen.add(code);
        if (verdict === 'unknown')
          problems.push(
            `${at}: \`${code}\` is no permission of src/data/permissions.ts. Nearest: \`${nearest(code, access.permissions)}\`.`,
          );
      }
      for (const [, bold, plain] of line.matchAll(ROLE)) {
        const name = (bold ?? plain ?? '').trim();
        if (!names.includes(name) && !OTHER_ROLES.has(name))
          problems.push(
            `${at}: the ${name} role is not in src/data/roles.ts. There are: ${[...new Set(names)].join(', ')}.`,
          );
      }
      if (/<PermissionTable\s*\/>/.test(line)) for (const id of access.permissions) seen.add(id);
      for (const [, id = ''] of line.matchAll(/<RolePermissions role="([^"]*)"/g)) seen.add(`role ${id}`);
    });
  }
  for (const id of access.permissions)
    if (!seen.has(id))
      problems.push(
        `src/data/permissions.ts: ${id} stands on no page. Put it into a text, or <PermissionTable /> on a page.`,
      );
  for (const {id} of access.roles)
    if (!seen.has(`role ${id}`))
      problems.push(
        `src/data/roles.ts: ${id} stands on no page. Give it a section with <RolePermissions role="${id}" />.`,
      );
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
    `access: ${pages.length} pages against ${permissions.length} permissions and ${roles.length} roles, ${problems.length} problems`,
  );
  return pages.length === 0 || problems.length > 0 ? 1 : 0;
}

if (require.main === module) process.exitCode = main();
