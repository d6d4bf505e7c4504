import DataTable, {type Column} from '@site/src/components/DataTable';
import {webhookVariables, type WebhookVariable} from '@site/src/data/webhookVariables';
import {island} from '../StaticContent/island';

const sources = {pactflow: 'PactFlow', broker: 'Pact Broker only'} as const;

const variableColumns: Column<WebhookVariable>[] = [
  {id: 'name', label: 'Variable', text: ({name}) => `\`$\{pactbroker.${name}}\``},
  {id: 'value', label: 'Replaced by', unsorted: true},
  {id: 'remark', label: 'Notes', unsorted: true},
  {id: 'documented', label: 'Documented by', text: ({documented}) => sources[documented], facet: true},
];

/** A table of the variables that you can use in webhook requests. */
export function VariableTable() {
  return (
    <DataTable
      name="variables"
      unit="variables"
      caption="Dynamic webhook variables"
      columns={variableColumns}
      rows={webhookVariables}
      anchor={({name}) => `variable-${name}`}
    />
  );
}

export default island('VariableTable', VariableTable);
