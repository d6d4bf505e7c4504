import type {ChecklistItem} from '@site/src/data/installationChecklist.schema';

interface Options {
  title: string;
  items: readonly ChecklistItem[];
  checkedItems: ReadonlySet<string>;
  /** Turns a path of this site into an absolute URL. */
  toUrl: (path: string) => string;
}

/** Makes links to paths of this site absolute, so that they still work in a downloaded file. */
export const withAbsoluteLinks = (text: string, toUrl: Options['toUrl']): string =>
  text.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${toUrl(path)})`);

/** The checklist as Markdown. Checked items are included as `[x]`. */
export function checklistMarkdown({title, items, checkedItems, toUrl}: Options): string {
  const phases = [...new Set(items.map(({phase}) => phase))];
  const entry = ({id, text, detail, onlyIf, variables = [], links}: ChecklistItem): string[] => {
    const checkbox = checkedItems.has(id) ? '[x]' : '[ ]';
    return [
      `- ${checkbox} ${onlyIf === undefined ? '' : `Only if ${onlyIf}: `}${withAbsoluteLinks(text, toUrl)}`,
      ...(detail === undefined ? [] : [`  ${withAbsoluteLinks(detail, toUrl)}`]),
      ...(variables.length === 0 ? [] : [`  Variables: ${variables.map((name) => `\`${name}\``).join(', ')}.`]),
      `  See ${links.map(({label, to}) => `[${label}](${toUrl(to)})`).join(', ')}.`,
    ];
  };
  return [
    `# ${title}`,
    ...phases.flatMap((phase) => [
      '',
      `## ${phase}`,
      '',
      ...items.filter((item) => item.phase === phase).flatMap(entry),
    ]),
    '',
  ].join('\n');
}
