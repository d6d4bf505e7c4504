import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {describe, test, type TestContext} from 'node:test';
import {archivedPage, generateArchivedPages} from './archivedPages';

const FILE = 'docs/docs/on-premises/database.mdx';
const isArchived = (path: string): boolean =>
  ['/docs/stubs', '/docs/on-premises'].includes(path.replace(/[?#].*$/, ''));
const page = (body: string): string =>
  `---\ntitle: Database\nedition:\n  - "1.x"\n  - "2.x"\nkind: how-to\n---\n${body}`;

describe('an archived page', () => {
  test('belongs to 1.x only, and names its source', () => {
    assert.equal(
      archivedPage(page('\nText.\n'), FILE, isArchived),
      '---\ntitle: Database\nedition: ["1.x"]\nkind: how-to\n---\n\n' +
        `{/* Generated from ${FILE} by npm run reference. Edits to this file are overwritten. */}\n\nText.\n`,
    );
  });
  test('links to archived pages where they exist', () => {
    const archived = archivedPage(
      page(
        '\n[Stubs](/docs/stubs#ports) [AI](/docs/ai) <Link to="/docs/stubs?a=b" /> <Start home="/docs/on-premises" />\n',
      ),
      FILE,
      isArchived,
    );
    assert.match(archived, /\[Stubs\]\(\/1\.x\/docs\/stubs#ports\) \[AI\]\(\/docs\/ai\)/);
    assert.match(archived, /<Link to="\/1\.x\/docs\/stubs\?a=b" \/> <Start home="\/1\.x\/docs\/on-premises" \/>/);
  });
  test('links to the screens of the legacy UI', () => {
    const urls = ['/docs/ui-old/settings/teams', '/docs/ui-old/settings/users#system-accounts'];
    assert.match(
      archivedPage(
        page(
          '\n[Teams](/docs/user-interface/settings/teams#new) [Account](/docs/user-interface/settings/system-accounts#a) [Roles](/docs/user-interface/settings/roles)\n',
        ),
        FILE,
        (url) => urls.includes(url),
      ),
      /\[Teams\]\(\/1\.x\/docs\/ui-old\/settings\/teams\) \[Account\]\(\/1\.x\/docs\/ui-old\/settings\/users#system-accounts\) \[Roles\]\(\/docs\/user-interface\/settings\/roles\)/,
    );
  });
  test('replaces the comment of a generated source', () => {
    const archived = archivedPage(
      page('\n{/* Generated from src/data/releases.ts by npm run reference. Edits are lost. */}\n\nText.\n'),
      FILE,
      isArchived,
    );
    assert.deepEqual(archived.match(/Generated from \S+/g), [`Generated from ${FILE}`]);
  });
  test('is a partial if its source is one', () => {
    assert.match(
      archivedPage('Text.\n', 'docs/docs/on-premises/_x.mdx', isArchived),
      /^\{\/\* Generated from .*_x\.mdx by npm run reference\..*\*\/\}\n\nText\.\n$/,
    );
  });
  test('needs front matter', () => {
    assert.throws(
      () => archivedPage('Text.\n', FILE, isArchived),
      /database\.mdx:1: expected front matter between two lines with ---, but found none/,
    );
  });
});

describe('the archived pages about On-Premises', () => {
  const create = (t: TestContext, files: Readonly<Record<string, string>>): string => {
    const folder = mkdtempSync(join(tmpdir(), 'archived-'));
    t.after(() => rmSync(folder, {recursive: true}));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), text);
    }
    return folder;
  };
  const SIDEBAR = {
    'versioned_sidebars/version-1.x-sidebars.json': '{"onprem": ["docs/on-premises/database", "docs/stubs"]}',
  };
  test('are those of the archived sidebar, with all partials', (t) => {
    const root = create(t, {
      ...SIDEBAR,
      [FILE]: page(
        '[Stubs](/docs/stubs#the-ports) [Host](/docs/stubs#host) [New](/docs/stubs#new) [AI](/docs/ai) [Logs](/docs/on-premises/logging)\n',
      ),
      'docs/docs/on-premises/_saml.mdx': '[Database](/docs/on-premises/database)\n',
      'docs/docs/on-premises/logging.mdx': page('Text.\n'),
      'versioned_docs/version-1.x/docs/stubs.mdx': page('## The `ports`\n\n## Name {/* #host */}\n'),
    });
    const pages = generateArchivedPages(root, new Map());
    assert.deepEqual(
      [...pages.keys()],
      ['database', '_saml'].map((name) => `versioned_docs/version-1.x/docs/on-premises/${name}.mdx`),
    );
    const [database = '', saml = ''] = pages.values();
    assert.match(
      database,
      /\(\/1\.x\/docs\/stubs#the-ports\) \[Host\]\(\/1\.x\/docs\/stubs#host\) \[New\]\(\/docs\/stubs#new\) \[AI\]\(\/docs\/ai\) \[Logs\]\(\/docs\/on-premises\/logging\)/,
    );
    assert.match(saml, /\(\/1\.x\/docs\/on-premises\/database\)/);
  });
  test('use the text that is generated in the same run', (t) => {
    const root = create(t, {...SIDEBAR, [FILE]: page('Old.\n')});
    const [database = ''] = generateArchivedPages(root, new Map([[FILE, page('New.\n')]])).values();
    assert.match(database, /New\.\n$/);
  });
  test('must exist in the current docs', (t) => {
    assert.throws(
      () => generateArchivedPages(create(t, SIDEBAR), new Map()),
      /expected a page docs\/docs\/on-premises\/database\.mdx for docs\/on-premises\/database, but found none/,
    );
  });
});
