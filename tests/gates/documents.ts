// Holds the project's own documents against the repository: what they name is there, and what must be named is.

/** What documents can be held against. */
export interface Facts {
  /** Paths of all files, from the root, with slashes. */
  files: readonly string[];
  scripts: readonly string[];
  gates: readonly string[];
  /** Environment variables whose names begin with `DOCS_`. */
  settings: readonly string[];
  /** Remark plugins in the order in which they run. */
  remarkPlugins: readonly string[];
  packages: readonly string[];
  overrides: readonly string[];
}

/** What was found, and how much was looked at. */
export interface DocumentFindings {
  problems: string[];
  paths: number;
  links: number;
  scripts: number;
  gates: number;
  packages: number;
}

/** What a document names as an example, and nobody has made. */
const EXAMPLE = /[<>…{}|$]|(?:^|\/)(?:your|x|y)(?:\/|\.|$)/;

const withoutFences = (text: string): string =>
  text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, (fence) => fence.replace(/[^\n]/g, ''));

/** The address that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): Set<string> =>
  new Set([...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** The rows of the table below a heading: what stands in code in the first column. */
function rowsBelow(text: string, heading: string): {cell: string; names: string[]}[] {
  const [section = ''] = text.split(`\n## ${heading}\n`)[1]?.split(/\n##+ /) ?? [];
  return [...section.matchAll(/^\| (?!-|Package|Gate)([^|]+) \|/gm)].map(([, cell = '']) => ({
    cell,
    names: [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }));
}

const pattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '(?:.*/)?')
      .replace(/(?<!\.)\*/g, '[^/]*')}$`,
  );

/**
 * @param documents texts by path from the root; `README.md` has the tables of gates and of packages, `ARCHITECTURE.md` the list of remark plugins
 */
export function checkDocuments(documents: Readonly<Record<string, string>>, facts: Facts): DocumentFindings {
  const findings: DocumentFindings = {problems: [], paths: 0, links: 0, scripts: 0, gates: 0, packages: 0};
  const folders = new Set(
    facts.files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
    ),
  );
  const rooms = new Set([...folders].filter((folder) => !folder.includes('/')));
  const isThere = (path: string): boolean =>
    facts.files.includes(path) ||
    folders.has(path.replace(/\/$/, '')) ||
    (path.includes('*') && [...facts.files, ...folders].some((each) => pattern(path.replace(/\/$/, '')).test(each)));

  for (const [name, text] of Object.entries(documents)) {
    withoutFences(text)
      .split('\n')
      .forEach((line, index) => {
        const tell = (problem: string): void => void findings.problems.push(`${name}:${index + 1}: ${problem}`);
        for (const [, code = ''] of line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)) {
          const path = code.replace(/^\.\//, '');
          if (/^[\w.@*-]+(?:\/[\w.@*-]*)+$/.test(path) && rooms.has(path.split('/')[0] ?? '') && !EXAMPLE.test(path)) {
            findings.paths += 1;
            if (!isThere(path)) tell(`\`${code}\` is not there. Name what took its place.`);
          }
          for (const [, script = ''] of code.matchAll(/\bnpm (?:run )?((?<=run )[\w:-]+|start|test)\b/g)) {
            findings.scripts += 1;
            if (!facts.scripts.includes(script))
              tell(`package.json has no script "${script}". It has: ${facts.scripts.join(', ')}.`);
          }
          for (const [gate] of (/^npm test -- (.+)$/.exec(code)?.[1] ?? '').matchAll(/"[^"]+"|[^\s"]+/g)) {
            findings.gates += 1;
            if (!gate.startsWith('--') && !facts.gates.includes(gate.replaceAll('"', '')))
              tell(`there is no gate ${gate}. There are: ${facts.gates.join(', ')}.`);
          }
          for (const [setting] of code.matchAll(/\bDOCS_\w+/g))
            if (!facts.settings.some((each) => each === setting || (setting.endsWith('_') && each.startsWith(setting))))
              tell(`there is no setting ${setting}. See src/settings.ts.`);
        }
        for (const [, gate = ''] of line.matchAll(/\bgates? `([^`]+)`/g))
          if (!facts.gates.includes(gate)) tell(`there is no gate ${gate}. There are: ${facts.gates.join(', ')}.`);
        for (const [, address = ''] of line.replace(/`[^`]*`(?!\])/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
          if (/^(?:[a-z]+:|\/)/.test(address)) continue;
          findings.links += 1;
          const [path = '', anchor] = address.split('#');
          if (path !== '' && !isThere(path)) tell(`the link leads to ${path}, which is not there.`);
          const target = path === '' ? text : documents[path];
          if (anchor !== undefined && target !== undefined && !anchorsOf(target).has(anchor))
            tell(`${path === '' ? name : path} has no heading #${anchor}.`);
        }
      });
  }

  const readme = documents['README.md'] ?? '';
  const told = rowsBelow(readme, 'What the gates check').flatMap(({cell}) => cell.split(', '));
  for (const gate of facts.gates)
    if (!told.includes(gate))
      findings.problems.push(`README.md: "What the gates check" has no row for the gate ${gate}.`);
  for (const gate of told)
    if (!facts.gates.includes(gate))
      findings.problems.push(
        `README.md: "What the gates check" has a row for ${gate}, which tests/run.ts does not run.`,
      );

  const explained = rowsBelow(readme, 'Dependencies').flatMap(({names}) => names);
  findings.packages = facts.packages.length;
  const covers = (row: string, each: string): boolean => row === each || (row.includes('*') && pattern(row).test(each));
  for (const each of facts.packages)
    if (!explained.some((row) => covers(row, each)))
      findings.problems.push(`README.md: "Dependencies" does not say why ${each} is there.`);
  for (const row of explained)
    if (!facts.packages.some((each) => covers(row, each)))
      findings.problems.push(`README.md: "Dependencies" explains ${row}, which package.json does not list.`);
  const [, overrides = ''] = /^The `overrides`([\s\S]*)/m.exec(readme) ?? [];
  const held = [...overrides.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each);
  for (const each of facts.overrides)
    if (!held.some((row) => covers(row, each)))
      findings.problems.push(`README.md: "Dependencies" does not say why overrides hold ${each}.`);

  const [, list = ''] =
    /^## Remark plugins\n([\s\S]*?)(?=\n## )/m.exec(`${documents['ARCHITECTURE.md'] ?? ''}\n## `) ?? [];
  const listed = [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, plugin]) => plugin);
  if (listed.join() !== facts.remarkPlugins.join())
    findings.problems.push(
      `ARCHITECTURE.md: "Remark plugins" lists ${listed.join(', ')}. docusaurus.config.ts runs ${facts.remarkPlugins.join(', ')}.`,
    );
  if (findings.paths === 0 || findings.links === 0 || findings.scripts === 0)
    findings.problems.push(
      'The documents name no path, no link, or no script: that is not so. Look at the patterns in tests/gates/documents.ts.',
    );
  return findings;
}
