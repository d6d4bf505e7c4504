import type {ChecklistItem} from '@site/src/data/installationChecklist.schema';

interface Words {
  title: string;
  items: readonly ChecklistItem[];
  ticks: ReadonlySet<string>;
  /** Makes a link of the data a whole address. */
  addressOf: (to: string) => string;
}

/** Links of the data lead to a path of this site, which means nothing in a file elsewhere. */
const absolute = (text: string, addressOf: Words['addressOf']): string =>
  text.replace(/\]\((\/[^)\s]*)\)/g, (_, to: string) => `](${addressOf(to)})`);

/** The checklist as Markdown, ticks included. */
export function checklistMarkdown({title, items, ticks, addressOf}: Words): string {
  const phases = [...new Set(items.map(({phase}) => phase))];
  const entry = ({id, text, detail, onlyIf, variables = [], links}: ChecklistItem): string[] => [
    `- [${ticks.has(id) ? 'x' : ' '}] ${onlyIf === undefined ? '' : `Only if ${onlyIf}: `}${absolute(text, addressOf)}`,
    ...(detail === undefined ? [] : [`  ${absolute(detail, addressOf)}`]),
    ...(variables.length === 0 ? [] : [`  Variables: ${variables.map((name) => `\`${name}\``).join(', ')}.`]),
    `  See ${links.map(({label, to}) => `[${label}](${addressOf(to)})`).join(', ')}.`,
  ];
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
