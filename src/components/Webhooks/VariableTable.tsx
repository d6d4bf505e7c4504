import DataTable, {type Column} from '@site/src/components/DataTable';
import {webhookVariables, type WebhookVariable} from '@site/src/data/webhookVariables';

const sources = {pactflow: 'PactFlow', broker: 'Pact Broker only'} as const;

const variableColumns: Column<WebhookVariable>[] = [
  {id: 'name', label: 'Variable', text: ({name}) => `\`$\{pactbroker.${name}}\``},
  {id: 'value', label: 'Becomes', unsorted: true},
  {id: 'remark', label: 'Remark', unsorted: true},
  {id: 'documented', label: 'Documented by', text: ({documented}) => sources[documented], facet: true},
];

/** The variables that a webhook's request may hold. */
export default function VariableTable() {
  return (
    <DataTable
      name="variables"
      unit="variables"
      caption="Dynamic variables of webhooks"
      columns={variableColumns}
      rows={webhookVariables}
      anchor={({name}) => `variable-${name}`}
    />
  );
}
