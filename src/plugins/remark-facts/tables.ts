import {webhookEvents} from '../../data/webhookEvents';
import {webhookVariables} from '../../data/webhookVariables';

/** A table as a page shows it; every cell is Markdown. */
export interface FactsTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

const code = (text: string): string => `\`${text}\``;

/** The tables that a `facts` fence can name. */
export const factsTables: Readonly<Record<string, FactsTable>> = {
  webhookEvents: {
    headings: ['Event', 'Happens when', 'Use it to'],
    rows: webhookEvents.map(({label, fires, use}) => [`**${label}**`, fires, use]),
  },
  webhookEventNames: {
    headings: ['Event', 'Name in the API', 'Option of `create-webhook`'],
    rows: webhookEvents.map(({label, id, option}) => [label, code(id), code(option)]),
  },
  webhookEventVersions: {
    headings: ['Event', 'Versions in the variables'],
    rows: webhookEvents.map(({id, versions}) => [code(id), versions]),
  },
  webhookVariables: {
    headings: ['Name', 'Becomes', 'Remark'],
    rows: webhookVariables.map(({name, value, remark, documented}) => [code(name), value, [remark, documented === 'broker' ? 'Known from the Pact Broker; test it before you rely on it' : ''].filter(Boolean).join('. ')]),
  },
};
