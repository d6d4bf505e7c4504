import {webhookEvents} from '../../data/webhookEvents';

/** A table as a page shows it; every cell is Markdown. */
export interface FactsTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

const code = (text: string): string => `\`${text}\``;

/** The tables that a `facts` fence can name. */
export const factsTables: Readonly<Record<string, FactsTable>> = {
  webhookEventOptions: {
    headings: ['Event', 'Option'],
    rows: webhookEvents.map(({id, option}) => [code(id), code(option)]),
  },
  webhookEventVersions: {
    headings: ['Event', 'Versions in the variables'],
    rows: webhookEvents.map(({id, versions}) => [code(id), versions]),
  },
};
