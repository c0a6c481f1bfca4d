import { readEnvironment } from '../../platform/env.ts';
import { consume } from '../../platform/queue.ts';
import { connectTable } from '../../platform/table.ts';
import { createOutreachStore } from '../repository.ts';
import { createDelivery } from './delivery.ts';
import { readSesEvent, SesEvent } from './ses-event.ts';

const env = readEnvironment('TABLE_NAME');
const note = createDelivery({ store: createOutreachStore(connectTable(env.TABLE_NAME), ''), now: () => new Date() });

/** One message per event of SES. Those that concern no candidate are done as they come. */
export const handler = consume(SesEvent, async (message) => {
  const event = readSesEvent(message);
  if (event) await note(event);
});
