import { readEnvironment } from '../../platform/env.ts';
import { consume } from '../../platform/queue.ts';
import { connectTable } from '../../platform/table.ts';
import { createAnswerStore } from '../../records/inbox/answer-store.ts';
import { createOutreachStore } from '../repository.ts';
import { createAnswerDelivery } from './answer-delivery.ts';
import { createDelivery } from './delivery.ts';
import { readSesEvent, SesEvent } from './ses-event.ts';

const env = readEnvironment('TABLE_NAME');
const table = connectTable(env.TABLE_NAME);
const deps = { store: createOutreachStore(table, ''), answers: createAnswerStore(table), now: () => new Date() };
const note = createDelivery(deps);
const noteAnswer = createAnswerDelivery(deps);

/** One message per event of SES. Those that concern no candidate are done as they come. */
export const handler = consume(SesEvent, async (message) => {
  const event = readSesEvent(message);
  if (event) await ('step' in event ? note(event) : noteAnswer(event));
});
