import DataTable, {type Column} from '@site/src/components/DataTable';
import {webhookEvents, type WebhookEvent} from '@site/src/data/webhookEvents';

const eventColumns: Column<WebhookEvent>[] = [
  {id: 'label', label: 'Event', text: ({label}) => `**${label}**`},
  {id: 'id', label: 'Name in the API', text: ({id}) => `\`${id}\``},
  {id: 'fires', label: 'Happens when', unsorted: true},
  {id: 'use', label: 'Use it to', unsorted: true},
];

/** The events that a webhook can wait for. */
export default function EventTable() {
  return (
    <DataTable
      name="events"
      unit="events"
      caption="Events of webhooks"
      columns={eventColumns}
      rows={webhookEvents}
      anchor={({id}) => id}
    />
  );
}
