import DataTable, {type Column} from '@site/src/components/DataTable';
import {webhookEvents, type WebhookEvent} from '@site/src/data/webhookEvents';
import {island} from '../StaticContent/island';

const eventColumns: Column<WebhookEvent>[] = [
  {id: 'label', label: 'Event', text: ({label}) => `**${label}**`},
  {id: 'id', label: 'Name in the API', text: ({id}) => `\`${id}\``},
  {id: 'fires', label: 'Triggered when', unsorted: true},
  {id: 'use', label: 'Use it to', unsorted: true},
];

/** A table of the events that can trigger a webhook. */
export function EventTable() {
  return (
    <DataTable
      name="events"
      unit="events"
      caption="Webhook events"
      columns={eventColumns}
      rows={webhookEvents}
      anchor={({id}) => id}
    />
  );
}

export default island('EventTable', EventTable);
